/// Reads a regular expression (Swift Evolution: SE-0355, "Regex Syntax and Run-time Construction").
struct RegexParser {
  /// Groups nest so deep at most.
  private static let deepest = 50
  /// Something is repeated so often at most.
  private static let mostRepetitions = 1_000
  /// `{1, 1000}` and room for spaces: a brace that is not closed there is a character.
  private static let longestBounds = 32

  private var rest: Substring
  private var depth = 0
  /// White space and comments between the parts do not count.
  private var isExtended: Bool
  private(set) var ignoresCase: Bool
  private(set) var matchesNewlines: Bool
  private(set) var anchorsMatchLines: Bool
  private(set) var captureCount = 0
  /// The names of groups, with their numbers.
  private(set) var names: [(name: String, number: Int)] = []

  init(_ pattern: String, _ options: RegexOptions) {
    rest = pattern[...]
    isExtended = options.contains(.extended)
    ignoresCase = options.contains(.ignoresCase)
    matchesNewlines = options.contains(.dotMatchesNewlines)
    anchorsMatchLines = options.contains(.anchorsMatchLines)
  }

  /// The whole expression; nil where it is none.
  mutating func whole() -> RegexNode? {
    guard let node = alternatives(), rest.isEmpty else { return nil }
    return node
  }

  private mutating func alternatives() -> RegexNode? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let first = sequence() else { return nil }
    var all = [first]
    while take("|") {
      guard let next = sequence() else { return nil }
      all.append(next)
    }
    return all.count == 1 ? first : .alternatives(all)
  }

  private mutating func sequence() -> RegexNode? {
    var parts: [RegexNode] = []
    skipSpace()
    while let next = rest.first, next != "|", next != ")" {
      guard let part = atom() else { return nil }
      guard let repeated = quantified(part) else { return nil }
      parts.append(repeated)
      skipSpace()
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func skipSpace() {
    guard isExtended else { return }
    while let next = rest.first, next.isWhitespace || next == "#" {
      if next == "#" { rest = rest.drop { !$0.isNewline } } else { rest.removeFirst() }
    }
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  // MARK: Repetition

  private mutating func quantified(_ node: RegexNode) -> RegexNode? {
    skipSpace()
    let bounds: (Int, Int?)
    switch rest.first {
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "?": bounds = (0, 1)
    case "{":
      guard let end = rest.prefix(Self.longestBounds).firstIndex(of: "}"),
        let read = Self.bounds(rest[..<end].dropFirst())
      else { return node }
      rest = rest[end...]
      bounds = read
    default: return node
    }
    rest.removeFirst()
    guard bounds.0 <= Self.mostRepetitions, bounds.1 ?? 0 <= Self.mostRepetitions, bounds.0 <= bounds.1 ?? .max else {
      return nil
    }
    let greed: RegexNode.Greed = take("?") ? .least : take("+") ? .possessive : .most
    return .repeated(node, RegexNode.Repetition(least: bounds.0, most: bounds.1, greed: greed))
  }

  /// `3`, `3,`, `3,5`, `,5`
  private static func bounds(_ text: Substring) -> (Int, Int?)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { !$0.isWhitespace } }
    switch parts.count {
    case 1: return Int(parts[0]).map { ($0, $0) }
    case 2:
      guard let least = parts[0].isEmpty ? 0 : Int(parts[0]) else { return nil }
      if parts[1].isEmpty { return parts[0].isEmpty ? nil : (least, nil) }
      return Int(parts[1]).map { (least, $0) }
    default: return nil
    }
  }

  // MARK: Single parts

  private mutating func atom() -> RegexNode? {
    guard let character = rest.popFirst() else { return nil }
    switch character {
    case "(": return group()
    case "[": return customClass().map { .character($0) }
    case ".": return .character(matchesNewlines ? .any : .anyInLine)
    case "^": return .assertion(anchorsMatchLines ? .lineStart : .textStart)
    case "$": return .assertion(anchorsMatchLines ? .lineEnd : .textEnd)
    case "\\": return escape()
    case "*", "+", "?": return nil
    default: return .character(.one(character))
    }
  }

  private mutating func group() -> RegexNode? {
    var look: RegexNode.Look?
    var number: Int?
    if take("?:") || take("?>") {
    } else if take("?=") {
      look = RegexNode.Look(isAhead: true, isNegative: false)
    } else if take("?!") {
      look = RegexNode.Look(isAhead: true, isNegative: true)
    } else if take("?<=") {
      look = RegexNode.Look(isAhead: false, isNegative: false)
    } else if take("?<!") {
      look = RegexNode.Look(isAhead: false, isNegative: true)
    } else if take("?<") || take("?P<") {
      guard let end = rest.firstIndex(of: ">") else { return nil }
      captureCount += 1
      number = captureCount
      names.append((String(rest[..<end]), captureCount))
      rest = rest[rest.index(after: end)...]
    } else if take("?") {
      return options()
    } else {
      captureCount += 1
      number = captureCount
    }
    guard let inner = alternatives(), take(")") else { return nil }
    if let look { return .look(look, inner) }
    return number.map { .capture($0, inner) } ?? inner
  }

  /// `(?i)`, `(?i:…)`
  private mutating func options() -> RegexNode? {
    let before = (ignoresCase, matchesNewlines, anchorsMatchLines, isExtended)
    var isOn = true
    while let letter = rest.popFirst() {
      switch letter {
      case "-": isOn = false
      case "i": ignoresCase = isOn || ignoresCase
      case "s": matchesNewlines = isOn
      case "m": anchorsMatchLines = isOn
      case "x": isExtended = isOn
      case ")": return .sequence([])
      case ":":
        guard let inner = alternatives(), take(")") else { return nil }
        (_, matchesNewlines, anchorsMatchLines, isExtended) = before
        return inner
      default: return nil
      }
    }
    return nil
  }

  private mutating func escape() -> RegexNode? {
    guard let character = rest.popFirst() else { return nil }
    switch character {
    case "b": return .assertion(.wordBoundary)
    case "B": return .assertion(.noWordBoundary)
    case "A": return .assertion(.textStart)
    case "z", "Z": return .assertion(.textEnd)
    case "1"..."9": return character.wholeNumberValue.map { .reference($0) }
    case "k":
      guard take("<"), let end = rest.firstIndex(of: ">"), let named = names.first(where: { $0.name == rest[..<end] })
      else { return nil }
      rest = rest[rest.index(after: end)...]
      return .reference(named.number)
    default: return escaped(character).map { .character($0) }
    }
  }

  /// The characters that a letter after a backslash means.
  private mutating func escaped(_ character: Character) -> RegexClass? {
    switch character {
    case "d": return .digit
    case "D": return .not(.digit)
    case "w": return .word
    case "W": return .not(.word)
    case "s": return .space
    case "S": return .not(.space)
    case "h": return .horizontalSpace
    case "R", "v": return .newline
    case "N": return .anyInLine
    case "n": return .one("\n")
    case "t": return .one("\t")
    case "r": return .one("\r")
    case "f": return .one("\u{C}")
    case "e": return .one("\u{1B}")
    case "p", "P": return property().map { character == "P" ? .not($0) : $0 }
    case "u", "x": return scalar(digits: character == "u" ? 4 : 2).map { .one($0) }
    default: return character.isLetter || character.isNumber ? nil : .one(character)
    }
  }

  /// `{1F600}`, or so many digits.
  private mutating func scalar(digits count: Int) -> Character? {
    let text: Substring
    if take("{") {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      text = rest[..<end]
      rest = rest[rest.index(after: end)...]
    } else {
      text = rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
  }

  /// `\p{L}`, `\p{Letter}`
  private mutating func property() -> RegexClass? {
    guard take("{"), let end = rest.firstIndex(of: "}") else { return nil }
    let name = rest[..<end].lowercased().filter { $0 != "_" && $0 != " " }
    rest = rest[rest.index(after: end)...]
    return Self.properties[name]
  }

  /// Unicode's names of what characters are, short and long.
  private static let properties: [String: RegexClass] = [
    "l": .letter, "letter": .letter, "alphabetic": .letter, "lu": .uppercase, "uppercaseletter": .uppercase,
    "uppercase": .uppercase, "ll": .lowercase, "lowercaseletter": .lowercase, "lowercase": .lowercase, "n": .number,
    "number": .number, "nd": .digit, "decimalnumber": .digit, "p": .punctuation, "punctuation": .punctuation,
    "s": .symbol, "symbol": .symbol, "z": .space, "separator": .space, "whitespace": .space, "alpha": .letter,
    "digit": .digit, "alnum": .union([.letter, .number]), "upper": .uppercase, "lower": .lowercase, "space": .space,
    "punct": .punctuation,
  ]

  /// After the bracket that opens it.
  private mutating func customClass() -> RegexClass? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    let isNegative = take("^")
    var parts: [RegexClass] = []
    while let character = rest.first, character != "]" || parts.isEmpty {
      guard let part = classPart() else { return nil }
      parts.append(part)
    }
    guard take("]") else { return nil }
    return isNegative ? .not(.union(parts)) : .union(parts)
  }

  private mutating func classPart() -> RegexClass? {
    if rest.hasPrefix("[:"), let end = rest.range(of: ":]") {
      let name = rest[..<end.lowerBound].dropFirst(2)
      rest = rest[end.upperBound...]
      return Self.properties[name.lowercased()]
    }
    guard let character = rest.popFirst() else { return nil }
    if character == "[" { return customClass() }
    guard let first = character == "\\" ? escapedInClass() : .one(character) else { return nil }
    guard case .one(let start) = first, rest.hasPrefix("-"), let next = rest.dropFirst().first, next != "]" else {
      return first
    }
    rest.removeFirst(2)
    guard case .one(let end)? = next == "\\" ? escapedInClass() : .one(next), start <= end else { return nil }
    return .range(start, end)
  }

  private mutating func escapedInClass() -> RegexClass? {
    guard let character = rest.popFirst() else { return nil }
    return character == "b" ? .one("\u{8}") : escaped(character)
  }
}

/// How a regular expression is read.
struct RegexOptions: OptionSet, Hashable {
  let rawValue: Int

  static let ignoresCase = RegexOptions(rawValue: 1)
  static let dotMatchesNewlines = RegexOptions(rawValue: 2)
  static let anchorsMatchLines = RegexOptions(rawValue: 4)
  static let extended = RegexOptions(rawValue: 8)
}

extension Substring {
  /// Where a text stands in it first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
