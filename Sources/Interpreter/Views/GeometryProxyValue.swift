import Catalog
import Layout
import Semantics

/// What a view knows about its own place (`GeometryProxy`).
final class GeometryProxyValue: ForeignValue {
  private let context: PlacementContext
  private let facts: SceneRecorder
  private let node: SceneNode

  init(_ context: PlacementContext, node: SceneNode, facts: SceneRecorder) {
    self.context = context
    self.node = node
    self.facts = facts
  }

  func member(_ name: String) -> Value? {
    switch name {
    case "size": return .foreign(SizeValue(context.size))
    case "safeAreaInsets": return Value(.insets(context.safeAreaInsets))
    default: return nil
    }
  }

  func call(_ name: String, _ call: CallSite) -> Value? {
    switch name {
    case "frame":
      guard let space = space(call.evaluate(0, as: .named("CoordinateSpaceProtocol")), call) else { return nil }
      return .foreign(RectValue(frame(in: space, call)))
    case "bounds":
      guard let space = space(call.evaluate(0, as: .named("CoordinateSpaceProtocol")), call) else { return nil }
      guard let other = context.tree.node(of: space, around: context.node) else { return Value.none }
      return .foreign(RectValue(context.localRect(context.tree.frame(of: other, in: .global))))
    default: return nil
    }
  }

  func subscripted(_ anchor: AnchorValue) -> Value {
    switch anchor.geometry {
    case .rect(let rect): return .foreign(RectValue(context.localRect(rect)))
    case .point(let point): return .foreign(PointValue(context.localPoint(point)))
    }
  }

  private func frame(in space: CoordinateSpace, _ call: CallSite) -> Rect {
    if case .named(let name) = space, context.tree.node(of: space, around: context.node) == nil {
      facts.miss(space: "\(name)", at: call.span, node: node)
    }
    return context.frame(in: space)
  }

  private func space(_ value: Value, _ call: CallSite) -> CoordinateSpace? {
    guard case .coordinateSpace(let name)? = value.builtIn else { return .global }
    return CoordinateSpace(name)
  }

  var typeName: String { "GeometryProxy" }

  func isEqual(to other: any ForeignValue) -> Bool { (other as? GeometryProxyValue) === self }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var description: String { "GeometryProxy" }
}

extension CoordinateSpace {
  init(_ name: CoordinateSpaceName) {
    switch name {
    case .local: self = .local
    case .global: self = .global
    case .named(let name): self = .named(name)
    case .scrollView(let axis): self = .scrollView(axis.map { AxisSet($0) } ?? .both)
    }
  }
}
