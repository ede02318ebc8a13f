import Semantics
import ViewGraph

extension LintRule {
  static let animationValueUnrelated = LintRule(
    id: "animation-value-unrelated",
    summary: "An animation that waits for a value which changes nothing below it",
    documentation: """
      `.animation(_:value:)` animates the changes below it in the update in which `value` changes. Where nothing below \
      reads the value, and what is read changes at other times, nothing is ever animated.

      Name the value that the views below depend on.
      """,
    severity: .info,
    bad: [
      """
      struct Dot: View {
        @State private var isBig = false
        @State private var taps = 0
        var body: some View {
          VStack {
            Circle().scaleEffect(isBig ? 2 : 1).animation(.spring, value: taps)
            Button("Grow") { isBig.toggle() }
            Button("Count \\(taps)") { taps += 1 }
          }
        }
      }
      """,
      """
      struct Sheet: View {
        @State private var isOpen = false
        @State private var title = ""
        var body: some View {
          VStack {
            Rectangle()
              .frame(height: isOpen ? 300 : 60)
              .animation(.easeOut, value: title)
            TextField("Title", text: $title)
            Toggle("Open", isOn: $isOpen)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Dot: View {
        @State private var isBig = false
        @State private var taps = 0
        var body: some View {
          VStack {
            Circle().scaleEffect(isBig ? 2 : 1).animation(.spring, value: isBig)
            Button("Grow") { isBig.toggle() }
            Button("Count \\(taps)") { taps += 1 }
          }
        }
      }
      """,
      """
      struct Dot: View {
        @State private var isBig = false
        @State private var taps = 0
        var body: some View {
          VStack {
            Circle().scaleEffect(isBig ? 2 : 1).animation(.spring, value: taps)
            Button("Grow") {
              isBig.toggle()
              taps += 1
            }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("animation").compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let value = occurrence.call.argument("value")?.value.unwrapped, let receiver = occurrence.call.receiver,
    let type = scope.parts(of: occurrence.scope.type)
  else { return nil }
  let states = ViewStates(of: type, in: scope)
  guard let waited = states.path(value), let read = states.read(by: receiver), !read.isEmpty,
    !read.contains(where: { $0.shares(with: waited) }), !states.changeTogether(waited, read),
    let place = scope.place(value.span)
  else { return nil }
  return Problem(
    place,
    "nothing below this '.animation' reads '\(waited)', so changes of '\(read.joined(separator: "', '"))' are not "
      + "animated; write 'value: \(read[0])'",
    proposals: read.count == 1
      ? scope.proposal("write 'value: \(read[0])'", keepsMeaning: false, scope.replacing(value.span, with: read[0]))
      : []
  )
}

/// The state of a view: its own, and what the objects hold whose changes it follows. Each is a path: `isOn`, `model.isOn`.
private struct ViewStates {
  private let type: TypeParts
  private let writes: StateWrites
  private let scope: ProgramScope

  init(of type: TypeParts, in scope: ProgramScope) {
    self.type = type
    self.scope = scope
    writes = StateWrites(of: type, in: scope)
  }

  private func property(_ name: String) -> VariableDeclaration? { type.variables.first { $0.name == name } }

  /// The path of an expression that is state.
  func path(_ value: Expression) -> String? {
    guard let (name, path) = value.ownPath else { return nil }
    if let member = path.first {
      let path = "\(name).\(member)"
      guard value.isOwnPath(path) else { return nil }
      guard let object = writes.followedObject(named: name) else { return isField(member, of: name) ? path : nil }
      return writes.isFollowed(member, of: object.parts) ? path : nil
    }
    let isValue = property(name)?.attribute("State") != nil && writes.followedObject(named: name) == nil
    return isValue && value.ownMember == name ? name : nil
  }

  /// Whether the state of that name holds a structure that stores such a property.
  private func isField(_ member: String, of state: String) -> Bool {
    property(state)?.attribute("State") != nil
      && writes.structure(named: state)?.variables.contains {
        $0.name == member && $0.isStored && $0.accessors.all.isEmpty
      }
        ?? false
  }

  /// The state that a chain of the framework's views reads, itself or by way of the view's properties and functions; nil
  /// where it reads anything else, whose dependencies nobody can see here.
  func read(by view: Expression) -> [String]? {
    var found: [String] = []
    var seen: Set<String> = []
    var pending = [Array(CodeWalk(view).expressions)]
    while let expressions = pending.popLast() {
      var starts: Set<SourceSpan> = []
      for expression in expressions {
        switch reading(expression, &starts) {
        case .nothing: continue
        case .unknown: return nil
        case .state(let path): if !found.contains(path) { found.append(path) }
        case .member(let name, let body):
          if seen.insert(name).inserted { pending.append(Array(CodeWalk(body).expressions)) }
        }
      }
    }
    return found
  }

  private enum Reading {
    case nothing
    case unknown
    case state(String)
    /// A property or function of the view, which reads what its code reads.
    case member(String, Body)
  }

  /// What the expression itself reads; `starts` are the members of `self` that paths begin with which were read already.
  private func reading(_ expression: Expression, _ starts: inout Set<SourceSpan>) -> Reading {
    switch expression.kind {
    case .local(_, let name): return name == "self" ? .nothing : .unknown
    case .call(let call):
      if scope.ownModifier(call) != nil { return .unknown }
      guard call.isInitializer, let name = call.baseTypeName, scope.declaresType(name) else { return .nothing }
      return scope.showsOnlyInputs(name) ? .nothing : .unknown
    case .name(let name) where name.isType: return .nothing
    case .name, .member: break
    default: return .nothing
    }
    guard let name = expression.ownMember else { return reading(path: expression, &starts) }
    if starts.contains(expression.span) || name.hasPrefix("_") { return .nothing }
    return reading(member: name.hasPrefix("$") ? String(name.dropFirst()) : name)
  }

  private func reading(path expression: Expression, _ starts: inout Set<SourceSpan>) -> Reading {
    guard let start = expression.pathStart, !starts.contains(start.span), let (name, path) = expression.ownPath,
      let member = path.first
    else { return .nothing }
    guard let object = writes.followedObject(named: name) else {
      guard isField(member, of: name) else { return .nothing }
      starts.insert(start.span)
      return .state("\(name).\(member)")
    }
    starts.insert(start.span)
    if writes.isFollowed(member, of: object.parts) { return .state("\(name).\(member)") }
    let isConstant = object.parts.variables.contains { $0.name == member && $0.isStored && $0.isLet }
    return isConstant ? .nothing : .unknown
  }

  private func reading(member name: String) -> Reading {
    if scope.globalFunction(named: name) != nil { return .unknown }
    guard let property = property(name) else {
      if let body = type.onlyFunction(named: name)?.body { return .member(name, body) }
      return scope.declares(name) ? .unknown : .nothing
    }
    if let getter = property.accessors.getter, !property.modifiers.isTypeMember { return .member(name, getter.body) }
    guard property.isStored, writes.followedObject(named: name) == nil else { return .unknown }
    if property.attribute("State") != nil { return .state(name) }
    return property.isLet ? .nothing : .unknown
  }

  /// Whether one function or action changes the value together with what is read.
  func changeTogether(_ waited: String, _ read: [String]) -> Bool {
    written.contains { written in
      written.contains { $0.shares(with: waited) }
        && written.contains { path in read.contains { $0.shares(with: path) } }
    }
  }

  /// What each piece of code that runs at a time sets: of the view, and of the objects that it follows.
  private var written: [Set<String>] {
    var bodies = (type.functions + type.initializers).compactMap(\.body?.statements)
    for variable in type.variables {
      for accessor in variable.accessors.all {
        for case .closure(let closure, _) in CodeWalk(accessor.body) { bodies.append(closure.body.statements) }
      }
    }
    let objects = type.variables.compactMap { writes.followedObject(named: $0.name) }
    return bodies.map { paths(writtenIn: $0) }
      + objects.flatMap { object, parts in
        let functions = parts.functions.map { members(writtenBy: $0, of: parts) }
        let accessors = parts.variables.flatMap { variable in
          variable.accessors.all.map { $0.body.statements.writtenMembers.union([variable.name]) }
        }
        return (functions + accessors).map { Set($0.map { "\(object.name).\($0)" }) }
      }
  }

  private func paths(writtenIn statements: [Statement]) -> Set<String> {
    var found: Set<String> = []
    for expression in CodeWalk(statements, enteringClosures: false).expressions {
      guard let (name, path) = expression.changed?.ownPath else { continue }
      guard let object = writes.followedObject(named: name) else {
        found.insert(path.first.flatMap { isField($0, of: name) ? "\(name).\($0)" : nil } ?? name)
        continue
      }
      let called = expression.asCall?.calledName
      let functions = path.isEmpty ? object.parts.functions.filter { $0.name == called } : []
      let set = functions.reduce(Set(path.prefix(1))) { $0.union(members(writtenBy: $1, of: object.parts)) }
      for member in set { found.insert("\(name).\(member)") }
    }
    return found
  }

  /// The members that a function of an object sets: all that may be where it calls another one.
  private func members(writtenBy function: FunctionDeclaration, of parts: TypeParts) -> Set<String> {
    guard let statements = function.body?.statements else { return [] }
    let calls = CodeWalk(statements).expressions.contains { expression in
      expression.asCall?.callee.ownMember.map { name in parts.functions.contains { $0.name == name } } ?? false
    }
    return calls ? Set(parts.variables.map(\.name)) : statements.writtenMembers
  }
}

extension String {
  /// Whether one of two paths leads to the other, or to a part of it.
  fileprivate func shares(with other: String) -> Bool {
    self == other || hasPrefix(other + ".") || other.hasPrefix(self + ".")
  }
}

extension Expression {
  /// What an assignment sets, or a method is called on.
  fileprivate var changed: Expression? {
    switch kind {
    case .assignment(let assignment): assignment.target
    case .call(let call): call.receiver
    default: nil
    }
  }

  /// The member of `self` that the path begins with.
  fileprivate var pathStart: Expression? {
    var current = unwrapped
    while current.ownMember == nil {
      switch current.kind {
      case .member(let member):
        guard let base = member.base else { return nil }
        current = base.unwrapped
      case .subscript(let access): current = access.base.unwrapped
      default: return nil
      }
    }
    return current
  }
}

extension [Statement] {
  /// The members of `self` that are set, or whose methods are called.
  fileprivate var writtenMembers: Set<String> {
    Set(CodeWalk(self).expressions.compactMap { $0.changed?.ownPath?.name })
  }
}
