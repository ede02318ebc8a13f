package import Semantics

/// Where the content of a `GeometryReader` uses its proxy: through closures, and through locals that are made from it.
struct ProxyFlow {
  let uses: [ProxyUse]

  init(_ reader: ReaderClosure) {
    var walk = ProxyWalk()
    if let parameter = reader.closure.parameters.first, parameter.name != "_" {
      walk.run(reader.closure, slot: parameter.slot)
    }
    uses = walk.uses
  }
}

/// One place that uses a proxy.
package struct ProxyUse {
  /// The whole path, `proxy.size.width`, or the local that stands for it.
  package let expression: Expression
  /// What is asked of the proxy: `size`, `width`; nothing where it is handed on whole.
  package let path: [String]
  /// Whether the local was computed from the proxy, so that `path` is only a part of what it says.
  package let isDerived: Bool
  /// What stands around the expression in the reader's content, innermost first.
  package let surroundings: [CodeNode]

  /// `size.width` or `size.height`, and nothing more.
  package var length: Axis? { Axis(ofLengthAt: path) }

  package enum Axis: Hashable, Sendable {
    case horizontal
    case vertical

    /// The axis of `size.width` and the like; nil for other paths.
    package init?(ofLengthAt path: [String]) {
      switch path {
      case ["size", "width"], ["frame", "width"], ["frame", "size", "width"]: self = .horizontal
      case ["size", "height"], ["frame", "height"], ["frame", "size", "height"]: self = .vertical
      default: return nil
      }
    }

    package var lengthName: String { self == .horizontal ? "width" : "height" }
  }
}

/// What becomes of a proxy's value.
package enum ProxySink {
  /// The value of a preference.
  case published
  /// State or another variable gets it.
  case assigned(AssignmentExpression)
  /// An observer compares it: `onChange(of:)`.
  case observed
  /// Code that runs later hands it to a function.
  case calledBack
  /// An argument of this modifier.
  case frame(CallExpression, label: String)
  /// It only makes another local.
  case bound
  /// It draws, decides or is handed on.
  case content
}

extension ProxyUse {
  /// What becomes of the value.
  package var sink: ProxySink {
    for (index, node) in surroundings.enumerated() {
      switch node {
      case .expression(let outer):
        if case .assignment(let assignment) = outer.kind, assignment.value.span.contains(expression.span) {
          return .assigned(assignment)
        }
        guard let call = outer.asCall, let argument = call.argument(around: expression) else { continue }
        if let sink = sink(of: call, argument, inActionAround: surroundings[index...]) { return sink }
      case .statement(let statement):
        if case .variable = statement.kind { return .bound }
      case .condition, .ifStatement: return .content
      case .closure(let closure, let call):
        // What a closure of an observer's value makes is what the observer compares.
        if closure.span.contains(expression.span), call?.calledName == "onGeometryChange" { return .observed }
      case .function, .type, .pattern: continue
      }
    }
    return .content
  }

  private func sink(
    of call: CallExpression,
    _ argument: Argument,
    inActionAround nodes: ArraySlice<CodeNode>
  ) -> ProxySink? {
    guard let name = call.calledName else { return nil }
    if case .closure = argument.value.kind { return nil }
    switch name {
    case "preference", "anchorPreference", "transformPreference": return .published
    case "onChange", "task", "onReceive": return .observed
    case "frame": return .frame(call, label: argument.label ?? "")
    default: break
    }
    // An observer of the workspace's own, made like `onChange`.
    if argument.label == "of", !call.closures.isEmpty { return .observed }
    if Self.pureFunctions.contains(name) { return nil }
    return nodes.contains(where: \.isAction) ? .calledBack : .content
  }

  /// Functions and values whose result is what matters.
  private static let pureFunctions: Set = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "Int", "abs", "ceil", "floor", "max", "min", "round", "rounded",
    "sqrt", "Optional", "EdgeInsets",
  ]

  /// The actions around the use, innermost first: the calls whose closure runs later.
  package var actions: [CallExpression] {
    surroundings.compactMap { node in
      guard case .closure(_, let call?) = node, node.isAction else { return nil }
      return call
    }
  }
}

extension CodeNode {
  /// A closure that runs after the view is built.
  fileprivate var isAction: Bool {
    guard case .closure(_, let call?) = self, let name = call.calledName else { return false }
    return name.hasPrefix("on") || Self.actions.contains(name)
  }

  private static let actions: Set = [
    "task", "async", "asyncAfter", "Task", "Button", "perform", "refreshable", "withAnimation", "updating",
  ]
}

extension CallExpression {
  /// The argument that `expression` stands in.
  package func argument(around expression: Expression) -> Argument? {
    arguments.first { $0.value.span.contains(expression.span) }
  }
}

/// The walk that finds the uses: an explicit stack, each entry with the locals that mean the proxy there.
private struct ProxyWalk {
  private(set) var uses: [ProxyUse] = []
  private var pending: [(node: CodeNode, link: Link?, locals: Locals)] = []

  /// A node with what stands around it.
  private final class Link {
    let node: CodeNode
    let outer: Link?

    init(_ node: CodeNode, in outer: Link?) {
      self.node = node
      self.outer = outer
    }

    var all: [CodeNode] { sequence(first: self, next: \.outer).map(\.node) }
  }

  /// What the slots of one body say of the proxy.
  private final class Locals {
    var slots: [Int: (path: [String], isDerived: Bool)]

    init(_ slots: [Int: (path: [String], isDerived: Bool)]) { self.slots = slots }
  }

  mutating func run(_ closure: ClosureExpression, slot: Int) {
    push(closure.body.statements.map { .statement($0) }, in: nil, Locals([slot: ([], false)]))
    while let (node, link, locals) = pending.popLast() { visit(node, link, locals) }
  }

  private mutating func push(_ nodes: [CodeNode], in link: Link?, _ locals: Locals) {
    for node in nodes.reversed() { pending.append((node, link, locals)) }
  }

  private mutating func visit(_ node: CodeNode, _ link: Link?, _ locals: Locals) {
    switch node {
    case .expression(let expression):
      if let found = path(of: expression, locals) {
        let around = link?.all ?? []
        uses.append(
          ProxyUse(expression: expression, path: found.path, isDerived: found.isDerived, surroundings: around)
        )
        return
      }
    case .statement(let statement):
      if bind(statement, link, locals) { return }
    case .closure(let closure, _):
      push(node.children, in: Link(node, in: link), inner(closure.body, locals))
      return
    case .function(let function):
      guard let body = function.body else { return }
      push(node.children, in: Link(node, in: link), inner(body, locals))
      return
    case .condition, .pattern, .ifStatement, .type: break
    }
    push(node.children, in: Link(node, in: link), locals)
  }

  /// Notes a local that is the proxy or comes from it; true where the statement only gives it another name.
  private func bind(_ statement: Statement, _ link: Link?, _ locals: Locals) -> Bool {
    guard case .variable(let binding) = statement.kind, case .binding(let slot, _) = binding.pattern.kind,
      let initializer = binding.initializer
    else { return false }
    if let found = path(of: initializer, locals) {
      locals.slots[slot] = found
      return true
    }
    let sources = CodeWalk(initializer).expressions.lazy.compactMap { path(of: $0, locals) }
    if let source = sources.first(where: { _ in true }) { locals.slots[slot] = (source.path, true) }
    return false
  }

  private func inner(_ body: Body, _ locals: Locals) -> Locals {
    var slots: [Int: (path: [String], isDerived: Bool)] = [:]
    for capture in body.captures { slots[capture.slot] = locals.slots[capture.outerSlot] }
    return Locals(slots)
  }

  /// The path of `proxy.size.width` and the like; nil for everything that does not start at the proxy.
  private func path(of expression: Expression, _ locals: Locals) -> (path: [String], isDerived: Bool)? {
    var names: [String] = []
    var current = expression.unwrapped
    while true {
      switch current.kind {
      case .member(let member):
        guard let base = member.base else { return nil }
        names.append(member.name)
        current = base.unwrapped
      case .call(let call):
        guard call.receiver != nil else { return nil }
        current = call.callee.unwrapped
      case .subscript(let access):
        names.append("[]")
        current = access.base.unwrapped
      case .local(let slot, _):
        guard let found = locals.slots[slot] else { return nil }
        return (found.path + names.reversed(), found.isDerived)
      default: return nil
      }
    }
  }
}
