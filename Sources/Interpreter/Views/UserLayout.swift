import Catalog
import Layout
import Semantics

/// A layout that the program declares (`struct Flow: Layout`).
final class UserLayout: CustomLayout {
  private var layout: Value
  private let evaluator: Evaluator
  private var cache: Value?

  init(_ layout: Value, evaluator: Evaluator) {
    self.layout = layout
    self.evaluator = evaluator
  }

  func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviews) -> Size {
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
    guard case .structure(let structure) = layout,
      structure.type.nominal?.members("explicitAlignment").isEmpty == false
    else { return .combined }
    let values = SubviewValue.values(subviews)
    var arguments: [Value] = [
      Value(.alignmentKey(key)), .foreign(RectValue(bounds)), Value(.proposal(proposal)), values, currentCache(values),
    ]
    let labels: [String?] = ["of", "in", "proposal", "subviews", "cache"]
    let result = evaluator.callMethod("explicitAlignment", on: &layout, labels: labels, &arguments)
    return result?.number.map(CustomGuide.explicit) ?? .unset
  }

  /// Made once by `makeCache(subviews:)`; nothing where the program has none.
  private func currentCache(_ subviews: Value) -> Value {
    if let cache { return cache }
    var made = Value.void
    if case .structure(let structure) = layout, structure.type.nominal?.members("makeCache").isEmpty == false {
      var arguments = [subviews]
      made = evaluator.callMethod("makeCache", on: &layout, labels: ["subviews"], &arguments) ?? .void
    }
    cache = made
    return made
  }

  private func keepCache(_ arguments: [Value]) {
    cache = arguments.last
  }
}

/// A child of the program's own layout (`LayoutSubview`).
struct SubviewValue: ForeignValue {
  let subview: LayoutSubview

  /// `LayoutSubviews`: a collection.
  static func values(_ subviews: LayoutSubviews) -> Value {
    .array(subviews.map { .foreign(SubviewValue(subview: $0)) })
  }

  func member(_ name: String) -> Value? {
    switch name {
    case "priority": .double(subview.priority)
    case "spacing": .foreign(SpacingValue(spacing: subview.spacing))
    default: nil
    }
  }

  func call(_ name: String, _ call: CallSite) -> Value? {
    switch name {
    case "sizeThatFits": .foreign(SizeValue(subview.sizeThatFits(proposal(call, nil))))
    case "dimensions":
      .foreign(DimensionsValue(dimensions: subview.dimensions(in: proposal(call, "in")), axis: .horizontal))
    case "place": place(call)
    default: nil
    }
  }

  private func proposal(_ call: CallSite, _ label: String?) -> Proposal {
    let value = call.index(of: label).map { call.evaluate($0, as: .named("ProposedViewSize")) }
    guard case .proposal(let proposal)? = value?.builtIn else { return .unspecified }
    return proposal
  }

  private func place(_ call: CallSite) -> Value {
    var point = Point.zero
    if case .point(let value)? = call.evaluate("at", as: .named("CGPoint"))?.builtIn { point = value }
    var anchor = UnitPoint.topLeading
    if case .unitPoint(let value)? = call.evaluate("anchor", as: .named("UnitPoint"))?.builtIn { anchor = value }
    subview.place(at: point, anchor: anchor, proposal: proposal(call, "proposal"))
    return .void
  }

  /// The value for a `LayoutValueKey`, or the key's default.
  func subscripted(_ key: TypeValue, _ evaluator: Evaluator) -> Value? {
    if let value = subview.layoutValue(key.name) as? Value { return value }
    return evaluator.staticProperty("defaultValue", of: key)
  }

  var typeName: String { "LayoutSubview" }

  func isEqual(to other: any ForeignValue) -> Bool { (other as? SubviewValue)?.subview.index == subview.index }

  func hash(into hasher: inout Hasher) { hasher.combine(subview.index) }

  var description: String { "LayoutSubview" }
}

/// The distances that a view asks its neighbors to keep (`ViewSpacing`).
struct SpacingValue: ForeignValue, Hashable {
  let spacing: Spacing

  func call(_ name: String, _ call: CallSite) -> Value? {
    guard name == "distance", case .foreign(let next) = call.evaluate(0), let next = next as? SpacingValue else {
      return nil
    }
    var axis = Axis.horizontal
    if case .axes(let axes)? = call.evaluate("along", as: .named("Axis"))?.builtIn, axes == .vertical {
      axis = .vertical
    }
    return .double(spacing.distance(to: next.spacing, along: axis))
  }

  var typeName: String { "ViewSpacing" }

  var description: String { "ViewSpacing" }
}
