/// Says what names mean in one version of a program: which declarations they stand for, and what these promise.
///
/// It keeps what it has worked out, for one thread at a time, and notes which names of the workspace each answer was
/// made from.
final class Resolver {
  let program: Program
  let frameworks: Frameworks
  /// The names looked up since the innermost recording began.
  var reads = ReadSet()
  private var layers: [NominalID: [MemberLayer]] = [:]
  private var views: [FileID: Program] = [:]
  private var importsByFile: [FileID: [String]] = [:]
  private var kept = KeptAnswers()
  private var workspaceModules: Set<String>?
  /// What is being worked out: to ask again for one of them is a circle.
  var pending: Set<DeclarationID> = []
  var depth = 0
  /// How many aliases are being looked through, and how many more may be for the outermost one.
  private var aliasDepth = 0
  private var aliasRoom = 0
  /// What the code around requires of generic parameters.
  var assumptions: [TypeRequirement] = []

  init(_ program: Program, _ frameworks: Frameworks = .standard) {
    self.program = program
    self.frameworks = frameworks
  }

  /// Answers with the names that they were made from.
  private struct KeptAnswers {
    var schemes: [DeclarationID: (TypeScheme, ReadSet)] = [:]
    var ancestries: [NominalID: (Ancestry, ReadSet)] = [:]
  }

  /// So many aliases are looked through for one type: those that name others twice double with each step.
  private static let mostAliases = 500

  /// Counts an alias; nil where there were too many.
  func looking<Result>(throughAlias body: () -> Result) -> Result? {
    if aliasDepth == 0 { aliasRoom = Self.mostAliases }
    guard aliasRoom > 0 else { return nil }
    aliasRoom -= 1
    aliasDepth += 1
    defer { aliasDepth -= 1 }
    return body()
  }

  // MARK: Recording

  /// Notes that the meaning of a name was asked for.
  func note(_ name: String) { reads.insert(name) }

  /// Runs `work` with reads of its own, which then count for those around, too.
  func recording<Result>(_ work: () -> Result) -> (Result, ReadSet) {
    let outer = reads
    reads = ReadSet()
    let result = work()
    let own = reads
    reads = outer
    reads.merge(own)
    return (result, own)
  }

  func scheme(of id: DeclarationID, _ make: () -> TypeScheme) -> TypeScheme {
    if let (known, names) = kept.schemes[id] {
      reads.merge(names)
      return known
    }
    let isCut = pending.contains(id)
    let (made, names) = recording(make)
    if !isCut { kept.schemes[id] = (made, names) }
    return made
  }

  func ancestry(of id: NominalID, _ make: () -> Ancestry) -> Ancestry {
    if let (known, names) = kept.ancestries[id] {
      reads.merge(names)
      return known
    }
    // Whoever inherits from itself finds nothing.
    kept.ancestries[id] = (Ancestry(), ReadSet())
    let (made, names) = recording(make)
    kept.ancestries[id] = (made, names)
    return made
  }

  // MARK: Tables

  /// The program as a file sees it.
  func view(from file: FileID?) -> Program {
    guard let file else { return program }
    if let known = views[file] { return known }
    let made = program.seen(from: file)
    views[file] = made
    return made
  }

  /// The modules that a file imports.
  func imports(of file: FileID) -> [String] {
    if let known = importsByFile[file] { return known }
    let made = program.files[file]?.units.flatMap(\.unit.imports) ?? []
    importsByFile[file] = made
    return made
  }

  /// What the workspace and then the frameworks declare of a type.
  func layers(of type: NominalID) -> [MemberLayer] {
    note(type.name)
    if let known = layers[type] { return known }
    var made: [MemberLayer] = []
    let parts = program.declarations(ofType: type.name)
    if !parts.isEmpty {
      made.append(MemberLayer(of: type, parts) { [program] in program.file(of: $0.span.unit) })
    }
    if type.file == nil, let layer = frameworks.layer(ofType: type.name) { made.append(layer) }
    layers[type] = made
    return made
  }

  /// The type's own declaration.
  func declaration(of type: NominalID) -> TypeDeclaration? {
    layers(of: type).lazy.compactMap(\.declaration).first
  }

  /// The file that a piece of code stands in; nil for the frameworks'.
  func file(of span: SourceSpan) -> FileID? { Frameworks.declares(span) ? nil : program.file(of: span.unit) }

  /// The module that a framework's type belongs to; nil for those of the workspace.
  func module(of span: SourceSpan) -> String? {
    Frameworks.declares(span) ? frameworks.module(of: span) : nil
  }

  /// Why a name that nothing declares is unknown in `file`: some module that the file imports may have it.
  func absence(of name: String, in file: FileID?) -> UnknownReason {
    guard let file else { return .undeclared(name) }
    let absent = absentModules(of: file)
    if !absent.isEmpty { return .elsewhere(absent) }
    return SystemPrefix.module(of: name).map { .elsewhere([$0]) } ?? .undeclared(name)
  }

  /// The modules that a file imports and that are not here.
  func absentModules(of file: FileID) -> [String] {
    imports(of: file).filter { !frameworks.modules.contains($0) && !isFolder($0) }
  }

  /// Whether a module is part of the workspace: a folder of its sources has its name.
  private func isFolder(_ module: String) -> Bool {
    if let known = workspaceModules { return known.contains(module) }
    let made = Set(program.files.keys.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) })
    workspaceModules = made
    return made.contains(module)
  }
}
