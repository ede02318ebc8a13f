import IDE
import Semantics
import SourceText
import TestSupport
import Testing

/// What names of apps' code mean: `Tests/Fixtures/places/meanings.txt` holds declarations that all pieces share, and then the
/// pieces. `«key»` stands before a name that is declared; `‹definition|hover›` before one that is used: the key of its
/// declaration, `@name` for one of a framework, and a part of what hovering over it says. Nothing is asked where nothing stands.
struct MeaningPlacesTests {
  @Test(arguments: MeaningCase.all) func means(_ piece: MeaningCase) {
    #expect(piece.definitionFaults == [])
    #expect(piece.hoverFaults == [])
  }

  @Test func thereAreManyPlaces() {
    let marks = MeaningCase.all.flatMap(\.uses)
    #expect(marks.count { !$0.definition.isEmpty } >= 100)
    #expect(marks.count { !$0.hover.isEmpty } >= 100)
  }
}

/// A piece of code with its marks.
struct MeaningCase: CustomTestStringConvertible, Sendable {
  static let file = FileID("Piece.ui")
  private static let sharedFile = FileID("Shared.ui")

  /// A name that is used, and what is expected of it.
  struct Use: Sendable {
    let offset: ByteOffset
    let definition: Substring
    let hover: Substring
  }

  let title: String
  let uses: [Use]
  private let declared: [Substring: (file: FileID, offset: ByteOffset)]
  private let analysis: Analysis
  private let text: SourceText

  var testDescription: String { title }

  static let all: [MeaningCase] = Fixture.all(in: "places", suffix: "meanings.txt").flatMap { fixture in
    let pieces = ("\n" + fixture.text).split(separator: "\n=== ")
    let shared = MarkedCode(pieces.first ?? "")
    return pieces.dropFirst().map { MeaningCase($0, shared: shared) }
  }

  private init(_ piece: Substring, shared: MarkedCode) {
    let parts = piece.split(separator: "\n", maxSplits: 1)
    let code = MarkedCode(parts.last ?? "")
    var host = AnalysisHost()
    text = SourceText(code.text)
    host.set(Self.sharedFile, to: SourceText(shared.text))
    host.set(Self.file, to: text)
    title = String(parts.first ?? "")
    uses = code.uses
    declared = shared.declared.mapValues { (Self.sharedFile, $0) }
      .merging(code.declared.mapValues { (Self.file, $0) }) { $1 }
    analysis = host.analysis
  }

  var definitionFaults: [String] {
    uses.compactMap { use in
      guard !use.definition.isEmpty else { return nil }
      let targets = analysis.definition(at: use.offset, in: Self.file)?.targets ?? []
      let found = targets.map { target in
        switch target {
        case .place(let file, _, let name):
          declared.first { $0.value.file == file && $0.value.offset == name.start }.map { String($0.key) }
            ?? "\(file):\(analysis.text(of: file)?.lineColumn(at: name.start).line ?? -1)"
        case .interface(let text, let range): "@" + SourceText(text.text).string(in: range)
        }
      }
      return found == [String(use.definition)] ? nil : "\(place(use)) \(use.definition): leads to \(found)"
    }
  }

  var hoverFaults: [String] {
    uses.compactMap { use in
      guard !use.hover.isEmpty else { return nil }
      let hover = analysis.hover(at: use.offset, in: Self.file)?.contents.plainText ?? "nothing"
      // Long signatures are wrapped.
      let said = hover.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return said.contains(use.hover) ? nil : "\(place(use)) \(use.hover): says \(said.prefix(160))"
    }
  }

  private func place(_ use: Use) -> String {
    let position = text.lineColumn(at: use.offset)
    return "\(position.line + 1):\(position.column + 1)"
  }
}

/// Code without its marks.
private struct MarkedCode {
  private(set) var text = ""
  private(set) var uses: [MeaningCase.Use] = []
  private(set) var declared: [Substring: ByteOffset] = [:]

  init(_ marked: Substring) {
    var rest = marked
    while let start = rest.firstIndex(where: { $0 == "‹" || $0 == "«" }) {
      text += rest[..<start]
      let isUse = rest[start] == "‹"
      let end = rest[start...].firstIndex(of: isUse ? "›" : "»") ?? rest.endIndex
      let mark = rest[start..<end].dropFirst()
      rest = rest[end...].dropFirst()
      let offset = ByteOffset(text.utf8.count)
      guard isUse else {
        declared[mark] = offset
        continue
      }
      let parts = mark.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      uses.append(MeaningCase.Use(offset: offset, definition: parts[0], hover: parts.last ?? ""))
    }
    text += rest
  }
}
