import Semantics

/// `JSONEncoder().encode(value)`: values of the program's types by their stored properties and coding keys.
struct JSONEncoding {
  let evaluator: Evaluator
  private let settings: SettingsValue?
  private static let deepest = 64

  init(_ encoder: Value, _ evaluator: Evaluator) {
    self.evaluator = evaluator
    settings = encoder.foreign(SettingsValue.self)
  }

  /// The bytes; nil where what the value holds is not known.
  func encoded(_ value: Value) -> DataValue? {
    guard settings?.hasUnknownStrategy != true, let node = node(value, depth: 0), !evaluator.isInterrupted else {
      return nil
    }
    var writer = JSONWriter(StandardLibrary.symbols(settings?.settings["outputFormatting"]))
    writer.write(node)
    evaluator.spend(writer.text.utf8.count / 16)
    return DataValue(bytes: Array(writer.text.utf8))
  }

  func node(_ value: Value, depth: Int) -> JSONNode? {
    guard depth < Self.deepest, evaluator.affords(1) else { return nil }
    switch value {
    case .none: return JSONNode()
    case .bool(let value): return JSONNode(.bool(value))
    case .int(let value): return JSONNode(.int(value))
    case .double(let value): return JSONNode(.double(value))
    case .string(let value): return JSONNode(.text(value))
    case .array(let elements): return list(elements, depth: depth)
    case .set(let set): return list(set.elements, depth: depth)
    case .dictionary(let dictionary): return object(dictionary, depth: depth)
    case .structure(let structure): return own(value, structure.type, structure.fields, depth: depth)
    case .object(let object): return own(value, object.type, object.fields, depth: depth)
    case .enumeration(let enumeration): return own(value, enumeration, depth: depth)
    default: return foreign(value, depth: depth)
    }
  }

  private func list(_ elements: [Value], depth: Int) -> JSONNode? {
    var nodes: [JSONNode] = []
    for element in elements {
      guard let node = node(element, depth: depth + 1) else { return nil }
      nodes.append(node)
    }
    return JSONNode(.list(nodes))
  }

  /// Texts and whole numbers are keys of an object; others stand before their values in a list (Swift: `Dictionary`).
  private func object(_ dictionary: DictionaryValue, depth: Int) -> JSONNode? {
    let keys = dictionary.keys.map { $0.text ?? $0.integer.map { String($0) } }
    if keys.contains(nil) {
      return list(zip(dictionary.keys, dictionary.values).flatMap { [$0, $1] }, depth: depth)
    }
    let result = JSONNode(.object([]))
    for (key, value) in zip(keys, dictionary.values) {
      guard let key, let node = node(value, depth: depth + 1) else { return nil }
      result.put(node, under: key)
    }
    return result
  }

  private func own(_ value: Value, _ type: TypeValue, _ fields: [Value], depth: Int) -> JSONNode? {
    if let node = byItself(value, depth: depth) { return node }
    guard let nominal = type.nominal, !evaluator.isInterrupted else { return nil }
    let result = JSONNode(.object([]))
    return write(fields, as: nominal.coded("Encodable"), to: result, depth: depth) ? result : nil
  }

  /// Writes what the properties of a type, or of a superclass, hold; false where one of them is not known.
  func write(_ fields: [Value], as nominal: NominalType, to node: JSONNode, depth: Int) -> Bool {
    let keys = CodingKeys.names(of: nominal, evaluator)
    for (index, property) in nominal.storedProperties.enumerated() where fields.indices.contains(index) {
      if let keys, keys[property.name] == nil { continue }
      let encodes = nominal.isWrapped(index) && encodesItself(fields[index])
      let field = nominal.isWrapped(index) && !encodes ? evaluator.unwrapped(fields[index]) : fields[index]
      if field.isNil { continue }
      guard let part = self.node(field, depth: depth + 1) else { return false }
      node.put(part, under: key(keys?[property.name] ?? property.name))
    }
    return true
  }

  /// An enum by its raw value, or by the name of its case with what the case has (Swift Evolution: SE-0295).
  private func own(_ value: Value, _ enumeration: EnumerationValue, depth: Int) -> JSONNode? {
    if let node = byItself(value, depth: depth) { return node }
    guard let nominal = enumeration.type.nominal, !evaluator.isInterrupted else { return nil }
    if let raw = EnumRawValues.rawValue(of: enumeration.caseName, in: nominal, evaluator) {
      return node(raw, depth: depth + 1)
    }
    let payload = JSONNode(.object([]))
    for (index, value) in enumeration.payload.enumerated() {
      guard let node = node(value, depth: depth + 1) else { return nil }
      let label = enumeration.labels.indices.contains(index) ? enumeration.labels[index] : nil
      payload.put(node, under: label ?? "_\(index)")
    }
    return JSONNode(.object([(enumeration.caseName, payload)]))
  }

  /// What the program's own `encode(to:)` writes; nil where the type has none, or it throws.
  private func byItself(_ value: Value, depth: Int) -> JSONNode? {
    guard encodesItself(value) else { return nil }
    let node = JSONNode()
    let encoder = Value.foreign(JSONEncodingContainer(.encoder, node, self, depth: depth))
    var (receiver, arguments) = (value, [encoder])
    _ = evaluator.callMethod("encode", on: &receiver, labels: ["to"], &arguments)
    return evaluator.isInterrupted ? nil : node
  }

  private func encodesItself(_ value: Value) -> Bool {
    value.isUserDefined
      && evaluator.methods("encode", of: value).contains { $0.function?.parameters.first?.label == "to" }
  }

  private func foreign(_ value: Value, depth: Int) -> JSONNode? {
    if let date = value.date { return moment(date, value, depth: depth) }
    if let data = value.data { return JSONNode(.text(data.base64Text)) }
    guard let opaque = value.opaque, ["URL", "UUID"].contains(opaque.typeName) else { return nil }
    return JSONNode(.text(opaque.description))
  }

  private func moment(_ seconds: Double, _ date: Value, depth: Int) -> JSONNode? {
    if let formatter = settings?.strategy("dateEncodingStrategy", "formatter") {
      return formatter.settings("DateFormatter").map {
        JSONNode(.text(LibraryType.text(of: seconds, $0, evaluator)))
      }
    }
    if let function = settings?.function(ofStrategy: "dateEncodingStrategy") {
      let node = JSONNode()
      let encoder = Value.foreign(JSONEncodingContainer(.encoder, node, self, depth: depth))
      _ = evaluator.call(function, [date, encoder])
      return evaluator.isInterrupted ? nil : node
    }
    return switch settings?.symbol("dateEncodingStrategy") {
    case "iso8601": JSONNode(.text(DateText(seconds: seconds).iso))
    case "secondsSince1970": JSONNode(.double(seconds))
    case "millisecondsSince1970": JSONNode(.double(seconds * 1_000))
    default: JSONNode(.double(seconds - LibraryType.referenceDate))
    }
  }

  /// A key as the encoder writes it.
  func key(_ name: String) -> String {
    settings?.symbol("keyEncodingStrategy") == "convertToSnakeCase" ? CodingKeys.snake(name) : name
  }
}

extension LibraryType {
  static let codingTypes = encoders + decoders + encodingTypes + decodingTypes + codingStrategies + [jsonSerialization]

  private static let encoders = ["JSONEncoder", "PropertyListEncoder"].map { name in
    LibraryType(
      name: name,
      methods: [
        "encode": { encoder, site in
          JSONEncoding(encoder, site.evaluator).encoded(site.evaluate(0)).map { .foreign($0) }
        }
      ],
      initializer: { _ in .foreign(SettingsValue(name)) }
    )
  }

  /// What a property list holds nobody sees: it is written as JSON.
  private static let decoders = ["JSONDecoder", "PropertyListDecoder"].map { name in
    LibraryType(
      name: name,
      methods: ["decode": { decoder, site in JSONDecoding(decoder, site)?.decoded() }],
      initializer: { _ in .foreign(SettingsValue(name)) }
    )
  }
}
