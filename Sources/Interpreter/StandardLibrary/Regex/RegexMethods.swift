import Semantics

/// What texts can do with regular expressions; nil where the argument is none.
enum RegexMethods {
  static let methods: [String: LibraryType.Method] = [
    "contains": { value, site in searched(value, site, 0).map { .bool($0.first() != nil) } },
    "firstMatch": { value, site in matched(value, site) { $0.first() } },
    "wholeMatch": { value, site in matched(value, site) { $0.whole() } },
    "prefixMatch": { value, site in matched(value, site) { $0.atStart() } },
    "starts": { value, site in searched(value, site, 0).map { .bool($0.atStart() != nil) } },
    "matches": { value, site in searched(value, site, 0).map { search in .array(search.all().map(search.value)) } },
    "ranges": { value, site in
      searched(value, site, 0).map { .array($0.all().compactMap { $0.first.flatMap { $0 }.map(RegexSearch.range) }) }
    },
    "split": { value, site in
      guard site.labels.first == "separator", let search = searched(value, site, 0) else { return nil }
      return .array(
        parts(search, keepsEmpty: site.evaluate("omittingEmptySubsequences")?.isEqual(to: .bool(false)) == true)
      )
    },
    "trimmingPrefix": { value, site in
      guard let text = value.text else { return nil }
      if let search = searched(value, site, 0) {
        guard let end = search.atStart()?.first.flatMap({ $0 })?.upperBound else { return value }
        return .string(search.text(end..<search.characters.count))
      }
      guard let prefix = site.evaluate(0).text else { return nil }
      return .string(text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text)
    },
  ]

  static func firstRange(_ value: Value, _ site: CallSite) -> Value? {
    searched(value, site, 0).map { $0.first()?.first.flatMap { $0 }.map(RegexSearch.range) ?? Value.none }
  }

  /// `replacing(/…/, with: "…")`, `replacing(/…/) { match in … }`
  static func replaced(_ value: Value, _ site: CallSite) -> Value? {
    guard let search = searched(value, site, 0) else { return nil }
    let most = max(0, site.evaluate("maxReplacements")?.integer ?? .max)
    let matches = Array(search.all().prefix(most))
    if let text = site.evaluate("with")?.text { return .string(search.replacing(matches) { _ in text }) }
    guard let last = site.arguments.indices.last, let function = site.function(last) else { return nil }
    return .string(
      search.replacing(matches) { site.evaluator.call(function, [search.value(of: $0)]).text ?? "" }
    )
  }

  /// The argument's regular expression over the text; nil where the argument is none.
  private static func searched(_ value: Value, _ site: CallSite, _ index: Int) -> RegexSearch? {
    guard let text = value.text, site.arguments.indices.contains(index), !site.arguments[index].value.isLiteral,
      let regex = site.evaluate(index).regex
    else { return nil }
    return regex.search(in: text, site.evaluator)
  }

  private static func matched(
    _ value: Value,
    _ site: CallSite,
    _ match: (RegexSearch) -> RegexMatcher.Match?
  ) -> Value? {
    searched(value, site, 0).map { search in match(search).map(search.value) ?? .none }
  }

  private static func parts(_ search: RegexSearch, keepsEmpty: Bool) -> [Value] {
    var parts: [String] = []
    var start = 0
    for case let range? in search.all().compactMap(\.first) where range.lowerBound >= start {
      parts.append(search.text(start..<range.lowerBound))
      start = range.upperBound
    }
    parts.append(search.text(start..<search.characters.count))
    return parts.filter { keepsEmpty || !$0.isEmpty }.map { .string($0) }
  }
}

extension LibraryType {
  static let regexTypes = [regex, regexObject, checkingResult, textRange, predicate]

  private static let regex = LibraryType(
    name: RegexValue.typeName,
    methods: [
      "firstMatch": { regex, site in matched(regex, site) { $0.first() } },
      "wholeMatch": { regex, site in matched(regex, site) { $0.whole() } },
      "prefixMatch": { regex, site in matched(regex, site) { $0.atStart() } },
      "ignoresCase": { regex, _ in regex.regex.map { .foreign($0.with(.ignoresCase)) } },
      "dotMatchesNewlines": { regex, _ in regex.regex.map { .foreign($0.with(.dotMatchesNewlines)) } },
      "anchorsMatchLineEndings": { regex, _ in regex.regex.map { .foreign($0.with(.anchorsMatchLines)) } },
    ],
    initializer: { site in
      guard site.count > 0, let pattern = site.evaluate(0).text else { return nil }
      return made(RegexValue(pattern), site)
    }
  )

  /// An error is thrown where the pattern is no regular expression.
  static func made(_ regex: RegexValue, _ site: CallSite) -> Value {
    guard RegexProgram(regex.pattern, regex.options) == nil else { return .foreign(regex) }
    site.evaluator.throwError(.foreign(OpaqueValue(typeName: "RegexError", description: "invalid")))
    return .void
  }

  private static func matched(
    _ regex: Value,
    _ site: CallSite,
    _ match: (RegexSearch) -> RegexMatcher.Match?
  ) -> Value? {
    guard let text = site.evaluate("in")?.text, let search = regex.regex?.search(in: text, site.evaluator) else {
      return nil
    }
    return match(search).map(search.value) ?? Value.none
  }
}
