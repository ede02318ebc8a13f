package import Semantics

/// What stands around a view in the source: the modifiers over it and the calls whose closures it stands in, also
/// where the property, function or type that it belongs to is used, and where a view of the program shows its content.
package struct ViewSurroundings {
  /// Nearest first on each way outwards.
  package private(set) var calls: [CallOccurrence] = []
  /// The calls among them whose closures the view stands in.
  private var containers: Set<SourceSpan> = []
  /// Whether a way outwards ends at a preview, or where nobody uses the code.
  private(set) var reachesTop = false
  private var seen: Set<SourceSpan> = []

  /// How many places are looked at.
  private static let limit = 400

  package init(of span: SourceSpan, in scope: CodeScope, of program: ProgramScope) {
    _ = walk(from: span, in: scope, of: program) { _ in false }
  }

  /// Whether one of the calls around is meant; no more is looked at than is needed to tell.
  package static func contain(
    around occurrence: CallOccurrence,
    in program: ProgramScope,
    where isMeant: (CallOccurrence) -> Bool
  ) -> Bool {
    contain(around: occurrence.call.span, in: occurrence.scope, of: program, where: isMeant)
  }

  /// The same around any expression.
  package static func contain(
    around placed: PlacedExpression,
    in program: ProgramScope,
    where isMeant: (CallOccurrence) -> Bool
  ) -> Bool {
    contain(around: placed.expression.span, in: placed.scope, of: program, where: isMeant)
  }

  private static func contain(
    around span: SourceSpan,
    in scope: CodeScope,
    of program: ProgramScope,
    where isMeant: (CallOccurrence) -> Bool
  ) -> Bool {
    var surroundings = ViewSurroundings()
    return surroundings.walk(from: span, in: scope, of: program, until: isMeant)
  }

  private init() {}

  /// Goes outwards until a call is found that is meant; whether one was.
  private mutating func walk(
    from span: SourceSpan,
    in scope: CodeScope,
    of program: ProgramScope,
    until isMeant: (CallOccurrence) -> Bool
  ) -> Bool {
    var pending = [(span, scope)]
    var looked = 0
    while let (span, scope) = pending.popLast(), seen.count < Self.limit {
      guard seen.insert(span).inserted else { continue }
      var outer = span
      for modifier in program.modifiers(over: span) {
        calls.append(modifier)
        outer = modifier.call.span
      }
      if outer != span { seen.insert(outer) }
      pending += places(around: scope, in: program)
      if calls[looked...].contains(where: isMeant) { return true }
      looked = calls.count
    }
    return false
  }

  private mutating func places(around scope: CodeScope, in program: ProgramScope) -> [(SourceSpan, CodeScope)] {
    switch scope.kind {
    case .closure(let closure, let call):
      guard let call else { return scope.parent.map { places(around: $0, in: program) } ?? [] }
      guard let occurrence = program.call(at: call.span) else { return [] }
      calls.append(occurrence)
      containers.insert(call.span)
      let shown = program.uses(ofContent: closure, givenTo: call).map { ($0.expression.span, $0.scope) }
      return [(call.span, occurrence.scope)] + shown
    case .accessor(let variable) where variable.name == "body": return uses(ofType: scope.type, in: program)
    case .accessor(let variable): return found(program.names(variable.name).map { ($0.expression.span, $0.scope) })
    case .function(let function) where function.name == "body": return uses(ofType: scope.type, in: program)
    case .function(let function): return found(program.calls(function.name).map { ($0.call.span, $0.scope) })
    case .initialValue, .file, .type, .preview, .topLevel:
      reachesTop = true
      return []
    }
  }

  private mutating func uses(ofType type: TypeDeclaration?, in program: ProgramScope) -> [(SourceSpan, CodeScope)] {
    found(type.map { program.calls($0.name).map { ($0.call.span, $0.scope) } } ?? [])
  }

  private mutating func found(_ places: [(SourceSpan, CodeScope)]) -> [(SourceSpan, CodeScope)] {
    if places.isEmpty { reachesTop = true }
    return places
  }

  /// Whether the view stands in a closure of that call, or of one around it on the way: it is content of the call, and
  /// not what a modifier is made on.
  package func isContent(of call: CallExpression) -> Bool { containers.contains(call.span) }

  /// Whether any of the calls has one of these names.
  package func contains(_ names: Set<String>) -> Bool {
    calls.contains { $0.call.calledName.map(names.contains) ?? false }
  }
}
