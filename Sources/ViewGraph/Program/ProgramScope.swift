import Catalog
public import Queries
package import Semantics
package import SourceText
package import Syntax

/// What a rule about names, types and data flow looks at: the program, with an index over it. What it is asked is noted
/// as read by whatever is being derived.
@usableFromInline package final class ProgramScope: QueryContext {
  @usableFromInline package typealias Input = ScopeInput

  /// The program itself. Rules and what they share ask the scope instead, which notes what was read.
  package let program: Program
  /// What the program is to run on.
  package let target: DeploymentTarget
  package let tables: ScopeTables
  /// What is known of this version and goes over to the next.
  private let graph: QueryGraph<ProgramScope>
  /// What is found out about this version when there is a later one already.
  private let lateGraph: QueryGraph<ProgramScope>
  @usableFromInline package let revision: Int
  @usableFromInline package let reads: Reads?
  /// Whether the places in what is being derived will be moved with their units: then they are not read.
  private let movesPlaces: Bool

  /// `earlier` is the scope of a version before this one: what did not change is taken from it, and what is known of that
  /// version from then on is not kept any more.
  package convenience init(
    program: Program,
    target: DeploymentTarget = .none,
    after earlier: ProgramScope? = nil,
    executor: Executor = .serial
  ) {
    let tables = ScopeTables(program, after: earlier?.tables, executor: executor)
    if let earlier, let changes = tables.changes(since: earlier.tables) {
      let revision = earlier.graph.advance(changing: changes)
      self.init(program, target, tables, earlier.graph, revision)
    } else {
      self.init(program, target, tables, QueryGraph(), 0)
    }
  }

  @usableFromInline package static func isSteady(_ input: ScopeInput) -> Bool { input.isSteady }

  /// Lets go of what changes have outdated: when nobody waits for anything.
  package func tidy() { graph.tidy() }

  /// The scope of a changed copy of the program, which is thrown away soon: `self` stays what it is.
  package func branch(_ program: Program, executor: Executor) -> ProgramScope {
    let tables = ScopeTables(program, after: tables, executor: executor)
    let changes = tables.changes(since: self.tables)
    let branch = changes.map { QueryGraph(branching: graph, at: revision, changed: $0) } ?? QueryGraph()
    return ProgramScope(program, target, tables, branch, branch.revision)
  }

  private init(
    _ program: Program,
    _ target: DeploymentTarget,
    _ tables: ScopeTables,
    _ graph: QueryGraph<ProgramScope>,
    _ revision: Int
  ) {
    self.program = program
    self.target = target
    self.tables = tables
    self.graph = graph
    lateGraph = QueryGraph(revision: revision)
    self.revision = revision
    reads = nil
    movesPlaces = false
  }

  private init(_ scope: ProgramScope, reads: Reads?, movesPlaces: Bool) {
    program = scope.program
    target = scope.target
    tables = scope.tables
    graph = scope.graph
    lateGraph = scope.lateGraph
    revision = scope.revision
    self.reads = reads
    self.movesPlaces = movesPlaces
  }

  @usableFromInline package func noting(in reads: Reads) -> ProgramScope {
    ProgramScope(self, reads: reads, movesPlaces: false)
  }

  /// The same scope for who moves places with their units.
  package var movingPlaces: ProgramScope { ProgramScope(self, reads: reads, movesPlaces: true) }

  /// Notes that the place of something in a file is read.
  private func readPlace(in file: FileID) { if !movesPlaces { read(.text(file)) } }

  /// The calls of `name`.
  package func calls(_ name: String) -> [CallOccurrence] {
    derived(Self.callsByName, for: name) { scope in
      scope.read(.calls(name))
      return scope.tables.units(calling: name).flatMap { $0.calls[name] ?? [] }
    }
  }

  private static let callsByName = Query<String, [CallOccurrence]>()

  /// The calls of `name` in a unit.
  package func calls(_ name: String, in unit: UnitID) -> [CallOccurrence] { index(of: unit)?.calls[name] ?? [] }

  /// The call that fills `span`.
  package func call(at span: SourceSpan) -> CallOccurrence? { index(of: span.unit)?.call(at: span) }

  /// The call that is made on what stands at `span`.
  package func call(on span: SourceSpan) -> CallOccurrence? { index(of: span.unit)?.call(on: span) }

  /// All calls in a unit, outer ones before the calls in them.
  package func allCalls(in unit: UnitID) -> [CallOccurrence] { index(of: unit)?.allCalls ?? [] }

  /// What a unit holds.
  package func index(of unit: UnitID) -> UnitIndex? {
    read(.unit(unit))
    return tables.index(of: unit)
  }

  /// Everything that the program's units hold, in the order of files and places.
  package var units: [UnitIndex] {
    read(.everything)
    return tables.all
  }

  /// The largest call around `span` within its property, function or preview.
  package func outermostExpression(around span: SourceSpan) -> CallOccurrence? {
    index(of: span.unit)?.calls(around: span).reduce(nil) { outermost, occurrence in
      switch occurrence.scope.kind {
      case .accessor, .function, .topLevel, .preview: return occurrence
      case .closure(_, let call): return call == nil ? occurrence : outermost
      case .file, .type, .initialValue: return outermost
      }
    }
  }

  /// The innermost type or extension that `span` stands in.
  package func declaration(around span: SourceSpan) -> SourceSpan? {
    index(of: span.unit)?.types.map(\.type.span).filter { $0.contains(span) }.min { $0.length < $1.length }
  }

  /// Uses of a name that no local scope declares.
  package func names(_ name: String) -> [ExpressionOccurrence] {
    derived(Self.usesByName, for: name) { scope in
      scope.read(.names(name))
      return scope.tables.units(naming: name).flatMap { $0.names[name] ?? [] }
    }
  }

  private static let usesByName = Query<String, [ExpressionOccurrence]>()

  /// Uses of such a name in one unit.
  package func names(_ name: String, in unit: UnitID) -> [ExpressionOccurrence] {
    index(of: unit)?.names[name] ?? []
  }

  /// The uses of a member of the type in the type's own code, by its plain name or on `self`; also `$name` and `_name`.
  package func ownUses(of name: String, in type: TypeDeclaration) -> [ExpressionOccurrence] {
    derived(Self.ownUsesOfMember, for: OwnMember(type: type.span, name: name)) { scope in
      scope.findOwnUses(of: name, in: type)
    }
  }

  /// A member by its name and the place of the type that declares it.
  private struct OwnMember: Hashable, Sendable {
    let type: SourceSpan
    let name: String
  }

  private static let ownUsesOfMember = Query<OwnMember, [ExpressionOccurrence]>()

  private func findOwnUses(of name: String, in type: TypeDeclaration) -> [ExpressionOccurrence] {
    let spellings = [name, "$" + name, "_" + name]
    var seen: Set<UnitID> = []
    let own = ([type.span] + extensions(of: type.qualifiedName).map(\.type.span)).map(\.unit).filter {
      seen.insert($0).inserted
    }
    let uses = own.compactMap(index).flatMap { unit in
      spellings.flatMap { (unit.names[$0] ?? []) + (unit.selfMembers[$0] ?? []) }
    }
    return uses.filter { use in
      use.scope.chain.contains { scope in
        if case .type(let around) = scope.kind { around.qualifiedName == type.qualifiedName } else { false }
      }
    }
  }

  @usableFromInline var currentGraph: QueryGraph<ProgramScope> { graph.revision == revision ? graph : lateGraph }

  /// The answer of a question that is asked about the whole program.
  @inlinable package func derived<Value>(_ query: Query<WholeProgram, Value>, _ derive: (ProgramScope) -> Value)
    -> Value
  {
    derived(query, for: WholeProgram(), derive)
  }

  /// The answer to a question, kept as long as nothing changes that was read for it; not at all where it `isGivenUp`
  /// when it is there.
  @inlinable package func derived<Key, Value>(
    _ query: Query<Key, Value>,
    for key: Key,
    unless isGivenUp: () -> Bool = { false },
    _ derive: (ProgramScope) -> Value
  ) -> Value {
    currentGraph.value(of: query, for: key, in: self, unless: isGivenUp, derive)
  }

  /// The answer to a question where it is there and holds; it is not noted as read.
  @inlinable package func known<Key, Value>(_ query: Query<Key, Value>, for key: Key) -> Value? {
    currentGraph.known(query, for: key, in: self)
  }

  /// A part of what is being derived, kept as an answer by itself only where more was read for it than `inputs` and what
  /// seldom changes.
  @inlinable package func derivedApart<Key, Value>(
    _ query: Query<Key, Value>,
    for key: Key,
    within inputs: [ScopeInput],
    _ derive: () -> Value
  ) -> (value: Value, isKept: Bool) {
    currentGraph.valueApart(of: query, for: key, in: self, within: inputs, derive)
  }

  /// The same for a question whose answers are compared.
  @inlinable package func derived<Key, Value>(_ query: ComparedQuery<ProgramScope, Key, Value>, for key: Key) -> Value {
    currentGraph.value(of: query, for: key, in: self)
  }
}

/// The key of questions about the program as a whole.
@usableFromInline package struct WholeProgram: Hashable, Sendable {
  @inlinable package init() {}
}

extension ProgramScope {
  /// The tree of a file. Who looks at more of it than at code that was found otherwise notes that it reads the text.
  package func tree(_ file: FileID) -> SyntaxTree? { program.files[file]?.tree }

  /// Whether the top-level item that `span` stands in has a syntax error, or is not known.
  package func isBroken(around span: SourceSpan) -> Bool {
    guard let place = place(span), let whole = index(of: span.unit).flatMap({ self.place($0.whole) }),
      var node = tree(place.file)?.root.node(covering: place.range)
    else { return true }
    while let parent = node.parent, whole.range.contains(parent.range) { node = parent }
    return node.hasError
  }

  /// The files of the program in order.
  package var files: [FileID] {
    read(.files)
    return tables.files
  }

  /// Where `span` is in its file.
  package func place(_ span: SourceSpan) -> Place? {
    guard let place = unnotedPlace(span) else { return nil }
    readPlace(in: place.file)
    return place
  }

  private func unnotedPlace(_ span: SourceSpan) -> Place? {
    program.absolute(span).map { Place(file: $0.file, range: $0.range) }
  }

  /// The file that `span` stands in.
  package func file(of span: SourceSpan) -> FileID? { unnotedPlace(span)?.file }

  /// Where `span` is in its file, for who looks at the code there and does not hand the place on.
  package func range(of span: SourceSpan) -> ByteRange? { unnotedPlace(span)?.range }

  /// The source text of `span`.
  package func text(_ span: SourceSpan) -> String? {
    read(.unit(span.unit))
    return unnotedPlace(span).map(text)
  }

  package func text(_ place: Place) -> String { tree(place.file)?.text.string(in: place.range) ?? "" }

  /// The lines that `place` fills, with their line ends, where nothing else stands on them; otherwise the place itself.
  package func lines(of place: Place) -> ByteRange {
    guard let text = tree(place.file)?.text else { return place.range }
    let first = text.lineColumn(at: place.range.start).line
    let last = text.lineColumn(at: place.range.end).line
    let before = text.string(in: ByteRange(text.lineStart(first), place.range.start))
    let after = text.string(in: ByteRange(place.range.end, text.lineEnd(last)))
    let rest = after.drop { $0.isWhitespace }
    guard before.allSatisfy(\.isWhitespace), rest.isEmpty || rest.hasPrefix("//") else { return place.range }
    return ByteRange(text.lineStart(first), text.lineStart(last + 1))
  }

  /// Whether the code at `span` is inside `#if DEBUG` or the like.
  package func isInDebugBlock(_ span: SourceSpan) -> Bool {
    guard let file = file(of: span), traits(of: file).mentionsDebugBuilds else { return false }
    // The directive may stand anywhere in the file.
    read(.text(file))
    guard let place = unnotedPlace(span), let tree = tree(file) else { return false }
    return tree.root.node(covering: place.range).ancestors.contains { ancestor in
      ancestor.kind == .conditionalClause && ancestor.text.prefix(40).contains("DEBUG")
    }
  }

  /// The modifier that an `extension View` of the workspace declares and `call` calls.
  package func ownModifier(_ call: CallExpression) -> FunctionDeclaration? {
    guard let name = call.calledName, let own = ownModifiers(name).first(where: { $0.takes(call) }) else { return nil }
    // Of an overload of the framework's modifier the types tell which one is called, where they are known.
    if Catalog.modifier(name) != nil, case .declaration(let id)? = meaning(ofName: call.nameSpan), id.file == nil {
      return nil
    }
    return own
  }

  /// The functions of that name in extensions of `View`, in the order of files and places.
  func ownModifiers(_ name: String) -> [FunctionDeclaration] {
    read(.modifiers(name))
    return tables.modifiers[name] ?? []
  }
}

extension FunctionDeclaration {
  /// Whether it has the labels of the call's arguments, and the call gives all that it needs.
  fileprivate func takes(_ call: CallExpression) -> Bool {
    let trailing = call.arguments.contains { $0.isTrailing && $0.label == nil }
    let hasLabels = call.arguments.allSatisfy { argument in
      argument.isTrailing && argument.label == nil || parameters.contains { $0.label == argument.label }
    }
    return hasLabels && parameters.count >= call.arguments.count
      && parameters.allSatisfy { parameter in
        if parameter.defaultValue != nil || parameter.isVariadic { return true }
        let isClosure = if case .function = parameter.type.kind { true } else { false }
        return argument(for: parameter, of: call) != nil || trailing && isClosure
      }
  }
}
