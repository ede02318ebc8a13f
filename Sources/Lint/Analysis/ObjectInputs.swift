import Semantics
import ViewGraph

/// What an observable object is made of that may be another one later: a state that keeps the object keeps what it was made
/// of first.
struct ObjectInputs {
  /// As the code names them, each once.
  private(set) var names: [String] = []
  /// Whether an initializer of the view has all of them.
  private var areGiven = true

  /// Of an object that an initializer makes.
  init(of value: Expression, in initializer: FunctionDeclaration) {
    let code = CodeWalk(value, enteringClosures: false)
    names = initializer.parameters.filter { parameter in
      parameter.type.mayChange && code.expressions.contains { $0.isLocal(parameter.slot) }
    }.map(\.name)
  }

  /// Of an object that the code of a view makes.
  init(of made: CallExpression, in type: TypeParts) {
    for argument in made.arguments {
      // What an action reads, it reads when it runs.
      for expression in CodeWalk(argument.value, enteringClosures: false).expressions { add(expression, in: type) }
    }
  }

  private mutating func add(_ expression: Expression, in type: TypeParts) {
    if case .local(_, let name) = expression.kind, name != "self" {
      areGiven = false
      note(name)
    }
    guard let name = expression.ownMember,
      let property = type.variables.first(where: { $0.name == name && !$0.modifiers.isTypeMember }),
      !(property.isLet && property.initializer != nil), property.type?.mayChange ?? true
    else { return }
    if !property.isStored || !property.attributes.isEmpty { areGiven = false }
    note(name)
  }

  private mutating func note(_ name: String) {
    if !name.hasPrefix("$"), !names.contains(name) { names.append(name) }
  }

  /// What has to be done besides for an object that a state keeps; empty where it is made of nothing that changes.
  var remark: String {
    if names.isEmpty { return "" }
    let change = names.count == 1 ? "it changes" : "they change"
    return ", and hand \(list) on when \(change): the state keeps what the object was made of first"
  }

  /// Where a view keeps an object that its body makes.
  func keeping(with wrapper: String) -> String {
    guard !names.isEmpty else { return "keep it in a property with '@\(wrapper)'" }
    let label = wrapper == "State" ? "initialValue" : "wrappedValue"
    return
      (areGiven
      ? "keep it in a property with '@\(wrapper)', which 'init' sets with '\(wrapper)(\(label): …)'"
      : "let a view of its own take \(list), make it and keep it with '@\(wrapper)'") + remark
  }

  /// "'a'", "'a' and 'b'", "'a', 'b' and 'c'"
  private var list: String {
    let quoted = names.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension TypeReference {
  /// Whether a later value of the type may be another one: a binding leads to the same state all the time, and functions
  /// cannot be told apart.
  fileprivate var mayChange: Bool { !isFunction && name != "Binding" }
}
