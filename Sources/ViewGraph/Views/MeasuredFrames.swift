package import Catalog
package import Layout
import Queries
package import Semantics

/// State that holds frames, or places of their edges, in the coordinates of the window or of a named space, with the place
/// where they are measured.
package struct MeasuredFrames: Equatable {
  /// A property of a view, and the `.global` or `.named(…)` that its value comes from.
  package struct Source: Equatable {
    /// `frame`; of an object that the view follows, `model.frame`.
    package let state: String
    package let type: TypeParts
    /// The expression `.global` or `.named(…)`.
    package let space: Expression
    let content: MeasuredContent

    package var isGlobal: Bool { space.implicitMember == "global" }

    /// Whether both are the same code.
    package static func == (one: Source, other: Source) -> Bool {
      one.state == other.state && one.space === other.space && one.content == other.content
        && one.type.all.elementsEqual(other.type.all) { $0.type === $1.type }
    }

    /// The edge of the measured frame that members of the state's value lead to.
    package func edge(at path: [String], along axis: Axis) -> RectEdge? {
      switch content {
      case .frame: return RectEdge(path).flatMap { $0.axis == axis ? $0 : nil }
      case .point(let horizontal, let vertical):
        guard path.count == 1, let name = path.last, RectEdge.axis(ofCoordinate: name) == axis else { return nil }
        return axis == .horizontal ? horizontal : vertical
      case .coordinate(let edge): return path.isEmpty && edge.axis == axis ? edge : nil
      }
    }
  }

  package let sources: [Source]

  package init(in scope: ProgramScope) {
    let measurements = scope.calls("frame").compactMap { occurrence -> Measurement? in
      guard let space = occurrence.call.argument("in")?.value,
        space.implicitMember == "global" || space.unwrapped.asCall?.callee.implicitMember == "named"
      else { return nil }
      return Measurement(call: occurrence.call, space: space)
    }
    guard !measurements.isEmpty else {
      sources = []
      return
    }
    func measured(in value: Expression, of scope: CodeScope) -> MeasuredValue? {
      let value = scope.value(of: value)
      return measurements.lazy.compactMap { measurement in
        value.content(of: measurement.call).map { MeasuredValue(space: measurement.space, content: $0) }
      }.first
    }
    let keys = scope.calls("preference").reduce(into: [String: MeasuredValue?]()) { keys, occurrence in
      guard let key = occurrence.call.argument("key")?.value.dottedName?.last,
        let value = occurrence.call.argument("value")?.value
      else { return }
      // Two writers in different spaces are another matter.
      keys[key] = keys[key] == nil ? .some(measured(in: value, of: occurrence.scope)) : .some(nil)
    }
    let observed = scope.calls("onGeometryChange").flatMap { occurrence -> [Source] in
      guard occurrence.call.arguments.count > 1, let transform = occurrence.call.closures.first?.closure,
        let value = transform.body.returned,
        let measured = measured(in: value, of: occurrence.scope.inside(transform, of: occurrence.call))
      else { return [] }
      return Self.sources(occurrence, measured, in: scope)
    }
    let handedUp = scope.calls("onPreferenceChange").flatMap { occurrence -> [Source] in
      guard let key = occurrence.call.unlabeled?.value.dottedName?.last, let measured = keys[key] ?? nil else {
        return []
      }
      return Self.sources(occurrence, measured, in: scope)
    }
    let watched = scope.calls("onChange").flatMap { occurrence -> [Source] in
      guard let value = occurrence.call.argument("of")?.value,
        let measured = measured(in: value, of: occurrence.scope)
      else { return [] }
      return Self.sources(occurrence, measured, in: scope)
    }
    sources = observed + handedUp + watched
  }

  private static func sources(_ occurrence: CallOccurrence, _ value: MeasuredValue, in scope: ProgramScope) -> [Source]
  {
    guard let action = occurrence.call.arguments.last?.value else { return [] }
    let keeping = KeepingStates(action: action, in: occurrence.scope, of: scope)
    return keeping.states.map { Source(state: $0.name, type: $0.type, space: value.space, content: value.content) }
  }
}

/// `proxy.frame(in: .global)`.
private struct Measurement {
  let call: CallExpression
  let space: Expression
}

/// A value made of a measured frame.
private struct MeasuredValue {
  let space: Expression
  let content: MeasuredContent
}

/// What a value holds of a measured frame.
enum MeasuredContent: Hashable {
  /// The frame, or a collection of frames under keys.
  case frame
  /// A point made of the places of edges.
  case point(RectEdge?, RectEdge?)
  /// The place of one edge.
  case coordinate(RectEdge)
}

extension PlacedExpression {
  /// What the value holds of the frame that the call measures; nil where it is none of these.
  fileprivate func content(of call: CallExpression) -> MeasuredContent? {
    switch expression.kind {
    case .call(let own):
      if own === call { return .frame }
      guard own.isInitializer || own.isImplicitInitializer else { return nil }
      let edges = [own.argument("x"), own.argument("y")].map { argument -> RectEdge? in
        guard case .coordinate(let edge)? = argument.flatMap({ scope.value(of: $0.value).content(of: call) }) else {
          return nil
        }
        return edge
      }
      return edges.contains { $0 != nil } ? .point(edges[0], edges[1]) : nil
    case .dictionary(let elements):
      return elements.lazy.compactMap { scope.value(of: $0.value).content(of: call) }.first
    case .array(let elements): return elements.lazy.compactMap { scope.value(of: $0).content(of: call) }.first
    case .member(let member): return member.base.flatMap { scope.value(of: $0).content(of: call, at: member.name) }
    default: return nil
    }
  }

  /// The same of a member of the value.
  private func content(of call: CallExpression, at member: String) -> MeasuredContent? {
    switch content(of: call) {
    case .frame:
      if let edge = RectEdge([member]) { return .coordinate(edge) }
      return member == "origin" ? .point(RectEdge(.horizontal, .start), RectEdge(.vertical, .start)) : nil
    case .point(let horizontal, let vertical):
      guard let axis = RectEdge.axis(ofCoordinate: member) else { return nil }
      return (axis == .horizontal ? horizontal : vertical).map { .coordinate($0) }
    case .coordinate, nil: return nil
    }
  }
}

extension ProgramScope {
  package var measuredFrames: MeasuredFrames { derived(Self.allMeasuredFrames, for: WholeProgram()) }

  private static let allMeasuredFrames = ComparedQuery<ProgramScope, WholeProgram, MeasuredFrames> { _, scope in
    MeasuredFrames(in: scope)
  }
}
