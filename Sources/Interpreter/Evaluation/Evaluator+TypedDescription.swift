import Semantics

/// Descriptions by the types of the code where values alone do not tell: an optional that holds x is x, and a `Float`
/// has the digits of a `Double`.
extension Evaluator {
  func describe(_ value: Value, as type: Type) -> String { describe(value, as: type, isPart: false) }

  private func describe(_ value: Value, as type: Type, isPart: Bool) -> String {
    guard type.showsMore, description.left > 0 else { return isPart ? debugDescription(value) : describe(value) }
    if type.isOptional == true, let wrapped = type.wrapped {
      return value.isNilInOptionals ? describe(value) : "Optional(" + describe(value, as: wrapped, isPart: true) + ")"
    }
    switch (value.withoutPositions, type) {
    case (.array(let elements), .nominal(_, let arguments)) where arguments.count == 1:
      return "[" + parts(elements, as: arguments[0]) + "]"
    case (.set(let set), .nominal(_, let arguments)) where arguments.count == 1:
      return "[" + parts(set.elements, as: arguments[0]) + "]"
    case (.dictionary(let dictionary), .nominal(_, let arguments)) where arguments.count == 2 && dictionary.count > 0:
      let (keys, values) = (dictionary.keys, dictionary.values)
      return "["
        + list(keys.indices) { index in
          describe(keys[index], as: arguments[0], isPart: true) + ": "
            + describe(values[index], as: arguments[1], isPart: true)
        } + "]"
    case (.tuple(let tuple), .tuple(let elements)) where tuple.elements.count == elements.count:
      return "("
        + list(elements.indices) { index in
          (elements[index].label.map { $0 + ": " } ?? "")
            + describe(tuple.elements[index], as: elements[index].type, isPart: true)
        } + ")"
    case (.double(let number), .nominal): return "\(Float(number))"
    default: return isPart ? debugDescription(value) : describe(value)
    }
  }

  private func parts(_ elements: [Value], as type: Type) -> String {
    list(elements.indices) { describe(elements[$0], as: type, isPart: true) }
  }
}

extension Value {
  /// Whether the type of the code may say more about its description than it does itself.
  var mayShowMore: Bool {
    switch self {
    case .array, .dictionary, .set, .tuple, .double: true
    case .foreign(let foreign): foreign.slice != nil
    default: false
    }
  }
}

extension Type {
  /// Whether optionals or `Float`s are in it.
  var showsMore: Bool {
    switch self {
    case .nominal(let id, let arguments):
      if id.file == nil, id.name == "Float" || id.name == "Optional" { return true }
      return arguments.contains(where: \.showsMore)
    case .tuple(let elements): return elements.contains { $0.type.showsMore }
    case .inout(let inner): return inner.showsMore
    default: return false
    }
  }
}
