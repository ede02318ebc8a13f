import Catalog
import Layout
import Semantics

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
