import IDE
import LSPProtocol
import Semantics
import SourceText
import TestSupport
import Testing

/// What edits of a view's arguments make of code: `Tests/Fixtures/ide/edits-applied.txt` holds pieces of code with `‸` for the
/// view, the call and its argument with the value as JSON (`=code` for an expression, `none` for the default), and what the
/// code becomes.
struct ElementEditTests {
  @Test(arguments: EditCase.all) func makes(_ place: EditCase) throws {
    let change = try #require(place.change)
    #expect(place.result(of: change) == place.expected)
  }
}

/// A piece of code, with the change that is wanted there.
struct EditCase: CustomTestStringConvertible, Sendable {
  private static let file = FileID("Piece.ui")

  private let heading: Substring
  private let code: String
  private let offset: ByteOffset
  /// Nil where it is to be refused.
  let expected: String?

  var testDescription: String { String(heading) }

  static let all: [EditCase] = Fixture.all(in: "ide", suffix: "edits-applied.txt").flatMap { fixture in
    ("\n" + fixture.text).split(separator: "\n=== ").map { EditCase($0) }
  }

  private init(_ piece: Substring) {
    let lines = piece.split(separator: "\n", maxSplits: 1)
    let halves = (lines.last ?? "").split(separator: "\n--- becomes", maxSplits: 1)
    let parts = (halves.first ?? "").split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
    heading = lines.first ?? ""
    code = parts.joined() + "\n"
    offset = ByteOffset(parts.first?.utf8.count ?? 0)
    let rest = halves.last ?? ""
    var text = rest.dropFirst()
    while text.last?.isNewline == true { text.removeLast() }
    expected = rest.hasPrefix(" nothing") ? nil : text + "\n"
  }

  var change: ElementEdit? {
    guard let start = heading.firstRange(of: ": ")?.upperBound else { return nil }
    let words = heading[start...].split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    if words.first == "add" { return .add(words.dropFirst().joined(separator: " ")) }
    if words.first == "remove" { return words.last.flatMap { Int($0) }.map { .remove(call: $0) } }
    guard words.count == 3, let call = Int(words[0]) else { return nil }
    return Self.value(words[2]).map { .set(call: call, name: String(words[1]), $0) }
  }

  private static func value(_ text: Substring) -> ArgumentValue? {
    if text == "none" { return ArgumentValue.none }
    if text.hasPrefix("=") { return .code(String(text.dropFirst())) }
    switch try? JSONValue(parsing: Array(text.utf8)) {
    case .bool(let flag): return .flag(flag)
    case .integer(let number): return .number(Double(number))
    case .number(let number): return .number(number)
    case .string(let text): return .text(text)
    case .array(let parts):
      return .color(
        parts.compactMap { part in
          if case .number(let number) = part { number } else { part.integer.map(Double.init) }
        }
      )
    default: return nil
    }
  }

  func result(of change: ElementEdit) -> String? {
    var host = AnalysisHost()
    host.set(Self.file, to: SourceText(code))
    guard let made = try? host.analysis.edit(change, ofElementAt: offset, in: Self.file) else { return nil }
    return SourceText(code).applying(made.edits).string
  }
}
