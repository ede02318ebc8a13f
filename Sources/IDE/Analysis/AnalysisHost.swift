package import Checking
package import Semantics
package import SourceText
package import Syntax

/// The files of a workspace as they are now. Its owner changes it; `analysis` is a snapshot for everyone else.
package struct AnalysisHost: Sendable {
  private var files: [FileID: AnalyzedFile] = [:]
  private var program: ProgramCell?
  /// What has changed since `program`.
  private var changes: [FileID: SyntaxTree?] = [:]
  /// The snapshot of the present state, once somebody has asked for it.
  private var current: Analysis?

  private var memory: AnalysisMemory
  /// Whether files of the workspace are still to come: till then nothing is said about what they may declare.
  package var isPartial = false {
    didSet { if isPartial != oldValue { current = nil } }
  }

  package init(configuration: LintConfiguration = .standard) {
    memory = AnalysisMemory(configuration: configuration)
  }

  /// Changes what is looked for.
  package mutating func configure(_ configuration: LintConfiguration) {
    memory = AnalysisMemory(configuration: configuration)
    current = nil
  }

  /// What the asset catalogues name.
  package var assets = AssetNames() {
    didSet { if assets != oldValue { current = nil } }
  }

  /// The sizes of the images in the workspace's asset catalogues.
  package var resources = ProgramResources.none {
    didSet {
      guard resources !== oldValue else { return }
      // Scenes were laid out with the earlier ones.
      memory = AnalysisMemory(configuration: memory.configuration)
      program = ProgramCell(after: program, changes: changes, resources)
      changes = [:]
      current = nil
    }
  }

  /// What is known of the files as they are now. Cheap: everything is worked out when it is asked for.
  package var analysis: Analysis {
    mutating get {
      if let current { return current }
      let cell =
        program.flatMap { changes.isEmpty ? $0 : nil } ?? ProgramCell(after: program, changes: changes, resources)
      let made = Analysis(files: files, programCell: cell, memory: memory, isPartial: isPartial, assets)
      program = cell
      changes = [:]
      current = made
      return made
    }
  }

  /// What has been worked out since the host was made or configured.
  package var counters: WorkCounters { memory.engine.meter.counters }

  /// The files that there are.
  package var fileIDs: some Sequence<FileID> { files.keys }

  package func text(of file: FileID) -> SourceText? {
    files[file]?.text
  }

  /// Adds a file or replaces its text.
  package mutating func set(_ file: FileID, to text: SourceText) {
    update(file, SyntaxTree.parse(text))
  }

  /// Adds a file that was parsed elsewhere, or replaces its text.
  package mutating func set(_ file: FileID, parsed tree: SyntaxTree) {
    update(file, tree)
  }

  /// Changes the text of a file; the tree around the edit is kept.
  package mutating func apply(_ edit: TextEdit, to file: FileID) {
    guard let tree = files[file]?.tree else { return }
    update(file, tree.reparsed(after: [edit]))
  }

  /// Forgets a file; whether there was one.
  @discardableResult
  package mutating func remove(_ file: FileID) -> Bool {
    guard files[file] != nil else { return false }
    update(file, nil)
    return true
  }

  private mutating func update(_ file: FileID, _ tree: SyntaxTree?) {
    files[file] = tree.map(AnalyzedFile.init)
    changes.updateValue(tree, forKey: file)
    current = nil
  }
}
