import Catalog
package import Semantics

/// What tells an element of a list from all others, and is another one each time the list is evaluated: a new id, made at
/// once or by what code calls on the way.
package struct FreshIdentity {
  /// What makes the new value: `UUID()`.
  package let made: Expression
  /// The declared type whose values get it, with the place of the property; nil where the element itself, or a part of a
  /// tuple, is the new value.
  package let owner: (type: String, property: SourceSpan)?

  /// What elements are told apart by.
  package enum Key {
    /// A property, or a part of tuples, which may also have a position.
    case member(String, position: Int?)
    /// All that they hold.
    case whole
  }

  /// Of the elements of a list that code gives to a loop; nil where evaluating it again gives elements of the same
  /// identities, or where nothing tells.
  package init?(ofElements list: Expression, by key: Key, in code: CodeScope, of scope: ProgramScope) {
    var search = FreshIdentitySearch(scope: scope, key: key)
    guard case .fresh(let found) = search.list(list, in: code) else { return nil }
    self = found
  }

  init(made: Expression, owner: (type: String, property: SourceSpan)? = nil) {
    (self.made, self.owner) = (made, owner)
  }
}

extension FreshIdentity.Key {
  /// What a loop tells its rows apart by; nil where that is a longer path.
  package init?(of loop: CallExpression, over data: Expression, in scope: ProgramScope) {
    guard let id = loop.argument("id")?.value else {
      self = .member("id", position: nil)
      return
    }
    guard case .keyPath(let path) = id.kind, path.components.count < 2 else { return nil }
    guard case .property(let name)? = path.components.first, name != "self" else {
      self = .whole
      return
    }
    guard case .tuple(let parts)? = scope.elementType(of: data) else {
      self = .member(name, position: nil)
      return
    }
    self = .member(name, position: parts.firstIndex { $0.label == name })
  }
}

/// Looks into what makes a list or an element, with a bound.
struct FreshIdentitySearch {
  let scope: ProgramScope
  let key: FreshIdentity.Key
  private var left = 128

  init(scope: ProgramScope, key: FreshIdentity.Key) {
    (self.scope, self.key) = (scope, key)
  }

  /// What a way through code gives.
  enum Found {
    case fresh(FreshIdentity)
    /// No element.
    case nothing
    /// What may be the same each time.
    case other
  }

  /// What a value is looked at as.
  enum Form {
    case list
    case element
  }

  /// A value that code may give, or a part of one.
  private struct Way {
    let value: Expression
    let form: Form
    let scope: CodeScope
  }

  private mutating func value(_ way: Way) -> Found { value(way.value, as: way.form, in: way.scope) }

  private mutating func value(_ value: Expression, as form: Form, in code: CodeScope) -> Found {
    switch form {
    case .list: list(value, in: code)
    case .element: element(value, in: code)
    }
  }

  mutating func list(_ list: Expression, in code: CodeScope) -> Found {
    left -= 1
    guard left > 0 else { return .other }
    let value = list.unwrapped
    switch value.kind {
    case .array(let elements):
      if elements.isEmpty { return .nothing }
      return any(of: elements.map { Way(value: $0, form: .element, scope: code) })
    case .binary(let binary) where binary.operator == "+":
      return any(of: [binary.left, binary.right].map { Way(value: $0, form: .list, scope: code) })
    case .call(let call):
      guard scope.calledFunction(call) == nil, let name = call.calledName else { break }
      if name == "Array", call.receiver == nil { return madeList(by: call, in: code) }
      guard let receiver = call.receiver else { break }
      let traits = SequenceTraits.of(name)
      if traits.contains(.givesElements) { return self.list(receiver, in: code) }
      if !traits.isDisjoint(with: [.givesMade, .joinsMade]), call.arguments.count == 1,
        let function = call.arguments.first?.value
      {
        let form = traits.contains(.givesMade) ? Form.element : .list
        return result(of: function, argumentOf: call, as: form, in: code)
      }
    default: break
    }
    return followed(value, as: .list, in: code)
  }

  /// `Array(list)`, `Array(repeating: element, count: 3)`
  private mutating func madeList(by call: CallExpression, in code: CodeScope) -> Found {
    if let repeated = call.argument("repeating") { return element(repeated.value, in: code) }
    guard call.arguments.count == 1, let given = call.unlabeled else { return .other }
    return list(given.value, in: code)
  }

  mutating func element(_ element: Expression, in code: CodeScope) -> Found {
    left -= 1
    guard left > 0 else { return .other }
    let value = element.unwrapped
    switch (value.kind, key) {
    case (.tuple(let parts), .member(let name, let position)):
      let index = parts.firstIndex { $0.label == name } ?? position ?? Int(name)
      guard let index, parts.indices.contains(index) else { return .other }
      return scope.freshID(parts[index].value).map { .fresh(FreshIdentity(made: $0)) } ?? .other
    case (.call(let call), _):
      if let made = scope.madeParts(by: call, as: value) {
        return fields(of: made, madeBy: call).map { .fresh($0) } ?? .other
      }
    default: break
    }
    if case .whole = key, let made = scope.freshID(value) { return .fresh(FreshIdentity(made: made)) }
    return followed(value, as: .element, in: code)
  }

  /// What lists and elements have in common: names, calls and choices.
  private mutating func followed(_ value: Expression, as form: Form, in code: CodeScope) -> Found {
    switch value.kind {
    case .nil: return .nothing
    case .local(let slot, _): return local(slot, as: form, in: code)
    case .name, .member:
      guard case .variable(let variable, let around)? = scope.declaredValue(value),
        let getter = variable.accessors.getter
      else { return .other }
      return results(of: getter.body, as: form, in: CodeScope(.accessor(variable), in: around))
    case .call(let call):
      if case .closure(let closure) = call.callee.unwrapped.kind, call.arguments.isEmpty {
        return results(of: closure.body, as: form, in: code.inside(closure, of: nil))
      }
      guard let (function, around) = scope.calledFunction(call), !function.isInitializer, !function.isAsync,
        let body = function.body
      else { return .other }
      return results(of: body, as: form, in: CodeScope(.function(function), in: around))
    case .ternary(let choice): return every(of: [choice.then, choice.otherwise], as: form, in: code)
    case .binary(let binary) where binary.operator == "??":
      return every(of: [binary.left, binary.right], as: form, in: code)
    case .if(let statement): return every(of: statement.results, as: form, in: code)
    case .switch(let statement): return every(of: statement.results, as: form, in: code)
    case .cast(let cast): return self.value(cast.value, as: form, in: code)
    default: return .other
    }
  }

  /// What a function makes of each element, which is given to a method: a closure, a function or `Item.init`.
  private mutating func result(
    of function: Expression,
    argumentOf call: CallExpression,
    as form: Form,
    in code: CodeScope
  ) -> Found {
    if let closure = function.closure {
      return results(of: closure.body, as: form, in: code.inside(closure, of: call))
    }
    if let names = function.dottedName, names.last == "init", let type = names.dropLast().last {
      return scope.declaredTypes(named: type).first.flatMap { fields(of: $0, madeBy: nil) }.map { .fresh($0) } ?? .other
    }
    guard case .function(let named, let around)? = scope.declaredValue(function), !named.isInitializer,
      let body = named.body
    else { return .other }
    return results(of: body, as: form, in: CodeScope(.function(named), in: around))
  }

  /// What a body returns, where it keeps nothing of it.
  private mutating func results(of body: Body, as form: Form, in code: CodeScope) -> Found {
    let remembers = CodeWalk(body).expressions.contains { expression in
      guard let target = scope.target(changedBy: expression) else { return false }
      if case .local(_, let name) = target.root.kind { return name == "self" }
      return true
    }
    return remembers ? .other : every(of: body.results, as: form, in: code)
  }

  private mutating func local(_ slot: Int, as form: Form, in code: CodeScope) -> Found {
    guard let (origin, around) = code.place(ofLocal: slot), case .variable(let variable, let initial) = origin else {
      return .other
    }
    guard variable.isMutable || initial == nil else {
      return initial.map { value($0, as: form, in: around) } ?? .other
    }
    var given = initial.map { [Way(value: $0, form: form, scope: around)] } ?? []
    var added: [Way] = []
    for placed in around.expressions {
      guard let target = scope.target(changedBy: placed.expression)?.unwrapped,
        target.root.isLocal(variable, placed.scope)
      else { continue }
      guard case .local = target.kind else {
        // The id of an element may be set.
        if form == .element { return .other }
        continue
      }
      switch placed.expression.kind {
      case .assignment(let assignment) where assignment.operator == nil:
        given.append(Way(value: assignment.value, form: form, scope: placed.scope))
      case .assignment(let assignment): added.append(Way(value: assignment.value, form: .list, scope: placed.scope))
      case .call(let call) where ["append", "insert"].contains(call.calledName):
        guard let argument = call.arguments.first else { continue }
        let form = argument.label == "contentsOf" ? Form.list : .element
        added.append(Way(value: argument.value, form: form, scope: placed.scope))
      default: continue
      }
    }
    if form == .list {
      let found = any(of: added)
      if case .fresh = found { return found }
    }
    return every(of: given)
  }

  private mutating func every(of values: [Expression], as form: Form, in code: CodeScope) -> Found {
    every(of: values.map { Way(value: $0, form: form, scope: code) })
  }

  /// What all ways have in common, those left that give nothing.
  private mutating func every(of ways: [Way]) -> Found {
    var found = ways.isEmpty ? Found.other : .nothing
    for way in ways {
      switch value(way) {
      case .other: return .other
      case .nothing: continue
      case .fresh(let identity): if case .nothing = found { found = .fresh(identity) }
      }
    }
    return found
  }

  /// What one of several parts gives.
  private mutating func any(of parts: [Way]) -> Found {
    for part in parts {
      let found = value(part)
      if case .fresh = found { return found }
    }
    return .other
  }
}
