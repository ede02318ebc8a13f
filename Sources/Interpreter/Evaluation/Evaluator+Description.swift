import Semantics

extension Evaluator {
  /// Text as string interpolation shows it: a workspace's `description` where there is one.
  package func describe(_ value: Value) -> String {
    switch value {
    case .structure, .object, .enumeration:
      if conforms(value, to: "CustomStringConvertible"), !methods("description", of: value).isEmpty,
        case .string(let text)? = property("description", of: value)
      {
        return text
      }
      return value.structuralDescription(describe)
    case .array(let elements): return "[" + elements.map(debugDescription).joined(separator: ", ") + "]"
    case .set(let set): return "[" + set.elements.map(debugDescription).joined(separator: ", ") + "]"
    case .dictionary(let dictionary):
      if dictionary.count == 0 { return "[:]" }
      let pairs = zip(dictionary.keys, dictionary.values).map { "\(debugDescription($0)): \(debugDescription($1))" }
      return "[" + pairs.joined(separator: ", ") + "]"
    case .tuple(let tuple):
      let parts = zip(tuple.labels, tuple.elements).map { label, element in
        (label.map { $0 + ": " } ?? "") + debugDescription(element)
      }
      return "(" + parts.joined(separator: ", ") + ")"
    default: return value.structuralDescription(describe)
    }
  }

  /// As inside a collection: strings in quotes.
  package func debugDescription(_ value: Value) -> String {
    if case .string(let text) = value { return "\"\(text)\"" }
    return describe(value)
  }
}

extension Value {
  /// The description without the workspace's own.
  fileprivate func structuralDescription(_ describe: (Value) -> String) -> String {
    switch self {
    case .void: "()"
    case .none: "nil"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text): text
    case .range(let range):
      (range.lower.map(describe) ?? "") + (range.isClosed ? "..." : "..<") + (range.upper.map(describe) ?? "")
    case .structure(let structure): structure.description(describe)
    case .object(let object): object.type.name
    case .enumeration(let enumeration):
      enumeration.payload.isEmpty
        ? enumeration.caseName
        : "\(enumeration.caseName)(\(TupleValue(labels: enumeration.labels, elements: enumeration.payload).list(describe)))"
    case .function: "(Function)"
    case .type(let type): type.description
    case .keyPath: "(KeyPath)"
    case .foreign(let foreign): foreign.description
    case .view(let view): view.description
    case .unknown(let unknown): unknown.name.map(Evaluator.words(of:)) ?? "?"
    case .tuple, .array, .dictionary, .set: ""
    }
  }
}

extension StructureValue {
  fileprivate func description(_ describe: (Value) -> String) -> String {
    let names = type.nominal?.storedProperties.map(\.name) ?? []
    let parts = zip(names, fields).map { name, field -> String in
      if case .string(let text) = field { return "\(name): \"\(text)\"" }
      return "\(name): \(describe(field))"
    }
    return "\(type.name.split(separator: ".").last ?? "")(\(parts.joined(separator: ", ")))"
  }
}

extension TupleValue {
  fileprivate func list(_ describe: (Value) -> String) -> String {
    zip(labels, elements).map { label, element in
      let text = if case .string(let text) = element { "\"\(text)\"" } else { describe(element) }
      return (label.map { $0 + ": " } ?? "") + text
    }.joined(separator: ", ")
  }
}
