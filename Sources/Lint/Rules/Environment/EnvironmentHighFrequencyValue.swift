import Semantics
import ViewGraph

extension LintRule {
  static let environmentHighFrequencyValue = LintRule(
    id: "environment-high-frequency-value",
    summary: "A value that changes with every frame is put into the environment",
    documentation: """
      Each write to the environment makes SwiftUI check every view below that reads anything from it. A scroll position, \
      the location of a finger or a timeline's date changes with every frame.

      Put what views decide by into the environment (`offset > 40`, which changes once), or keep the value in an \
      observable object that only those read who draw it.
      """,
    severity: .info,
    bad: [
      """
      extension EnvironmentValues { @Entry var scrollY: CGFloat = 0 }
      struct Header: View {
        @Environment(\\.scrollY) private var scrollY
        var body: some View { Text("Header").opacity(scrollY > 40 ? 0 : 1) }
      }
      struct Feed: View {
        @State private var y: CGFloat = 0
        var body: some View {
          ScrollView { Header() }
            .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, new in y = new }
            .environment(\\.scrollY, y)
        }
      }
      """,
      """
      extension EnvironmentValues { @Entry var finger: CGPoint = .zero }
      struct Glow: View {
        @Environment(\\.finger) private var finger
        var body: some View { Circle().position(finger) }
      }
      struct Pad: View {
        @State private var location = CGPoint.zero
        var body: some View {
          Glow()
            .gesture(DragGesture().onChanged { value in location = value.location })
            .environment(\\.finger, location)
        }
      }
      """,
    ],
    good: [
      """
      extension EnvironmentValues { @Entry var isHeaderCollapsed = false }
      struct Header: View {
        @Environment(\\.isHeaderCollapsed) private var isCollapsed
        var body: some View { Text("Header").opacity(isCollapsed ? 0 : 1) }
      }
      struct Feed: View {
        @State private var y: CGFloat = 0
        var body: some View {
          ScrollView { Header() }
            .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, new in y = new }
            .environment(\\.isHeaderCollapsed, y > 40)
        }
      }
      """,
      """
      extension EnvironmentValues { @Entry var columnWidth: CGFloat = 0 }
      struct Cell: View {
        @Environment(\\.columnWidth) private var width
        var body: some View { Color.red.frame(width: width / 2, height: 10) }
      }
      struct Column: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack { Text("Column"); Color.clear.overlay { Cell() } }
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            .environment(\\.columnWidth, width)
        }
      }
      """,
    ],
    check: .program { scope in
      scope.environmentUses.injections.compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ injection: EnvironmentUses.Injection, in scope: ProgramScope) -> Problem? {
  guard case .value(let key) = injection.key, let (state, path) = injection.value.ownPath,
    let type = scope.parts(of: injection.occurrence.scope.type), !isThreshold(state, of: type, in: scope),
    !isThreshold(injection.value, in: scope), let source = scope.fastWriter(of: state, path, in: type),
    let place = scope.place(injection.call.nameSpan)
  else { return nil }
  let changing = ([state] + path).joined(separator: ".")
  return Problem(
    place,
    "'\(changing)' changes with every frame of '\(source.calledName ?? "")', and each change makes SwiftUI check all views "
      + "below that read the environment; put in what they decide by (a Bool), or use an observable object for "
      + "'\(key)'",
    related: scope.place(source.nameSpan).map { [RelatedPlace($0, "changes '\(changing)'")] } ?? []
  )
}

/// Whether the state is of a type with few values, which changes now and then: a Bool, an enumeration.
private func isThreshold(_ state: String, of type: TypeParts, in scope: ProgramScope) -> Bool {
  guard let variable = type.variables.first(where: { $0.name == state }) else { return false }
  if case .bool? = variable.initializer?.singleExpression?.unwrapped.kind { return true }
  let name = variable.type?.name ?? variable.initializer?.singleExpression?.unwrapped.dottedName?.first ?? ""
  return name == "Bool" || scope.type(named: name)?.kind == .enumeration
}

/// The same of what is read of a model.
private func isThreshold(_ value: Expression, in scope: ProgramScope) -> Bool {
  guard let name = scope.type(of: value)?.nominal?.lastName else { return false }
  return name == "Bool" || scope.type(named: String(name))?.kind == .enumeration
}

extension ProgramScope {
  /// The scroll observer or gesture whose action puts each new value into the state, or into that member of the model.
  fileprivate func fastWriter(of state: String, _ path: [String], in type: TypeParts) -> CallExpression? {
    for name in ["onScrollGeometryChange", "onGeometryChange", "onChanged", "updating"] {
      for occurrence in calls(name) where type.all.contains(where: { $0.type === occurrence.scope.type }) {
        // A size changes with the window, a position in a scroll view with every frame.
        if name == "onGeometryChange", !occurrence.measuresScrolling(in: self) { continue }
        guard let action = occurrence.call.closures.last?.closure else { continue }
        let isWritten = action.body.statements.contains { statement in
          guard case .expression(let expression) = statement.kind else { return false }
          guard case .assignment(let assignment) = expression.kind else {
            return path.isEmpty && expression.asCall.map { sets(state, by: $0, from: action) } ?? false
          }
          let isState =
            assignment.target.ownPath.map { $0.name == state && $0.path == path } ?? false
            || path.isEmpty && occurrence.call.updates(state, through: assignment.target)
          return isState && action.passes(assignment.value)
        }
        if isWritten { return occurrence.call }
      }
    }
    return nil
  }
}

extension ProgramScope {
  /// Whether the call hands the action's value to a function of the view that puts it into the state.
  fileprivate func sets(_ state: String, by call: CallExpression, from action: ClosureExpression) -> Bool {
    guard call.callee.ownMember != nil, call.arguments.count == 1, let value = call.arguments.first?.value,
      action.passes(value), let (function, _) = calledFunction(call), let parameter = function.parameters.first
    else { return false }
    return function.body?.statements.contains { statement in
      guard case .expression(let expression) = statement.kind, case .assignment(let assignment) = expression.kind,
        assignment.target.ownMember == state, case .local(let slot, _) = assignment.value.unwrapped.kind
      else { return false }
      return slot == parameter.slot
    } ?? false
  }
}

extension ClosureExpression {
  /// Whether the expression is the closure's parameter or a member of it.
  fileprivate func passes(_ expression: Expression) -> Bool {
    var current = expression.unwrapped
    while case .member(let member) = current.kind, let base = member.base { current = base.unwrapped }
    guard case .local(let slot, _) = current.kind else { return false }
    return parameters.contains { $0.slot == slot }
  }
}

extension CallExpression {
  /// Whether `target` is the parameter through which `.updating($state) { value, state, _ in … }` sets the state.
  fileprivate func updates(_ state: String, through target: Expression) -> Bool {
    guard calledName == "updating", unlabeled?.value.ownMember == "$\(state)",
      let parameters = closures.last?.closure.parameters, parameters.count > 1, case .local(let slot, _) = target.kind
    else { return false }
    return slot == parameters[1].slot
  }
}
