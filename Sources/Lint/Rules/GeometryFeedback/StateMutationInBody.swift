import Queries
import Semantics
import ViewGraph

extension LintRule {
  static let stateMutationInBody = LintRule(
    id: "state-mutation-in-body",
    summary: "State is changed while the view is evaluated",
    documentation: """
      `body` describes the view for the state as it is. An assignment to state in `body`, in a builder closure, or in a \
      function that these call, of the view or of an object that it observes, is ignored, and SwiftUI logs "Modifying \
      state during view update, this will cause undefined behavior." (for objects: "Publishing changes from within view \
      updates is not allowed").

      Derive the value instead of storing it, or write it where something happens: in `onAppear`, `onChange`, \
      `onGeometryChange` or an action.
      """,
    severity: .error,
    bad: [
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          count += 1
          return Text("\\(count)")
        }
      }
      """,
      """
      struct Probe: View {
        let onWidth: (CGFloat) -> Void
        var body: some View {
          GeometryReader { proxy in
            let _ = onWidth(proxy.size.width)
            Color.clear
          }
        }
      }
      struct Page: View {
        @State private var width: CGFloat = 0
        var body: some View { Text("\\(Int(width))").background { Probe { width = $0 } } }
      }
      """,
      """
      struct Meter: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            GeometryReader { proxy in measured(proxy) }
            Text("\\(Int(width))")
          }
        }
        private func measured(_ proxy: GeometryProxy) -> some View {
          width = proxy.size.width
          return Color.clear
        }
      }
      """,
    ],
    good: [
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Button("Count") { count += 1 }
            Text("\\(count)").onAppear { count = 1 }
          }
        }
      }
      """,
      """
      struct Meter: View {
        @State private var width: CGFloat = 0
        var body: some View {
          Text("\\(Int(width))")
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { measured($0) }
        }
        private func measured(_ new: CGFloat) { width = new }
      }
      """,
    ],
    check: .unit { unit, scope in
      (unit.viewTypes + unit.styleTypes).flatMap { problems(in: $0, scope) }
    }
  )
}

private func problems(in type: TypeParts, _ scope: ProgramScope) -> [Problem] {
  let writes = StateWrites(of: type, in: scope)
  let carried = CarriedWrites(writes, of: type, in: scope)
  var places = PlacedSteps(scope)
  var objects = ObjectWrites(in: scope)
  return scope.viewCode(of: type).steps.compactMap { step in
    guard let place = scope.place(step.expression.span) else { return nil }
    let root = scope.isStyle(type.declaration.type) ? "makeBody" : "body"
    let origin = step.member == root ? "'\(root)'" : "'\(step.member)', which '\(root)' uses,"
    if let write = writes.write(by: step.expression) ?? places.callback(step.expression, by: carried, of: type) {
      let declared = scope.place(write.property.nameSpan)
      return Problem(
        place,
        "\(origin) changes '\(write.target)' while the view is evaluated: \(loss(isPublished: write.isPublished))",
        related: declared.map { [RelatedPlace($0, "'\(write.property.name)' is declared here")] } ?? []
      )
    }
    guard let write = objects.write(by: step.expression), scope.isFirstRead(step.expression) else { return nil }
    let written = scope.place(write.span)
    return Problem(
      place,
      "\(origin) changes '\(write.property.name)' of '\(write.owner)' while the view is evaluated"
        + (write.isTracked
          ? ", which evaluates all views again that have read it; \(remedy)" : ": \(loss(isPublished: true))"),
      related: written.flatMap { $0 == place ? nil : [RelatedPlace($0, "it is changed here")] } ?? [],
      severity: write.isCertain ? nil : .warning
    )
  }
}

private let remedy = "derive the value, or write it in 'onAppear', 'onChange' or an action"

/// What comes of the write: an object keeps it, and tells all who watch it.
private func loss(isPublished: Bool) -> String {
  isPublished
    ? "SwiftUI logs 'Publishing changes from within view updates is not allowed, this will cause undefined behavior.' and "
      + "evaluates all views again that watch the object; \(remedy)"
    : "the write is lost and SwiftUI logs 'Modifying state during view update, this will cause undefined behavior.'; "
      + remedy
}

/// Steps of a view's code with the code around them, closures included.
private struct PlacedSteps {
  private let scope: ProgramScope
  /// The expressions of each declaration that one was asked of, by their places.
  private var known: [SourceSpan: [SourceSpan: PlacedExpression]] = [:]

  init(_ scope: ProgramScope) { self.scope = scope }

  /// The change by a closure that another view has given this one, or by a binding that a caller has handed over.
  mutating func callback(_ expression: Expression, by carried: CarriedWrites, of type: TypeParts)
    -> StateWrites.Write?
  {
    switch expression.kind {
    case .call(let call):
      guard let name = call.callee.unwrapped.ownMember,
        type.variables.contains(where: { $0.name == name && $0.isStored })
      else { return nil }
    case .assignment(let assignment):
      guard case .local = assignment.target.root.kind else { return nil }
    default: return nil
    }
    return placed(expression).flatMap { carried.write(by: $0) }
  }

  private mutating func placed(_ expression: Expression) -> PlacedExpression? {
    guard let value = scope.declaredValue(around: expression.span) else { return nil }
    if let known = known[value.span] { return known[expression.span] }
    let all = value.code.expressions.map { ($0.expression.span, $0) }
    let placed = Dictionary(all) { first, _ in first }
    known[value.span] = placed
    return placed[expression.span]
  }
}

extension ProgramScope {
  /// Whether no other view reads the property before: a getter that changes something is one fault, however many read it.
  /// A call is one of its own.
  fileprivate func isFirstRead(_ expression: Expression) -> Bool {
    guard expression.isName, let (variable, _) = declaredVariable(expression), variable.accessors.getter != nil,
      let first = references(to: variable).first(where: isReadByView)
    else { return true }
    return expression.span.contains(first)
  }

  /// Whether the name at a place is read while a view is evaluated.
  private func isReadByView(_ name: SourceSpan) -> Bool {
    guard let type = viewType(around: name).flatMap({ parts(of: $0.declaration.type) }) else { return false }
    return viewCode(of: type).steps.contains { step in
      step.expression.isName && step.expression.span.end == name.end && step.expression.span.contains(name)
    }
  }

  /// The first declared type of that last name whose `body` makes views.
  func viewType(named name: String) -> TypeParts? {
    declaredTypes(named: name).first { makesViews($0.declaration.type) }
  }

  /// The type of that qualified name, where its `body` makes views.
  func viewType(qualified name: String) -> TypeParts? {
    read(.type(name))
    return tables.parts(ofType: name).first { makesViews($0.declaration.type) }
  }

  /// The outermost type whose `body` makes views and whose code `span` stands in.
  func viewType(around span: SourceSpan) -> TypeParts? {
    let around = index(of: span.unit)?.types.filter { $0.type.span.contains(span) } ?? []
    return around.lazy.compactMap { self.parts(of: $0.type) }.first { makesViews($0.declaration.type) }
  }

  /// Whether the type has a `body` that makes views.
  func makesViews(_ type: TypeDeclaration) -> Bool { conforms(type, to: "View") || conforms(type, to: "ViewModifier") }
}

extension Expression {
  fileprivate var isName: Bool {
    switch kind {
    case .name, .member: true
    default: false
    }
  }
}
