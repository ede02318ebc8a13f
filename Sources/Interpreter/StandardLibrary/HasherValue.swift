import Semantics

/// `Hasher`: the same for the same values, in every run.
struct HasherValue: ForeignValue {
  var hash = StableHash()

  var typeName: String { "Hasher" }
  var description: String { "Hasher" }
  func isEqual(to other: any ForeignValue) -> Bool { (other as? HasherValue)?.hash.value == hash.value }
  func hash(into hasher: inout Hasher) { hasher.combine(hash.value) }
  var hasMutatingMethods: Bool { true }
}

extension LibraryType {
  static let hasher = LibraryType(
    name: "Hasher",
    methods: ["finalize": { value, _ in value.foreign(HasherValue.self).map { .int($0.hash.value) } }],
    mutatingMethods: [
      "combine": { site, _ in
        guard site.count == 1 else { return nil }
        let text = site.evaluator.describe(site.evaluate(0))
        return { value in
          if var hasher = value.foreign(HasherValue.self) {
            hasher.hash.combine(text)
            value = .foreign(hasher)
          }
          return .void
        }
      }
    ],
    initializer: { _ in .foreign(HasherValue()) }
  )
}
