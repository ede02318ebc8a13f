import Semantics

/// How long a description may still grow, and how deep it has gone: values that hold each other many times over would
/// be written out many times.
struct DescriptionRoom {
  /// Bytes of a description beyond which its parts are left out.
  static let largest = 100_000
  /// How deep values nest that are written out.
  static let deepest = 64
  /// What stands for all that is left out.
  static let ellipsis = "…"

  var depth = 0
  var left = DescriptionRoom.largest
}

extension Evaluator {
  /// Text as string interpolation shows it: a workspace's `description` where there is one.
  package func describe(_ value: Value) -> String {
    switch value {
    case .string(let text): return text
    case .bool(let flag): return "\(flag)"
    case .int(let number): return "\(number)"
    case .double(let number): return "\(number)"
    case .structure, .object, .enumeration, .array, .set, .dictionary, .tuple, .range: return describeParts(of: value)
    case .foreign(let foreign):
      return foreign.slice.map { describe($0.content) } ?? value.plainDescription
    default: return value.plainDescription
    }
  }

  private func describeParts(of value: Value) -> String {
    guard description.depth < DescriptionRoom.deepest, description.left > 0 else { return DescriptionRoom.ellipsis }
    description.depth += 1
    defer {
      description.depth -= 1
      if description.depth == 0 {
        spend((DescriptionRoom.largest - description.left) / 8)
        description.left = DescriptionRoom.largest
      }
    }
    return ownDescription(of: value) ?? structuralDescription(of: value)
  }

  /// What the workspace says of a value of one of its types.
  private func ownDescription(of value: Value) -> String? {
    guard value.isUserDefined, conforms(value, to: "CustomStringConvertible"),
      !methods("description", of: value).isEmpty, case .string(let text)? = property("description", of: value)
    else { return nil }
    return text
  }

  /// The description without the workspace's own.
  private func structuralDescription(of value: Value) -> String {
    switch value {
    case .array(let elements): return "[" + list(elements) + "]"
    case .set(let set): return "[" + list(set.elements) + "]"
    case .dictionary(let dictionary):
      if dictionary.count == 0 { return "[:]" }
      let values = dictionary.values
      return "["
        + list(dictionary.keys.indices) { "\(debugDescription(dictionary.keys[$0])): \(debugDescription(values[$0]))" }
        + "]"
    case .tuple(let tuple): return "(" + list(tuple.elements, labels: tuple.labels) + ")"
    case .range(let range):
      return (range.lower.map(describe) ?? "") + (range.isClosed ? "..." : "..<") + (range.upper.map(describe) ?? "")
    case .structure(let structure):
      let properties = structure.type.nominal?.storedProperties ?? []
      let name = structure.type.name.split(separator: ".").last ?? ""
      noteReadOfProperties(value)
      let fields = Array(structure.fields.prefix(properties.count))
      return "\(name)(\(list(fields, labels: properties.map(\.name), types: properties.map(\.type))))"
    case .object(let object): return object.type.name
    case .enumeration(let enumeration):
      if enumeration.payload.isEmpty { return enumeration.caseName }
      let declared = enumeration.type.nominal?.cases.first { $0.name == enumeration.caseName }
      let types = declared?.payload.map(\.type) ?? []
      return "\(enumeration.caseName)(\(list(enumeration.payload, labels: enumeration.labels, types: types)))"
    default: return value.plainDescription
    }
  }

  private func list(_ elements: [Value], labels: [String?] = [], types: [TypeReference?] = []) -> String {
    list(elements.indices) { index in
      let label = labels.indices.contains(index) ? labels[index].map { $0 + ": " } : nil
      let isOptional = types.indices.contains(index) && types[index]?.isOptional == true && !elements[index].isNil
      let isFloat = types.indices.contains(index) && types[index]?.unwrapped.name == "Float"
      let text = isFloat ? elements[index].number.map { "\(Float($0))" } : nil
      let shown = text ?? debugDescription(elements[index])
      return (label ?? "") + (isOptional ? "Optional(\(shown))" : shown)
    }
  }

  /// The parts with commas between them, as far as there is room.
  func list(_ indices: Range<Int>, _ part: (Int) -> String) -> String {
    var text = ""
    for index in indices {
      if index > indices.lowerBound { text += ", " }
      guard description.left > 0 else { return text + DescriptionRoom.ellipsis }
      let before = description.left
      let next = part(index)
      // What the parts of the part have taken is counted.
      description.left = min(description.left, before) - 2 - (before == description.left ? next.utf8.count : 0)
      text += next
    }
    return text
  }

  /// As inside a collection: strings in quotes.
  package func debugDescription(_ value: Value) -> String {
    if let text = value.text { return text.debugDescription }
    if value.isUserDefined, conforms(value, to: "CustomDebugStringConvertible"),
      !methods("debugDescription", of: value).isEmpty, case .string(let text)? = property("debugDescription", of: value)
    {
      return text
    }
    return describe(value)
  }
}

extension Value {
  /// The description of what is not made of other values.
  fileprivate var plainDescription: String {
    switch self {
    case .void: "()"
    case .none: "nil"
    case .someNone(let depth):
      String(repeating: "Optional(", count: depth) + "nil" + String(repeating: ")", count: depth)
    case .function: "(Function)"
    case .type(let type): type.descriptionOfMetatype
    case .keyPath: "(KeyPath)"
    case .foreign(let foreign): foreign.description
    case .view(let view): view.description
    case .unknown(let unknown): unknown.name.map(Evaluator.words(of:)) ?? "?"
    default: ""
    }
  }
}

extension TypeValue {
  /// As texts show a type: without the types around it, and without the short forms.
  fileprivate var descriptionOfMetatype: String {
    guard function == nil, labels.isEmpty, name != "Tuple" else { return description }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return arguments.isEmpty ? last : last + "<" + arguments.map(\.descriptionOfMetatype).joined(separator: ", ") + ">"
  }
}
