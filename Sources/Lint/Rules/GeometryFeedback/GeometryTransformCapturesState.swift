import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let geometryTransformCapturesState = LintRule(
    id: "geometry-transform-captures-state",
    summary: "A closure that may run off the main thread reads the view's state",
    documentation: """
      SwiftUI calls the closures of `visualEffect` and the transform of `onGeometryChange` whenever geometry changes, \
      possibly on another thread: they are `@Sendable`. Reading `@State` or `@Binding` through `self` there is an error in \
      Swift 6.

      Capture the value: `{ [isPulsing] content, proxy in … }`.
      """,
    severity: .info,
    bad: [
      """
      struct Badge: View {
        @State private var isPulsing = false
        var body: some View {
          Circle()
            .visualEffect { content, proxy in content.blur(radius: isPulsing ? 4 : 0) }
            .onTapGesture { isPulsing.toggle() }
        }
      }
      """,
      """
      struct Header: View {
        @State private var threshold: CGFloat = 40
        @State private var isCollapsed = false
        var body: some View {
          Color.blue.frame(height: 80).opacity(isCollapsed ? 0 : 1)
            .onGeometryChange(for: Bool.self) { $0.frame(in: .global).minY < threshold } action: { isCollapsed = $0 }
            .onTapGesture { threshold = 20 }
        }
      }
      """,
    ],
    good: [
      """
      struct Badge: View {
        @State private var isPulsing = false
        var body: some View {
          Circle()
            .visualEffect { [isPulsing] content, proxy in content.blur(radius: isPulsing ? 4 : 0) }
            .onAppear { isPulsing = true }
        }
      }
      """,
      """
      struct Header: View {
        let threshold: CGFloat
        @State private var isCollapsed = false
        var body: some View {
          Color.blue.frame(height: 80).opacity(isCollapsed ? 0 : 1)
            .onGeometryChange(for: Bool.self) { $0.frame(in: .global).minY < threshold } action: { isCollapsed = $0 }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      ["onGeometryChange", "visualEffect"].flatMap { unit.calls($0) }.compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard occurrence.call.receiver != nil, let name = occurrence.call.calledName,
    let transform = transform(of: occurrence.call), let type = scope.parts(of: occurrence.scope.type)
  else { return nil }
  let writes = StateWrites(of: type, in: scope)
  let expressions = Array(CodeWalk(transform.body).expressions)
  // `scrollOffset(proxy)` is the method of that name.
  let functions = Set(type.functions.map(\.name))
  let called = Set(
    expressions.compactMap { $0.asCall?.callee }.filter { functions.contains($0.ownMember ?? "") }.map(\.span)
  )
  let found = expressions.lazy.compactMap { expression -> (Expression, VariableDeclaration)? in
    guard let name = expression.ownMember else { return nil }
    guard !called.contains(expression.span) else {
      return type.state(readByMethod: name, writes).map { (expression, $0) }
    }
    return writes.value(named: name).map { (expression, $0) }
      ?? type.state(readBy: name, writes).map { (expression, $0) }
  }.first
  guard let (expression, property) = found, let read = expression.ownMember, let place = scope.place(expression.span)
  else { return nil }
  let isCalled = called.contains(expression.span)
  return Problem(
    place,
    "'\(name)' may call this closure on another thread, where '\(isCalled ? property.name : read)' cannot be read (an "
      + "error in Swift 6); capture the value: '[\(isCalled ? property.name : read)]'",
    related: scope.place(property.nameSpan).map { [RelatedPlace($0, "'\(property.name)' is declared here")] } ?? [],
    proposals: isCalled ? [] : proposal(transform, read, in: scope).map { [$0] } ?? []
  )
}

extension TypeParts {
  /// The state that the only method of that name reads.
  fileprivate func state(readByMethod method: String, _ writes: StateWrites) -> VariableDeclaration? {
    guard let body = onlyFunction(named: method, where: { !$0.modifiers.isTypeMember })?.body else { return nil }
    return CodeWalk(body).expressions.lazy.compactMap(\.ownMember).compactMap { name in
      writes.value(named: name) ?? state(readBy: name, writes)
    }.first
  }

  /// The state that a computed property of the type reads, also by way of others.
  fileprivate func state(readBy property: String, _ writes: StateWrites) -> VariableDeclaration? {
    var seen: Set = [property]
    var pending = [property]
    while let name = pending.popLast() {
      let computed = variables.first { $0.name == name && !$0.isStored && !$0.modifiers.isTypeMember }
      guard let body = computed?.accessors.getter?.body else { continue }
      for read in CodeWalk(body).expressions.lazy.compactMap(\.ownMember) {
        if let state = writes.value(named: read) { return state }
        if seen.insert(read).inserted { pending.append(read) }
      }
    }
    return nil
  }
}

/// The closure that computes something of the geometry: an action beside a key path is none.
private func transform(of call: CallExpression) -> ClosureExpression? {
  let signatures = call.calledName.flatMap { Catalog.modifier($0)?.signatures } ?? []
  return signatures.lazy.compactMap { signature in
    signature.argument(of: call) { ["transform", "effect"].contains($0.name) }?.value.closure
  }.first
}

/// The capture list, where the closure has none.
private func proposal(_ closure: ClosureExpression, _ name: String, in scope: ProgramScope) -> FixProposal? {
  guard closure.captureList.isEmpty, let place = scope.place(closure.span), !scope.text(place).hasPrefix("{ [") else {
    return nil
  }
  let start = place.range.start + 1
  let names = closure.parameters.filter { !$0.name.hasPrefix("$") }
  let text = names.isEmpty ? " [\(name)] in" : " [\(name)]"
  // `{ $0.x }` cannot have a capture list without `in`, which it may have.
  let edit = TextEdit(range: ByteRange(start, start), replacement: text)
  return FixProposal("capture '\(name)'", keepsMeaning: true, edits: [FileEdit(file: place.file, edit: edit)])
}
