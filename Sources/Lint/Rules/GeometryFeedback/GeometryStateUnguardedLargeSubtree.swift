import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let geometryStateUnguardedLargeSubtree = LintRule(
    id: "geometry-state-unguarded-large-subtree",
    summary: "Each scrolled point evaluates a large view again",
    documentation: """
      A position that changes while the user scrolls goes into state as it is, and the `body` that reads it makes many \
      views: all of them are evaluated for every frame of the scrolling.

      Reduce the position to what the views need to know, in the transform: `{ $0.frame(in: .scrollView).minY < -40 }` \
      changes once. For effects that follow the finger there is `visualEffect` and `scrollTransition`.
      """,
    severity: .info,
    bad: [
      """
      struct Feed: View {
        @State private var y: CGFloat = 0
        var body: some View {
          VStack {
            Text("Feed").opacity(y < -40 ? 0 : 1)
            Divider()
            HStack { Image(systemName: "star"); Text("One"); Spacer(); Text("1") }
            HStack { Image(systemName: "star"); Text("Two"); Spacer(); Text("2") }
            HStack { Image(systemName: "star"); Text("Three"); Spacer(); Text("3") }
            ScrollView {
              VStack { Text("a"); Text("b"); Text("c") }
                .onGeometryChange(for: CGFloat.self) { $0.frame(in: .scrollView).minY } action: { y = $0 }
            }
          }
        }
      }
      """,
      """
      struct Gallery: View {
        let names: [String]
        @State private var offset: CGFloat = 0
        var body: some View {
          ScrollView {
            VStack {
              Text("Gallery").scaleEffect(max(1, 1 + offset / 300))
              ForEach(names, id: \\.self) { name in
                HStack { Image(name); Text(name) }
              }
            }
          }
          .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, new in offset = new }
        }
      }
      """,
    ],
    good: [
      """
      struct Feed: View {
        let names: [String]
        @State private var isCollapsed = false
        var body: some View {
          VStack {
            Text("Feed").opacity(isCollapsed ? 0 : 1)
            ScrollView {
              VStack { ForEach(names, id: \\.self) { Text($0) } }
                .onGeometryChange(for: Bool.self) { $0.frame(in: .scrollView).minY < -40 } action: { isCollapsed = $0 }
            }
          }
        }
      }
      """,
      """
      struct Feed: View {
        let names: [String]
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            Color.red.frame(width: 10, height: 2).opacity(width > 300 ? 1 : 0)
            ScrollView {
              VStack { ForEach(names, id: \\.self) { Text($0) } }
                .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let observers = ModifierTraits.measures.names.ordered().flatMap { unit.calls($0) }
      return observers.compactMap { observed($0, in: scope) }
        + unit.calls("onPreferenceChange").compactMap { handedUp($0, in: scope) }
    }
  )
}

/// As many views in one body are many.
private let large = 10

private func observed(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let transform = occurrence.call.closures.first?.closure,
    let action = scope.lastAction(of: occurrence.call),
    let position = transform.body.singleExpression, position.isScrolledPosition
  else { return nil }
  return problem(
    occurrence,
    position,
    action,
    advice: "compare in the transform ('< -40') and keep the Bool",
    in: scope
  )
}

/// The position that one writer hands up from the content of a scroll view of the same body.
private func handedUp(_ observer: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let key = observer.call.preferenceKey, let action = scope.lastAction(of: observer.call) else { return nil }
  let writes = scope.preferenceUses(of: key).writes
  guard writes.count == 1, let write = writes.first, write.call.calledName == "preference",
    let value = write.call.argument("value")?.value, observer.call.receiver?.span.contains(write.call.span) == true
  else { return nil }
  let position = write.scope.value(of: value)
  guard position.isScrolled(in: scope) else { return nil }
  let advice = "compare in the 'action' and keep a Bool"
  return problem(observer, position.expression, action, advice: advice, in: scope)
}

private func problem(
  _ occurrence: CallOccurrence,
  _ position: Expression,
  _ action: ActionCode,
  advice: String,
  in scope: ProgramScope
) -> Problem? {
  guard let place = scope.place(occurrence.call.nameSpan), let type = scope.parts(of: occurrence.scope.type) else {
    return nil
  }
  let writes = StateWrites(of: type, in: scope)
  guard let state = writes.stored(by: action), type.reads(writes.followed(state), outside: action.body),
    let body = type.variables.first(where: { $0.name == "body" })?.accessors.getter?.body
  else { return nil }
  let views = CodeWalk(body).expressions.compactMap(\.asCall).filter { call in
    call.receiver == nil
      && call.calledName.map { Catalog.view($0) != nil || scope.type(named: $0) != nil } ?? false
  }
  let isRepeating = views.contains { scope.makesView($0, .repeats) }
  guard views.count >= large || isRepeating else { return nil }
  let count = isRepeating ? "a whole list" : "\(views.count) views"
  return Problem(
    place,
    "'\(state)' follows every scrolled point and 'body', which reads it, makes \(count): all are evaluated for each frame; "
      + "\(advice), or use 'visualEffect'",
    related: scope.place(position.span).map { [RelatedPlace($0, "changes with every scrolled point")] } ?? []
  )
}

extension Expression {
  /// `proxy.frame(in: .scrollView).minY`, `geometry.contentOffset.y`, as they are.
  fileprivate var isScrolledPosition: Bool {
    var names: [String] = []
    var current = self
    while case .member(let member) = current.kind, let base = member.base {
      names.append(member.name)
      current = base
    }
    if names.contains("contentOffset") { return true }
    guard let call = current.asCall, call.calledName == "frame", let space = call.argument("in")?.value else {
      return false
    }
    let isMoving = space.implicitMember == "scrollView" || space.asCall?.calledName == "scrollView"
    return isMoving && !names.contains("size") && !names.contains("width") && !names.contains("height")
  }
}

extension CallOccurrence {
  /// Whether an observer's first closure gives a position that changes while the user scrolls.
  func measuresScrolling(in program: ProgramScope) -> Bool {
    guard let transform = call.closures.first?.closure, let position = transform.body.singleExpression else {
      return false
    }
    let code = scope.inside(transform, of: call)
    return PlacedExpression(expression: position, scope: code).isScrolled(in: program)
  }
}

extension PlacedExpression {
  /// `proxy.frame(in: .named("scroll")).minY` in the content of the scroll view that defines the space, or of one in the
  /// window's space; as it is, or turned round.
  fileprivate func isScrolled(in program: ProgramScope) -> Bool {
    if case .prefix("-", let operand) = expression.kind { return scope.value(of: operand).isScrolled(in: program) }
    if expression.isScrolledPosition { return true }
    guard case .member(let edge) = expression.kind, RectEdge.isPlace(edge.name), let base = edge.base else {
      return false
    }
    let frame = scope.value(of: base)
    if case .member(let origin) = frame.expression.kind, origin.name == "origin", let base = origin.base {
      return Self.isFrame(scope.value(of: base), in: program)
    }
    return Self.isFrame(frame, in: program)
  }

  private static func isFrame(_ frame: PlacedExpression, in program: ProgramScope) -> Bool {
    guard let call = frame.expression.asCall, call.calledName == "frame", let space = call.argument("in")?.value,
      let scroll = frame.scope.chain.lazy.compactMap({ $0.scrollView(in: program) }).first
    else { return false }
    if space.implicitMember == "global" { return true }
    guard let named = space.unwrapped.asCall, named.calledName == "named", let name = named.unlabeled,
      let name = SpaceName(name.value, in: frame.scope, of: program)
    else { return false }
    let definitions = program.namedSpaces.definitions(of: name)
    // On the content of the scroll view the space moves along.
    return definitions.count == 1 && definitions.allSatisfy { $0.covers(scroll.span) }
  }
}

extension CodeScope {
  /// The scroll view whose content this is.
  fileprivate func scrollView(in program: ProgramScope) -> CallExpression? {
    guard case .closure(_, let call?) = kind, program.makesView(call, .scrolls), !program.makesView(call, .hasRows)
    else { return nil }
    return call
  }
}
