import SourceText
import Syntax

/// The brackets that are open at the start of a line, and the lines before it at the same depth.
struct BracketScan {
  private let text: SourceText
  /// Lines on which the open brackets stand, outermost first.
  private var openLines: [Int] = []
  /// For each depth the last line that starts there, and whether it starts with `case` or `default`.
  private var lines: [Int: (line: Int, isLabel: Bool)] = [:]
  private var line = 0
  private var lastKind = SyntaxKind.endOfFile

  /// Reads the tokens of the last item of the file that starts before `end`, up to `end`.
  init(of tree: SyntaxTree, before end: ByteOffset) {
    text = tree.text
    guard let list = tree.root.child(.statementList) else { return }
    var item: SyntaxNode?
    for candidate in list.children where candidate.range.start < end { item = candidate }
    guard let item else { return }
    if item.isToken { add(item) }
    for token in item.descendants where token.isToken && !token.isMissing {
      guard token.range.start < end else { break }
      add(token)
    }
  }

  private mutating func add(_ token: SyntaxNode) {
    let kind = token.kind
    let closes = kind == .rightBrace || kind == .rightParen || kind == .rightBracket
    if token.startsLine || lastKind == .endOfFile {
      line = text.lineColumn(at: token.range.start).line
      let depth = max(0, openLines.count - (closes ? 1 : 0))
      lines[depth] = (line, kind == .caseKeyword || kind == .defaultKeyword)
    }
    if closes { _ = openLines.popLast() }
    if kind == .leftBrace || kind == .leftParen || kind == .leftBracket { openLines.append(line) }
    lastKind = kind
  }

  /// The blanks for the line; `closing` where it starts with a closing bracket.
  func indentation(closing: Bool, style: FormatStyle) -> [UInt8] {
    guard let opener = openLines.last else {
      return lines[0].map { blanks(ofLine: $0.line) } ?? []
    }
    if closing { return blanks(ofLine: opener) }
    guard let last = lines[openLines.count], last.line > opener else {
      return blanks(ofLine: opener) + style.indent(1)
    }
    return blanks(ofLine: last.line) + (last.isLabel && lastKind == .colon ? style.indent(1) : [])
  }

  private func blanks(ofLine line: Int) -> [UInt8] {
    let content = text.bytes(in: ByteRange(text.lineStart(line), text.lineEnd(line)))
    return Array(content.prefix(while: Blank.isBlank))
  }
}
