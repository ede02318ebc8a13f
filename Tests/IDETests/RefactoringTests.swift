import Checking
import IDE
import Lint
import Semantics
import SourceText
import Syntax
import TestSupport
import Testing
import ViewGraph

/// What refactorings make of code: `Tests/Fixtures/ide/refactorings-applied.txt` holds pieces of code with `‸` for the cursor,
/// how the title begins, and what the code becomes.
struct RefactoringTests {
  @Test(arguments: RefactoringCase.all) func makes(_ place: RefactoringCase) {
    #expect(place.result == place.expected)
  }

  /// What a refactoring has made offers no further one of the same kind at the same place, and parses.
  @Test(arguments: RefactoringCase.all) func isDone(_ place: RefactoringCase) throws {
    guard let result = place.result else { return }
    var host = AnalysisHost()
    host.set(RefactoringCase.file, to: SourceText(result))
    #expect(host.analysis.tree(of: RefactoringCase.file)?.diagnostics.isEmpty == true)
    let names = host.analysis.namesFindings(in: RefactoringCase.file).filter { $0.severity == .error }
    #expect(names.map(\.message) == [])
  }
}

/// A piece of code, with the refactoring that is wanted there.
struct RefactoringCase: CustomTestStringConvertible, Sendable {
  static let file = FileID("Piece.ui")

  private let heading: Substring
  private let code: String
  private let offset: ByteOffset
  /// Nil where it is not to be offered.
  let expected: String?

  var testDescription: String { String(heading) }

  static let all: [RefactoringCase] = Fixture.all(in: "ide", suffix: "refactorings-applied.txt").flatMap { fixture in
    ("\n" + fixture.text).split(separator: "\n=== ").map { RefactoringCase($0) }
  }

  private init(_ piece: Substring) {
    let lines = piece.split(separator: "\n", maxSplits: 1)
    let halves = (lines.last ?? "").split(separator: "\n--- becomes", maxSplits: 1)
    let parts = (halves.first ?? "").split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
    heading = lines.first ?? ""
    code = parts.joined() + "\n"
    offset = ByteOffset(parts.first?.utf8.count ?? 0)
    let rest = halves.last ?? ""
    expected = rest.hasPrefix(" nothing") ? nil : Self.trimmed(rest.dropFirst())
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last?.isNewline == true { text.removeLast() }
    return text + "\n"
  }

  private var wanted: Substring { (heading.firstRange(of: ": ")?.upperBound).map { heading[$0...] } ?? heading }

  /// What the code becomes; nil where that is not offered.
  var result: String? {
    var host = AnalysisHost()
    host.set(Self.file, to: SourceText(code))
    let place = ByteRange(offset, offset)
    let offered = host.analysis.refactorings(in: place, of: Self.file, Set(Refactoring.Kind.allCases))
    guard let found = offered.first(where: { $0.title.hasPrefix(wanted) }) else { return nil }
    return SourceText(code).applying(found.edits.map(\.edit)).string
  }
}
