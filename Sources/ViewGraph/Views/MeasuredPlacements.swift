package import Catalog
import Layout
import Queries
import Semantics
import SourceText

/// A modifier that puts a view at the edges of a measured frame: `position(x: frame.midX, y: frame.midY)`; also where the
/// frame is handed to another view or function first.
package struct MeasuredPlacement: Equatable, Sendable {
  package let occurrence: CallOccurrence
  package let source: MeasuredFrames.Source
  /// The edges that the two numbers come from; nil for other numbers, and for none.
  package let x: RectEdge?
  package let y: RectEdge?
  /// Whether the code of the modifier may be given other frames as well.
  package let isShared: Bool

  /// Whether both are the same code.
  package static func == (one: MeasuredPlacement, other: MeasuredPlacement) -> Bool {
    one.occurrence.call === other.occurrence.call && one.source == other.source && one.x == other.x && one.y == other.y
      && one.isShared == other.isShared
  }
}

extension ProgramScope {
  package var measuredPlacements: [MeasuredPlacement] { derived(Self.allMeasuredPlacements, for: WholeProgram()) }

  private static let allMeasuredPlacements = ComparedQuery<ProgramScope, WholeProgram, [MeasuredPlacement]> {
    _,
    scope in
    let sources = scope.measuredFrames.sources
    guard !sources.isEmpty else { return [] }
    let calls = ModifierTraits.putsAtPoint.names.ordered().flatMap { scope.modifierCalls($0) }
    return calls.flatMap { occurrence -> [MeasuredPlacement] in
      let point = GivenPoint(of: occurrence, in: scope)
      return sources.compactMap { MeasuredPlacement(occurrence, point, $0, in: scope) }
    }
  }
}

extension MeasuredPlacement {
  fileprivate init?(
    _ occurrence: CallOccurrence,
    _ point: GivenPoint,
    _ source: MeasuredFrames.Source,
    in scope: ProgramScope
  ) {
    let paths = StatePaths(source: source, receiver: point.receiver, scope: scope)
    let x = point.x.flatMap { paths.edge(of: $0, along: .horizontal) }
    let y = point.y.flatMap { paths.edge(of: $0, along: .vertical) }
    guard x != nil || y != nil else { return nil }
    self.occurrence = occurrence
    self.source = source
    self.x = x
    self.y = y
    isShared = !source.type.all.contains { $0.type === occurrence.scope.type }
  }
}

/// The two numbers that a modifier gets, one by one or as a point or size.
private struct GivenPoint {
  /// Of a point that is given as it is, both are the point.
  private(set) var x: PlacedExpression?
  private(set) var y: PlacedExpression?
  /// What a property that makes the point is a member of: `frame` of `frame.center`.
  private(set) var receiver: PlacedExpression?

  init(of occurrence: CallOccurrence, in scope: ProgramScope) {
    let call = occurrence.call
    guard let point = call.unlabeled?.value else {
      x = call.argument("x").map { PlacedExpression(expression: $0.value, scope: occurrence.scope) }
      y = call.argument("y").map { PlacedExpression(expression: $0.value, scope: occurrence.scope) }
      return
    }
    let sources = scope.sources(of: point, in: occurrence.scope)
    let made = sources.found.lazy.compactMap { source -> (call: CallExpression, scope: CodeScope)? in
      guard let call = source.expression.asCall, call.isInitializer || call.isImplicitInitializer else { return nil }
      return (call, source.scope)
    }.first
    receiver =
      sources.names.lazy.compactMap { name -> PlacedExpression? in
        guard case .member(let member) = name.expression.kind, let base = member.base else { return nil }
        return PlacedExpression(expression: base, scope: name.scope)
      }.first
    if let made {
      let arguments = [["x", "width"], ["y", "height"]].map { labels in
        labels.lazy.compactMap { made.call.argument($0)?.value }.first
      }
      x = arguments[0].map { PlacedExpression(expression: $0, scope: made.scope) }
      y = arguments[1].map { PlacedExpression(expression: $0, scope: made.scope) }
      return
    }
    x = PlacedExpression(expression: point, scope: occurrence.scope)
    y = x
  }
}

/// Finds which members of a measured state a number is.
private struct StatePaths {
  let source: MeasuredFrames.Source
  let receiver: PlacedExpression?
  let scope: ProgramScope
  /// The property of the view with an object or a structure that holds the state, and what code of that calls the state.
  private let holder: (name: String, type: TypeParts, member: String)?

  init(source: MeasuredFrames.Source, receiver: PlacedExpression?, scope: ProgramScope) {
    (self.source, self.receiver, self.scope) = (source, receiver, scope)
    let names = source.state.split(separator: ".").map(String.init)
    guard let name = names.first, names.count > 1, let held = StateWrites(of: source.type, in: scope).held(named: name)
    else {
      holder = nil
      return
    }
    holder = (name, held, names.dropFirst().joined(separator: "."))
  }

  /// Maximum number of values that are followed into each other.
  private static let deepest = 6

  func edge(of value: PlacedExpression, along axis: Axis) -> RectEdge? {
    let coordinate = axis == .horizontal ? "x" : "y"
    return paths(of: value, depth: 0).lazy.compactMap { path in
      // Of a point that is given as a whole, each number is its own coordinate.
      source.edge(at: path, along: axis) ?? source.edge(at: path + [coordinate], along: axis)
    }.first
  }

  /// `isOfHolder` says that the value is in code of what holds the state, which the view has asked.
  private func paths(of value: PlacedExpression, depth: Int, isOfHolder: Bool = false) -> [[String]] {
    guard depth < Self.deepest else { return [] }
    let sources = scope.sources(of: value.expression, in: value.scope)
    let isOfHolder = isOfHolder || sources.names.contains { isOwn($0.scope) && $0.expression.isAsked(of: holder?.name) }
    return (sources.found + sources.names).flatMap { part -> [[String]] in
      if isOwn(part.scope), let path = part.expression.members(after: source.state) { return [path] }
      if isOfHolder, let holder, holder.type.all.contains(where: { $0.type === part.scope.type }),
        let path = part.expression.members(after: holder.member)
      {
        return [path]
      }
      // In an extension of CGRect the members belong to the value that the extension's property is asked of.
      if let name = part.expression.ownMember, let receiver, Self.isOfRectangle(part.scope) {
        return paths(of: receiver, depth: depth + 1, isOfHolder: isOfHolder).map { $0 + [name] }
      }
      guard case .member(let member) = part.expression.kind, let base = member.base else { return [] }
      let inner = PlacedExpression(expression: base, scope: part.scope)
      return paths(of: inner, depth: depth + 1, isOfHolder: isOfHolder).map { $0 + [member.name] }
    }
  }

  private func isOwn(_ code: CodeScope) -> Bool { source.type.all.contains { $0.type === code.type } }

  private static func isOfRectangle(_ code: CodeScope) -> Bool { code.type?.qualifiedName == "CGRect" }
}

extension Expression {
  /// Whether it calls a method, or reads a property, of what the property of that name holds.
  fileprivate func isAsked(of name: String?) -> Bool {
    let asked = asCall.map(\.callee) ?? self
    guard let name, case .member(let member) = asked.unwrapped.kind else { return false }
    return member.base?.unwrapped.ownMember == name
  }
}
