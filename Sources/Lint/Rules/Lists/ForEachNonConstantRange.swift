import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let foreachNonConstantRange = LintRule(
    id: "foreach-non-constant-range",
    summary: "A ForEach over a range that changes, without ids",
    documentation: """
      `ForEach(0..<count)` without `id:` is for constant ranges: it is evaluated once, and later counts are ignored or \
      stop the program. SwiftUI prints "count != its initial count … should only be used for *constant* data".

      Loop over the elements (`ForEach(items)`), or at least say what identifies a row: `ForEach(0..<count, id: \\.self)`.
      """,
    severity: .warning,
    bad: [
      """
      struct Names: View {
        @State private var names = ["Ada", "Grace"]
        var body: some View {
          VStack {
            ForEach(0..<names.count) { index in Text(names[index]) }
            Button("Add") { names.append("Edsger") }
          }
        }
      }
      """,
      """
      struct Steps: View {
        @Binding var count: Int
        var body: some View {
          HStack {
            ForEach(1...count) { step in Text("\\(step)") }
          }
        }
      }
      """,
      """
      struct Names: View {
        @State private var names = ["Ada", "Grace"]
        var body: some View {
          List(0..<names.count) { index in
            Button(names[index]) { names.remove(at: index) }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Names: View {
        @State private var names = ["Ada", "Grace"]
        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { name in Text(name) }
            Button("Add") { names.append("Edsger") }
          }
        }
      }
      """,
      """
      struct Stars: View {
        private let best = 5
        var body: some View {
          HStack {
            ForEach(0..<best) { index in Text("\\(index)") }
            ForEach(0..<3) { _ in Text("-") }
          }
        }
      }
      """,
      """
      struct Lines: View {
        @State private var count = 4
        var body: some View {
          VStack {
            ForEach(0..<count) { index in Text("Line \\(index)") }.id(count)
            Button("Add") { count += 1 }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewCalls(.repeats).compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ loop: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let data = loop.call.unlabeled?.value, loop.call.argument("id") == nil,
    let ends = ends(of: data, in: loop.scope, of: scope),
    let place = scope.place(loop.call.nameSpan), let text = scope.text(data.span),
    !isMadeAnew(loop, with: data, in: scope)
  else { return nil }
  let origins = ends.flatMap { scope.operands(of: $0) }.flatMap { end in
    let origin = DataOrigin(end.expression, in: end.scope, of: scope)
    guard case .unknown = origin else { return [origin] }
    // Behind a constant of the body or a computed property is what that is computed from.
    return scope.sources(of: end.expression, in: end.scope).found.flatMap { scope.operands(of: $0) }.map {
      DataOrigin($0.expression, in: $0.scope, of: scope)
    }
  }
  let severity: Severity?
  if origins.contains(where: { if case .mutable = $0 { true } else { false } }) {
    severity = nil
  } else if origins.contains(where: { if case .parameter = $0 { true } else { false } }) {
    severity = .info
  } else {
    return nil
  }
  return Problem(
    place,
    "'\(text)' may change, but a \(loop.call.calledName ?? "ForEach") over a range without 'id:' keeps its initial count (\"should only be used for "
      + "*constant* data\"); loop over the elements, or add 'id: \\.self'",
    proposals: scope.proposal(
      "add 'id: \\.self'",
      keepsMeaning: true,
      mayMoveFrames: false,
      scope.inserting(", id: \\.self", after: data.span)
    ),
    severity: severity
  )
}

/// What the bounds of a range are computed from: `0..<count`, or the collection of `names.indices`.
private func ends(of data: Expression, in code: CodeScope, of scope: ProgramScope) -> [PlacedExpression]? {
  // Whatever a use gives, a generic view's own code chooses the loop for its parameter, which is no range.
  if let type = scope.type(of: data), type.nominal == nil { return nil }
  for source in scope.sources(of: data, in: code).found {
    switch source.expression.unwrapped.kind {
    case .binary(let range) where range.operator == "..<" || range.operator == "...":
      return [range.left, range.right].map { PlacedExpression(expression: $0, scope: source.scope) }
    case .member(let member) where member.name == "indices":
      guard let base = member.base, scope.type(of: source.expression)?.nominal?.lastName == "Range" else { continue }
      return [PlacedExpression(expression: base, scope: source.scope)]
    default: continue
    }
  }
  return nil
}

extension ProgramScope {
  /// What a number is computed from by operators and functions of the language: `names` and `1` of `max(1, names.count + 1)`.
  fileprivate func operands(of value: PlacedExpression, depth: Int = 0) -> [PlacedExpression] {
    let parts: [Expression]
    switch value.expression.unwrapped.kind {
    case .binary(let binary): parts = [binary.left, binary.right]
    case .call(let call) where call.receiver == nil && calledFunction(call) == nil && !call.arguments.isEmpty:
      guard call.calledName.map(declares) == false else { return [value] }
      parts = call.arguments.map(\.value)
    default: return [value]
    }
    guard depth < 8 else { return [value] }
    return parts.flatMap { operands(of: PlacedExpression(expression: $0, scope: value.scope), depth: depth + 1) }
  }
}

/// Whether the loop, or a view around it, has an identity that changes with what the range is computed from: then it is
/// another loop, with another initial count.
private func isMadeAnew(_ loop: CallOccurrence, with data: Expression, in scope: ProgramScope) -> Bool {
  let names = Set(CodeWalk(data).expressions.compactMap(\.ownMember))
  let spans = [loop.call.span] + loop.scope.containers.map(\.span)
  return spans.lazy.flatMap { scope.modifiers(over: $0) }.contains { modifier in
    guard modifier.call.calledName == "id", let identity = modifier.call.unlabeled?.value else { return false }
    return CodeWalk(identity).expressions.contains { $0.ownMember.map(names.contains) ?? false }
  }
}
