/// A text that follows a grammar: what nobody would write, but may.
package struct RandomSentence {
  /// Productions nested beyond which only the smallest alternatives are taken.
  private static let maximumHeight = 40

  private let grammar: Grammar
  private let maximumLength: Int
  private var generator: SeededGenerator
  private var text = ""
  private var height = 0

  private init(_ grammar: Grammar, maximumLength: Int, _ generator: SeededGenerator) {
    self.grammar = grammar
    self.maximumLength = maximumLength
    self.generator = generator
  }

  /// A sentence of any production, which grows no further once it has about `maximumLength` bytes.
  package static func next(
    of grammar: Grammar,
    maximumLength: Int,
    using generator: inout SeededGenerator
  ) -> String {
    let isWhole = generator.below(2) == 0
    let name = isWhole ? grammar.names.first : generator.pick(grammar.names)
    var sentence = RandomSentence(grammar, maximumLength: maximumLength, SeededGenerator(seed: generator.next()))
    if let name { sentence.add(.name(name)) }
    return sentence.text
  }
}

extension RandomSentence {
  private var isLongEnough: Bool { height > Self.maximumHeight || text.utf8.count > maximumLength }

  private mutating func add(_ rule: Grammar.Rule) {
    switch rule {
    case .text(let word): add(word)
    case .name(let name): add(named: name)
    case .choice(let rules): choose(rules).map { add($0) }
    case .sequence(let rules): for rule in rules { add(rule) }
    case .optional(let rule):
      if !isLongEnough, generator.below(3) == 0 { add(rule) }
    case .repeated(let rule, let least):
      var count = 0
      while count < least || (!isLongEnough && generator.below(5) < 3) {
        add(rule)
        count += 1
      }
    }
  }

  private mutating func choose(_ rules: [Grammar.Rule]) -> Grammar.Rule? {
    guard isLongEnough else { return generator.pick(rules) }
    return rules.min { Grammar.height(of: $0, grammar.heights) < Grammar.height(of: $1, grammar.heights) }
  }

  private mutating func add(named name: String) {
    guard let rule = grammar.productions[name] else {
      return add(generator.pick(Self.tokens[name] ?? ["a"]) ?? "")
    }
    height += 1
    add(rule)
    height -= 1
    if name == "Statement" || name == "Declaration" { text += generator.below(12) == 0 ? " " : "\n" }
  }

  /// Adds a token, mostly spaced as one writes it.
  private mutating func add(_ word: String) {
    let isTight = Self.tight.contains(word) || text.last.map { Self.tight.contains(String($0)) } ?? true
    if !isTight || generator.below(40) == 0 { text += generator.below(60) == 0 ? "\n" : " " }
    text += word
  }

  /// What has no space on either side.
  private static let tight: Set<String> = ["(", ")", "[", "]", ".", ",", "@", "#", "\\", "::", "!", "\n", " ", "\""]

  /// Some tokens of each kind that the grammar leaves to the lexer.
  private static let tokens: [String: [String]] = [
    "name": ["a", "b", "T", "body", "`if`", "$0", "some", "each", "async", "get", "self", "é"],
    "word": ["private", "static", "mutating", "open", "get", "set", "nonisolated", "consuming", "unowned"],
    "kind": ["struct", "func", "class"],
    "specifier": ["inout", "borrowing", "sending", "isolated"],
    "operator": ["+", "==", "<", "..<", "&&", "!", "/"],
    "binaryOperator": ["+", "-", "==", "<", ">", "..<", "??", "&&", "/", "..."],
    "prefixOperator": ["-", "!", "..<", "~"],
    "postfixOperator": ["...", "++"],
    "number": ["0", "1_000", "0x1F", "1.5e3"],
    "integerLiteral": ["7"],
    "literal": ["1", "0.5", "nil", "true", "/a+/", "#/b/#", "#line"],
    "stringLiteral": ["\"\"", "\"a\"", "#\"a\"#", "\"\"\"\n  a\n  \"\"\""],
    "quotes": ["\""],
    "segment": ["a", " ", "\\n", "\\u{1F600}"],
    "platform": ["iOS", "macOS", "swift"],
    "version": ["17", "17.1"],
    "option": ["deprecated", "renamed", "unavailable"],
    "value": ["\"b\"", "13"],
    "links": [".a", ".b()", "?.c"],
    "balanced": ["(a)", "{ b }", "[c, d]"],
    "tokens": ["a: 1", "x"],
    "endOfFile": [""],
  ]
}
