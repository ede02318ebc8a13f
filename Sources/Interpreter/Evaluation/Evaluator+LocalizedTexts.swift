import Semantics

/// What the project's tables of strings make of keys.
extension Evaluator {
  /// The tables; nil where they say nothing.
  var localizedTexts: LocalizedTexts? {
    if let known = knownTexts { return known.isEmpty ? nil : known }
    let texts = program.resources.texts
    knownTexts = texts
    return texts.isEmpty ? nil : texts
  }

  /// What a key without arguments stands for; nil where no table has it.
  func translation(of key: String, in table: String? = nil) -> String? {
    localizedTexts?.text(for: key, in: table)?.format([])
  }

  /// What a literal, or the value of another expression, stands for where a key is expected.
  func localized(_ site: CallSite, _ index: Int, table: String? = nil) -> Value {
    let value = site.evaluate(index, as: .named(LocalizedKey.valueType))
    if site.isWritten, site.arguments[index].value.isWrittenOut { return value }
    return value.text.flatMap { translation(of: $0, in: table) }.map { .string($0) } ?? value
  }

  /// `LocalizedStringKey(text)`: what it stands for is read as Markdown, wherever the text comes from.
  func key(_ type: String, _ site: CallSite) -> Value {
    let value = localized(site, 0)
    guard type == "LocalizedStringKey", let text = value.text,
      !(site.isWritten && site.arguments[0].value.hasInterpolations)
    else { return value }
    return host.localized(text, from: text) ?? value
  }
}

/// A key as a literal writes it: its text, with a place for each value that is put into it.
struct LocalizedKey {
  static let valueType = "String.LocalizationValue"
  /// The last one is what Foundation's was called when it was new.
  private static let types: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", valueType, "StringLocalizationKey",
  ]

  private static let shortestName = types.map(\.utf8.count).min() ?? 0

  /// Whether literals of that type are keys.
  static func isType(_ name: String) -> Bool { types.contains(name) }

  private var key = ""
  private var arguments: [Value] = []
  private let texts: LocalizedTexts?

  /// Nil where a literal of that type is no key.
  init?(_ type: TypeValue?, _ evaluator: Evaluator) {
    // Most literals are strings, whose type's name is shorter than all of these.
    guard let name = type?.unwrapped.name, name.utf8.count >= Self.shortestName, Self.types.contains(name) else {
      return nil
    }
    texts = evaluator.localizedTexts
  }

  /// What a number shows as that is put into a key: it is formatted for the locale, and a fraction has six digits.
  static func text(of value: Value) -> String? {
    switch value {
    case .int(let number): StringFormat.grouped(number)
    case .double(let number): StringFormat.grouping(StringFormat.fixed(number, digits: 6))
    default: nil
    }
  }

  mutating func append(_ text: String) { key += text }

  /// A value that is put into the text, where it shows as `text`.
  mutating func append(_ value: Value, shownAs text: String, specifier: String?) {
    switch value {
    case .int:
      key += specifier ?? "%lld"
      arguments.append(value)
    case .double:
      key += specifier ?? "%lf"
      arguments.append(specifier == nil ? .string(text) : value)
    default:
      key += "%@"
      arguments.append(.string(text))
    }
  }

  /// What the tables have for it, and the text with its values; nil where they have nothing.
  func translation(_ evaluator: Evaluator) -> (format: String, text: String)? {
    evaluator.spend(key.utf8.count / 64)
    guard let text = texts?.text(for: key) else { return nil }
    let format = text.format(
      arguments.map { if case .int(let number) = $0 { number } else { nil } }
    )
    let shown = arguments.isEmpty ? format : StringFormat.apply(format, to: arguments, groups: true, evaluator)
    return (format, shown)
  }
}
