import Semantics

/// `JSONDecoder().decode(T.self, from: data)`: values of the program's types by their stored properties and coding keys.
struct JSONDecoding {
  private let evaluator: Evaluator
  private let type: TypeValue
  private let data: DataValue
  private let settings: SettingsValue?
  private let span: SourceSpan

  /// Nil where the type, the data or a strategy of the decoder are not known.
  init?(_ decoder: Value, _ site: CallSite) {
    guard case .type(let type) = site.evaluate(0), let data = site.evaluate("from")?.data else { return nil }
    settings = decoder.foreign(SettingsValue.self)
    if settings?.hasUnknownStrategy ?? false { return nil }
    evaluator = site.evaluator
    self.type = type
    self.data = data
    span = site.span
  }

  /// The value; an error is thrown where the data does not fit the type.
  func decoded() -> Value {
    evaluator.spend(data.bytes.count / 4)
    var reader = JSONReader(data.bytes)
    if let json = reader.whole(), let value = value(json, as: type, depth: 0) { return value }
    // An initializer of the program may have thrown already.
    return evaluator.isInterrupted ? .void : fail("dataCorrupted")
  }

  /// Throws an error (Swift: `DecodingError`).
  func fail(_ reason: String) -> Value {
    evaluator.throwError(.foreign(OpaqueValue(typeName: "DecodingError", description: reason)))
    return .void
  }

  func value(_ json: Value, as type: TypeValue, depth: Int) -> Value? {
    guard depth < 64, evaluator.affords(1) else { return nil }
    if type.isOptional {
      if case .none = json { return Value.none }
      return value(json, as: type.unwrapped, depth: depth)
    }
    switch type.name {
    case "Array", "Set":
      guard case .array(let elements) = json, let element = type.arguments.first,
        let values = values(elements, as: element, depth: depth)
      else { return nil }
      return type.name == "Set" ? .set(evaluator.makeSet(values)) : .array(values)
    case "Dictionary":
      return type.arguments.count == 2 ? dictionary(json, type.arguments[0], type.arguments[1], depth: depth) : nil
    case "Date": return date(json, depth: depth)
    case "Data": return json.text.flatMap { DataValue(base64: $0) }.map { .foreign($0) }
    case "URL", "UUID":
      guard case .string(let text) = json else { return nil }
      return .foreign(OpaqueValue(typeName: type.name, description: text))
    case "Decimal": return json.number.map { .foreign(DecimalValue(number: $0)) }
    default: break
    }
    if let nominal = type.nominal, nominal.declaration != nil { return own(json, type, nominal, depth: depth) }
    return scalar(json, type)
  }

  private func scalar(_ json: Value, _ type: TypeValue) -> Value? {
    switch json {
    case .string: return type.name == "String" ? json : nil
    case .bool: return type.name == "Bool" ? json : nil
    case .int, .double:
      if type.isFloatingPoint { return json.number.map { .double($0) } }
      guard case .int = json, StandardLibrary.integerTypeNames.contains(type.name) else { return nil }
      return json
    default: return type.name == "Any" ? json : nil
    }
  }

  /// Texts and whole numbers are keys of an object; others stand before their values in a list (Swift: `Dictionary`).
  private func dictionary(_ json: Value, _ key: TypeValue, _ element: TypeValue, depth: Int) -> Value? {
    let keys: [Value]?
    let items: [Value]
    switch (json, key.name) {
    case (.dictionary(let entries), "String"): (keys, items) = (entries.keys, entries.values)
    case (.dictionary(let entries), "Int"):
      keys = entries.keys.compactMap { $0.text.flatMap { Int($0) }.map { .int($0) } }
      items = entries.values
    case (.array(let pairs), let name) where !["String", "Int"].contains(name) && pairs.count.isMultiple(of: 2):
      keys = values(stride(from: 0, to: pairs.count, by: 2).map { pairs[$0] }, as: key, depth: depth)
      items = stride(from: 1, to: pairs.count, by: 2).map { pairs[$0] }
    default: return nil
    }
    guard let keys, keys.count == items.count, let decoded = values(items, as: element, depth: depth) else {
      return nil
    }
    return .dictionary(evaluator.makeDictionary(keys, decoded))
  }

  /// The values of a list; nil where one of them does not fit.
  private func values(_ items: [Value], as type: TypeValue, depth: Int) -> [Value]? {
    var values: [Value] = []
    for item in items {
      guard let value = value(item, as: type, depth: depth + 1) else { return nil }
      values.append(value)
    }
    return values
  }

  private func date(_ json: Value, depth: Int) -> Value? {
    if let formatter = settings?.strategy("dateDecodingStrategy", "formatter") {
      return json.text.flatMap { LibraryType.date(from: $0, by: formatter) }
    }
    if let function = settings?.function(ofStrategy: "dateDecodingStrategy") {
      let value = evaluator.call(function, [.foreign(JSONContainer(.decoder, of: json, self, depth: depth))])
      return evaluator.isInterrupted ? nil : value
    }
    switch (settings?.symbol("dateDecodingStrategy"), json) {
    case ("iso8601", .string(let text)): return LibraryType.date(fromISO: text).map(LibraryType.date)
    case ("secondsSince1970", _): return json.number.map(LibraryType.date)
    case ("millisecondsSince1970", _): return json.number.map { LibraryType.date($0 / 1_000) }
    case (_, .string(let text)): return LibraryType.date(fromISO: text).map(LibraryType.date)
    default: return json.number.map { LibraryType.date($0 + LibraryType.referenceDate) }
    }
  }

  /// A type of the program: by its own `init(from:)`, an enum by its raw value, others by their stored properties.
  private func own(_ json: Value, _ type: TypeValue, _ nominal: NominalType, depth: Int) -> Value? {
    if decodesItself(type) {
      let decoder = Value.foreign(JSONContainer(.decoder, of: json, self, depth: depth))
      let value = evaluator.construct(type, labels: ["from"], [decoder])
      return evaluator.isInterrupted ? nil : value
    }
    if nominal.kind == .enumeration { return enumeration(json, type, nominal, depth: depth) }
    guard var value = evaluator.constructWithStandIns(type),
      fill(&value, from: json, as: nominal.coded("Decodable"), depth: depth)
    else { return nil }
    return value
  }

  /// Puts what the properties of a type, or of a superclass, have in JSON into the value; false where one is missing.
  func fill(_ value: inout Value, from json: Value, as nominal: NominalType, depth: Int) -> Bool {
    guard case .dictionary(let object) = json else { return false }
    let type = evaluator.type(of: value)
    let keys = CodingKeys.names(of: nominal, evaluator)
    let context = evaluator.context(type, owner: nominal.declaration)
    for (index, property) in nominal.storedProperties.enumerated() {
      if let keys, keys[property.name] == nil { continue }
      if property.initializer != nil, property.isLet { continue }
      guard let declared = declaredType(of: property, startingAs: value.field(index), context) else { continue }
      guard let item = item(keys?[property.name] ?? property.name, in: object) else {
        guard declared.isOptional else { return missing() }
        value.setField(index, .none)
        continue
      }
      if nominal.isWrapped(index), let wrapper = value.field(index).map(evaluator.type(of:)), decodesItself(wrapper) {
        guard let decoded = self.value(item, as: wrapper.holding(declared, evaluator), depth: depth + 1) else {
          return false
        }
        value.setField(index, decoded)
        continue
      }
      guard let decoded = self.value(item, as: declared, depth: depth + 1) else { return false }
      value.setField(index, nominal.isWrapped(index) ? evaluator.wrap(decoded, for: property, of: type) : decoded)
    }
    return true
  }

  private func missing() -> Bool {
    if !evaluator.isInterrupted { _ = fail("keyNotFound") }
    return false
  }

  /// Whether a type of the program has an `init(from:)` of its own.
  private func decodesItself(_ type: TypeValue) -> Bool {
    guard let nominal = type.nominal, nominal.declaration != nil else { return false }
    return evaluator.typeMembers("init", of: nominal).contains { $0.function?.parameters.first?.label == "from" }
  }

  /// The type that a property is declared with, or that of the value it starts with.
  private func declaredType(
    of property: VariableDeclaration,
    startingAs value: Value?,
    _ context: LexicalContext
  ) -> TypeValue? {
    if let type = property.type { return evaluator.resolve(type, in: context) }
    guard property.initializer != nil, let value, !value.isUnknown else { return nil }
    return evaluator.type(of: evaluator.unwrapped(value))
  }

  /// An enum by its raw value, or by the name of its case with what the case has (Swift Evolution: SE-0295).
  private func enumeration(_ json: Value, _ type: TypeValue, _ nominal: NominalType, depth: Int) -> Value? {
    if let value = evaluator.construct(type, labels: ["rawValue"], [json]), !value.isNil { return value }
    guard case .dictionary(let object) = json, object.count == 1, case .string(let name)? = object.keys.first,
      case .dictionary(let payload)? = object.values.first,
      let enumCase = nominal.cases.first(where: { $0.name == name })
    else { return nil }
    let context = evaluator.context(type, owner: nominal.declaration)
    var values: [Value] = []
    for (index, parameter) in enumCase.payload.enumerated() {
      let declared = evaluator.resolve(parameter.type, in: context)
      let item = payload[.string(parameter.label ?? "_\(index)")] ?? (declared.isOptional ? Value.none : nil)
      guard let item, let value = value(item, as: declared, depth: depth + 1) else { return nil }
      values.append(value)
    }
    let labels = enumCase.payload.map(\.label)
    return .enumeration(EnumerationValue(type: type, caseName: name, labels: labels, payload: values))
  }

  /// What a key of the program is called in JSON.
  func name(of key: Value) -> String? { CodingKeys.name(of: key, evaluator) }

  /// What stands under a key: `userName` is `user_name` where the decoder says so.
  func item(_ name: String, in object: DictionaryValue) -> Value? {
    guard settings?.symbol("keyDecodingStrategy") == "convertFromSnakeCase" else { return object[.string(name)] }
    return object[.string(CodingKeys.snake(name))] ?? object[.string(name)]
  }
}

extension NominalType {
  /// The class whose properties are coded: what a superclass makes of itself its subclasses inherit.
  func coded(_ name: String) -> NominalType {
    let coded = sequence(first: self, next: \.superclass).prefix(Self.mostCoded).dropFirst().prefix {
      $0.conforms(to: name) || $0.conforms(to: "Codable")
    }
    return Array(coded).last ?? self
  }

  /// So many superclasses are looked at: they may lead to each other.
  private static let mostCoded = 64
}

extension TypeValue {
  /// A wrapper's type with what it holds, where that is its one parameter and was not known.
  fileprivate func holding(_ held: TypeValue, _ evaluator: Evaluator) -> TypeValue {
    nominal?.declaration?.genericParameters.count == 1 ? evaluator.apply([held], to: self) : self
  }
}
