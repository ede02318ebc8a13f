import Semantics
import SourceText
import ViewGraph

/// Follows a reader's proxy, and what is computed from it, through the content: into closures, local names and the
/// project's own functions.
struct ReaderTrace {
  private struct Item {
    let node: CodeNode
    let sink: ReaderSink
    /// The slots of the body around the node that hold the proxy or something computed from it.
    let tainted: Set<Int>
    /// The last expression that gave the value away.
    let span: SourceSpan?
    /// How many functions of the project lie between.
    let depth: Int
  }

  private static let deepest = 3

  private let scope: ProgramScope
  private let owner: TypeParts?
  private var pending: [Item] = []
  private var visited: Set<ObjectIdentifier> = []
  private(set) var uses: [ReaderUse] = []

  init(_ reader: ReaderClosure, in scope: ProgramScope) {
    self.scope = scope
    let type = reader.occurrence.scope.type
    owner = type.flatMap { type in scope.declaredTypes.first { $0.all.contains { $0.type === type } } }
    guard let slot = reader.closure.parameters.first?.slot else { return }
    add(reader.closure.body, tainted: [slot], .content, span: nil, depth: 0)
    run()
  }

  private mutating func run() {
    while let item = pending.popLast() { visit(item) }
  }

  /// Adds the statements of a body, with the locals that are computed from tainted ones.
  private mutating func add(_ body: Body, tainted: Set<Int>, _ sink: ReaderSink, span: SourceSpan?, depth: Int) {
    guard !tainted.isEmpty else { return }
    var tainted = tainted
    for node in CodeWalk(body, enteringClosures: false) {
      guard case .statement(let statement) = node, case .variable(let binding) = statement.kind,
        case .binding(let slot, _) = binding.pattern.kind, let value = binding.initializer,
        Self.mentions(tainted, in: value)
      else { continue }
      tainted.insert(slot)
    }
    for statement in body.statements.reversed() {
      pending.append(Item(node: .statement(statement), sink: sink, tainted: tainted, span: span, depth: depth))
    }
  }

  private static func mentions(_ slots: Set<Int>, in expression: Expression) -> Bool {
    CodeWalk(expression, enteringClosures: false).expressions.contains { inner in
      if case .local(let slot, _) = inner.kind { slots.contains(slot) } else { false }
    }
  }

  private mutating func visit(_ item: Item) {
    switch item.node {
    case .expression(let expression): visit(expression, item)
    case .closure(let closure, let call): visit(closure, argumentOf: call, item)
    case .function(let function):
      guard let body = function.body else { return }
      add(body, tainted: Self.captured(body, item.tainted), item.sink, span: item.span, depth: item.depth)
    case .condition: addChildren(of: item, sink: item.sink == .content ? .use(.condition, target: "if") : item.sink)
    case .statement(let statement):
      if case .variable(let binding) = statement.kind, case .binding = binding.pattern.kind { return }
      addChildren(of: item, sink: item.sink)
    case .pattern, .ifStatement, .type: addChildren(of: item, sink: item.sink)
    }
  }

  private mutating func addChildren(of item: Item, sink: ReaderSink) {
    for child in item.node.children.reversed() { add(child, to: item, sink: sink) }
  }

  private mutating func add(_ node: CodeNode, to item: Item, sink: ReaderSink, span: SourceSpan? = nil) {
    pending.append(
      Item(node: node, sink: sink, tainted: item.tainted, span: span ?? item.span, depth: item.depth)
    )
  }

  private mutating func visit(_ expression: Expression, _ item: Item) {
    switch expression.kind {
    case .local(let slot, _): if item.tainted.contains(slot) { note(item.sink, item.span ?? expression.span) }
    case .call(let call): visit(call, expression, item)
    case .subscript(let inner) where isTainted(inner.base, item):
      note(.use(.anchor, target: "anchor"), expression.span)
    case .assignment(let assignment):
      let sink = item.sink == .content ? .use(.state, target: "state") : item.sink
      add(.expression(assignment.value), to: item, sink: sink, span: expression.span)
    case .ternary(let ternary):
      let sink = item.sink == .content ? .use(.condition, target: "?:") : item.sink
      for branch in [ternary.otherwise, ternary.then] { add(.expression(branch), to: item, sink: item.sink) }
      add(.expression(ternary.condition), to: item, sink: sink)
    case .switch(let statement):
      addChildren(of: item, sink: item.sink)
      if item.sink == .content {
        add(.expression(statement.subject), to: item, sink: .use(.condition, target: "switch"))
      }
    default: addChildren(of: item, sink: item.sink)
    }
  }

  private mutating func note(_ sink: ReaderSink, _ span: SourceSpan) {
    guard case .use(let kind, let target) = sink else { return note(.use(.handedOn, target: "a value"), span) }
    let use = ReaderUse(kind: kind, span: span, target: target)
    if !uses.contains(use) { uses.append(use) }
  }

  private func isTainted(_ expression: Expression, _ item: Item) -> Bool {
    guard case .local(let slot, _) = expression.unwrapped.kind else { return false }
    return item.tainted.contains(slot)
  }

  private func startsAtProxy(_ expression: Expression, _ item: Item) -> Bool { isTainted(expression.root, item) }

  // MARK: Calls

  private mutating func visit(_ call: CallExpression, _ expression: Expression, _ item: Item) {
    let isFollowed = item.sink == .content && follow(call, item)
    for argument in call.arguments.reversed() {
      // What the function does with it has been looked at there.
      if isFollowed, argument.value.asClosureBody == nil { continue }
      let sink = sink(of: argument, in: call, item)
      if case .closure(let closure) = argument.value.kind {
        add(.closure(closure, argumentOf: call), to: item, sink: sink ?? item.sink)
      } else {
        add(.expression(argument.value), to: item, sink: sink ?? item.sink, span: sink == nil ? nil : call.span)
      }
    }
    guard let receiver = call.receiver else { return }
    // A view's chain goes on as content; a method of a number or a size makes another value.
    let isValue = startsAtProxy(receiver, item)
    add(.expression(receiver), to: item, sink: isValue || item.sink != .content ? item.sink : .content)
  }

  /// Where an argument's value goes; nil where the call only computes something from it.
  private func sink(of argument: Argument, in call: CallExpression, _ item: Item) -> ReaderSink? {
    guard item.sink == .content, let name = call.calledName else { return nil }
    if let receiver = call.receiver, startsAtProxy(receiver, item) { return nil }
    if case .member(let member) = call.callee.kind {
      guard member.base != nil else { return nil }
      if Self.preferences.contains(name) { return .use(.preference, target: key(of: call)) }
      if name == "frame", isWhole(argument.value, item) { return .use(.fill, target: name) }
      if case .closure = argument.value.kind { return nil }
      return .modifier(name, argument)
    }
    if case .closure = argument.value.kind { return nil }
    if ReaderSink.calculations.contains(name) || ownFunction(call) != nil { return nil }
    return name.isCapitalized ? .initializer(name) : .use(.handedOn, target: name)
  }

  private static let preferences: Set = ["preference", "transformPreference", "anchorPreference"]

  private func key(of call: CallExpression) -> String {
    let key = call.argument("key")?.value ?? call.arguments.first?.value
    return key?.dottedName?.joined(separator: ".") ?? "preference"
  }

  /// `proxy.size.width`, `proxy.frame(in: .local).width`, or a local that stands for it: nothing computed.
  private func isWhole(_ value: Expression, _ item: Item) -> Bool {
    guard startsAtProxy(value, item) else { return false }
    return CodeWalk(value).expressions.allSatisfy { $0.asCall.map { $0.calledName == "frame" } ?? true }
  }

  private mutating func visit(_ closure: ClosureExpression, argumentOf call: CallExpression?, _ item: Item) {
    let label = call?.closures.first { $0.closure === closure }?.label
    let own = call?.calledName.flatMap { ReaderSink.closure(of: $0, label: label) }
    let sink = item.sink == .content ? own ?? .content : item.sink
    add(closure.body, tainted: Self.captured(closure.body, item.tainted), sink, span: item.span, depth: item.depth)
  }

  private static func captured(_ body: Body, _ tainted: Set<Int>) -> Set<Int> {
    Set(body.captures.filter { tainted.contains($0.outerSlot) }.map(\.slot))
  }

  // MARK: Functions of the project

  /// Goes on in a function of the same type, or of none, that gets the proxy or something of it; whether there is one.
  private mutating func follow(_ call: CallExpression, _ item: Item) -> Bool {
    guard item.depth < Self.deepest, let function = ownFunction(call), let body = function.body else { return false }
    let tainted = zip(function.parameters, call.arguments).filter { parameter, argument in
      argument.value.asClosureBody == nil && Self.mentions(item.tainted, in: argument.value)
    }
    guard !tainted.isEmpty else { return false }
    guard visited.insert(ObjectIdentifier(function)).inserted else { return true }
    add(body, tainted: Set(tainted.map(\.0.slot)), item.sink, span: call.span, depth: item.depth + 1)
    return true
  }

  private func ownFunction(_ call: CallExpression) -> FunctionDeclaration? {
    guard let name = call.calledName else { return nil }
    switch call.callee.kind {
    case .name: break
    case .member(let member):
      guard case .local(_, "self")? = member.base?.kind else { return nil }
    default: return nil
    }
    let function = owner?.functions.first { $0.name == name && $0.parameters.count >= call.arguments.count }
    return function ?? scope.globalFunction(named: name)
  }
}

extension Expression {
  fileprivate var asClosureBody: Body? {
    if case .closure(let closure) = kind { closure.body } else { nil }
  }
}
