import Semantics

/// `String.CompareOptions`, as far as a search or a comparison follows them.
struct CompareOptions {
  private let names: Set<String>

  static let none = CompareOptions(names: [])

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

  private static let followed: Set = ["caseInsensitive", "numeric", "backwards", "literal", "anchored"]
  private static let typeNames: Set = ["NSString", "String", "CompareOptions"]

  /// Whether equal means the same characters, from the start on.
  var isPlain: Bool { names.isDisjoint(with: ["caseInsensitive", "anchored", "backwards", "numeric"]) }

  private var ignoresCase: Bool { names.contains("caseInsensitive") }

  /// How two texts are ordered.
  func order(_ left: String, _ right: String) -> Value {
    let (left, right) = ignoresCase ? (left.lowercased(), right.lowercased()) : (left, right)
    return names.contains("numeric")
      ? LibraryType.order(NumberedName(left), NumberedName(right)) : LibraryType.order(left, right)
  }

  /// Where `part` stands in `text` first, or last where it is searched backwards.
  func range(of part: String, in text: String, _ evaluator: Evaluator) -> Value {
    let (text, part) = ignoresCase ? (text.lowercased(), part.lowercased()) : (text, part)
    guard !part.isEmpty, let before = start(of: part, in: text, evaluator) else { return .none }
    return .range(RangeValue(lower: .int(before), upper: .int(before + part.count), isClosed: false))
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
