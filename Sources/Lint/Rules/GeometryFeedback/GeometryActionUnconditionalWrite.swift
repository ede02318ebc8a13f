import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let geometryActionUnconditionalWrite = LintRule(
    id: "geometry-action-unconditional-write",
    summary: "A handler of measurements writes something new each time",
    documentation: """
      The handler runs whenever the measured value differs, also by a fraction of a point. What it writes besides the \
      measurement (a new `UUID`, the time, a counter) is different each time, so each layout invalidates the views that \
      read it, and these may be measured again.

      Write such values only where the measurement really changed: `guard width != new else { return }`.
      """,
    severity: .warning,
    bad: [
      """
      struct Chart: View {
        @State private var width: CGFloat = 0
        @State private var runID = UUID()
        var body: some View {
          Color.teal
            .id(runID)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0; runID = UUID() }
        }
      }
      """,
      """
      struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Feed: View {
        @State private var height: CGFloat = 0
        @State private var generation = 0
        var body: some View {
          Text("Generation \\(generation)")
            .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
            .onPreferenceChange(HeightKey.self) { new in
              height = new
              generation += 1
            }
        }
      }
      """,
    ],
    good: [
      """
      struct Chart: View {
        @State private var width: CGFloat = 0
        @State private var runID = UUID()
        var body: some View {
          Color.teal
            .id(runID)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { new in
              guard abs(width - new) > 1 else { return }
              width = new
              runID = UUID()
            }
        }
      }
      """,
      """
      struct Feed: View {
        @State private var height: CGFloat = 0
        @State private var measurements = 0
        var body: some View {
          Text("Feed")
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
              height = new
              measurements += 1
            }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      ["onGeometryChange", "onPreferenceChange"].flatMap { unit.calls($0) }.flatMap { problems(in: $0, scope) }
    }
  )
}

private func problems(in observer: CallOccurrence, _ scope: ProgramScope) -> [Problem] {
  guard let action = scope.lastAction(of: observer.call), let type = scope.parts(of: observer.scope.type)
  else { return [] }
  let writes = StateWrites(of: type, in: scope)
  var problems: [Problem] = []
  for step in scope.steps(of: action) where step.called == nil {
    // What follows a condition is conditional.
    guard case .expression(let expression) = step.statement.kind else { return problems }
    let statement = step.statement
    guard let fresh = expression.freshness(in: scope), let write = writes.write(by: expression, of: step.object),
      type.reads(write.path, outside: action.body), let place = scope.place(statement.span)
    else { continue }
    let name = observer.call.calledName ?? "the observer"
    problems.append(
      Problem(
        place,
        "'\(name)' \(fresh) '\(write.target)' at every measurement, so each layout evaluates the views that read it once "
          + "more; write it only where the measurement has changed",
        related: scope.place(observer.call.nameSpan).map { [RelatedPlace($0, "the observer")] } ?? [],
        proposals: observer.call.closures.last.map { proposals($0.closure, writes, in: scope) } ?? []
      )
    )
  }
  return problems
}

extension StateWrites {
  /// What a step of an action writes that is code of the view, or of the object that one of its properties holds.
  fileprivate func write(by expression: Expression, of object: String?) -> Write? {
    object.map { write(by: expression, inObject: $0) } ?? write(by: expression) ?? observedWrite(by: expression)
  }
}

/// A `guard` before everything, where the action stores the measurement in state.
private func proposals(_ action: ClosureExpression, _ writes: StateWrites, in scope: ProgramScope) -> [FixProposal] {
  let stored = action.body.statements.lazy.compactMap { statement -> (state: String, value: String)? in
    guard case .expression(let expression) = statement.kind, case .assignment(let assignment) = expression.kind,
      assignment.operator == nil, let state = assignment.target.ownMember, writes.value(named: state) != nil,
      case .local(let slot, let name) = assignment.value.kind, action.parameters.contains(where: { $0.slot == slot })
    else { return nil }
    return (state, name)
  }.first
  guard let stored, let first = action.body.statements.first.flatMap({ scope.place($0.span) }),
    let all = scope.place(action.span), let text = scope.tree(all.file)?.text
  else { return [] }
  let start = text.lineColumn(at: first.range.start)
  let isOneLine = start.line == text.lineColumn(at: all.range.start).line
  let separator = isOneLine ? "; " : "\n" + String(repeating: " ", count: start.column)
  let condition = "guard \(stored.state) != \(stored.value) else { return }\(separator)"
  let edit = TextEdit(range: ByteRange(first.range.start, first.range.start), replacement: condition)
  return [
    FixProposal("act only on changes", keepsMeaning: false, edits: [FileEdit(file: first.file, edit: edit)])
  ]
}

extension Expression {
  /// What the statement does that gives another value each time; nil where it may give the same.
  fileprivate func freshness(in scope: ProgramScope) -> String? {
    switch kind {
    case .assignment(let assignment):
      if ["+", "-", "&+"].contains(assignment.operator ?? "") {
        return assignment.value.isNonzeroLiteral ? "counts" : nil
      }
      guard assignment.operator == nil else { return nil }
      return switch scope.freshValue(of: assignment.value) {
      case .chance: "writes a random number into"
      case .identifier: "makes a new"
      case .time: "writes the time into"
      case nil: nil
      }
    case .call(let call):
      guard call.receiver != nil, scope.isMutating(call) else { return nil }
      return call.calledName.flatMap { ["toggle": "toggles", "append": "adds to"][$0] }
    default: return nil
    }
  }

  private var isNonzeroLiteral: Bool {
    switch kind {
    case .integer(let value): value != 0
    case .double(let value): value != 0
    default: false
    }
  }
}

extension TypeParts {
  /// Whether code of the type other than `excluded`, the body of a closure or a function, reads the property, or the member
  /// of the object that one holds: `model.width`.
  func reads(_ path: String, outside excluded: Body) -> Bool {
    bodies.contains { body in
      guard body !== excluded else { return false }
      var pending: [CodeNode] = body.statements.map { .statement($0) }
      while let node = pending.popLast() {
        if case .closure(let inner, _) = node, inner.body === excluded { continue }
        if case .expression(let expression) = node {
          if expression.isOwnPath(path) { return true }
          if case .assignment(let assignment) = expression.kind, assignment.target.isOwnPath(path) {
            pending.append(.expression(assignment.value))
            continue
          }
        }
        node.addChildren(to: &pending)
      }
      return false
    }
  }
}
