package import Semantics

/// Where the content of a `GeometryReader` uses its proxy: through closures, through locals that are made from it, and
/// through the program's own functions, modifiers and views that it is given to.
struct ProxyFlow {
  let uses: [ProxyUse]

  init(_ reader: ReaderClosure, in scope: ProgramScope) {
    var walk = ProxyWalk(scope)
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
  /// What stands around the expression in the reader's content, innermost first; in a function that the content calls,
  /// the call and what stands around it follow.
  package let surroundings: [CodeNode]
  /// What becomes of the value.
  package let sink: ProxySink
  /// The actions around the use, innermost first: the calls whose closure runs later.
  package let actions: [CallExpression]
  /// Whether it stands in code that the reader's content calls, which others may call as well.
  package let isInCalledCode: Bool

  /// The innermost function that it stands in.
  package var function: FunctionDeclaration? {
    for case .function(let function) in surroundings { return function }
    return nil
  }

  /// Whether it stands in a loop that may go on for as long as the view is there.
  package var isRepeated: Bool {
    surroundings.contains { node in
      guard case .statement(let statement) = node else { return false }
      return switch statement.kind {
      case .while, .repeatWhile: true
      case .for(let loop): loop.isAsync
      default: false
      }
    }
  }

  /// Whether it only gives a local or a parameter its value.
  package var isBound: Bool { if case .bound = sink { true } else { false } }

  /// `size.width` or `size.height`, and nothing more.
  package var length: Axis? { Axis(ofLengthAt: path) }

  package enum Axis: String, Sendable {
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

extension CallExpression {
  /// The argument that `expression` stands in.
  package func argument(around expression: Expression) -> Argument? {
    arguments.first { $0.value.span.contains(expression.span) }
  }
}

/// The walk that finds the uses: an explicit stack, each entry with what means the proxy there.
private struct ProxyWalk {
  private(set) var uses: [ProxyUse] = []
  private let scope: ProgramScope
  private var pending: [(node: CodeNode, link: Link?, names: Names)] = []
  /// Calls that were followed into the code of what they call.
  private var followed = 0

  /// Maximum number of calls that are followed for one reader, and of those within each other.
  private static let limit = 24
  private static let deepest = 4

  init(_ scope: ProgramScope) { self.scope = scope }

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

  /// What a name says of the proxy.
  private typealias Meaning = (path: [String], isDerived: Bool)

  /// What the slots of one body, and the properties of the type around it, say of the proxy.
  private final class Names {
    var slots: [Int: Meaning]
    let properties: [String: Meaning]
    /// Number of calls that lead into this body.
    let depth: Int

    init(slots: [Int: Meaning] = [:], properties: [String: Meaning] = [:], depth: Int = 0) {
      self.slots = slots
      self.properties = properties
      self.depth = depth
    }
  }

  mutating func run(_ closure: ClosureExpression, slot: Int) {
    push(closure.body, in: nil, Names(slots: [slot: ([], false)]))
    while let (node, link, names) = pending.popLast() { visit(node, link, names) }
  }

  private mutating func push(_ body: Body, in link: Link?, _ names: Names) {
    push(body.statements.map { .statement($0) }, in: link, names)
  }

  private mutating func push(_ nodes: [CodeNode], in link: Link?, _ names: Names) {
    for node in nodes.reversed() { pending.append((node, link, names)) }
  }

  private mutating func visit(_ node: CodeNode, _ link: Link?, _ names: Names) {
    switch node {
    case .expression(let expression):
      if let found = path(of: expression, names) {
        let isFollowed = follow(expression, found, in: link, names.depth)
        note(expression, found, link, isBound: isFollowed, isCalled: names.depth > 0)
        return
      }
    case .statement(let statement):
      if bind(statement, names) { return }
    case .closure(let closure, _):
      push(node.children, in: Link(node, in: link), inner(closure.body, names))
      return
    case .function(let function):
      guard let body = function.body else { return }
      push(node.children, in: Link(node, in: link), inner(body, names))
      return
    case .condition, .pattern, .ifStatement, .type: break
    }
    push(node.children, in: Link(node, in: link), names)
  }

  private mutating func note(_ expression: Expression, _ found: Meaning, _ link: Link?, isBound: Bool, isCalled: Bool) {
    let around = link?.all ?? []
    let sinks = ProxySinks(of: expression, around, in: scope)
    uses.append(
      ProxyUse(
        expression: expression,
        path: found.path,
        isDerived: found.isDerived,
        surroundings: around,
        sink: isBound ? .bound : sinks.sink,
        actions: sinks.actions,
        isInCalledCode: isCalled
      )
    )
  }

  /// Goes on in the code of the program's own function or view that gets the value as an argument; false where the call
  /// makes a value, or where its code is not known.
  private mutating func follow(_ expression: Expression, _ found: Meaning, in link: Link?, _ depth: Int) -> Bool {
    guard case .expression(let outer)? = link?.node, let call = outer.asCall,
      let argument = call.arguments.first(where: { $0.value.unwrapped.span == expression.unwrapped.span }),
      depth < Self.deepest, followed < Self.limit
    else { return false }
    followed += 1
    if let (function, _) = scope.calledFunction(call) {
      guard let body = function.body, function.returnType == nil || scope.isView(outer) == true,
        let parameter = function.parameter(for: argument, of: call)
      else { return false }
      // A view's initializer only stores what it is given.
      guard !function.isInitializer else { return false }
      push(body, in: Link(.function(function), in: link), Names(slots: [parameter.slot: found], depth: depth + 1))
      return true
    }
    return followIntoView(made: call, argument, found, in: link, depth)
  }

  /// The code of a view that is made with the value as one of its properties.
  private mutating func followIntoView(
    made call: CallExpression,
    _ argument: Argument,
    _ found: Meaning,
    in link: Link?,
    _ depth: Int
  ) -> Bool {
    guard call.receiver == nil, let label = argument.label, let name = call.calledName,
      let type = scope.declaredTypes(named: name).first(where: { scope.conforms($0, to: "View") }),
      type.initializers.isEmpty,
      type.variables.contains(where: { $0.name == label && $0.isStored && $0.attributes.isEmpty })
    else { return false }
    let names = { Names(properties: [label: found], depth: depth + 1) }
    for variable in type.variables where !variable.modifiers.isTypeMember {
      if let body = variable.accessors.getter?.body { push(body, in: link, names()) }
    }
    for function in type.functions where !function.modifiers.isTypeMember {
      if let body = function.body { push(body, in: link, names()) }
    }
    return true
  }

  /// Notes a local that is the proxy or comes from it; true where the statement only gives it another name.
  private func bind(_ statement: Statement, _ names: Names) -> Bool {
    guard case .variable(let binding) = statement.kind, let initializer = binding.initializer else { return false }
    // `let _ = proxy` names nothing.
    if case .wildcard = binding.pattern.kind { return path(of: initializer, names) != nil }
    guard case .binding(let slot, _) = binding.pattern.kind else { return false }
    if let found = path(of: initializer, names) {
      names.slots[slot] = found
      return true
    }
    let sources = CodeWalk(initializer).expressions.lazy.compactMap { path(of: $0, names) }
    if let source = sources.first(where: { _ in true }) { names.slots[slot] = (source.path, true) }
    return false
  }

  private func inner(_ body: Body, _ names: Names) -> Names {
    var slots: [Int: Meaning] = [:]
    for capture in body.captures { slots[capture.slot] = names.slots[capture.outerSlot] }
    return Names(slots: slots, properties: names.properties, depth: names.depth)
  }

  /// The path of `proxy.size.width` and the like; nil for everything that does not start at the proxy.
  private func path(of expression: Expression, _ names: Names) -> Meaning? {
    var members: [String] = []
    var current = expression.unwrapped
    while true {
      if let own = current.ownMember, let found = names.properties[own] {
        return (found.path + members.reversed(), found.isDerived)
      }
      switch current.kind {
      case .member(let member):
        guard let base = member.base else { return nil }
        members.append(member.name)
        current = base.unwrapped
      case .call(let call):
        guard call.receiver != nil else { return nil }
        current = call.callee.unwrapped
      case .subscript(let access):
        members.append("[]")
        current = access.base.unwrapped
      case .local(let slot, _):
        guard let found = names.slots[slot] else { return nil }
        return (found.path + members.reversed(), found.isDerived)
      default: return nil
      }
    }
  }
}
