import Semantics

/// What an `encode(to:)` of the program writes to: an encoder, or one of its containers (Swift: `Encoder`).
final class JSONEncodingContainer: ForeignObject {
  enum Kind: String {
    case encoder = "Encoder"
    case keyed = "KeyedEncodingContainer"
    case unkeyed = "UnkeyedEncodingContainer"
    case single = "SingleValueEncodingContainer"
  }

  private let kind: Kind
  let node: JSONNode
  let encoding: JSONEncoding
  let depth: Int
  fileprivate let keyType: TypeValue?

  init(_ kind: Kind, _ node: JSONNode, _ encoding: JSONEncoding, depth: Int, keyType: TypeValue? = nil) {
    self.kind = kind
    self.node = node
    self.encoding = encoding
    self.depth = depth
    self.keyType = keyType
  }

  var typeName: String { kind.rawValue }

  /// A container that writes to a node.
  func container(_ kind: Kind, _ node: JSONNode, _ site: CallSite) -> Value {
    switch kind {
    case .keyed: node.begin(.object([]))
    case .unkeyed: node.begin(.list([]))
    case .encoder, .single: break
    }
    var keyType: TypeValue?
    if case .type(let type)? = site.evaluate("keyedBy") { keyType = type }
    return .foreign(JSONEncodingContainer(kind, node, encoding, depth: depth + 1, keyType: keyType))
  }

  /// The node of a value; an error is thrown where nobody knows what it holds.
  func encoded(_ value: Value) -> JSONNode? {
    if let node = encoding.node(value, depth: depth + 1) { return node }
    if !encoding.evaluator.isInterrupted {
      encoding.evaluator.throwError(.foreign(OpaqueValue(typeName: "EncodingError", description: "invalidValue")))
    }
    return nil
  }

  /// Puts a node under the key that the call names.
  func put(_ node: JSONNode, _ site: CallSite, orUnder other: String? = nil) -> Bool {
    let key = site.evaluate("forKey", as: keyType)
    guard let name = key.map({ CodingKeys.name(of: $0, site.evaluator) }) ?? other else { return false }
    self.node.put(node, under: encoding.key(name))
    return true
  }
}

extension LibraryType {
  static let encodingTypes = [
    LibraryType(
      name: JSONEncodingContainer.Kind.encoder.rawValue,
      properties: ["codingPath": { _, _ in .array([]) }, "userInfo": { _, _ in .dictionary(DictionaryValue()) }],
      methods: [
        "container": method { $0.container(.keyed, $0.node, $1) },
        "unkeyedContainer": method { $0.container(.unkeyed, $0.node, $1) },
        "singleValueContainer": method { $0.container(.single, $0.node, $1) },
      ]
    ),
    LibraryType(name: JSONEncodingContainer.Kind.keyed.rawValue, methods: keyed),
    LibraryType(name: JSONEncodingContainer.Kind.unkeyed.rawValue, methods: unkeyed),
    LibraryType(
      name: JSONEncodingContainer.Kind.single.rawValue,
      methods: [
        "encode": method { container, site in
          guard let node = container.encoded(site.evaluate(0)) else { return .void }
          container.node.set(node.content)
          return .void
        },
        "encodeNil": method { _, _ in .void },
      ]
    ),
  ]

  private static let keyed: [String: Method] = [
    "encode": method { container, site in
      guard let node = container.encoded(site.evaluate(0)) else { return .void }
      return container.put(node, site) ? .void : nil
    },
    "encodeIfPresent": method { container, site in
      let value = site.evaluate(0)
      guard !value.isNil, let node = container.encoded(value) else { return .void }
      return container.put(node, site) ? .void : nil
    },
    "encodeNil": method { container, site in container.put(JSONNode(), site) ? .void : nil },
    "nestedContainer": method { nested(.keyed, $0, $1) { $0.put($1, $2) } },
    "nestedUnkeyedContainer": method { nested(.unkeyed, $0, $1) { $0.put($1, $2) } },
    "superEncoder": method { nested(.encoder, $0, $1) { $0.put($1, $2, orUnder: "super") } },
  ]

  private static let unkeyed: [String: Method] = [
    "encode": method { container, site in
      if let node = container.encoded(site.evaluate(0)) { container.node.append(node) }
      return .void
    },
    "encodeNil": method { container, _ in
      container.node.append(JSONNode())
      return .void
    },
    "nestedContainer": method { nested(.keyed, $0, $1, appended) },
    "nestedUnkeyedContainer": method { nested(.unkeyed, $0, $1, appended) },
    "superEncoder": method { nested(.encoder, $0, $1, appended) },
  ]

  /// A container for a new part of another, which `add` puts in its place.
  private static func nested(
    _ kind: JSONEncodingContainer.Kind,
    _ container: JSONEncodingContainer,
    _ site: CallSite,
    _ add: (JSONEncodingContainer, JSONNode, CallSite) -> Bool
  ) -> Value? {
    let node = JSONNode()
    return add(container, node, site) ? container.container(kind, node, site) : nil
  }

  private static func appended(_ container: JSONEncodingContainer, _ node: JSONNode, _ site: CallSite) -> Bool {
    container.node.append(node)
    return true
  }

  private static func method(_ body: @escaping @Sendable (JSONEncodingContainer, CallSite) -> Value?) -> Method {
    { value, site in (value.foreignValue?.object as? JSONEncodingContainer).flatMap { body($0, site) } }
  }
}
