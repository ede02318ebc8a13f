/// A grammar as `grammar/swift-ui.ebnf` is written: productions by name.
package struct Grammar: Sendable {
  /// What may stand in a place.
  indirect enum Rule: Sendable {
    /// Text that stands as it is.
    case text(String)
    /// A production, or a kind of token.
    case name(String)
    case choice([Rule])
    case sequence([Rule])
    case optional(Rule)
    case repeated(Rule, least: Int)
  }

  let productions: [String: Rule]
  /// The productions' names in the order of the text.
  let names: [String]
  /// How many productions a sentence of each nests at least.
  let heights: [String: Int]

  package init(_ source: String) {
    var reader = GrammarReader(source)
    (productions, names) = reader.productions()
    heights = Self.heights(of: productions)
  }

  /// The grammar of `.ui` files.
  package static let swiftUI = Grammar(
    Repository.text(ofFile: Repository.root + "/grammar/swift-ui.ebnf") ?? ""
  )
}

extension Grammar {
  private static func heights(of productions: [String: Rule]) -> [String: Int] {
    var heights = productions.mapValues { _ in Int.max }
    var changed = true
    while changed {
      changed = false
      for (name, rule) in productions {
        let height = Self.height(of: rule, heights)
        guard height < Int.max, height + 1 < heights[name] ?? 0 else { continue }
        heights[name] = height + 1
        changed = true
      }
    }
    return heights
  }

  /// How many productions the smallest sentence of `rule` nests; the greatest number where none is known to end.
  static func height(of rule: Rule, _ heights: [String: Int]) -> Int {
    switch rule {
    case .text, .optional, .repeated(_, least: 0): 0
    case .name(let name): heights[name] ?? 0
    case .choice(let rules): rules.map { height(of: $0, heights) }.min() ?? 0
    case .sequence(let rules): rules.map { height(of: $0, heights) }.max() ?? 0
    case .repeated(let rule, _): height(of: rule, heights)
    }
  }
}

/// Reads the text of a grammar; what it cannot read it leaves out.
private struct GrammarReader {
  private let words: [String]
  private var index = 0

  init(_ source: String) {
    words = Self.words(of: source)
  }

  mutating func productions() -> (rules: [String: Grammar.Rule], names: [String]) {
    var rules: [String: Grammar.Rule] = [:]
    var names: [String] = []
    while let name = word {
      index += 1
      guard word == "=" else { continue }
      index += 1
      rules[name] = choice()
      names.append(name)
    }
    return (rules, names)
  }

  private var word: String? { index < words.count ? words[index] : nil }
  private var startsProduction: Bool { index + 1 < words.count && words[index + 1] == "=" }

  private mutating func choice() -> Grammar.Rule {
    var rules = [sequence()]
    while word == "|" {
      index += 1
      rules.append(sequence())
    }
    return .choice(rules)
  }

  private mutating func sequence() -> Grammar.Rule {
    var rules: [Grammar.Rule] = []
    while let word, word != "|", word != ")", !startsProduction { rules.append(item()) }
    return .sequence(rules)
  }

  private mutating func item() -> Grammar.Rule {
    var rule: Grammar.Rule
    let first = words[index]
    index += 1
    if first == "(" {
      rule = choice()
      index += 1
    } else if first.first == "'" {
      rule = .text(String(first.dropFirst().dropLast()))
    } else {
      rule = .name(first)
    }
    while let mark = word, let changed = Self.marked(rule, mark) {
      rule = changed
      index += 1
    }
    return rule
  }

  private static func marked(_ rule: Grammar.Rule, _ mark: String) -> Grammar.Rule? {
    switch mark {
    case "?": .optional(rule)
    case "*": .repeated(rule, least: 0)
    case "+": .repeated(rule, least: 1)
    default: nil
    }
  }

  /// Names, quoted texts and marks, without comments.
  private static func words(of source: String) -> [String] {
    var result: [String] = []
    var rest = Substring(source)
    while let first = rest.first {
      if rest.hasPrefix("(*") {
        rest = rest.firstRange(of: "*)").map { rest[$0.upperBound...] } ?? ""
      } else if first == "'" {
        let text = rest.dropFirst().prefix { $0 != "'" }
        result.append("'\(text)'")
        rest = rest.dropFirst(text.count + 2)
      } else if first.isLetter {
        let name = rest.prefix { $0.isLetter }
        result.append(String(name))
        rest = rest.dropFirst(name.count)
      } else {
        if !first.isWhitespace { result.append(String(first)) }
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
