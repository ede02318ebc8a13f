/// Why content is replaced by placeholders, as the environment says it.
struct RedactionReasons: OptionSet, Sendable {
  let rawValue: Int

  static let placeholder = RedactionReasons(named: "placeholder")

  private static let names = ["invalidated", "placeholder", "privacy"]
  private static let typeName = "RedactionReasons"

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(named name: String) {
    self.init(rawValue: Self.names.firstIndex(of: name).map { 1 << $0 } ?? 0)
  }

  /// All that some values say together.
  init(joining values: [BuiltInValue]) {
    self = values.compactMap(Self.init).reduce([]) { $0.union($1) }
  }

  init?(_ value: BuiltInValue) {
    guard case .token(type: Self.typeName, let name) = value else { return nil }
    self = name.split(separator: " ").map { RedactionReasons(named: String($0)) }.reduce([]) { $0.union($1) }
  }

  /// A token whose name lists the reasons.
  var value: BuiltInValue {
    let names = Self.names.filter { contains(RedactionReasons(named: $0)) }
    return .token(type: Self.typeName, name: names.joined(separator: " "))
  }
}

extension TypeDefinition {
  static let redactionReasons = optionSet(
    "RedactionReasons",
    "Why content is replaced by placeholders.",
    .iOS14,
    members: ["invalidated", "placeholder", "privacy"],
    read: { RedactionReasons($0) },
    make: \.value
  ) { RedactionReasons(named: $0) }
}
