import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

/// A `GeometryReader` taken away from around its content.
struct ReaderRemoval {
  let reader: ReaderClosure
  let scope: ProgramScope

  /// In place of the reader a frame that fills as it does, then the content alone.
  func proposals(keepingMeaning keepsMeaning: Bool) -> [FixProposal] {
    guard let content else { return [] }
    guard isSingle else {
      let edits = stackEdits(content)
      return [
        FixProposal("fill with a frame instead", keepsMeaning: keepsMeaning, edits: edits)
      ]
    }
    return [
      FixProposal(
        "fill with a frame instead",
        keepsMeaning: keepsMeaning,
        edits: content.edits(adding: Self.fillingFrame)
      ),
      FixProposal("use the content alone", keepsMeaning: false, edits: content.edits()),
    ]
  }

  /// The content alone with `changes` made in it and `suffix` behind it; nothing where it is more than one view.
  func edits(making changes: [TextEdit], suffix: String = "") -> [FileEdit] {
    guard let content, isSingle, !changes.isEmpty else { return [] }
    let changed = changes.map(\.range)
    let around = content.edits(adding: suffix).filter { edit in
      let range = edit.edit.range
      return range.isEmpty || !changed.contains { $0.start < range.end && range.start < $0.end }
    }
    return around + changes.map { FileEdit(file: content.file, edit: $0) }
  }

  /// With both bounds the frame is as large as the proposal, whatever its content; with only the upper ones it would
  /// grow with a larger content, which a reader does not (OpenSwiftUI `_FlexFrameLayout`).
  static let fillingFrame =
    ".frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)"

  private var content: Unwrapping? { Unwrapping(reader.call, content: reader.closure, in: scope) }

  private var isSingle: Bool {
    guard let first = reader.closure.body.statements.first, reader.closure.body.statements.count == 1,
      case .expression(let view) = first.kind
    else { return false }
    // A frame around no view is none either.
    let start = view.unwrapped.asCall.flatMap(scope.startingView)
    return start.map { !ViewTraits.of($0).contains(.drawsNothing) } ?? true
  }

  /// Several views stand on each other as they do in a reader.
  private func stackEdits(_ content: Unwrapping) -> [FileEdit] {
    let head = content.text.string(in: ByteRange(content.outer.start, content.content.start))
    let count = head.utf8.count - head.reversed().prefix(while: \.isWhitespace).count
    let edits = [
      TextEdit(
        range: ByteRange(start: content.outer.start, count: count),
        replacement: "ZStack(alignment: .topLeading) {"
      ),
      TextEdit(
        range: ByteRange(content.outer.end, content.outer.end),
        replacement: "\n" + content.outerIndentation + Self.fillingFrame
      ),
    ]
    return edits.map { FileEdit(file: content.file, edit: $0) }
  }
}
