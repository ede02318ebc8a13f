import Semantics

/// The named coordinate spaces of a program: where they are used, and where they are defined.
struct NamedSpaces {
  /// `.named("board")` where a position is asked for.
  struct Use {
    /// The whole expression `.named("board")`.
    let span: SourceSpan
    /// The name, where it is a literal or a constant that is one.
    let name: String?
    /// The name's expression as written.
    let source: String
  }

  let uses: [Use]
  /// Uses of names that the whole program does not define.
  let undefined: [Use]

  init(in scope: ProgramScope) {
    uses = scope.namedSpaceUses
    let definitions = scope.calls("coordinateSpace").map { occurrence -> String? in
      if let name = occurrence.call.argument("name") { return scope.constantText(name.value) }
      guard let call = occurrence.call.unlabeled?.value.unwrapped.asCall, call.calledName == "named",
        let name = call.unlabeled
      else { return nil }
      return scope.constantText(name.value)
    }
    // A definition whose name is not known might be any of them.
    let known = definitions.compactMap { $0 }
    undefined = known.count < definitions.count ? [] : uses.filter { $0.name.map { !known.contains($0) } ?? false }
  }
}

extension ProgramScope {
  /// The places that ask for positions in a named space: `frame(in:)`, `bounds(of:)`, a gesture's `coordinateSpace:`.
  var namedSpaceUses: [NamedSpaces.Use] {
    calls("named").compactMap { occurrence in
      guard let name = occurrence.call.unlabeled, let outer = callWithArgument(occurrence.call.span),
        outer.call.arguments.contains(where: { argument in
          argument.value.span.contains(occurrence.call.span) && Self.spaceLabels.contains(argument.label ?? "")
        })
      else { return nil }
      let source = text(name.value.span) ?? ""
      return NamedSpaces.Use(span: occurrence.call.span, name: constantText(name.value), source: source)
    }
  }

  private static let spaceLabels: Set = ["in", "of", "coordinateSpace", "from"]

  /// What an expression says that is a literal, or a name of a constant with a literal: text for strings, `.name` for
  /// the cases of an enumeration.
  func constantText(_ expression: Expression) -> String? {
    if let text = expression.unwrapped.literalText { return text }
    guard let names = expression.unwrapped.dottedName, let name = names.last else { return nil }
    let candidates = declaredTypes.filter { type in names.dropLast().last.map { $0 == type.name } ?? true }
    for type in candidates {
      for variable in type.variables where variable.name == name && variable.isLet {
        if let text = variable.initializer?.singleExpression?.literalText { return text }
      }
      if names.count > 1, type.all.contains(where: { $0.type.members.cases.contains { $0.name == name } }) {
        return ".\(names.suffix(2).joined(separator: "."))"
      }
    }
    guard names.count == 1 else { return nil }
    return globalVariables.first { $0.name == name && $0.isLet }?.initializer?.singleExpression?.literalText
  }

  /// The innermost call that has `span` within an argument.
  func callWithArgument(_ span: SourceSpan) -> CallOccurrence? {
    allCalls(in: span.unit).filter { occurrence in
      occurrence.call.span.contains(span) && occurrence.call.arguments.contains { $0.value.span.contains(span) }
    }.min { $0.call.span.length < $1.call.span.length }
  }
}
