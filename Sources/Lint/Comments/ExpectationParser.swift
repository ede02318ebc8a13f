/// Reads what follows `expect:` in a comment.
struct ExpectationParser {
  /// Why something is no expectation; a fragment that goes after "cannot be read: ".
  struct Problem: Error, Equatable {
    let message: String
  }

  private enum Token: Equatable {
    case number(WrittenNumber)
    case word(String)
    case comparison(Expectation.Comparison)
  }

  private var tokens: ArraySlice<Token>
  private let configuration: String?

  static func parse(_ text: String) throws(Problem) -> Expectation {
    var parser = try ExpectationParser(text)
    var clauses: [Expectation.Clause] = []
    while let token = parser.tokens.popFirst() { clauses += try parser.clauses(after: token) }
    guard !clauses.isEmpty else { throw Problem(message: "a size is missing, as in 'expect: 100x20'") }
    return Expectation(clauses: clauses, configuration: parser.configuration)
  }

  private init(_ text: String) throws(Problem) {
    let words = text.split(whereSeparator: \.isWhitespace)
    if let index = words.firstIndex(of: "in") {
      let name = words[(index + 1)...].joined(separator: " ")
      guard !name.isEmpty else { throw Problem(message: "a configuration is missing after 'in', as in 'in 320x568'") }
      configuration = name.replacing("x", with: "×", maxReplacements: 1)
      tokens = try Self.tokens(of: words[..<index].joined(separator: " "))[...]
    } else {
      configuration = nil
      tokens = try Self.tokens(of: text)[...]
    }
  }

  private mutating func clauses(after first: Token) throws(Problem) -> [Expectation.Clause] {
    switch first {
    case .number(let width):
      guard case .word("x")? = tokens.popFirst(), case .number(let height)? = tokens.popFirst() else {
        throw Problem(message: "a size is a width and a height, as in '100x20'")
      }
      return [equal(.width, width), equal(.height, height)]
    case .word("at"):
      guard case .number(let x)? = tokens.popFirst(), case .number(let y)? = tokens.popFirst() else {
        throw Problem(message: "two numbers are missing after 'at', as in 'at 0, 59'")
      }
      return [equal(.x, x), equal(.y, y)]
    case .word(let name):
      guard let quantity = Expectation.Quantity(rawValue: name) else {
        throw Problem(message: "'\(name)' is not 'width', 'height', 'x', 'y', 'at', 'in' or a size")
      }
      var comparison = Expectation.Comparison.equal
      if case .comparison(let written)? = tokens.first {
        comparison = written
        tokens = tokens.dropFirst()
      }
      guard case .number(let number)? = tokens.popFirst() else {
        throw Problem(message: "a number is missing after '\(name)'")
      }
      return [Expectation.Clause(quantity: quantity, comparison: comparison, number: number)]
    case .comparison(let comparison):
      throw Problem(message: "say what is '\(comparison.rawValue)': width, height, x or y")
    }
  }

  private func equal(_ quantity: Expectation.Quantity, _ number: WrittenNumber) -> Expectation.Clause {
    Expectation.Clause(quantity: quantity, comparison: .equal, number: number)
  }

  private static let separators = Set(" \t,;()")
  private static let comparisons = Set("<>=")

  private static func tokens(of text: String) throws(Problem) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(text)
    while let first = rest.first {
      if separators.contains(first) {
        rest.removeFirst()
      } else if comparisons.contains(first) {
        let sign = take(from: &rest) { comparisons.contains($0) }
        guard let comparison = Expectation.Comparison(rawValue: sign == "==" ? "=" : sign) else {
          throw Problem(message: "'\(sign)' is no comparison")
        }
        tokens.append(.comparison(comparison))
      } else if isDigit(first) || first == "-" || first == "." {
        let digits = take(from: &rest) { isDigit($0) || $0 == "-" || $0 == "." }
        guard let value = Double(digits), value.isFinite else { throw Problem(message: "'\(digits)' is no number") }
        let point = digits.firstIndex(of: ".")
        let places = point.map { digits.distance(from: $0, to: digits.endIndex) - 1 } ?? 0
        tokens.append(.number(WrittenNumber(value: value, digits: places)))
      } else if first == "×" {
        rest.removeFirst()
        tokens.append(.word("x"))
      } else if first.isLetter {
        tokens.append(.word(take(from: &rest) { $0.isLetter }))
      } else {
        throw Problem(message: "'\(first)' means nothing here")
      }
    }
    return tokens
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func take(from rest: inout Substring, while isIncluded: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isIncluded)
    rest = rest[taken.endIndex...]
    return String(taken)
  }
}
