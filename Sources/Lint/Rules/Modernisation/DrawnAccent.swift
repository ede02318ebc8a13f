import Semantics
import ViewGraph

extension ProgramScope {
  /// Whether views that the modifier is made on draw `Color.accentColor`, which `accentColor(_:)` changes and `tint(_:)`
  /// does not.
  func drawsAccent(below modifier: CallExpression) -> Bool {
    guard let receiver = modifier.receiver else { return true }
    return ShownViews.all(in: self).contain(anyOf: [receiver]) { color in
      color.implicitMember == "accentColor" || color.dottedName == ["Color", "accentColor"]
    }
  }
}
