import Formatting
import FoundationEssentials
import SourceText
import Syntax
import TestSupport

/// A text and what it becomes: `Tests/Fixtures/format/name.ui` and `name.formatted` beside it.
struct FormatFixture: CustomStringConvertible {
  let source: Fixture

  static var all: [FormatFixture] { Fixture.all(in: "format").map(FormatFixture.init) }

  var description: String { source.name }

  /// What the file says it becomes, and what it becomes; with `UILSP_BLESS=1` the first is rewritten.
  func expected(_ actual: String) -> String? {
    let path = String(source.path.dropLast(2)) + "formatted"
    if Fixture.isBlessing { _ = FileManager.default.createFile(atPath: path, contents: Data(actual.utf8)) }
    return Repository.text(ofFile: path)
  }
}

/// The text after formatting.
func formatted(_ text: SourceText) -> SourceText {
  let tree = SyntaxTree.parse(text)
  return text.applying(SourceFormatter.edits(for: tree, style: .guessed(for: tree)))
}

extension SourceText {
  /// All bytes that are neither blanks nor line ends.
  var ink: [UInt8] {
    bytes.filter { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
  }
}
