import Semantics

/// Foundation's `UserDefaults`: what the program itself has set, and on the first start nothing.
extension LibraryType {
  static let userDefaults = LibraryType(
    name: "UserDefaults",
    methods: readers.merging(writers) { own, _ in own },
    statics: ["standard": { _ in store("UserDefaults") }],
    initializer: { site in
      let suite = site.evaluate("suiteName")
      for index in site.arguments.indices where site.labels[index] != "suiteName" { _ = site.evaluate(index) }
      return store(suite?.text ?? "UserDefaults")
    }
  )

  private static let readers: [String: Method] = [
    "bool": reader { $0.isTrueSetting },
    "integer": reader { .int($0?.settingNumber.flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0) },
    "double": reader { .double($0?.settingNumber ?? 0) }, "float": reader { .double($0?.settingNumber ?? 0) },
    "string": reader { $0?.settingText ?? Value.none }, "object": reader { $0 ?? Value.none },
    "value": reader { $0 ?? Value.none },
    "array": reader { if case .array? = $0 { $0 } else { Value.none } },
    "stringArray": reader { if case .array? = $0 { $0 } else { Value.none } },
    "dictionary": reader { if case .dictionary? = $0 { $0 } else { Value.none } },
    "data": reader { $0?.data == nil ? Value.none : $0 }, "url": reader { $0?.opaque == nil ? Value.none : $0 },
  ]

  private static let writers: [String: Method] = [
    "set": { store, site in setValue(store, site) }, "setValue": { store, site in setValue(store, site) },
    "removeObject": { store, site in
      guard let key = site.evaluate("forKey")?.text, let suite = store.opaque else { return nil }
      site.evaluator.appData.set(nil, for: key, in: suite.description, site.evaluator)
      return .void
    },
    "register": { store, site in
      guard case .dictionary(let entries)? = site.evaluate("defaults"), let suite = store.opaque else {
        site.evaluator.note(UnknownRecord(span: site.span, reason: "registered defaults are not read"))
        return .void
      }
      for (key, value) in zip(entries.keys, entries.values) {
        guard let name = key.text else { continue }
        site.evaluator.appData.register(value, for: name, in: suite.description, site.evaluator)
      }
      return .void
    },
    "synchronize": { _, _ in .bool(true) },
  ]

  /// What a setting says; `interpreted` gets nil where it is not set.
  private static func reader(_ interpreted: @escaping @Sendable (Value?) -> Value?) -> Method {
    { store, site in
      let mark = site.evaluator.trace.mark
      guard let key = site.evaluate("forKey")?.text, let suite = store.opaque else { return interpreted(nil) }
      // Where nothing is kept there is nothing under any key.
      if !site.evaluator.appData.keepsSettings(in: suite.description, site.evaluator) {
        site.evaluator.trace.forget(since: mark)
      }
      let value = site.evaluator.appData.setting(key, in: suite.description, site.evaluator)
      if case .unknown? = value { return value }
      return interpreted(value)
    }
  }

  private static func setValue(_ store: Value, _ site: CallSite) -> Value {
    let value = site.evaluate(0)
    guard let key = site.evaluate("forKey")?.text, let suite = store.opaque else { return .void }
    site.evaluator.appData.set(value, for: key, in: suite.description, site.evaluator)
    return .void
  }

  private static func store(_ suite: String) -> Value {
    .foreign(OpaqueValue(typeName: "UserDefaults", description: suite))
  }
}

extension Value {
  /// The number that a setting stands for: of a truth value 1 or 0, of a text what it says.
  fileprivate var settingNumber: Double? {
    switch self {
    case .bool(let bool): bool ? 1 : 0
    case .string(let text): Double(text)
    default: number
    }
  }

  fileprivate var settingText: Value? {
    switch self {
    case .string: self
    case .int(let number): .string(String(number))
    case .double(let number): .string(String(number))
    default: nil
    }
  }
}

extension Value? {
  /// Apple: `bool(forKey:)` takes texts and numbers too.
  fileprivate var isTrueSetting: Value {
    if case .string(let text)? = self { return .bool(["1", "true", "yes"].contains(text.lowercased())) }
    return .bool((self?.settingNumber ?? 0) != 0)
  }
}
