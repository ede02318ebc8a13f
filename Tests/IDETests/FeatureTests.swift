import IDE
import Semantics
import SourceText
import TestSupport
import Testing

/// What the editor features answer at the places that fixtures ask about: each `^ ask(feature)` is a cursor, and the
/// section `answers` holds the answers in order. `UILSP_BLESS=1` rewrites them.
struct FeatureTests {
  @Test(arguments: Fixture.all(in: "ide")) func answers(_ fixture: Fixture) {
    let question = Question(fixture: fixture)
    let answers = fixture.annotations.filter { $0.severity == "ask" }.map { question.answer($0) }
    #expect(!answers.isEmpty)
    #expect(fixture.mismatches(section: "answers", answers.joined(separator: "\n\n")) == [])
  }

  /// No feature fails at any place of any fixture, nor where the text breaks off there.
  @Test(arguments: Fixture.all(in: "ide")) func answersEverywhere(_ fixture: Fixture) {
    for end in stride(from: 0, through: fixture.bytes.count, by: 29) {
      let question = Question(fixture: fixture, bytes: Array(fixture.bytes[..<end]))
      for offset in Set([0, end / 2, end]) {
        for feature in Question.features.keys { _ = question.answer(feature, at: ByteOffset(offset)) }
      }
    }
  }
}

/// A workspace with one file, to ask about.
private struct Question {
  private let file = FileID("Fixture.ui")
  private let text: SourceText
  private let analysis: Analysis

  init(fixture: Fixture, bytes: [UInt8]? = nil) {
    let program = fixture.text.split(separator: "// --- answers ---", maxSplits: 1).first ?? ""
    text = bytes.map { SourceText($0) } ?? SourceText(program.trimmingSuffix(while: \.isNewline) + "\n")
    var host = AnalysisHost()
    host.set(file, to: text)
    analysis = host.analysis
  }

  func answer(_ annotation: Annotation) -> String {
    let offset = text.offset(at: LineColumn(line: annotation.line - 1, column: annotation.startColumn - 1))
    return "\(annotation.line):\(annotation.startColumn) \(annotation.rule)\n" + answer(annotation.rule, at: offset)
  }

  func answer(_ feature: String, at offset: ByteOffset) -> String {
    Self.features[feature]?(self, offset) ?? "no such feature"
  }

  static let features: [String: @Sendable (Question, ByteOffset) -> String] = [
    "completion": { question, offset in
      guard let completions = question.analysis.completions(at: offset, in: question.file) else { return "none" }
      let word = question.text.string(in: completions.inserted)
      let items = completions.items.filter { $0.name.lowercased().hasPrefix(word.lowercased()) }
      return items.prefix(6).map { "\($0.name) [\($0.kind)] \($0.detail ?? "")" }.joined(separator: "\n")
    },
    "definition": { question, offset in
      let targets = question.analysis.definition(at: offset, in: question.file)?.targets ?? []
      return targets.map { target in
        switch target {
        case .place(_, let range, let name): "\(question.place(name)) in \(question.place(range))"
        case .interface(let text, let range): SourceText(text.text).string(in: range) + " of\n" + text.text
        }
      }.joined(separator: "\n")
    },
    "folds": { question, _ in
      question.analysis.folds(in: question.file).map { "\($0.kind) \($0.firstLine + 1)-\($0.lastLine + 1)" }
        .joined(separator: "\n")
    },
    "highlights": { question, offset in
      question.analysis.highlights(at: offset, in: question.file).map(question.place).joined(separator: " ")
    },
    "hover": { question, offset in
      question.analysis.hover(at: offset, in: question.file)?.contents.markdown ?? "none"
    },
    "outline": { question, _ in
      question.analysis.symbols(in: question.file).map { question.outline($0, indent: "") }.joined(separator: "\n")
    },
    "plainHover": { question, offset in
      question.analysis.hover(at: offset, in: question.file)?.contents.plainText ?? "none"
    },
    "selections": { question, offset in
      question.analysis.selections(at: offset, in: question.file).map(question.place).joined(separator: " ")
    },
  ]

  private func place(_ range: ByteRange) -> String {
    let (start, end) = (text.lineColumn(at: range.start), text.lineColumn(at: range.end))
    return "\(start.line + 1):\(start.column + 1)-\(end.line + 1):\(end.column + 1)"
  }

  private func outline(_ symbol: SymbolNode, indent: String) -> String {
    let own =
      "\(indent)\(symbol.kind) \(symbol.name)\(symbol.detail.map { ": \($0)" } ?? "") \(place(symbol.nameRange))"
    return ([own] + symbol.children.map { outline($0, indent: indent + "  ") }).joined(separator: "\n")
  }
}

extension Substring {
  /// The text without the characters at its end that match.
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }
}
