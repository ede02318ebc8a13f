import Synchronization

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
  private var importsByFile: [FileID: [String]] = [:]
  private var functions: [GlobalName: NumberedFunctions] = [:]
  private var kept = KeptAnswers()
  private var provisional = ProvisionalAnswers()
  /// Where members of types are looked for, with the names that tell it.
  private var shapes: [NominalID: (TypeShape, ReadSet)] = [:]
  private var directAncestors: [NominalID: ([DirectAncestor], ReadSet)] = [:]
  private var merged = MergedReads()
  /// The ancestries that are being worked out, with how many are around each.
  private var openAncestries: [NominalID: Int] = [:]
  /// The outermost of them whose answer was cut short, since it was asked for again: what was made from that is not kept
  /// for the next version. Below all where something else was cut short.
  private var outermostCut = Int.max
  /// What is being worked out: to ask again for one of them is a circle.
  var pending: Set<DeclarationID> = []
  var descent = Descent()
  /// The generic parameters whose bounds are being read.
  var openBounds: Set<GenericParameterID> = []
  /// Whether an equality is read that tells an associated type: it is not to be replaced by what it tells.
  var readsWitness = false
  var depth = 0
  /// How many aliases are being looked through, and how many more may be for the outermost one.
  private var aliasDepth = 0
  private var aliasRoom = 0
  /// The place that is watched while code is typed, where somebody asks what may stand there.
  var probe: TypingProbe?
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
    guard aliasRoom > 0 else {
      noteCut()
      return nil
    }
    aliasRoom -= 1
    aliasDepth += 1
    defer { aliasDepth -= 1 }
    return body()
  }

  /// Whose reads are among those of the innermost recording already.
  private struct MergedReads {
    var schemes: Set<DeclarationID> = []
    var ancestries: Set<NominalID> = []
    var shapes: Set<NominalID> = []
    var directAncestors: Set<NominalID> = []
  }

  // MARK: Recording

  /// Notes that the meaning of a name was asked for.
  func note(_ name: String) { reads.insert(name) }

  /// Notes that a member of that name was looked for among `layers`, which are those of `type`. Where the workspace declares
  /// nothing of the type, the type's own name tells when it does.
  func note(_ name: String, of type: NominalID, in layers: [MemberLayer]) {
    guard layers.contains(where: \.isOfWorkspace) else { return }
    reads.insert(name, of: type)
    for alias in aliases(of: type) { reads.insert(name, of: alias) }
  }

  /// The aliases of the workspace whose extensions extend a type.
  func aliases(of type: NominalID) -> [NominalID] {
    program.aliases(of: type.name).map { NominalID(name: $0, file: nil) }
  }

  /// Runs `work` with reads of its own, which then count for those around, too.
  func recording<Result>(isPromise: Bool = false, _ work: () -> Result) -> (Result, ReadSet) {
    let outer = (reads, merged)
    (reads, merged) = (ReadSet(), MergedReads())
    let result = work()
    if isPromise { reads.bound() }
    let own = reads
    (reads, merged) = outer
    reads.merge(own)
    return (result, own)
  }

  /// Notes that something was cut short: asked for while it was worked out, or too deep within others.
  func noteCut() { outermostCut = -1 }

  /// Runs `work`; what was cut short in it does not count where it has a result, since it is tried again.
  func forgettingCuts<Result>(_ work: () -> Result?) -> Result? {
    let outer = outermostCut
    let result = work()
    if result != nil { outermostCut = outer }
    return result
  }

  /// Runs `work` and says where its result was cut short: nil where it is what it would be by itself, whatever is being
  /// worked out around it.
  private func standalone<Result>(_ work: () -> Result) -> (result: Result, cut: Int?) {
    let outer = outermostCut
    let depth = openAncestries.count
    outermostCut = .max
    provisional.openQuestions += 1
    let result = work()
    provisional.close()
    let cut = outermostCut >= depth ? nil : outermostCut
    outermostCut = cut.map { min(outer, $0) } ?? outer
    return (result, cut)
  }

  /// What is made from an answer that was cut short is cut short, too.
  private func noteCut(of answer: ProvisionalAnswers.Cut) { outermostCut = min(outermostCut, answer.depth) }

  func scheme(of id: DeclarationID, _ make: () -> TypeScheme) -> TypeScheme {
    if let (known, names) = kept.schemes[id] {
      if merged.schemes.insert(id).inserted { reads.merge(names) }
      return known
    }
    if let (known, names) = program.promises.scheme(of: id, in: program) {
      kept.schemes[id] = (known, names)
      reads.merge(names)
      return known
    }
    if let (known, names, cut) = provisional.schemes[id] {
      noteCut(of: cut)
      reads.merge(names)
      return known
    }
    let isCut = pending.contains(id)
    if isCut { noteCut() }
    if descent.lacks(id) {
      noteCut()
      return TypeScheme(result: .unknown(.limit))
    }
    let cuts = descent.cuts
    let outer = assumptions
    assumptions = []
    defer { assumptions = outer }
    let (made, cut) = standalone {
      recording(isPromise: true) {
        if let owner = id.owner { note(id.name, of: owner, in: layers(of: owner)) } else { note(id.name) }
        return make()
      }
    }
    if descent.cuts != cuts {
      descent.leave(id)
    } else if let cut {
      if !isCut { provisional.keep(made, of: id, cut) }
    } else {
      kept.schemes[id] = made
      program.promises.keep(made.0, of: id, made.1, in: program)
    }
    return made.0
  }

  /// The scheme of one of the frameworks' declarations, kept for every program unless something was cut short.
  func frameworkScheme(of id: DeclarationID, _ make: () -> TypeScheme) -> TypeScheme {
    if let known = frameworks.scheme(of: id) { return known }
    let (made, cut) = standalone(make)
    return cut == nil ? frameworks.keep(made, of: id) : made
  }

  func ancestry(of id: NominalID, _ make: () -> Ancestry) -> Ancestry {
    if let depth = openAncestries[id] {
      // Whoever inherits from itself finds nothing.
      outermostCut = min(outermostCut, depth)
      return Ancestry()
    }
    if let (known, names) = kept.ancestries[id] {
      if merged.ancestries.insert(id).inserted { reads.merge(names) }
      return known
    }
    if let (known, names) = program.promises.ancestry(of: id, in: program) {
      kept.ancestries[id] = (known, names)
      reads.merge(names)
      return known
    }
    if let (known, names, cut) = provisional.ancestries[id] {
      noteCut(of: cut)
      reads.merge(names)
      return known
    }
    let (made, cut) = standalone {
      openAncestries[id] = openAncestries.count
      defer { openAncestries[id] = nil }
      return recording(isPromise: true, make)
    }
    provisional.close(ancestryAt: openAncestries.count)
    if let cut {
      provisional.keep(made, of: id, cut)
    } else {
      kept.ancestries[id] = made
      program.promises.keep(made.0, of: id, made.1, in: program)
    }
    return made.0
  }

  func shape(of id: NominalID, _ make: () -> TypeShape) -> TypeShape {
    if let (known, names) = shapes[id] {
      if merged.shapes.insert(id).inserted { reads.merge(names) }
      return known
    }
    let (made, cut) = standalone { recording(isPromise: true, make) }
    if cut == nil { shapes[id] = made }
    return made.0
  }

  func conditions(of id: NominalID, _ make: () -> ConformanceConditions) -> ConformanceConditions {
    if let (known, names) = program.promises.conditions(of: id, in: program) {
      reads.merge(names)
      return known
    }
    let (made, cut) = standalone { recording(isPromise: true, make) }
    if cut == nil { program.promises.keep(made.0, of: id, made.1, in: program) }
    return made.0
  }

  func directAncestors(of id: NominalID, _ make: () -> [DirectAncestor]) -> [DirectAncestor] {
    if let (known, names) = directAncestors[id] {
      if merged.directAncestors.insert(id).inserted { reads.merge(names) }
      return known
    }
    let (made, cut) = standalone { recording(isPromise: true, make) }
    if cut == nil { directAncestors[id] = made }
    return made.0
  }

  // MARK: Tables

  private struct GlobalName: Hashable {
    let name: String
    let file: FileID
  }

  /// The functions of that name at top level of one file, all at once: there may be thousands.
  func functions(_ name: String, in file: FileID) -> NumberedFunctions {
    note(name)
    let key = GlobalName(name: name, file: file)
    if let known = functions[key] { return known }
    let made = NumberedFunctions(program.globalFunctions(name, from: file).filter { self.file(of: $0.span) == file })
    functions[key] = made
    return made
  }

  /// The modules that a file imports.
  func imports(of file: FileID) -> [String] {
    note(ImportedModules.word)
    if let known = importsByFile[file] { return known }
    let made = program.files[file]?.units.flatMap(\.unit.imports) ?? []
    importsByFile[file] = made
    return made
  }

  /// What the workspace and then the frameworks declare of a type.
  func layers(of type: NominalID) -> [MemberLayer] {
    reads.insert(type)
    for alias in aliases(of: type) { reads.insert(alias) }
    if let coded = type.codedType { reads.insert(coded) }
    if let known = layers[type] { return known }
    var made: [MemberLayer] = []
    let parts = parts(of: type)
    if parts.isEmpty, let keys = synthesizedKeys(of: type) { made.append(keys) }
    if !parts.isEmpty { made.append(program.promises.layer(of: type, parts, in: program)) }
    if type.file == nil, let layer = frameworks.layer(ofType: type.name) { made.append(layer) }
    layers[type] = made
    return made
  }

  /// What the workspace and the frameworks declare of a type by that name.
  func declared(_ name: String, in type: NominalID) -> [DeclaredMember] {
    let layers = layers(of: type)
    note(name, of: type, in: layers)
    if let coded = type.codedType { note(name, of: coded, in: layers) }
    // There may be thousands of one name: they are copied only where both sides declare some.
    let found = layers.map { $0[name] }.filter { !$0.isEmpty }
    return found.count == 1 ? found[0] : found.flatMap(\.self)
  }

  /// The type's declaration in the workspace, and the extensions there that mean it. Where thousands have its name, they
  /// are looked through once for a version of the program.
  private func parts(of type: NominalID) -> [TypeDeclaration] {
    guard program.declarationCount(ofType: type.name) > Self.fewParts else { return partsAmongNamesakes(of: type) }
    let known = program.memos.shared(KnownParts.self) { KnownParts() }
    if let parts = known.table.withLock({ $0[type] }) { return parts }
    let made = partsAmongNamesakes(of: type)
    known.table.withLock { $0[type] = made }
    return made
  }

  private static let fewParts = 64

  private final class KnownParts: Sendable {
    let table = Mutex<[NominalID: [TypeDeclaration]]>([:])
  }

  private func partsAmongNamesakes(of type: NominalID) -> [TypeDeclaration] {
    let named = program.declarations(ofType: type.name)
    guard program.isRepeated(type.name) || (type.file == nil && named.contains { $0.kind != .extension }) else {
      return named
    }
    return named.filter { part in
      let place = program.file(of: part.span.unit)
      guard part.kind == .extension else { return place == type.file }
      let meant = program.typeDeclaration(named: type.name, from: place)
      return meant.flatMap { program.file(of: $0.span.unit) } == type.file
    }
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
    if let modules = SystemPrefix.modules(of: name) { return .elsewhere(modules) }
    let absent = absentModules(of: file)
    return absent.isEmpty ? .undeclared(name) : .elsewhere(absent)
  }

  /// Whether the module is a framework, or part of the workspace: a folder of its sources has its name.
  func isHere(_ module: String) -> Bool {
    note(ImportedModules.word)
    return frameworks.modules.contains(module) || program.hasFolder(module)
  }

  /// The modules that a file imports and that are not here. No module imports itself: a folder that the file is in, and
  /// that is named like one, is not its sources.
  func absentModules(of file: FileID) -> [String] {
    imports(of: file).filter { module in
      !isHere(module)
        || !frameworks.modules.contains(module) && file.path.split(separator: "/").contains { $0 == module }
    }
  }
}
