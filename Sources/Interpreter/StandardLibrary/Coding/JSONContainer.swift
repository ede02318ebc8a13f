import Semantics

/// What an `init(from:)` of the program reads from: a decoder, or one of its containers (Swift: `Decoder`).
final class JSONContainer: ForeignObject {
  enum Kind: String {
    case decoder = "Decoder"
    case keyed = "KeyedDecodingContainer"
    case unkeyed = "UnkeyedDecodingContainer"
    case single = "SingleValueDecodingContainer"
  }

  let kind: Kind
  let json: Value
  let decoding: JSONDecoding
  let depth: Int
  /// The type of the keys of a container with keys.
  fileprivate let keyType: TypeValue?
  /// How many elements of a list are read.
  private var position = 0
  private var lastLogged = 0

  init(_ kind: Kind, of json: Value, _ decoding: JSONDecoding, depth: Int, keyType: TypeValue? = nil) {
    self.kind = kind
    self.json = json
    self.decoding = decoding
    self.depth = depth
    self.keyType = keyType
  }

  var typeName: String { kind.rawValue }

  // MARK: Containers

  /// A container for what is here, or for a part of it; an error is thrown where that has another form.
  func container(_ kind: Kind, of part: Value, _ site: CallSite) -> Value {
    let fits =
      switch (kind, part) {
      case (.keyed, .dictionary), (.unkeyed, .array), (.single, _), (.decoder, _): true
      default: false
      }
    guard fits else { return decoding.fail("typeMismatch") }
    var keyType: TypeValue?
    if case .type(let type)? = site.evaluate("keyedBy") { keyType = type }
    return .foreign(JSONContainer(kind, of: part, decoding, depth: depth + 1, keyType: keyType))
  }

  // MARK: Parts

  /// What stands under a key; nil where nothing does.
  func part(under key: Value) -> Value? {
    guard case .dictionary(let object) = json, let name = key.text ?? decoding.name(of: key) else { return nil }
    return decoding.item(name, in: object)
  }

  /// The keys of the container's type that have a value.
  func allKeys(_ evaluator: Evaluator) -> [Value] {
    guard case .dictionary(let object) = json, let keyType else { return [] }
    let label = keyType.nominal?.kind == .enumeration ? "rawValue" : "stringValue"
    return object.keys.compactMap { key in
      evaluator.construct(keyType, labels: [label], [key]).flatMap { $0.isNil ? nil : $0 }
    }
  }

  var elements: [Value] { if case .array(let elements) = json { elements } else { [] } }

  var isAtEnd: Bool { position >= elements.count }

  /// The next element of a list; nil at its end.
  func next(_ evaluator: Evaluator) -> Value? {
    guard position < elements.count else { return nil }
    evaluator.noteWrite(&lastLogged, restore: { [position] in self.position = position })
    position += 1
    return elements[position - 1]
  }

  var index: Int { position }

  /// The next element, which stays the next.
  var upcoming: Value? { position < elements.count ? elements[position] : nil }
}

extension LibraryType {
  static let decodingTypes = [
    LibraryType(
      name: JSONContainer.Kind.decoder.rawValue,
      properties: ["codingPath": { _, _ in .array([]) }, "userInfo": { _, _ in .dictionary(DictionaryValue()) }],
      methods: [
        "container": method { $0.container(.keyed, of: $0.json, $1) },
        "unkeyedContainer": method { $0.container(.unkeyed, of: $0.json, $1) },
        "singleValueContainer": method { $0.container(.single, of: $0.json, $1) },
      ]
    ),
    LibraryType(
      name: JSONContainer.Kind.keyed.rawValue,
      properties: [
        "codingPath": { _, _ in .array([]) },
        "allKeys": { value, evaluator in container(value).map { .array($0.allKeys(evaluator)) } },
      ],
      methods: keyed
    ),
    LibraryType(
      name: JSONContainer.Kind.unkeyed.rawValue,
      properties: [
        "count": { value, _ in container(value).map { .int($0.elements.count) } },
        "currentIndex": { value, _ in container(value).map { .int($0.index) } },
        "isAtEnd": { value, _ in container(value).map { .bool($0.isAtEnd) } },
      ],
      methods: unkeyed
    ),
    LibraryType(
      name: JSONContainer.Kind.single.rawValue,
      methods: [
        "decode": method { decoded($0.json, $0, $1) },
        "decodeNil": method { container, _ in .bool(container.json.isNil) },
      ]
    ),
  ]

  private static let keyed: [String: Method] = [
    "decode": method { container, site in
      guard let part = part(container, site) else { return container.decoding.fail("keyNotFound") }
      return decoded(part, container, site)
    },
    "decodeIfPresent": method { container, site in
      guard let part = part(container, site), !part.isNil else { return Value.none }
      return decoded(part, container, site)
    },
    "contains": method { container, site in .bool(container.part(under: key(0, container, site)) != nil) },
    "decodeNil": method { container, site in
      part(container, site).map { .bool($0.isNil) } ?? container.decoding.fail("keyNotFound")
    },
    "nestedContainer": method { nested(.keyed, part($0, $1), orFail: "keyNotFound", $0, $1) },
    "nestedUnkeyedContainer": method { nested(.unkeyed, part($0, $1), orFail: "keyNotFound", $0, $1) },
    "superDecoder": method { container, site in
      let part =
        site.count > 0 ? part(container, site) : container.part(under: .string("super"))
      return container.container(.decoder, of: part ?? .none, site)
    },
  ]

  private static let unkeyed: [String: Method] = [
    "decode": method { container, site in
      advanced(container, site) { decoded($0, container, site) } ?? container.decoding.fail("valueNotFound")
    },
    "decodeIfPresent": method { container, site in
      advanced(container, site) { $0.isNil ? Value.none : decoded($0, container, site) } ?? Value.none
    },
    // A null is passed over, anything else is not.
    "decodeNil": method { container, site in
      guard container.upcoming?.isNil == true else { return .bool(false) }
      return .bool(container.next(site.evaluator) != nil)
    },
    "nestedContainer": method { nested(.keyed, $0.next($1.evaluator), orFail: "valueNotFound", $0, $1) },
    "nestedUnkeyedContainer": method { nested(.unkeyed, $0.next($1.evaluator), orFail: "valueNotFound", $0, $1) },
    "superDecoder": method { nested(.decoder, $0.next($1.evaluator), orFail: "valueNotFound", $0, $1) },
  ]

  /// What is made of the next element, which stays the next where an error is thrown; nil at the end.
  private static func advanced(_ container: JSONContainer, _ site: CallSite, _ decode: (Value) -> Value) -> Value? {
    guard let element = container.upcoming else { return nil }
    let value = decode(element)
    if !site.evaluator.isInterrupted { _ = container.next(site.evaluator) }
    return value
  }

  private static func container(_ value: Value) -> JSONContainer? { value.foreignValue?.object as? JSONContainer }

  private static func method(_ body: @escaping @Sendable (JSONContainer, CallSite) -> Value?) -> Method {
    { value, site in container(value).flatMap { body($0, site) } }
  }

  /// A container for a part of another; an error is thrown where the part is missing.
  private static func nested(
    _ kind: JSONContainer.Kind,
    _ part: Value?,
    orFail reason: String,
    _ container: JSONContainer,
    _ site: CallSite
  ) -> Value {
    part.map { container.container(kind, of: $0, site) } ?? container.decoding.fail(reason)
  }

  /// The key that argument `index` names.
  private static func key(_ index: Int, _ container: JSONContainer, _ site: CallSite) -> Value {
    site.evaluate(index, as: container.keyType)
  }

  private static func part(_ container: JSONContainer, _ site: CallSite) -> Value? {
    site.index(of: "forKey").flatMap { container.part(under: key($0, container, site)) }
  }

  /// The value of the type that the call names, or that is expected of it.
  private static func decoded(_ json: Value, _ container: JSONContainer, _ site: CallSite) -> Value {
    var type = site.expected
    if site.count > 0, site.labels[0] == nil, case .type(let named) = site.evaluate(0) { type = named }
    guard let type else { return container.decoding.fail("typeMismatch") }
    if let value = container.decoding.value(json, as: type, depth: container.depth) { return value }
    return site.evaluator.isInterrupted ? .void : container.decoding.fail("typeMismatch")
  }
}
