/// A set of characters is written as a name of Foundation's, as `=` and its characters, as `-` and the first and last of
/// its characters, as `∪` and the sets that it unites, or as `!` and the set that it is not.
enum CharacterSets {
  static let names = [
    "whitespaces", "whitespacesAndNewlines", "newlines", "punctuationCharacters", "alphanumerics", "letters",
    "decimalDigits", "uppercaseLetters", "lowercaseLetters", "symbols", "urlPathAllowed", "urlQueryAllowed",
    "urlFragmentAllowed", "urlHostAllowed", "urlUserAllowed", "urlPasswordAllowed",
  ]

  static func inverted(_ set: String) -> String { set.hasPrefix("!") ? String(set.dropFirst()) : "!" + set }

  static func union(_ first: String, _ second: String) -> String {
    "∪" + [first, second].map { "\($0.utf8.count):\($0)" }.joined()
  }

  static func intersection(_ first: String, _ second: String) -> String {
    inverted(union(inverted(first), inverted(second)))
  }

  /// The sets of a union.
  static func parts(of union: String) -> [String] {
    var parts: [String] = []
    var rest = union.utf8.dropFirst("∪".utf8.count)
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")), let count = Int(Substring(rest[..<colon])) {
      let part = rest[colon...].dropFirst()
      parts.append(String(Substring(part.prefix(count))))
      rest = part.dropFirst(count)
    }
    return parts
  }

  /// What one value adds to a set: the characters of a text or of a range of them, or another set's.
  static func set(of value: Value) -> String? {
    switch value {
    case .string(let text): "=" + text
    case .range(let range): range.lower?.text.flatMap { lower in range.upper?.text.map { "-" + lower + $0 } }
    case .array(let elements): "=" + elements.compactMap(\.text).joined()
    default: value.opaque.flatMap { $0.typeName == "CharacterSet" ? $0.description : nil }
    }
  }

  private static func pair(_ value: Value, _ site: CallSite) -> (String, String)? {
    guard let own = set(of: value), let other = set(of: site.evaluate(0, as: .named("CharacterSet"))) else {
      return nil
    }
    return (own, other)
  }

  static func make(_ set: String) -> Value { LibraryType.opaque("CharacterSet", set) }

  /// More sets in a set are not looked into: each of them is another level, and is asked for every character.
  private static let mostParts = 16

  /// A set that is made of others.
  private static func combined(_ set: String, _ site: CallSite) -> Value {
    site.evaluator.spend(set.utf8.count / 16)
    guard set.count(where: { $0 == "∪" }) <= mostParts else {
      let type = TypeValue.named("CharacterSet")
      return site.evaluator.unknown("a set of more than \(mostParts) sets of characters", type: type, at: site.span)
    }
    return make(set)
  }

  static let type = LibraryType(
    name: "CharacterSet",
    properties: ["inverted": { value, _ in value.opaque.map { make(inverted($0.description)) } }],
    methods: [
      "contains": { value, site in
        guard let set = value.opaque?.description, let character = site.evaluate(0).text?.first else { return nil }
        return .bool(TextSearch.isMember(character, of: set))
      },
      "isSuperset": { value, site in
        guard let (own, other) = pair(value, site), other.hasPrefix("=") else { return nil }
        site.evaluator.spend(other.utf8.count / 4)
        return .bool(other.dropFirst().allSatisfy { TextSearch.isMember($0, of: own) })
      },
      "union": { value, site in pair(value, site).map { combined(union($0, $1), site) } },
      "intersection": { value, site in pair(value, site).map { combined(intersection($0, $1), site) } },
      "subtracting": { value, site in pair(value, site).map { combined(intersection($0, inverted($1)), site) } },
    ],
    mutatingMethods: [
      "insert": { site, _ in changing(site) { union($0, $1) } },
      "formUnion": { site, _ in changing(site) { union($0, $1) } },
      "formIntersection": { site, _ in changing(site) { intersection($0, $1) } },
      "remove": { site, _ in changing(site) { intersection($0, inverted($1)) } },
      "subtract": { site, _ in changing(site) { intersection($0, inverted($1)) } },
      "invert": { _, _ in
        { value in
          if let set = set(of: value) { value = make(inverted(set)) }
          return .void
        }
      },
    ],
    statics: Dictionary(uniqueKeysWithValues: names.map { name in (name, { @Sendable _ in make(name) }) }),
    initializer: { site in site.count == 0 ? make("=") : set(of: site.evaluate(0)).map(make) }
  )

  private static func changing(
    _ site: CallSite,
    _ change: @escaping (String, String) -> String
  ) -> ((inout Value) -> Value)? {
    guard let other = set(of: site.evaluate(0, as: .named("CharacterSet"))) else { return nil }
    return { value in
      if let own = set(of: value) { value = combined(change(own, other), site) }
      return .void
    }
  }
}
