extension BodyChecker {
  /// The arguments of a wrapper's attribute. With an initial value they stand behind it in the call that is made of both:
  /// `@Clamped(0...1) var level = 0.5` is `Clamped(wrappedValue: 0.5, 0...1)`.
  func checkWrapper(
    _ wrapper: Type,
    _ attribute: AttributeReference,
    _ arguments: [Argument],
    of value: ValueDeclaration,
    holding held: Type
  ) {
    let place = Expression(.discard, span: attribute.span)
    let exact = resolver.wrapperType(of: value, holding: held).flatMap { $0.hasUnknowns ? nil : $0 } ?? wrapper
    guard value.variable.initializer != nil else {
      _ = initialize(exact, arguments, at: attribute.nameSpan, place, nil)
      return
    }
    let initial = Argument(label: "wrappedValue", value: Expression(.discard, span: .none))
    let all = [initial] + arguments
    let makers = resolver.members("init", of: exact, ofType: true, from: context.scope.file)
    if makers.contains(where: { fits(all, $0) }) {
      _ = initialize(exact, all, at: attribute.nameSpan, place, nil, known: [0: held])
    } else {
      _ = initialize(exact, arguments, at: attribute.nameSpan, place, nil)
    }
  }
}
