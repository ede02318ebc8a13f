import Semantics

/// What texts can do with regular expressions; nil where the argument is none.
enum RegexMethods {
  static let methods: [String: LibraryType.Method] = [
    "firstMatch": { value, site in matched(value, site) { $0.first() } },
    "wholeMatch": { value, site in matched(value, site) { $0.whole() } },
    "prefixMatch": { value, site in matched(value, site) { $0.atStart() } },
    "starts": { value, site in searched(value, site).map { .bool($0.atStart() != nil) } },
    "matches": { value, site in searched(value, site).map { search in .array(search.all().map(search.value)) } },
    "ranges": { value, site in
      if let search = searched(value, site) { return .array(search.all().map(search.place)) }
      guard let text = value.text, let part = site.evaluate(0).text, site.count == 1 else { return nil }
      return .array(places(of: part, in: text, from: value.firstPosition, site.evaluator))
    },
    "split": { value, site in
      guard site.labels.first == "separator", let search = searched(value, site) else { return nil }
      return .array(
        parts(search, keepsEmpty: site.evaluate("omittingEmptySubsequences")?.isEqual(to: .bool(false)) == true)
      )
    },
    "trimmingPrefix": { value, site in
      guard let text = value.text, site.count == 1 else { return nil }
      let prefix = site.evaluate(0)
      if let search = prefix.regex?.search(in: text, from: value.firstPosition, site.evaluator) {
        guard let end = search.atStart()?.whole.upperBound else { return value }
        return search.part(end..<search.characters.count)
      }
      guard let prefix = prefix.text else { return nil }
      guard text.hasPrefix(prefix) else { return value }
      return Value(slice: String(text.dropFirst(prefix.count)), from: value.firstPosition &+ prefix.count)
    },
  ]

  /// `replacing(/…/, with: "…")`, `replacing(/…/) { match in … }`
  static func replaced(_ search: RegexSearch, _ site: CallSite) -> Value? {
    let most = max(0, site.evaluate("maxReplacements")?.integer ?? .max)
    let matches = Array(search.all().prefix(most))
    if let text = site.evaluate("with")?.text { return .string(search.replacing(matches) { _ in text }) }
    guard let last = site.arguments.indices.last, let function = site.function(last) else { return nil }
    return .string(
      search.replacing(matches) { site.evaluator.call(function, [search.value(of: $0)]).text ?? "" }
    )
  }

  /// The argument's regular expression over the text; nil where the argument is none.
  private static func searched(_ value: Value, _ site: CallSite) -> RegexSearch? {
    guard let text = value.text, site.arguments.first?.value.isLiteral == false else { return nil }
    return site.evaluate(0).regex?.search(in: text, from: value.firstPosition, site.evaluator)
  }

  private static func matched(
    _ value: Value,
    _ site: CallSite,
    _ match: (RegexSearch) -> RegexMatcher.Match?
  ) -> Value? {
    searched(value, site).map { search in match(search).map(search.value) ?? .none }
  }

  /// Where a text stands in another that begins at a position.
  private static func places(of part: String, in text: String, from start: Int, _ evaluator: Evaluator) -> [Value] {
    guard !part.isEmpty else { return [] }
    var place = 0
    return TextSearch(part, evaluator).parts(of: text).dropLast().map { piece in
      place = place &+ piece.count &+ part.count
      return RegexSearch.range((place &- part.count)..<place, from: start)
    }
  }

  private static func parts(_ search: RegexSearch, keepsEmpty: Bool) -> [Value] {
    var parts: [Range<Int>] = []
    var start = 0
    for match in search.all() {
      parts.append(start..<max(start, match.whole.lowerBound))
      start = match.whole.upperBound
    }
    parts.append(start..<max(start, search.characters.count))
    return parts.filter { keepsEmpty || !$0.isEmpty }.map(search.part)
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
      "ignoresCase": { regex, site in regex.regex?.with(.ignoresCase, site.evaluator).map { .foreign($0) } },
      "dotMatchesNewlines": { regex, site in regex.regex?.with(.dotMatchesNewlines, site.evaluator).map { .foreign($0) }
      },
      "anchorsMatchLineEndings": { regex, site in
        regex.regex?.with(.anchorsMatchLines, site.evaluator).map { .foreign($0) }
      },
    ],
    initializer: { site in
      guard site.count > 0, let pattern = site.evaluate(0).text else { return nil }
      return made(RegexValue(pattern, [], site.evaluator), site)
    }
  )

  /// An error is thrown where the pattern is no regular expression.
  static func made(_ regex: RegexValue?, _ site: CallSite) -> Value {
    if let regex { return .foreign(regex) }
    site.evaluator.throwError(.foreign(OpaqueValue(typeName: "RegexError", description: "invalid")))
    return .void
  }

  private static func matched(
    _ regex: Value,
    _ site: CallSite,
    _ match: (RegexSearch) -> RegexMatcher.Match?
  ) -> Value? {
    searched(regex, site).map { search in match(search).map(search.value) ?? .none }
  }

  /// The regular expression over the text that a call of it is about.
  static func searched(_ regex: Value, _ site: CallSite) -> RegexSearch? {
    guard let text = site.evaluate("in")?.text else { return nil }
    return regex.regex?.search(in: text, site.evaluator)
  }
}
