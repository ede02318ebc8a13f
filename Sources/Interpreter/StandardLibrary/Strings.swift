import Semantics

extension LibraryType {
  static let string: LibraryType = {
    var type = wholeString
    type.methods.merge(StringChanges.methods) { own, _ in own }
    type.setters = StringChanges.setters
    type.properties.merge(PathTexts.properties) { own, _ in own }
    type.methods.merge(PathTexts.methods) { own, _ in own }
    type.methods.merge(RegexMethods.methods) { own, _ in own }
    type.mutatingMethods.merge(StringChanges.mutatingMethods) { own, _ in own }
    return type
  }()

  private static let wholeString = LibraryType(
    name: "String",
    properties: [
      "removingPercentEncoding": { value, _ in
        value.text.map { AddressParts.decoded(strictly: $0).map { .string($0) } ?? Value.none }
      },
      "capitalized": { value, _ in value.text.map { .string(capitalized($0)) } },
      "localizedCapitalized": { value, _ in value.text.map { .string(capitalized($0)) } },
      "value": { value, _ in value.text?.unicodeScalars.first.map { .int(Int($0.value)) } },
      "utf8": { value, _ in value.text.map { .array($0.utf8.map { .int(Int($0)) }) } },
      "unicodeScalars": { value, _ in value.text.map { .array($0.unicodeScalars.map { .string(String($0)) }) } },
      "characters": { value, _ in value },
      "properties": { value, _ in value.text.map { opaque("Unicode.Scalar.Properties", $0) } },
      "isNumber": { value, _ in value.text.map { .bool($0.first?.isNumber ?? false) } },
      "isLetter": { value, _ in value.text.map { .bool($0.first?.isLetter ?? false) } },
      "isWhitespace": { value, _ in value.text.map { .bool($0.first?.isWhitespace ?? false) } },
      "isNewline": { value, _ in value.text.map { .bool($0.first?.isNewline ?? false) } },
      "isUppercase": { value, _ in value.text.map { .bool($0.first?.isUppercase ?? false) } },
      "isLowercase": { value, _ in value.text.map { .bool($0.first?.isLowercase ?? false) } },
      "isPunctuation": { value, _ in value.text.map { .bool($0.first?.isPunctuation ?? false) } },
      "isASCII": { value, _ in value.text.map { .bool($0.first?.isASCII ?? false) } },
      "isCased": { value, _ in value.text.map { .bool($0.first?.isCased ?? false) } },
      "isSymbol": { value, _ in value.text.map { .bool($0.first?.isSymbol ?? false) } },
      "isMathSymbol": { value, _ in value.text.map { .bool($0.first?.isMathSymbol ?? false) } },
      "isCurrencySymbol": { value, _ in value.text.map { .bool($0.first?.isCurrencySymbol ?? false) } },
      "isWholeNumber": { value, _ in value.text.map { .bool($0.first?.isWholeNumber ?? false) } },
      "isHexDigit": { value, _ in value.text.map { .bool($0.first?.isHexDigit ?? false) } },
      "hexDigitValue": { value, _ in value.text?.first?.hexDigitValue.map { .int($0) } ?? Value.none },
      "wholeNumberValue": { value, _ in value.text?.first?.wholeNumberValue.map { .int($0) } ?? Value.none },
      "asciiValue": { value, _ in value.text?.first?.asciiValue.map { .int(Int($0)) } ?? Value.none },
      "localizedUppercase": { value, _ in value.text.map { .string($0.uppercased()) } },
      "localizedLowercase": { value, _ in value.text.map { .string($0.lowercased()) } },
      "key": { value, _ in value },
    ],
    methods: [
      "uppercased": { value, _ in value.text.map { .string($0.uppercased()) } },
      "lowercased": { value, _ in value.text.map { .string($0.lowercased()) } },
      "contains": { value, site in
        guard let text = value.text, site.labels == [nil], site.closure(0) == nil else { return nil }
        switch site.evaluate(0, as: .named("String")) {
        case .string(let part): return .bool(TextSearch(part, site.evaluator).isFound(in: text))
        case let sought: return sought.regex.map { .bool($0.search(in: text, site.evaluator).first() != nil) }
        }
      },
      "hasPrefix": { value, site in pair(value, site).map { .bool($0.hasPrefix($1)) } },
      "hasSuffix": { value, site in pair(value, site).map { .bool($0.hasSuffix($1)) } },
      "localizedCaseInsensitiveContains": { value, site in
        pair(value, site).map { text, part in
          .bool(part.isEmpty || TextSearch(part.lowercased(), site.evaluator).isFound(in: text.lowercased()))
        }
      },
      "localizedStandardContains": { value, site in
        pair(value, site).map { text, part in
          let (text, part) = (CompareOptions.loose.folded(text), CompareOptions.loose.folded(part))
          return .bool(part.isEmpty || TextSearch(part, site.evaluator).isFound(in: text))
        }
      },
      "caseInsensitiveCompare": { value, site in pair(value, site).map { order($0.lowercased(), $1.lowercased()) } },
      "appendingFormat": { value, site in value.text.map { .string($0 + formatted(site)) } },
      "commonPrefix": { value, site in
        guard let text = value.text, let other = site.evaluate("with")?.text, site.count == 1 else { return nil }
        return .string(String(zip(text, other).prefix { $0 == $1 }.map { $0.0 }))
      },
      "appending": { value, site in pair(value, site).map { .string($0 + $1) } },
      "replacingOccurrences": { value, site in
        guard let text = value.text, let old = site.evaluate(0).text, let new = site.evaluate("with")?.text,
          let options = CompareOptions(of: site)
        else { return nil }
        return within(site, text, from: value.firstPosition) { part in
          if let search = options.regex(old, site.evaluator)?.search(in: part, site.evaluator) {
            return search.replacing(search.all()) { search.filled(new, $0) }
          }
          if options.isPlain { return replaced(part, old, new, site.evaluator) }
          return options.parts(of: part, at: old, site.evaluator).map { joined($0, new, site.evaluator) }
        }
      },
      "range": { value, site in
        guard let (text, part) = pair(value, site) else { return nil }
        let options = CompareOptions(of: site)
        let start = value.firstPosition
        guard let places = site.evaluate("range")?.places(in: text.count, from: start) else {
          return options?.range(of: part, in: text, from: start, site.evaluator)
        }
        let searched = String(text.dropFirst(places.lowerBound).prefix(places.count))
        return options?.range(of: part, in: searched, from: start &+ places.lowerBound, site.evaluator)
      },
      "rangeOfCharacter": { value, site in
        guard let text = value.text, let set = site.characterSet("from"), site.count == 1 else { return nil }
        guard let index = text.firstIndex(where: { set.contains($0) }) else { return Value.none }
        let place = text.distance(from: text.startIndex, to: index)
        return RegexSearch.range(place..<place + 1, from: value.firstPosition)
      },
      "firstRange": { value, site in
        guard let text = value.text, let sought = site.evaluate("of") else { return nil }
        if let search = sought.regex?.search(in: text, from: value.firstPosition, site.evaluator) {
          return search.first().map(search.place) ?? Value.none
        }
        guard let part = sought.text else { return nil }
        return CompareOptions.none.range(of: part, in: text, from: value.firstPosition, site.evaluator)
      },
      "write": { value, site in value.text.flatMap { site.write(Array($0.utf8), to: site.evaluate(0)) } },
      "compare": { value, site in
        guard let (left, right) = pair(value, site) else { return nil }
        return CompareOptions(of: site)?.order(left, right)
      },
      "localizedCompare": { value, site in pair(value, site).map { order($0.lowercased(), $1.lowercased()) } },
      "localizedCaseInsensitiveCompare": { value, site in
        pair(value, site).map { order($0.lowercased(), $1.lowercased()) }
      },
      // As the Finder sorts.
      "localizedStandardCompare": { value, site in
        pair(value, site).map { order(NumberedName($0.lowercased()), NumberedName($1.lowercased())) }
      },
      "addingPercentEncoding": { value, site in
        guard let text = value.text, let set = site.characterSet("withAllowedCharacters") else { return nil }
        return .string(AddressParts.encoded(text) { set.contains($0) && $0.isASCII })
      },
      "folding": { value, site in
        guard let text = value.text else { return nil }
        return CompareOptions(of: site).map { .string($0.folded(text)) }
      },
      "data": { value, _ in value.text.map { .foreign(DataValue(bytes: Array($0.utf8))) } },
      "lengthOfBytes": { value, _ in value.text.map { .int($0.utf8.count) } },
      "replacing": { value, site in
        guard let text = value.text, site.count > 0 else { return nil }
        let old = site.evaluate(0)
        if let search = old.regex?.search(in: text, site.evaluator) { return RegexMethods.replaced(search, site) }
        guard let old = old.text, let new = site.evaluate("with")?.text else { return nil }
        return .string(replaced(text, old, new, site.evaluator))
      },
      "trimmingCharacters": { value, site in
        guard let text = value.text, let set = site.characterSet(0) else { return nil }
        let isRemoved = { (character: Character) in set.contains(character) }
        let start = text.drop(while: isRemoved)
        return .string(String(start.reversed().drop(while: isRemoved).reversed()))
      },
      "enumerateLines": { value, site in
        guard let text = value.text, let body = site.function(0) else { return nil }
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines where site.evaluator.step(at: site.span) {
          var arguments: [Value] = [.string(String(line)), .bool(false)]
          _ = site.evaluator.call(body, &arguments)
          if arguments.count > 1, site.evaluator.isTrue(arguments[1]) { break }
        }
        return .void
      },
      "components": { value, site in
        let type = TypeValue.named(CharacterSetValue.typeName)
        guard let text = value.text, let separator = site.evaluate("separatedBy", as: type) else { return nil }
        guard let word = separator.text else {
          return CharacterSetValue(separator).map { set in
            let parts = text.split(omittingEmptySubsequences: false) { set.contains($0) }
            return .array(parts.map { .string(String($0)) })
          }
        }
        let parts = TextSearch(word, site.evaluator).parts(of: text)
        site.evaluator.spend(parts.count / 4)
        return .array(parts.map { .string($0) })
      },
      "padding": { value, site in
        guard let text = value.text, let length = site.evaluate("toLength")?.integer else { return nil }
        let padding = site.evaluate("withPad")?.text ?? " "
        site.evaluator.spend(padding.utf8.count / 16)
        let start = site.evaluate("startingAt")?.integer ?? 0
        return .string(padded(text, to: min(max(length, 0), 10_000), with: padding, from: start))
      },
      "formatted": { value, _ in value },
    ],
    mutatingMethods: [
      "appendInterpolation": { site, _ in appending(site.evaluator.describe(site.evaluate(0)), site) },
      "appendLiteral": { site, _ in appending(site.evaluator.describe(site.evaluate(0)), site) },
      "append": { site, _ in
        let added = site.evaluate(0)
        return appending(
          added.text ?? StandardLibrary.joinedTexts(StandardLibrary.elements(added, site.evaluator), site.evaluator),
          site
        )
      },
      "insert": { site, _ in
        let text = site.evaluate(0).text ?? ""
        site.evaluator.spend(text.utf8.count / 16)
        let index = site.evaluate("at")?.integer ?? 0
        return { value in
          let index = index &- value.firstPosition
          site.evaluator.spend(value.textCost)
          return value.changeText {
            $0.insert(contentsOf: text, at: $0.index($0.startIndex, offsetBy: min(max(index, 0), $0.count)))
          }
        }
      },
      // Only slices have it.
      "popFirst": { site, _ in
        { value in
          site.evaluator.spend(value.textCost)
          let removed = value.text?.first
          if removed != nil { value.removeStart(1) }
          return removed.map { .string(String($0)) } ?? .none
        }
      },
      "removeLast": { site, _ in
        let count = site.count == 0 ? 1 : max(0, site.evaluate(0).integer ?? 1)
        return { value in
          site.evaluator.spend(value.textCost)
          let removed = site.count == 0 ? value.text?.last : nil
          site.noteRemoval(of: count, from: value.text?.count ?? count)
          _ = value.changeText { $0.removeLast(min(count, $0.count)) }
          return removed.map { .string(String($0)) } ?? .void
        }
      },
      "removeFirst": { site, _ in
        let count = site.count == 0 ? 1 : max(0, site.evaluate(0).integer ?? 1)
        return { value in
          site.evaluator.spend(value.textCost)
          let removed = site.count == 0 ? value.text?.first : nil
          site.noteRemoval(of: count, from: value.text?.count ?? count)
          value.removeStart(count)
          return removed.map { .string(String($0)) } ?? .void
        }
      },
      "removeAll": { site, _ in
        guard site.count == 1, let function = site.function(0) else { return { $0.changeText { $0 = "" } } }
        let evaluator = site.evaluator
        return { $0.changeText { $0.removeAll { evaluator.isTrue(evaluator.call(function, [.string(String($0))])) } } }
      },
    ],
    statics: ["empty": { _ in .string("") }],
    staticMethods: [
      "localizedStringWithFormat": { site in
        let values = (1..<max(1, site.count)).map { site.evaluate($0) }
        let format = site.evaluate(0).text ?? ""
        return .string(StringFormat.apply(format, to: values, groups: true, site.evaluator))
      }
    ],
    initializer: { site in construct(site) }
  )

  /// Bytes that one operation makes at most.
  private static let maximumLength = 1_000_000

  /// The text cut or continued to so many characters.
  private static func padded(_ text: String, to length: Int, with padding: String, from first: Int) -> String {
    let start = String(text.prefix(length))
    let missing = length - start.count
    guard missing > 0, !padding.isEmpty else { return start }
    let skipped = min(max(first, 0), padding.count)
    let end = String(repeating: padding, count: missing / padding.count + 2)
    return start + String(end.dropFirst(skipped).prefix(missing))
  }

  private static func construct(_ site: CallSite) -> Value? {
    switch site.labels.first ?? nil {
    case "format": return .string(formatted(site))
    case "repeating":
      let part = site.evaluate(0).text ?? ""
      let most = maximumLength / max(1, part.utf8.count)
      let asked = site.evaluate("count")?.integer ?? 0
      if asked < 0 { site.evaluator.noteTrap("\(asked) repetitions are asked for", at: site.span) }
      let count = min(max(asked, 0), most)
      site.evaluator.spend(part.utf8.count &* count / 64)
      return .string(String(repeating: part, count: count))
    case "localized": return localized(site)
    case "reflecting": return .string(site.evaluator.debugDescription(site.evaluate(0)))
    case "contentsOf", "contentsOfFile":
      return site.contents(of: site.evaluate(0)).map { .string(String(decoding: $0, as: UTF8.self)) } ?? .void
    case "stringLiteral", "verbatim":
      return .string(site.evaluator.describe(site.evaluate("defaultValue") ?? site.evaluate(0)))
    default: break
    }
    if site.count == 0 { return .string("") }
    let value = site.evaluate(0)
    if let data = value.data { return .string(data.text) }
    if site.labels.first == "decoding", case .array(let bytes) = value {
      return .string(String(decoding: bytes.map { UInt8(truncatingIfNeeded: $0.integer ?? 0) }, as: UTF8.self))
    }
    if site.labels.contains("radix"), value.bits != nil {
      let radix = min(max(site.evaluate("radix")?.integer ?? 10, 2), 36)
      let isUppercase = site.evaluate("uppercase").map(site.evaluator.isTrue) ?? false
      return
        (value.integer.map { String($0, radix: radix, uppercase: isUppercase) }
        ?? value.wide.map { String($0, radix: radix, uppercase: isUppercase) }).map { .string($0) }
    }
    if site.labels == [nil], case .array(let elements) = value {
      site.evaluator.spend(elements.count / 4)
      return .string(StandardLibrary.joinedTexts(elements, site.evaluator))
    }
    if case .unknown = value { return value }
    // No character is made of an optional.
    if site.isWritten, site.name != "Character",
      site.evaluator.isStaticallyOptional(site.arguments[0].value) == true, !value.isNilInOptionals
    {
      return .string(site.evaluator.describe(value, inOptionalsOf: site.arguments[0].value))
    }
    if site.isWritten, let text = site.evaluator.describe(value, asTypeOf: site.arguments[0].value) {
      return .string(text)
    }
    return .string(site.evaluator.describe(value))
  }

  /// `String(localized: "key", defaultValue: "Text", table: "Table")`
  private static func localized(_ site: CallSite) -> Value {
    let shown = site.evaluator.localized(site, 0, table: site.evaluate("table")?.text)
    guard let other = site.evaluate("defaultValue"),
      site.evaluator.describe(site.evaluate(0)) == site.evaluator.describe(shown)
    else {
      return .string(site.evaluator.describe(shown))
    }
    return .string(site.evaluator.describe(other))
  }

  private static func formatted(_ site: CallSite) -> String {
    let format = site.evaluate(0).text ?? ""
    var values = (1..<max(1, site.count)).filter { site.labels[$0] == nil }.map { site.evaluate($0) }
    if case .array(let listed)? = site.evaluate("arguments") { values += listed }
    let locale = site.evaluate("locale", as: .optional(.named("Locale"))) ?? .none
    let groups = if case .none = locale { false } else { true }
    return StringFormat.apply(format, to: values, groups: groups, site.evaluator)
  }

  /// A change that puts text at the end.
  private static func appending(_ text: String, _ site: CallSite) -> (inout Value) -> Value {
    site.evaluator.spend(text.utf8.count / 16)
    return { value in
      site.evaluator.spend(value.copyCost / 4)
      return value.changeText { $0 += text }
    }
  }

  /// How two values are ordered.
  static func order<Element: Comparable>(_ left: Element, _ right: Element) -> Value {
    let name = left == right ? "orderedSame" : left < right ? "orderedAscending" : "orderedDescending"
    return .foreign(OpaqueValue(typeName: "ComparisonResult", description: name))
  }

  private static func pair(_ value: Value, _ site: CallSite) -> (String, String)? {
    guard let text = value.text, let other = site.evaluate(0).text else { return nil }
    return (text, other)
  }

  private static func capitalized(_ text: String) -> String {
    var result = ""
    var startsWord = true
    for character in text {
      result += startsWord ? character.uppercased() : character.lowercased()
      startsWord = !character.isLetter && !character.isNumber && character != "'"
    }
    return result
  }

  private static func replaced(_ text: String, _ old: String, _ new: String, _ evaluator: Evaluator) -> String {
    joined(TextSearch(old, evaluator).parts(of: text), new, evaluator)
  }

  /// The parts of a text with another between them.
  private static func joined(_ parts: [String], _ separator: String, _ evaluator: Evaluator) -> String {
    let most = maximumLength / max(1, separator.utf8.count)
    evaluator.spend(min(parts.count - 1, most) * separator.utf8.count / 16)
    return parts.joined(separator: parts.count - 1 <= most ? separator : "")
  }

  /// A text of which the part that the argument `range` means is changed, or all of it.
  private static func within(
    _ site: CallSite,
    _ text: String,
    from start: Int,
    _ change: (String) -> String?
  ) -> Value? {
    guard let places = site.evaluate("range")?.places(in: text.count, from: start) else {
      return change(text).map { .string($0) }
    }
    let (before, rest) = (text.prefix(places.lowerBound), text.dropFirst(places.lowerBound))
    return change(String(rest.prefix(places.count))).map { .string(before + $0 + rest.dropFirst(places.count)) }
  }
}

extension Value {
  mutating func changeText(_ change: (inout String) -> Void) -> Value {
    guard var text else { return .void }
    let start = firstPosition
    self = .void
    change(&text)
    self = Value(slice: text, from: start)
    return .void
  }

  /// Takes the first characters away; what is left of a part keeps its positions.
  fileprivate mutating func removeStart(_ count: Int) {
    let slice = slice
    _ = changeText { $0.removeFirst(min(count, $0.count)) }
    if let slice, let text { self = Value(slice: text, from: slice.start &+ count) }
  }
}
