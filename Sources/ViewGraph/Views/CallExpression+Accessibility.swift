import Catalog
package import Semantics

extension CallExpression {
  /// Whether the modifier tells assistive technologies something of what it is called on. An identifier is for tests, and
  /// what sets an order or a focus says nothing.
  package var speaks: Bool {
    guard let name = calledName else { return false }
    if ModifierTraits.of(name).contains(.speaks) { return true }
    // `accessibility(label:)` is how `accessibilityLabel(_:)` was written first.
    guard name == "accessibility", let label = arguments.first?.label, let first = label.first else { return false }
    return ModifierTraits.of(name + first.uppercased() + label.dropFirst()).contains(.speaks)
  }

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
