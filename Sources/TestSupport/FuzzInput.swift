/// Texts nobody would write, the same for the same seed: what a parser must survive.
package struct FuzzInput: Sendable {
  /// The longest text, in bytes.
  private static let maximumLength = 4_096

  /// Real sources, of which some texts are bent pieces.
  private let sources: [[UInt8]]

  package init(sources: [[UInt8]]) {
    self.sources = sources
  }

  /// The text number `seed`: plain bytes, a soup of tokens, what the grammar makes, or a bent piece of a source.
  package func text(seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    switch generator.below(16) {
    case 0: return bytes(using: &generator)
    case 1, 2, 3, 4: return soup(using: &generator)
    case 5, 6: return sentence(using: &generator)
    case 7, 8: return bent(sentence(using: &generator), using: &generator)
    default: return bentPiece(using: &generator)
    }
  }

  /// Short far more often than long.
  private func length(using generator: inout SeededGenerator) -> Int {
    1 << generator.below(13) + generator.below(8)
  }

  private func bytes(using generator: inout SeededGenerator) -> [UInt8] {
    let count = min(length(using: &generator), Self.maximumLength)
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }

  private func soup(using generator: inout SeededGenerator) -> [UInt8] {
    let count = min(length(using: &generator), Self.maximumLength)
    var result: [UInt8] = []
    while result.count < count {
      result += Array((generator.pick(Self.tokens) ?? "").utf8)
      if generator.below(3) != 0 { result.append(generator.below(6) == 0 ? 0x0A : 0x20) }
    }
    return result
  }

  private func bentPiece(using generator: inout SeededGenerator) -> [UInt8] {
    guard let source = generator.pick(sources), !source.isEmpty else { return soup(using: &generator) }
    let start = generator.below(source.count)
    let end = min(start + min(length(using: &generator), Self.maximumLength), source.count)
    return bent(Array(source[start..<end]), using: &generator)
  }

  private func sentence(using generator: inout SeededGenerator) -> [UInt8] {
    let length = min(length(using: &generator), Self.maximumLength)
    return Array(RandomSentence.next(of: .swiftUI, maximumLength: length, using: &generator).utf8)
  }

  private func bent(_ text: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var text = text
    for _ in 0..<(1 + generator.below(6)) {
      text = RandomEdit.next(in: text, using: &generator).applied(to: text)
    }
    return text
  }

  /// Every keyword, bracket and operator that starts or ends something, and the openings of literals and comments.
  private static let tokens = [
    "(", ")", "[", "]", "{", "}", "<", ">", ",", ";", ":", ".", "..", "...", "..<", "=", "==", "->", "=>", "&", "&&",
    "|",
    "?", "??", "!", "@", "#", "$", "$0", "`", "`a`", "\\", "\\.", "\\(", "\"", "\"\"\"", "#\"", "\"#", "##\"\"\"", "/",
    "/a/", "#/", "/#", "//", "/*", "*/", "///", "-", "+", "~", "%", "*", "_", "0", "1", "0x", "0x1p", "1e", "1.5",
    "1_0",
    "0b2", "a", "b", "T", "Text", "some", "any", "each", "repeat", "if", "else", "guard", "while", "for", "in", "do",
    "catch", "try", "try?", "throw", "throws", "rethrows", "async", "await", "defer", "switch", "case", "default",
    "where",
    "return", "break", "continue", "fallthrough", "let", "var", "func", "init", "init?", "deinit", "subscript",
    "struct",
    "class", "enum", "protocol", "extension", "actor", "typealias", "associatedtype", "import", "operator",
    "precedencegroup", "macro", "infix", "prefix", "postfix", "static", "private", "private(set)", "public", "open",
    "override", "mutating", "inout", "borrowing", "consuming", "sending", "lazy", "weak", "unowned(unsafe)", "indirect",
    "final", "nonisolated", "isolated", "is", "as", "as?", "as!", "self", "Self", "super", "nil", "true", "false",
    "Any",
    "get", "set", "didSet", "willSet", "_read", "unsafe", "consume", "copy", "discard", "then", "yield", "#if",
    "#if swift(>=6)", "#elseif", "#else", "#endif", "#available(iOS 17, *)", "#unavailable", "#selector", "#keyPath",
    "#Preview", "#sourceLocation", "#line", "#warning(\"a\")", "@State", "@available(*,", "@escaping", "@Sendable",
    "@MainActor", "\n", "\r\n", "\r", "\t", "\u{0}", "\u{FEFF}", "é", "→", "👩‍👩‍👧", "\u{200B}", "\u{2028}",
  ]
}
