import IDE
import Semantics
import SourceText
import TestSupport
import Testing

/// What completion offers while code is being written, mostly unfinished: `Tests/Fixtures/places/completion.txt` holds
/// code that all places share, and then one piece of code for each place, with `‸` for the cursor and what is wanted there:
/// a name among the first five, `=name` as the first of all, `-name` not at all, `nothing`.
struct CompletionPlacesTests {
  @Test(arguments: CompletionCase.all) func completes(_ place: CompletionCase) {
    #expect(place.faults == [], "first are: \(place.names.prefix(7).joined(separator: " "))")
  }

  /// What is offered in a program that was changed letter by letter is what is offered in a fresh one.
  @Test(arguments: CompletionCase.all.enumerated().filter { $0.offset % 24 == 0 }.map(\.element))
  func completesAfterEdits(_ place: CompletionCase) {
    var host = place.host(with: SourceText(""))
    var end = ByteOffset(0)
    for (index, character) in place.typed.enumerated() {
      host.apply(TextEdit(range: ByteRange(end, end), replacement: String(character)), to: CompletionCase.file)
      end = end + String(character).utf8.count
      if index % 31 == 0 { _ = host.analysis.completions(at: end, in: CompletionCase.file) }
    }
    let rest = String(place.code.dropFirst(place.typed.count))
    host.apply(TextEdit(range: ByteRange(end, end), replacement: rest), to: CompletionCase.file)
    let found = host.analysis.completions(at: place.offset, in: CompletionCase.file)?.items.map(\.name)
    #expect(found ?? [] == place.names)
  }
}

/// One place, with what is wanted there.
struct CompletionCase: CustomTestStringConvertible, Sendable {
  static let file = FileID("Place.ui")

  let title: String
  let wanted: [String]
  let shared: String
  /// What stands before the cursor, and all.
  let typed: String
  let code: String

  var offset: ByteOffset { ByteOffset(typed.utf8.count) }

  var testDescription: String { title }

  static let all: [CompletionCase] = Fixture.all(in: "places", suffix: "completion.txt").flatMap { fixture in
    let pieces = ("\n" + fixture.text).split(separator: "\n=== ")
    let shared = String(pieces.first ?? "")
    return pieces.dropFirst().compactMap { CompletionCase($0, shared: shared) }
  }

  private init?(_ piece: Substring, shared: String) {
    let lines = piece.split(separator: "\n", maxSplits: 1)
    let heading = lines[0].split(separator: ": ", maxSplits: 1)
    guard lines.count == 2, heading.count == 2 else { return nil }
    let halves = lines[1].split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
    title = String(heading[0])
    wanted = heading[1].split(separator: ", ").map(String.init)
    self.shared = shared
    typed = String(halves[0])
    code = halves.joined()
  }

  func host(with text: SourceText) -> AnalysisHost {
    var host = AnalysisHost()
    host.set(FileID("Shared.ui"), to: SourceText(shared))
    host.set(Self.file, to: text)
    return host
  }

  /// What is offered, best first.
  var names: [String] {
    var host = host(with: SourceText(code))
    return host.analysis.completions(at: offset, in: Self.file)?.items.map(\.name) ?? []
  }

  var faults: [String] {
    let names = names
    return wanted.compactMap { wish in
      let name = wish.drop { "=-".contains($0) }
      let position = names.firstIndex { $0 == name }
      switch wish.first {
      case _ where wish == "nothing": return names.isEmpty ? nil : "something is offered"
      case "=": return position == 0 ? nil : "'\(name)' is not the first"
      case "-": return position == nil ? nil : "'\(name)' is offered"
      default: return position.map { $0 < 5 } == true ? nil : "'\(name)' is not among the first"
      }
    }
  }
}
