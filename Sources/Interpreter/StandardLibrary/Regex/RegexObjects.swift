/// Foundation's older way with regular expressions: ranges of a text's UTF-16 units.
extension LibraryType {
  static let regexObject = LibraryType(
    name: RegexValue.objectTypeName,
    methods: [
      "firstMatch": { regex, site in
        searched(regex, site).map { search in search.first().map { result($0, in: search) } ?? Value.none }
      },
      "matches": { regex, site in
        searched(regex, site).map { search in .array(search.all().map { result($0, in: search) }) }
      },
      "numberOfMatches": { regex, site in searched(regex, site).map { .int($0.all().count) } },
      "rangeOfFirstMatch": { regex, site in
        searched(regex, site).map { search in range(search.first()?.whole, in: search) }
      },
      "stringByReplacingMatches": { regex, site in
        guard let search = searched(regex, site), let template = site.evaluate("withTemplate")?.text else { return nil }
        return .string(search.replacing(search.all()) { search.filled(template, $0) })
      },
    ],
    initializer: { site in
      guard let pattern = site.evaluate("pattern")?.text else { return nil }
      let names = StandardLibrary.symbols(site.evaluate("options", as: .named("NSRegularExpression.Options")))
      let options = names.reduce(into: RegexOptions()) { all, name in all.formUnion(optionNames[name] ?? []) }
      return made(RegexValue(pattern, options, typeName: RegexValue.objectTypeName, site.evaluator), site)
    }
  )

  private static let optionNames: [String: RegexOptions] = [
    "allowCommentsAndWhitespace": .extended, "anchorsMatchLines": .anchorsMatchLines, "caseInsensitive": .ignoresCase,
    "dotMatchesLineSeparators": .dotMatchesNewlines,
  ]

  private static func result(_ match: RegexMatcher.Match, in search: RegexSearch) -> Value {
    let ranges = match.ranges.map { range($0, in: search) }
    return .foreign(
      SettingsValue(
        "NSTextCheckingResult",
        ["range": ranges.first ?? .none, "numberOfRanges": .int(ranges.count), "ranges": .array(ranges)]
      )
    )
  }

  private static func range(_ range: Range<Int>?, in search: RegexSearch) -> Value {
    guard let range else { return unitRange(Int.max, 0) }
    return unitRange(search.text(0..<range.lowerBound).utf16.count, search.text(range).utf16.count)
  }

  static let checkingResult = LibraryType(
    name: "NSTextCheckingResult",
    properties: [
      "range": { value, _ in value.foreign(SettingsValue.self)?.settings["range"] },
      "numberOfRanges": { value, _ in value.foreign(SettingsValue.self)?.settings["numberOfRanges"] },
    ],
    methods: [
      "range": { value, site in
        guard case .array(let ranges)? = value.foreign(SettingsValue.self)?.settings["ranges"],
          let index = site.evaluate("at")?.integer
        else { return nil }
        if ranges.indices.contains(index) { return ranges[index] }
        return site.evaluator.trap("there is no group \(index)", at: site.span)
      }
    ]
  )

  // MARK: Ranges of units

  /// `NSRange(location: 0, length: 3)`, `NSRange(text.startIndex..., in: text)`
  static let textRange = LibraryType(
    name: "NSRange",
    initializer: { site in
      if let text = site.evaluate("in")?.text {
        guard let places = site.evaluate(0).places(in: text.count) else { return nil }
        let before = text.prefix(places.lowerBound).utf16.count
        return unitRange(before, text.dropFirst(places.lowerBound).prefix(places.count).utf16.count)
      }
      guard let location = site.evaluate("location")?.integer, let length = site.evaluate("length")?.integer else {
        return nil
      }
      return unitRange(location, length)
    }
  )

  private static func unitRange(_ location: Int, _ length: Int) -> Value {
    let end = location.addingReportingOverflow(length).partialValue
    return .foreign(
      SettingsValue(
        "NSRange",
        ["location": .int(location), "length": .int(length), "lowerBound": .int(location), "upperBound": .int(end)]
      )
    )
  }

  /// The units of a text that a range of Foundation's means; nil where the text has not so many.
  static func units(of range: Value?, in text: String) -> Range<String.Index>? {
    guard let settings = range?.settings("NSRange"), let location = settings.integer("location"),
      let length = settings.integer("length"), (0...text.utf8.count).contains(location),
      (0...text.utf8.count).contains(length),
      let start = text.utf16.index(text.startIndex, offsetBy: location, limitedBy: text.endIndex),
      let end = text.utf16.index(start, offsetBy: length, limitedBy: text.endIndex)
    else { return nil }
    return start..<end
  }

  /// `Range(range, in: text)`: nil where the text has no such characters.
  static func characters(of range: Value, in text: String) -> Value {
    guard let units = units(of: range, in: text) else { return .none }
    let start = text.distance(from: text.startIndex, to: units.lowerBound)
    return RegexSearch.range(start..<start + text.distance(from: units.lowerBound, to: units.upperBound))
  }

  // MARK: Predicates

  /// `NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)`; others are not known.
  static let predicate = LibraryType(
    name: "NSPredicate",
    methods: [
      "evaluate": { predicate, site in
        guard let pattern = predicate.regex, let text = site.evaluate("with")?.text else { return nil }
        return .bool(pattern.search(in: text, site.evaluator).whole() != nil)
      }
    ],
    initializer: { site in
      guard site.count > 1, let format = site.evaluate("format")?.text, let pattern = site.evaluate(1).text else {
        return nil
      }
      let words = format.uppercased().split(separator: " ")
      guard words.count == 3, words[0] == "SELF", words[1].hasPrefix("MATCHES"), words[2] == "%@" else { return nil }
      let ignoresCase = words[1].hasPrefix("MATCHES[C")
      let options: RegexOptions = ignoresCase ? .ignoresCase : []
      return RegexValue(pattern, options, typeName: "NSPredicate", site.evaluator).map { .foreign($0) }
    }
  )
}
