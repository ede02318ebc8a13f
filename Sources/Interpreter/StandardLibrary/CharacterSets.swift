extension CallSite {
  /// The set of characters that an argument is; a text pays for its characters.
  func characterSet(_ position: Int) -> CharacterSetValue? {
    let value = evaluate(position, as: .named(CharacterSetValue.typeName))
    if let text = value.text { evaluator.spend(text.utf8.count / 8) }
    return CharacterSetValue(value)
  }

  func characterSet(_ label: String) -> CharacterSetValue? { index(of: label).flatMap { characterSet($0) } }
}

extension LibraryType {
  private typealias Combination = @Sendable (CharacterSetValue, CharacterSetValue) -> CharacterSetValue

  static let characterSet = LibraryType(
    name: CharacterSetValue.typeName,
    properties: ["inverted": { value, _ in CharacterSetValue(value).map { .foreign($0.inverse) } }],
    methods: [
      "contains": { value, site in
        guard let set = CharacterSetValue(value), let character = site.evaluate(0).text?.first else { return nil }
        return .bool(set.contains(character))
      },
      "isSuperset": { value, site in
        guard let set = CharacterSetValue(value), case .characters(let part)? = site.characterSet(0) else { return nil }
        site.evaluator.spend(part.count / 4)
        return .bool(part.allSatisfy { set.contains($0) })
      },
      "union": combining { .union($0, $1) },
      "intersection": combining { $0.intersection($1) },
      "subtracting": combining { $0.subtracting($1) },
    ],
    mutatingMethods: [
      "insert": changing { .union($0, $1) },
      "formUnion": changing { .union($0, $1) },
      "formIntersection": changing { $0.intersection($1) },
      "remove": changing { $0.subtracting($1) },
      "subtract": changing { $0.subtracting($1) },
      "invert": { _, _ in
        { value in
          if let set = CharacterSetValue(value) { value = .foreign(set.inverse) }
          return .void
        }
      },
    ],
    statics: CharacterSetValue.foundation.keys.reduce(into: [:]) { statics, name in
      statics[name] = { _ in .foreign(CharacterSetValue.named(name)) }
    },
    initializer: { site in
      site.count == 0 ? .foreign(CharacterSetValue.characters([])) : site.characterSet(0).map { .foreign($0) }
    }
  )

  private static func combining(_ combine: @escaping Combination) -> Method {
    { value, site in
      guard let own = CharacterSetValue(value), let other = site.characterSet(0) else { return nil }
      return combined(combine(own, other), site)
    }
  }

  private static func changing(_ combine: @escaping Combination) -> MutatingMethod {
    { site, _ in
      guard let other = site.characterSet(0) else { return nil }
      return { value in
        if let own = CharacterSetValue(value) { value = combined(combine(own, other), site) }
        return .void
      }
    }
  }

  /// More sets in a set are not looked into: each of them is asked for every character.
  private static let mostParts = 16

  private static func combined(_ set: CharacterSetValue, _ site: CallSite) -> Value {
    site.evaluator.spend(set.parts)
    guard set.parts <= mostParts else {
      let type = TypeValue.named(CharacterSetValue.typeName)
      return site.evaluator.unknown("a set of more than \(mostParts) sets of characters", type: type, at: site.span)
    }
    return .foreign(set)
  }
}
