extension Type: CustomStringConvertible {
  /// The type in Swift's notation; an unknown one is `_`.
  public var description: String {
    switch self {
    case .nominal(let id, let arguments): Self.notation(of: id, arguments)
    case .tuple(let elements):
      "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ") + ")"
    case .function(let function):
      "(" + function.parameters.map(\.description).joined(separator: ", ") + ") -> \(function.result)"
    case .metatype(let instance): instance.operand + ".Type"
    case .existential(let bounds): bounds.isEmpty ? "Any" : "any " + bounds.notation
    case .opaque(let opaque): "some " + opaque.bounds.notation
    case .parameter(let parameter): parameter.name
    case .member(let base, let name): "\(base).\(name)"
    case .inout(let type): "inout \(type)"
    case .variable, .unknown: "_"
    }
  }

  /// The type as an operand of `?` or `.Type`.
  private var operand: String {
    switch self {
    case .function, .existential, .opaque: "(\(description))"
    default: description
    }
  }

  private static func notation(of id: NominalID, _ arguments: [Type]) -> String {
    guard let first = arguments.first else { return id.name }
    if id.file == nil {
      switch (id.name, arguments.count) {
      case ("Optional", 1): return first.operand + "?"
      case ("Array", 1): return "[\(first)]"
      case ("Dictionary", 2): return "[\(first): \(arguments[1])]"
      default: break
      }
    }
    return "\(id.name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension [Type] {
  /// The bounds of an existential or opaque type.
  fileprivate var notation: String { map(\.description).joined(separator: " & ") }
}
