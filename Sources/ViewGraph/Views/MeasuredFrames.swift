import Queries
package import Semantics

/// State that holds frames in the coordinates of the window or of a named space, with the place where they are measured.
package struct MeasuredFrames: Equatable {
  /// A property of a view, and the `.global` or `.named(…)` that its value comes from.
  package struct Source: Equatable {
    package let state: String
    package let type: TypeParts
    /// The expression `.global` or `.named(…)`.
    package let space: Expression

    package var isGlobal: Bool { space.implicitMember == "global" }

    /// Whether both are the same code.
    package static func == (one: Source, other: Source) -> Bool {
      one.state == other.state && one.space === other.space
        && one.type.all.elementsEqual(other.type.all) { $0.type === $1.type }
    }
  }

  package let sources: [Source]

  package init(in scope: ProgramScope) {
    let measurements = scope.calls("frame").compactMap { occurrence -> (call: CallExpression, space: Expression)? in
      guard let space = occurrence.call.argument("in")?.value,
        space.implicitMember == "global" || space.unwrapped.asCall?.callee.implicitMember == "named"
      else { return nil }
      return (occurrence.call, space)
    }
    guard !measurements.isEmpty else {
      sources = []
      return
    }
    func measurement(in value: Expression, of scope: CodeScope) -> Expression? {
      measurements.first { scope.value(of: value).holds($0.call) }?.space
    }
    let keys = scope.calls("preference").reduce(into: [String: Expression?]()) { keys, occurrence in
      guard let key = occurrence.call.argument("key")?.value.dottedName?.last,
        let value = occurrence.call.argument("value")?.value
      else { return }
      // Two writers in different spaces are another matter.
      keys[key] = keys[key] == nil ? .some(measurement(in: value, of: occurrence.scope)) : .some(nil)
    }
    let observed = scope.calls("onGeometryChange").compactMap { occurrence -> Source? in
      guard occurrence.call.closures.count == 2, let transform = occurrence.call.closures.first?.closure,
        let value = transform.body.singleExpression,
        let space = measurement(in: value, of: occurrence.scope.inside(transform, of: occurrence.call))
      else { return nil }
      return Self.source(occurrence, space, in: scope)
    }
    let handedUp = scope.calls("onPreferenceChange").compactMap { occurrence -> Source? in
      guard let key = occurrence.call.unlabeled?.value.dottedName?.last, let space = keys[key] ?? nil else {
        return nil
      }
      return Self.source(occurrence, space, in: scope)
    }
    let watched = scope.calls("onChange").compactMap { occurrence -> Source? in
      guard let value = occurrence.call.argument("of")?.value, let space = measurement(in: value, of: occurrence.scope)
      else { return nil }
      return Self.source(occurrence, space, in: scope)
    }
    sources = observed + handedUp + watched
  }

  private static func source(_ occurrence: CallOccurrence, _ space: Expression, in scope: ProgramScope) -> Source? {
    guard let type = scope.parts(of: occurrence.scope.type), let action = occurrence.call.closures.last?.closure,
      let state = action.storedState(StateWrites(of: type, in: scope))
    else { return nil }
    return Source(state: state, type: type, space: space)
  }
}

extension PlacedExpression {
  /// Whether the value is the measured frame, or a collection of it under a key.
  fileprivate func holds(_ call: CallExpression) -> Bool {
    switch expression.kind {
    case .call(let own): own === call
    case .dictionary(let elements): elements.contains { scope.value(of: $0.value).holds(call) }
    case .array(let elements): elements.contains { scope.value(of: $0).holds(call) }
    default: false
    }
  }
}

extension ProgramScope {
  package var measuredFrames: MeasuredFrames { derived(Self.allMeasuredFrames, for: WholeProgram()) }

  private static let allMeasuredFrames = ComparedQuery<ProgramScope, WholeProgram, MeasuredFrames> { _, scope in
    MeasuredFrames(in: scope)
  }
}
