import Catalog
import Layout
import Semantics

/// A layout that the program declares (`struct Flow: Layout`).
final class UserLayout: CustomLayout {
  private var layout: Value
  private let evaluator: Evaluator
  /// What the layout keeps from question to question.
  private(set) var cache: Value?

  init(_ layout: Value, evaluator: Evaluator) {
    self.layout = layout
    self.evaluator = evaluator
  }

  func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviews) -> Size {
    evaluator.noteVaryingValue()
    let values = SubviewValue.values(subviews)
    var arguments: [Value] = [Value(.proposal(proposal)), values, currentCache(values)]
    let labels: [String?] = ["proposal", "subviews", "cache"]
    let result = evaluator.callMethod("sizeThatFits", on: &layout, labels: labels, &arguments)
    keepCache(arguments)
    guard case .size(let size)? = result?.builtIn else { return proposal.replacingUnspecified() }
    return size
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews) {
    let values = SubviewValue.values(subviews)
    var arguments: [Value] = [
      .foreign(RectValue(bounds)), Value(.proposal(proposal)), values, currentCache(values),
    ]
    let labels: [String?] = ["in", "proposal", "subviews", "cache"]
    _ = evaluator.callMethod("placeSubviews", on: &layout, labels: labels, &arguments)
    keepCache(arguments)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    in bounds: Rect,
    proposal: Proposal,
    subviews: LayoutSubviews
  ) -> CustomGuide {
    guard declaresGuides(along: key.axis) else { return .combined }
    let values = SubviewValue.values(subviews)
    var arguments: [Value] = [
      Value(.alignmentKey(key)), .foreign(RectValue(bounds)), Value(.proposal(proposal)), values, currentCache(values),
    ]
    let labels: [String?] = ["of", "in", "proposal", "subviews", "cache"]
    let result = evaluator.callMethod("explicitAlignment", on: &layout, labels: labels, &arguments)
    return result?.number.map(CustomGuide.explicit) ?? .unset
  }

  /// Whether the program computes guides of that axis itself.
  private func declaresGuides(along axis: Axis) -> Bool {
    guard case .structure(let structure) = layout else { return false }
    let type = axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    return members("explicitAlignment", of: structure).contains { member in
      guard case .function(let function, _) = member else { return false }
      return function.parameters.first?.type.name == type
    }
  }

  func spacing(subviews: LayoutSubviews) -> Spacing? {
    guard case .structure(let structure) = layout, !members("spacing", of: structure).isEmpty else {
      return nil
    }
    let values = SubviewValue.values(subviews)
    var arguments: [Value] = [values, currentCache(values)]
    let result = evaluator.callMethod("spacing", on: &layout, labels: ["subviews", "cache"], &arguments)
    keepCache(arguments)
    guard case .foreign(let spacing as SpacingValue)? = result else { return nil }
    return spacing.spacing
  }

  /// The axis that the layout's properties name: spacers and dividers follow it.
  var stackAxis: Axis? {
    guard case .structure(let structure) = layout,
      let nominal = structure.type.nominal, !evaluator.typeMembers("layoutProperties", of: nominal).isEmpty,
      case .foreign(let properties as LayoutPropertiesValue)? = evaluator.staticProperty(
        "layoutProperties",
        of: structure.type
      )
    else { return nil }
    return properties.stackOrientation
  }

  /// Made once by `makeCache(subviews:)`; nothing where the program has none.
  private func currentCache(_ subviews: Value) -> Value {
    if let cache { return cache }
    var made = Value.void
    if case .structure(let structure) = layout, !members("makeCache", of: structure).isEmpty {
      var arguments = [subviews]
      made = evaluator.callMethod("makeCache", on: &layout, labels: ["subviews"], &arguments) ?? .void
    }
    cache = made
    return made
  }

  private func members(_ name: String, of layout: StructureValue) -> [Member] {
    layout.type.nominal.map { evaluator.instanceMembers(name, of: $0) } ?? []
  }

  /// Goes back to a cache that it had.
  func reset(to cache: Value?) { self.cache = cache }

  private func keepCache(_ arguments: [Value]) {
    cache = arguments.last
  }
}
