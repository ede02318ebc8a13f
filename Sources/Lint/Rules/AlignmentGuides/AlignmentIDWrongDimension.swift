import Semantics
import ViewGraph

extension LintRule {
  static let alignmentIDWrongDimension = LintRule(
    id: "alignment-id-wrong-dimension",
    summary: "A vertical alignment whose default is a width, or a horizontal one whose default is a height",
    documentation: """
      The default value of an `AlignmentID` is a position along the axis of its alignment: for a `VerticalAlignment` a y, \
      made of `height` and of guides like `.top` or `.firstTextBaseline`.

      Use the dimension of the axis: `context.height / 2`, `context[VerticalAlignment.center]`.
      """,
    severity: .warning,
    bad: [
      """
      extension VerticalAlignment {
        private enum Middle: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
        }
        static let middle = VerticalAlignment(Middle.self)
      }
      """,
      """
      struct ColumnID: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
      }
      extension HorizontalAlignment {
        static let column = HorizontalAlignment(ColumnID.self)
      }
      """,
    ],
    good: [
      """
      extension VerticalAlignment {
        private enum Middle: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
        }
        static let middle = VerticalAlignment(Middle.self)
      }
      """,
      """
      struct ColumnID: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.leading] }
      }
      extension HorizontalAlignment {
        static let column = HorizontalAlignment(ColumnID.self)
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.types(conformingTo: "AlignmentID").compactMap { type in
        guard let function = type.functions.first(where: { $0.name == "defaultValue" && $0.parameters.count == 1 }),
          let user = AlignmentNames.user(of: type.declaration.type, in: scope), let body = function.body,
          let wrong = wrongDimension(
            in: body,
            of: function.parameters[0].slot,
            isVertical: user == "VerticalAlignment"
          ),
          let place = scope.place(wrong.span)
        else { return nil }
        let needed = user == "VerticalAlignment" ? "height" : "width"
        return Problem(
          place,
          "'\(type.name)' is a \(user), so its default is a position along its \(needed), not '\(scope.text(place))'"
        )
      }
    }
  )
}

/// `d.width`, `d[.leading]` and the like in the default of a vertical alignment, and the other way round, where nothing
/// of the right axis stands beside it.
private func wrongDimension(in body: Body, of slot: Int, isVertical: Bool) -> Expression? {
  var wrong: Expression?
  for expression in CodeWalk(body).expressions {
    guard let axis = expression.dimension(of: slot) else { continue }
    if axis == .vertical && isVertical || axis == .horizontal && !isVertical { return nil }
    wrong = wrong ?? expression
  }
  return wrong
}

extension Expression {
  /// The axis of a length or guide of the dimensions in `slot`.
  fileprivate func dimension(of slot: Int) -> ProxyUse.Axis? {
    func isDimensions(_ base: Expression?) -> Bool { base?.isLocal(slot) ?? false }
    switch kind {
    case .member(let member) where isDimensions(member.base):
      return member.name == "width" ? .horizontal : member.name == "height" ? .vertical : nil
    case .subscript(let access) where isDimensions(access.base):
      guard let guide = access.arguments.first?.value.unwrapped else { return nil }
      if let type = guide.dottedName?.first {
        return type == "VerticalAlignment" ? .vertical : type == "HorizontalAlignment" ? .horizontal : nil
      }
      guard let name = guide.implicitMember else { return nil }
      return AlignmentNames.vertical.contains(name)
        ? .vertical : AlignmentNames.horizontal.contains(name) ? .horizontal : nil
    default: return nil
    }
  }
}
