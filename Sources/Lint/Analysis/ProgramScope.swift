package import Semantics
package import SourceText
package import Syntax

/// What a rule about names, types and data flow looks at: the program, with an index over it.
package final class ProgramScope: Sendable {
  package let program: Program
  /// What the program is to run on.
  let target: DeploymentTarget
  let indexes: UnitIndexes
  var units: [UnitIndex] { indexes.all }
  private let expectationList = ExpectationList()
  private let unitsByID: [UnitID: UnitIndex]
  /// Types and extensions in the order of files and places.
  package let types: [TypeOccurrence]
  private let extensions: [String: [TypeOccurrence]]
  /// Every type that is declared, with its extensions.
  package let declaredTypes: [TypeParts]
  /// The files of the program in order.
  package let files: [FileID]
  let trials = TrialMemory()
  let memory: NameMemory

  /// `earlier` is the scope of a version before this one: what did not change is taken from it.
  package init(
    program: Program,
    target: DeploymentTarget = .none,
    after earlier: ProgramScope? = nil,
    executor: Executor = .serial
  ) {
    self.program = program
    self.target = target
    files = program.files.keys.sorted()
    indexes = UnitIndexes(of: program, after: earlier?.indexes, executor: executor)
    memory = NameMemory(of: program, after: earlier)
    let units = indexes.all
    unitsByID = Dictionary(units.map { ($0.id, $0) }) { first, _ in first }
    types = units.flatMap(\.types)
    let extensions = Dictionary(grouping: types.filter { $0.type.kind == .extension }, by: \.type.qualifiedName)
    self.extensions = extensions
    declaredTypes = types.filter { $0.type.kind != .extension }.map { type in
      TypeParts(declaration: type, extensions: extensions[type.type.qualifiedName] ?? [])
    }
  }

  /// What comments expect of frames, in the order of files and places.
  var expectations: [PlacedExpectation] { expectationList.expectations(in: self) }

  /// The calls of `name`.
  package func calls(_ name: String) -> [CallOccurrence] {
    memory.calls(name) { indexes.units(calling: name, in: program).flatMap { $0.calls[name] ?? [] } }
  }

  /// The call that fills `span`.
  func call(at span: SourceSpan) -> CallOccurrence? { unitsByID[span.unit]?.call(at: span) }

  /// The call that is made on what stands at `span`.
  func call(on span: SourceSpan) -> CallOccurrence? { unitsByID[span.unit]?.call(on: span) }

  /// All calls in a unit, outer ones before the calls in them.
  package func allCalls(in unit: UnitID) -> [CallOccurrence] {
    unitsByID[unit]?.allCalls ?? []
  }

  /// The largest call around `span` within its property, function or preview.
  package func outermostExpression(around span: SourceSpan) -> CallOccurrence? {
    allCalls(in: span.unit).first { occurrence in
      guard occurrence.call.span.contains(span) else { return false }
      switch occurrence.scope.kind {
      case .accessor, .function, .topLevel, .preview: return true
      case .closure(_, let call): return call == nil
      case .file, .type, .initialValue: return false
      }
    }
  }

  /// The innermost type or extension that `span` stands in.
  package func declaration(around span: SourceSpan) -> SourceSpan? {
    types.map(\.type.span).filter { $0.contains(span) }.min { $0.length < $1.length }
  }

  package var subscripts: [ExpressionOccurrence] { units.flatMap(\.subscripts) }

  /// Uses of a name that no local scope declares.
  package func names(_ name: String) -> [ExpressionOccurrence] {
    memory.names(name) { indexes.units(naming: name, in: program).flatMap { $0.names[name] ?? [] } }
  }

  /// The uses of a member of the type in the type's own code, by its plain name or on `self`; also `$name` and `_name`.
  func ownUses(of name: String, in type: TypeDeclaration) -> [ExpressionOccurrence] {
    let spellings = [name, "$" + name, "_" + name]
    var seen: Set<UnitID> = []
    let own = ([type.span] + extensions(of: type.qualifiedName).map(\.type.span)).map(\.unit).filter {
      seen.insert($0).inserted
    }
    let uses = own.compactMap { unitsByID[$0] }.flatMap { unit in
      spellings.flatMap { (unit.names[$0] ?? []) + (unit.selfMembers[$0] ?? []) }
    }
    return uses.filter { use in
      use.scope.chain.contains { scope in
        if case .type(let around) = scope.kind { around.qualifiedName == type.qualifiedName } else { false }
      }
    }
  }

  package func extensions(of qualifiedName: String) -> [TypeOccurrence] { extensions[qualifiedName] ?? [] }
}

extension ProgramScope {
  package func tree(_ file: FileID) -> SyntaxTree? { program.files[file]?.tree }

  /// Where `span` is in its file.
  package func place(_ span: SourceSpan) -> Place? {
    program.absolute(span).map { Place(file: $0.file, range: $0.range) }
  }

  /// The source text of `span`.
  package func text(_ span: SourceSpan) -> String? { place(span).map(text) }

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

  /// Whether the place is inside `#if DEBUG` or the like.
  package func isInDebugBlock(_ place: Place) -> Bool {
    guard traits(of: place.file)?.mentionsDebugBuilds == true, let tree = tree(place.file) else { return false }
    return tree.root.node(covering: place.range).ancestors.contains { ancestor in
      ancestor.kind == .conditionalClause && ancestor.text.prefix(40).contains("DEBUG")
    }
  }

  /// The modifier that an `extension View` of the workspace declares and `call` calls.
  package func ownModifier(_ call: CallExpression) -> FunctionDeclaration? {
    guard let name = call.calledName else { return nil }
    return memory.modifiers(of: self)[name]?.first { $0.parameters.count >= call.arguments.count }
  }
}
