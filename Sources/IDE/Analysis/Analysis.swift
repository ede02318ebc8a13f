import Catalog
package import Interpreter
package import Lint
package import Semantics
package import SourceText
package import Syntax

/// What is known of a workspace at one moment: immutable, to be read on any thread. Everything beyond the trees is
/// worked out when it is first asked for and kept.
package struct Analysis: Sendable {
  private let files: [FileID: AnalyzedFile]
  package let configuration: LintConfiguration
  let programCell: ProgramCell
  let facts = Facts()

  init(files: [FileID: AnalyzedFile], configuration: LintConfiguration, programCell: ProgramCell) {
    self.files = files
    self.configuration = configuration
    self.programCell = programCell
  }

  /// Every file, in the order of their names.
  package var fileIDs: [FileID] { files.keys.sorted() }

  package func tree(of file: FileID) -> SyntaxTree? {
    files[file]?.tree
  }

  package func text(of file: FileID) -> SourceText? {
    files[file]?.text
  }

  /// The outline of a file.
  package func symbols(in file: FileID) -> [SymbolNode] {
    files[file]?.symbols ?? []
  }

  /// What the files declare.
  package var program: Program { programCell.program }

  /// The scenes of a file as the device that is shown by default shows them.
  package func scenes(in file: FileID) -> [SceneResult] {
    let program = program
    return Scenes.all(in: file, program: program).map { scene($0, program, .shown) }
  }

  /// One evaluated scene; evaluated once for each configuration.
  func scene(_ request: SceneRequest, _ program: Program, _ configuration: SceneConfiguration) -> SceneResult {
    facts.scenes.value(for: SceneKey(request: request, configuration: configuration)) {
      SceneEvaluator.evaluate(request, program: program, configuration: configuration)
    }
  }
}

/// What has been worked out for one analysis.
final class Facts: Sendable {
  let scenes = MemoTable<SceneKey, SceneResult>()
  let findings = MemoTable<FindingsKey, [Finding]>()
}

/// What a scene's result depends on, beside the program.
struct SceneKey: Hashable, Sendable {
  let request: SceneRequest
  let configuration: SceneConfiguration
}

extension SceneConfiguration {
  /// How scenes are shown where nothing else is asked for: on the standard device.
  static var shown: SceneConfiguration {
    let device = DeviceDefinition.standard
    return SceneConfiguration(size: device.size, safeArea: device.portraitInsets, scale: device.scale)
  }
}
