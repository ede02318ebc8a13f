import Catalog
import Queries
package import Semantics
package import SourceText

/// A call with the code around it.
package struct CallOccurrence: Sendable {
  package let call: CallExpression
  package let scope: CodeScope

  /// Whether something is called upon: what is written before the name, or, in an extension of `View`, the view itself.
  package var hasReceiver: Bool { call.receiver != nil || scope.type?.qualifiedName == "View" }
}

/// An expression with the code around it.
package struct ExpressionOccurrence: Sendable {
  package let expression: Expression
  package let scope: CodeScope
}

/// A type or extension with the types around it.
package struct TypeOccurrence: Sendable {
  package let type: TypeDeclaration
  package let scope: CodeScope
}

/// What rules look for in one unit, found in a single walk.
package final class UnitIndex: Sendable {
  package let id: UnitID
  /// Kept, so that nothing else takes its identity.
  package let unit: Unit
  package let file: FileID
  /// Calls by the called name: `padding` of `x.padding(3)`, `Text` of `Text("a")`.
  package let calls: [String: [CallOccurrence]]
  /// All calls, outer ones before the calls in them.
  package let allCalls: [CallOccurrence]
  /// The numbers of calls by the place of the whole call.
  private let callsBySpan: SpanTable
  /// The numbers of the calls that are made on what stands at a place: `x.padding()` at the place of `x`, with or without
  /// parentheses.
  private let callsByReceiver: SpanTable
  package let subscripts: [ExpressionOccurrence]
  /// Members with the name of the screen that a window, its scene or a view is on.
  package let screenMembers: [ExpressionOccurrence]
  /// What gives a publisher of an object's changes: `store.$name`, `store.objectWillChange`.
  package let publisherMembers: [Expression]
  /// Uses of names that no local scope declares, by name.
  package let names: [String: [ExpressionOccurrence]]
  /// Members that are named on `self`, by name.
  let selfMembers: [String: [ExpressionOccurrence]]
  package let types: [TypeOccurrence]
  package let globalFunctions: [FunctionDeclaration]
  package let globalVariables: [VariableDeclaration]
  /// Names that are assigned to, also in part, that a statement calls a method of, or that a binding leads to.
  package let writtenNames: Set<String>
  /// The attributes of properties: `State` of `@State var n = 0`.
  package let attributeNames: Set<String>
  private let keptWords = Lazy<TextWords>()
  private let keptTraits = Lazy<UnitTraits>()
  private let keptChanges = Lazy<[String: [ListChange]]>()
  private let keptNesting = Lazy<SpanNesting>()

  package init(_ unit: Unit, file: FileID) {
    var walk = IndexWalk()
    let scope = CodeScope(.file(file), in: nil)
    for content in unit.contents { walk.add(content, in: scope) }
    walk.run()
    id = unit.id
    self.unit = unit
    self.file = file
    calls = walk.calls
    allCalls = walk.allCalls
    callsBySpan = Self.callsBySpan(allCalls)
    callsByReceiver = Self.callsByReceiver(allCalls)
    subscripts = walk.subscripts
    screenMembers = walk.screenMembers
    publisherMembers = walk.publisherMembers
    names = walk.names
    selfMembers = walk.selfMembers
    types = walk.types
    globalFunctions = unit.contents.compactMap { content in
      if case .function(let function) = content { function } else { nil }
    }
    globalVariables = unit.contents.flatMap { content -> [VariableDeclaration] in
      if case .variables(let variables) = content { variables } else { [] }
    }
    writtenNames = walk.writtenNames
    attributeNames = walk.attributeNames
  }

  /// What its code does to lists, by their names.
  var listChanges: [String: [ListChange]] { keptChanges.value { ListChanges(in: unit).byName } }

  var rearrangedNames: Set<String> { Set(listChanges.keys) }

  /// What its text tells about the systems and builds that it is for.
  package var traits: UnitTraits { keptTraits.value { UnitTraits(of: unit.source) } }

  /// The words of its source.
  package var words: TextWords { keptWords.value { TextWords(of: [unit.source]) } }

  private static func callsBySpan(_ calls: [CallOccurrence]) -> SpanTable {
    var table = SpanTable(capacity: calls.count)
    for (number, occurrence) in calls.enumerated() {
      let span = occurrence.call.span
      table.put(number, at: span) { calls[$0].call.span == span }
    }
    return table
  }

  private static func callsByReceiver(_ calls: [CallOccurrence]) -> SpanTable {
    let receivers = calls.map { $0.call.receivers }
    var table = SpanTable(capacity: receivers.reduce(0) { $0 + $1.count })
    for (number, receivers) in receivers.enumerated() {
      for receiver in receivers {
        let span = receiver.span
        table.put(number, at: span) { calls[$0].call.isMade(on: span) }
      }
    }
    return table
  }

  /// The call that fills `span`.
  package func call(at span: SourceSpan) -> CallOccurrence? {
    callsBySpan.number(at: span) { allCalls[$0].call.span == span }.map { allCalls[$0] }
  }

  /// The calls around `span`, innermost first.
  package func calls(around span: SourceSpan) -> some Sequence<CallOccurrence> {
    let nesting = keptNesting.value { SpanNesting(allCalls.map(\.call.span)) }
    return nesting.numbers(around: span).lazy.map { [allCalls] in allCalls[$0] }
  }

  /// The call that is made on what stands at `span`.
  package func call(on span: SourceSpan) -> CallOccurrence? {
    callsByReceiver.number(at: span) { allCalls[$0].call.isMade(on: span) }.map { allCalls[$0] }
  }
}

extension CallExpression {
  /// What it is made on, with and without parentheses.
  fileprivate var receivers: [Expression] {
    guard let receiver else { return [] }
    let bare = receiver.unwrapped
    return bare === receiver ? [receiver] : [receiver, bare]
  }

  fileprivate func isMade(on span: SourceSpan) -> Bool {
    guard let receiver else { return false }
    return receiver.span == span || receiver.unwrapped.span == span
  }
}

/// The walk that fills an index: an explicit stack, each entry with its scope.
private struct IndexWalk {
  var calls: [String: [CallOccurrence]] = [:]
  var allCalls: [CallOccurrence] = []
  var subscripts: [ExpressionOccurrence] = []
  var screenMembers: [ExpressionOccurrence] = []
  var publisherMembers: [Expression] = []
  var names: [String: [ExpressionOccurrence]] = [:]
  var selfMembers: [String: [ExpressionOccurrence]] = [:]
  var types: [TypeOccurrence] = []
  var writtenNames: Set<String> = []
  var attributeNames: Set<String> = []
  private var pending: [(node: CodeNode, scope: CodeScope)] = []
  /// The children of one node, in memory that all nodes share.
  private var children: [CodeNode] = []

  mutating func add(_ content: Unit.Content, in scope: CodeScope) {
    switch content {
    case .type(let type): pending.append((.type(type), scope))
    case .function(let function): pending.append((.function(function), scope))
    case .variables(let variables): for variable in variables { add(variable, in: scope) }
    case .typealias: break
    case .preview(let preview):
      let inner = CodeScope(.preview(preview), in: scope)
      if let closure = preview.closure { pending.append((.closure(closure, argumentOf: nil), inner)) }
    case .code(let body): add(body, in: CodeScope(.topLevel, in: scope))
    }
  }

  mutating func run() {
    while let (node, scope) = pending.popLast() {
      var inner = scope
      switch node {
      case .expression(let expression): note(expression, in: scope)
      case .closure(let closure, let call): inner = CodeScope(.closure(closure, argumentOf: call), in: scope)
      case .function(let function): inner = CodeScope(.function(function), in: scope)
      case .type(let type): note(type, in: scope)
      case .statement(let statement): note(statement)
      case .condition, .pattern, .ifStatement: break
      }
      children.removeAll(keepingCapacity: true)
      node.addChildren(to: &children)
      for child in children.reversed() { pending.append((child, inner)) }
    }
  }

  private mutating func note(_ expression: Expression, in scope: CodeScope) {
    switch expression.kind {
    case .call(let call):
      let occurrence = CallOccurrence(call: call, scope: scope)
      allCalls.append(occurrence)
      if let name = call.calledName { calls[name, default: []].append(occurrence) }
    case .assignment(let assignment): noteWrite(to: assignment.target)
    case .subscript: subscripts.append(ExpressionOccurrence(expression: expression, scope: scope))
    case .name(let name):
      names[name.name, default: []].append(ExpressionOccurrence(expression: expression, scope: scope))
    case .member(let member):
      // Whoever has the binding may set it.
      if case .name(let root)? = member.base?.root.kind, root.name.hasPrefix("$") { writtenNames.insert(member.name) }
      if member.base != nil, member.name == ScreenTraits.ofWindow {
        screenMembers.append(ExpressionOccurrence(expression: expression, scope: scope))
      }
      if member.base != nil, member.name.hasPrefix("$") || member.name == "objectWillChange" {
        publisherMembers.append(expression)
      }
      guard let name = expression.ownMember else { return }
      selfMembers[name, default: []].append(ExpressionOccurrence(expression: expression, scope: scope))
    default: return
    }
  }

  private mutating func note(_ statement: Statement) {
    guard case .expression(let expression) = statement.kind, let receiver = expression.unwrapped.asCall?.receiver else {
      return
    }
    noteWrite(to: receiver)
  }

  /// `count`, `Counter.count` and `log.entries[0]` write every name on their path.
  private mutating func noteWrite(to target: Expression) {
    var current = target.unwrapped
    while true {
      switch current.kind {
      case .name(let name):
        writtenNames.insert(name.name)
        return
      case .member(let member):
        writtenNames.insert(member.name)
        guard let base = member.base else { return }
        current = base.unwrapped
      case .subscript(let expression): current = expression.base.unwrapped
      default: return
      }
    }
  }

  private mutating func note(_ type: TypeDeclaration, in scope: CodeScope) {
    types.append(TypeOccurrence(type: type, scope: scope))
    let inner = CodeScope(.type(type), in: scope)
    let members = type.members
    for variable in members.variables { add(variable, in: inner) }
    for function in members.functionsWithCode { pending.append((.function(function), inner)) }
    for declaration in members.subscripts {
      for accessor in declaration.accessors.all { add(accessor.body, in: inner) }
    }
    for nested in members.types { pending.append((.type(nested), inner)) }
  }

  private mutating func add(_ variable: VariableDeclaration, in scope: CodeScope) {
    if let initializer = variable.initializer { add(initializer, in: CodeScope(.initialValue(variable), in: scope)) }
    let inner = CodeScope(.accessor(variable), in: scope)
    for accessor in variable.accessors.all { add(accessor.body, in: inner) }
    for attribute in variable.attributes {
      attributeNames.insert(attribute.name)
      if let body = attribute.body { add(body, in: CodeScope(.initialValue(variable), in: scope)) }
    }
  }

  private mutating func add(_ body: Body, in scope: CodeScope) {
    for statement in body.statements.reversed() { pending.append((.statement(statement), scope)) }
  }
}

extension Accessors {
  /// The accessors that are written.
  package var all: [Accessor] { [getter, setter, willSet, didSet].compactMap { $0 } }
}

extension CallExpression {
  /// The last name of what is called; of `Card.init(…)`, the type's.
  package var calledName: String? {
    switch callee.kind {
    case .name(let name): name.name
    case .member(let member): typeOfInitializer?.name ?? member.name
    default: nil
    }
  }

  /// What the called member is a member of; nil for a plain name, and for `Card.init(…)`.
  package var receiver: Expression? {
    guard case .member(let member) = callee.kind, typeOfInitializer == nil else { return nil }
    return member.base
  }

  /// The name of the type in `Card.init(…)`.
  private var typeOfInitializer: NameExpression? {
    guard case .member(let member) = callee.kind, member.name == "init", case .name(let name)? = member.base?.kind,
      name.isType
    else { return nil }
    return name
  }

  /// The argument with that label.
  package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

  /// The first argument without a label that is no trailing closure.
  package var unlabeled: Argument? { arguments.first { $0.label == nil && !$0.isTrailing } }

  /// The closures among the arguments, as written.
  package var closures: [(label: String?, closure: ClosureExpression)] {
    arguments.compactMap { argument in
      if case .closure(let closure) = argument.value.kind { (argument.label, closure) } else { nil }
    }
  }
}
