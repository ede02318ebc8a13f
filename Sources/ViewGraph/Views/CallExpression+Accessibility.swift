package import Semantics

extension CallExpression {
  /// Whether assistive technologies read nothing of the views that the modifier is called on, or something else instead.
  package var isReadInstead: Bool {
    switch calledName {
    case "hidden": return receiver != nil && arguments.isEmpty
    case "accessibilityHidden":
      guard case .bool(let isHidden)? = unlabeled?.value.kind else { return true }
      return isHidden
    case "accessibilityElement":
      guard let children = argument("children")?.value else { return true }
      return children.implicitMember == "ignore"
    case "accessibilityRepresentation", "accessibilityChildren": return true
    default: return false
    }
  }
}
