/// A regular expression of a program: `/\d+/`, `try Regex("…")`, `NSRegularExpression(pattern: "…")`.
struct RegexValue: ForeignValue, Hashable {
  private let pattern: String
  private let options: RegexOptions
  private let program: RegexProgram
  let typeName: String

  /// Nil where the pattern is no regular expression that is known here.
  init?(
    _ pattern: String,
    _ options: RegexOptions,
    typeName: String = RegexValue.typeName,
    _ evaluator: Evaluator
  ) {
    guard let program = RegexProgram(pattern, options, evaluator) else { return nil }
    self.pattern = pattern
    self.options = options
    self.program = program
    self.typeName = typeName
  }

  static let typeName = "Regex"
  static let objectTypeName = "NSRegularExpression"
  var description: String { pattern }

  static func == (left: RegexValue, right: RegexValue) -> Bool {
    left.pattern == right.pattern && left.options == right.options && left.typeName == right.typeName
  }

  func hash(into hasher: inout Hasher) { hasher.combine(pattern) }

  /// The value of a literal, with the slashes around it. What is written over several lines has white space that does not
  /// count (Swift Evolution: SE-0354).
  init?(literal: String, _ evaluator: Evaluator) {
    let pounds = literal.prefix { $0 == "#" }.count
    let pattern = literal.dropFirst(pounds + 1).dropLast(pounds + 1)
    self.init(String(pattern), pounds > 0 && pattern.contains(where: \.isNewline) ? .extended : [], evaluator)
  }

  /// Looks for it in a text that begins at a position.
  func search(in text: String, from start: Int = 0, _ evaluator: Evaluator) -> RegexSearch {
    evaluator.spend(text.utf8.count / 16)
    return RegexSearch(program, text, from: start, evaluator)
  }

  func with(_ option: RegexOptions, _ evaluator: Evaluator) -> RegexValue? {
    RegexValue(pattern, options.union(option), typeName: typeName, evaluator)
  }
}

/// A regular expression and a text that it is looked for in.
struct RegexSearch {
  let characters: [Character]
  /// The position of the text's first character.
  private let start: Int
  private let program: RegexProgram
  private let matcher: RegexMatcher

  init(_ program: RegexProgram, _ text: String, from start: Int, _ evaluator: Evaluator) {
    self.start = start
    self.program = program
    characters = Array(text)
    matcher = RegexMatcher(program, characters, evaluator)
  }

  func first(from start: Int = 0) -> RegexMatcher.Match? { matcher.first(from: start) }
  func all() -> [RegexMatcher.Match] { matcher.all() }
  func atStart() -> RegexMatcher.Match? { matcher.match(at: 0) }
  func whole() -> RegexMatcher.Match? { matcher.match(at: 0, endingAt: characters.count) }

  func text(_ range: Range<Int>) -> String {
    String(characters[range.clamped(to: 0..<characters.count)])
  }

  /// A part of the text, with its positions.
  func part(_ range: Range<Int>) -> Value { Value(slice: text(range), from: start &+ range.lowerBound) }

  /// Where a match stands.
  func place(of match: RegexMatcher.Match) -> Value { Self.range(match.whole, from: start) }

  /// A match as the program sees it (Swift: `Regex.Match`).
  func value(of match: RegexMatcher.Match) -> Value {
    let texts = match.ranges.map { range in range.map(part) ?? .none }
    var labels: [String?] = Array(repeating: nil, count: texts.count)
    for (name, number) in program.names where labels.indices.contains(number) { labels[number] = name }
    var settings: [String: Value] = [:]
    for (index, text) in texts.enumerated() {
      settings["\(index)"] = text
      if let name = labels[index] { settings[name] = text }
    }
    let whole = texts.first ?? .none
    settings["output"] = texts.count > 1 ? .tuple(TupleValue(labels: labels, elements: texts)) : whole
    settings["range"] = place(of: match)
    return .foreign(SettingsValue("Regex.Match", settings))
  }

  /// Places in a text that begins at a position.
  static func range(_ range: Range<Int>, from start: Int = 0) -> Value {
    .range(
      RangeValue(lower: .int(start &+ range.lowerBound), upper: .int(start &+ range.upperBound), isClosed: false)
    )
  }

  /// The text with something in the place of each match.
  func replacing(_ matches: [RegexMatcher.Match], with replacement: (RegexMatcher.Match) -> String) -> String {
    var result = ""
    var end = 0
    for match in matches {
      result += text(end..<match.whole.lowerBound) + replacement(match)
      end = match.whole.upperBound
    }
    return result + text(end..<characters.count)
  }

  /// `$1` and `$0` in a template are groups; a backslash takes the meaning from what follows it.
  func filled(_ template: String, _ match: RegexMatcher.Match) -> String {
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character == "$", let number = rest.first?.wholeNumberValue {
        rest.removeFirst()
        if match.ranges.indices.contains(number), let range = match.ranges[number] { result += text(range) }
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension Value {
  var regex: RegexValue? { foreign() }
}
