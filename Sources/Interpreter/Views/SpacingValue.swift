import Catalog
import Layout
import Semantics

/// The distances that a view asks its neighbors to keep (`ViewSpacing`).
struct SpacingValue: ForeignValue, Hashable {
  var spacing: Spacing

  static let type = "ViewSpacing"

  /// `formUnion(_:edges:)`
  var hasMutatingMethods: Bool { true }

  func call(_ name: String, _ call: CallSite) -> Value? {
    switch name {
    case "distance": distance(call)
    case "union": union(call)
    default: nil
    }
  }

  private func distance(_ call: CallSite) -> Value? {
    guard case .foreign(let next as SpacingValue) = call.evaluate(0) else { return nil }
    var axis = Axis.horizontal
    if case .axes(let axes)? = call.evaluate("along", as: .named("Axis"))?.builtIn, axes == .vertical {
      axis = .vertical
    }
    return .double(spacing.distance(to: next.spacing, along: axis))
  }

  /// Both together on some edges; on the others as it is.
  private func union(_ call: CallSite) -> Value? {
    guard case .foreign(let other as SpacingValue) = call.evaluate(0) else { return nil }
    let edges = call.evaluate("edges", as: .named("Edge.Set"))?.builtIn?.edges ?? .all
    let both = spacing.union(other.spacing)
    var result = self
    for edge in Edge.allCases where edges.contains(edge) { result.spacing[edge] = both[edge] }
    return .foreign(result)
  }

  var typeName: String { Self.type }

  var description: String { Self.type }
}
