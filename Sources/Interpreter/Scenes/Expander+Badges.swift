import Catalog
import Layout
import Semantics

/// What `badge` says at the end of a row of a list or form: in a link before the arrow. How far it is from the rest of the
/// row is not recorded: as far as a control from its label.
extension Expander {
  func badged(
    _ make: (ArgumentValues) -> Composition,
    _ view: ViewValue,
    _ position: Int,
    _ piece: ViewPiece,
    in scope: ViewScope
  ) -> [ExpandedView] {
    guard scope.environment.values.isRow, let badge = view.arguments.badge else {
      return expand(piece, upTo: position - 1, in: scope)
    }
    if scope.environment.values.platform == .iOS, let link = piece.link(with: badge) {
      return expand(link, upTo: position - 1, in: scope)
    }
    let arguments = view.arguments.adding("badge", badge)
    var slots = Slots(arguments: arguments, view: view)
    slots.base = identities.identity(.modifier(position), below: scope.identity)
    let composition = make(values(of: arguments, in: scope))
    return expand(piece, upTo: position - 1, in: scope).flatMap { row in
      slots.receiver = row
      return realize(composition, slots, element(view, in: scope), in: scope).views.map { made in
        depend(made.layout, on: arguments.standIns, isApproximate: true)
        var traits = tree.rowTraits(of: row.layout)
        traits.labelGap = nil
        return append(.rowTraits(traits), around: made, source: nil, in: scope)
      }
    }
  }
}

extension BoundArguments {
  /// What a badge shows: no 0.
  fileprivate var badge: Value? {
    if case .int(let count)? = self["count"] { return count == 0 ? nil : .string(String(count)) }
    switch self["label"] {
    case nil, Value.none?, .unknown?: return nil
    case let label?: return label
    }
  }
}

extension ViewPiece {
  /// The link with a badge, where it is one.
  fileprivate func link(with badge: Value) -> ViewPiece? {
    guard let view, let definition = view.definition, case .follows? = definition.press else { return nil }
    let link = ViewValue(
      .call(definition, view.arguments.adding("badge", badge)),
      name: view.name,
      span: view.span,
      nameSpan: view.nameSpan
    )
    var piece = ViewPiece(link, span: span, identity: identity, path: path, isDynamic: isDynamic)
    piece.modifiers = modifiers
    piece.section = section
    piece.ids = ids
    return piece
  }
}
