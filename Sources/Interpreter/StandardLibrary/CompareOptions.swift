import Semantics

/// `String.CompareOptions`, as far as a search or a comparison follows them.
struct CompareOptions {
  private let names: Set<String>

  static let none = CompareOptions(names: [])
  /// As people search: neither case nor accents count.
  static let loose = CompareOptions(names: ["caseInsensitive", "diacriticInsensitive"])

  private init(names: Set<String>) { self.names = names }

  /// Those that a call states; nil where one of them is not followed, as a regular expression.
  init?(of site: CallSite) {
    guard let options = site.evaluate("options", as: .named("String.CompareOptions")) else {
      self = .none
      return
    }
    let words = site.evaluator.describe(options).split { !$0.isLetter }.map(String.init)
    names = Set(words.filter(Self.followed.contains))
    guard words.allSatisfy({ Self.followed.contains($0) || Self.typeNames.contains($0) }) else { return nil }
  }

  private static let followed: Set = [
    "anchored", "backwards", "caseInsensitive", "diacriticInsensitive", "literal", "numeric", "regularExpression",
    "widthInsensitive",
  ]
  private static let typeNames: Set = ["NSString", "String", "CompareOptions"]

  /// Whether equal means the same characters, from the start on.
  var isPlain: Bool { names.isSubset(of: ["literal"]) }

  /// The text as a regular expression, where the options say that it is one.
  func regex(_ pattern: String, _ evaluator: Evaluator) -> RegexValue? {
    guard isRegularExpression else { return nil }
    let whole = names.contains("anchored") ? "\\A(?:\(pattern))" : pattern
    return RegexValue(whole, ignoresCase ? .ignoresCase : [], evaluator)
  }

  private var isRegularExpression: Bool { names.contains("regularExpression") }

  private var ignoresCase: Bool { names.contains("caseInsensitive") }

  /// The text without the differences that do not count.
  func folded(_ text: String) -> String {
    let plain = names.contains("diacriticInsensitive") ? Accents.removed(from: text) : text
    return ignoresCase ? plain.lowercased() : plain
  }

  /// How two texts are ordered.
  func order(_ left: String, _ right: String) -> Value {
    let (left, right) = (folded(left), folded(right))
    return names.contains("numeric")
      ? LibraryType.order(NumberedName(left), NumberedName(right)) : LibraryType.order(left, right)
  }

  /// Where `part` stands in `text` first, or last where it is searched backwards; the text begins at a position.
  func range(of part: String, in text: String, from first: Int, _ evaluator: Evaluator) -> Value {
    if isRegularExpression {
      let match = regex(part, evaluator)?.search(in: text, evaluator).first()
      return match.map { RegexSearch.range($0.whole, from: first) } ?? .none
    }
    let (text, part) = (folded(text), folded(part))
    guard !part.isEmpty, let before = start(of: part, in: text, evaluator) else { return .none }
    return RegexSearch.range(before..<before + part.count, from: first)
  }

  /// What stands between the places where `part` stands in `text`; nil where the options have them found in another
  /// way.
  func parts(of text: String, at part: String, _ evaluator: Evaluator) -> [String]? {
    let folded = folded(text)
    guard names.isDisjoint(with: ["anchored", "backwards"]), folded.count == text.count else { return nil }
    var rest = text[...]
    let found = TextSearch(self.folded(part), evaluator).parts(of: folded)
    return found.map { piece in
      let original = rest.prefix(piece.count)
      rest = rest.dropFirst(piece.count + part.count)
      return String(original)
    }
  }

  private func start(of part: String, in text: String, _ evaluator: Evaluator) -> Int? {
    let isBackwards = names.contains("backwards")
    if names.contains("anchored") {
      if isBackwards { return text.hasSuffix(part) ? text.count - part.count : nil }
      return text.hasPrefix(part) ? 0 : nil
    }
    guard isBackwards else { return TextSearch(part, evaluator).start(in: text)?.count }
    let end = TextSearch(String(part.reversed()), evaluator).start(in: String(text.reversed()))
    return end.map { text.count - $0.count - part.count }
  }
}
