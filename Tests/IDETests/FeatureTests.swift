import Catalog
import Checking
import IDE
import Lint
import Semantics
import SourceText
import TestSupport
import Testing
import ViewGraph

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
      return completions.items.prefix(6).map { item in
        "\(item.name)\(item.form ?? "") [\(item.kind)] \(item.detail ?? "")"
      }.joined(separator: "\n")
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
      (question.analysis.highlights(at: offset, in: question.file) ?? []).map { place in
        "\(question.place(place.range))\(place.role == .read ? "" : " \(place.role)")"
      }.joined(separator: ", ")
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
    "implementation": { question, offset in
      (question.analysis.implementations(at: offset, in: question.file)?.targets ?? []).map(question.target)
        .joined(separator: "\n")
    },
    "callers": { question, offset in
      guard let item = question.analysis.hierarchyItem(at: offset, in: question.file) else { return "none" }
      return question.calls(question.analysis.callers(of: item.id), of: item)
    },
    "callees": { question, offset in
      guard let item = question.analysis.hierarchyItem(at: offset, in: question.file) else { return "none" }
      return question.calls(question.analysis.callees(of: item.id), of: item)
    },
    "colors": { question, _ in
      question.analysis.writtenColors(in: question.file).map { color in
        let numbers = [color.red, color.green, color.blue, color.opacity].map { "\($0)" }.joined(separator: " ")
        let texts = question.analysis.presentations(of: color, in: question.file).joined(separator: ", ")
        return "\(question.place(color.range)) \(numbers): \(texts)"
      }.joined(separator: "\n")
    },
    "editable": { question, offset in
      guard let found = question.analysis.editableElement(at: offset, in: question.file) else { return "none" }
      let calls = found.calls.map { call in
        let arguments = call.arguments.map { argument in
          let value = argument.text ?? argument.defaultText.map { "default \($0)" } ?? "-"
          let options = argument.options.prefix(3).joined(separator: " ")
          let rights = (argument.isRequired ? " required" : "") + (argument.isNullable ? " nullable" : "")
          let literal = argument.literal.map { " \($0)" } ?? ""
          return
            "  \(argument.name) \(argument.kind?.rawValue ?? argument.obstacle ?? ""): \(value)\(literal)\(rights) \(options)"
        }
        return (["\(call.isModifier ? "." : "")\(call.name) \(question.place(call.range))"] + arguments)
          .joined(separator: "\n")
      }
      return calls.joined(separator: "\n")
    },
    "hints": { question, _ in
      let whole = ByteRange(ByteOffset(0), ByteOffset(question.text.byteCount))
      return question.analysis.inlayHints(in: whole, of: question.file, [.frame, .type]).map { hint in
        "\(question.place(ByteRange(hint.offset, hint.offset))) \(hint.kind) \(hint.label)"
      }.joined(separator: "\n")
    },
    "refactorings": { question, offset in
      let place = ByteRange(offset, offset)
      let kinds = Set(Refactoring.Kind.allCases)
      return question.analysis.refactorings(in: place, of: question.file, kinds).map { "\($0.kind) \($0.title)" }
        .joined(separator: "\n")
    },
    "tokens": { question, _ in
      question.analysis.semanticTokens(in: question.file).map { token in
        let names = SemanticToken.Traits.names.enumerated().filter { token.traits.rawValue & (1 << $0.offset) != 0 }
        return "\(question.text.string(in: token.range)) \(token.kind) \(names.map(\.element).joined(separator: " "))"
      }.joined(separator: "\n")
    },
    "references": { question, offset in
      (question.analysis.occurrences(at: offset, in: question.file) ?? []).map { place in
        "\(question.place(place.range)) \(place.role)"
      }.joined(separator: "\n")
    },
    "rename": { question, offset in
      do throws(RenameRefusal) {
        guard let edits = try question.analysis.rename(at: offset, in: question.file, to: "renamed") else {
          return "none"
        }
        return edits.map { "\(question.place($0.edit.range)) \($0.edit.replacement)" }.joined(separator: "\n")
      } catch {
        return error.message
      }
    },
    "selections": { question, offset in
      question.analysis.selections(at: offset, in: question.file).map(question.place).joined(separator: " ")
    },
    "signature": { question, offset in
      guard let help = question.analysis.signatureHelp(at: offset, in: question.file) else { return "none" }
      return help.signatures.enumerated().map { index, signature in
        "\(index == help.active ? "* " : "  ")\(signature.label) \(signature.active.map(String.init) ?? "-")"
      }.joined(separator: "\n")
    },
    "typeDefinition": { question, offset in
      (question.analysis.typeDefinition(at: offset, in: question.file)?.targets ?? []).map(question.target)
        .joined(separator: "\n")
    },
    "workspaceSymbols": { question, _ in
      question.analysis.workspaceSymbols("ro").map { "\($0.symbol.kind) \($0.symbol.name)" }.joined(separator: "\n")
    },
  ]

  private func target(_ target: Definition.Target) -> String {
    switch target {
    case .place(_, _, let name): "\(text.string(in: name)) at \(place(name))"
    case .interface(let interface, let range):
      "\(SourceText(interface.text).string(in: range)) of \(interface.name)"
    }
  }

  private func calls(_ calls: [HierarchyCall], of item: HierarchyItem) -> String {
    calls.map { "\($0.item.name): \($0.places.map(place).joined(separator: " "))" }.joined(separator: "\n")
  }

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
