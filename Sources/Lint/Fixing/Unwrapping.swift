import Semantics
import SourceText
import Syntax
import ViewGraph

/// Code that is taken out of what stands around it: `X` of `VStack { X }`.
///
/// Comments beside it stay; its lines lose the indentation that they had for being within, and modifiers on lines of their
/// own behind the whole get what they need for standing behind the code.
struct Unwrapping {
  let file: FileID
  let text: SourceText
  /// All that is replaced.
  let outer: ByteRange
  /// What stays, with its comments.
  let content: ByteRange
  /// Where the last statement starts and ends.
  private let lastStart: ByteOffset
  private let lastEnd: ByteOffset
  /// What stands behind the whole and goes on with it: modifiers.
  private let chainEnd: ByteOffset
  private let unit: String

  /// The statements of a closure, out of the call that it belongs to; nil where the content stands elsewhere.
  init?(_ call: CallExpression, content closure: ClosureExpression, in scope: ProgramScope) {
    guard call.span.contains(closure.span), let outer = scope.place(call.span), let whole = scope.place(closure.span),
      let first = closure.body.statements.first.flatMap({ scope.place($0.span) }),
      let last = closure.body.statements.last.flatMap({ scope.place($0.span) }),
      let header = Self.headerEnd(of: whole, before: first.range.start, in: scope)
    else { return nil }
    self.init(outer, call.span, within: ByteRange(header, whole.range.end - 1), last: last.range, in: scope)
  }

  /// The statements of a branch, out of an `if` that has no other.
  init?(_ choice: IfStatement, in scope: ProgramScope) {
    guard let outer = scope.place(choice.span), let first = choice.then.first.flatMap({ scope.place($0.span) }),
      let last = choice.then.last.flatMap({ scope.place($0.span) }), let tree = scope.tree(outer.file),
      let block = tree.root.node(covering: ByteRange(first.range.start, last.range.end)).ancestors.first(where: {
        $0.kind == .codeBlock
      })
    else { return nil }
    let inner = ByteRange(block.range.start + 1, block.range.end - 1)
    self.init(outer, choice.span, within: inner, last: last.range, in: scope)
  }

  /// One of several views, out of the stack of which nothing else is kept; nil where comments stand beside it.
  init?(_ call: CallExpression, keeping view: SourceSpan, in scope: ProgramScope) {
    guard let outer = scope.place(call.span), let kept = scope.place(view), let tree = scope.tree(outer.file),
      tree.comments(in: outer.range).allSatisfy({ kept.range.contains($0.range) })
    else { return nil }
    self.init(outer, call.span, within: kept.range, last: kept.range, in: scope)
  }

  /// An argument, out of the call that it is passed to.
  init?(_ call: CallExpression, argument: Expression, in scope: ProgramScope) {
    guard let outer = scope.place(call.span), let value = scope.place(argument.span) else { return nil }
    self.init(outer, call.span, within: value.range, last: value.range, in: scope)
  }

  private init?(
    _ outer: Place,
    _ span: SourceSpan,
    within inner: ByteRange,
    last: ByteRange,
    in scope: ProgramScope
  ) {
    guard let text = scope.tree(outer.file)?.text, outer.range.contains(inner) else { return nil }
    let bytes = text.bytes(in: inner)
    guard let low = bytes.firstIndex(where: { !$0.isSpace }), let high = bytes.lastIndex(where: { !$0.isSpace }) else {
      return nil
    }
    file = outer.file
    self.text = text
    self.outer = outer.range
    content = ByteRange(inner.start + low, inner.start + high + 1)
    (lastStart, lastEnd) = (last.start, last.end)
    chainEnd = scope.modifiers(over: span).last.flatMap { scope.place($0.call.span)?.range.end } ?? outer.range.end
    unit = FileStyle(around: outer, in: scope).unit
    // Behind `return` or `=` a comment would stand in the way.
    if bytes[low] == UInt8(ascii: "/"), !startsLine(outer.range.start) { return nil }
  }

  /// The end of `{ proxy in`, or of `{` alone.
  private static func headerEnd(of closure: Place, before start: ByteOffset, in scope: ProgramScope) -> ByteOffset? {
    guard let tree = scope.tree(closure.file) else { return nil }
    let node = tree.root.node(covering: closure.range)
    let closureNode = node.kind == .closureExpression ? node : node.ancestors.first { $0.kind == .closureExpression }
    let header = closureNode?.descendants.first { token in
      token.kind == .inKeyword && token.range.end <= start && token.range.start > closure.range.start
    }
    return header?.range.end ?? (closure.range.start + 1)
  }

  /// The edits, with a modifier more behind the code.
  func edits(adding suffix: String = "") -> [FileEdit] {
    var edits = [TextEdit(range: ByteRange(outer.start, content.start), replacement: "")]
    edits += dedents
    if !suffix.isEmpty {
      edits.append(TextEdit(range: ByteRange(lastEnd, lastEnd), replacement: lineBreak(before: suffix) + suffix))
    }
    edits.append(TextEdit(range: ByteRange(content.end, outer.end), replacement: seam))
    edits += chainIndents
    return edits.map { FileEdit(file: file, edit: $0) }
  }

  // MARK: Lines

  private func line(of offset: ByteOffset) -> Int { text.lineColumn(at: offset).line }

  private func indentation(ofLine line: Int) -> String {
    String(text.string(in: ByteRange(text.lineStart(line), text.lineEnd(line))).prefix { $0 == " " || $0 == "\t" })
  }

  /// Whether only white space stands before the offset on its line.
  private func startsLine(_ offset: ByteOffset) -> Bool {
    let start = text.lineStart(line(of: offset))
    return text.string(in: ByteRange(start, offset)).allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// The indentation of the line on which the whole begins.
  var outerIndentation: String { indentation(ofLine: line(of: outer.start)) }

  /// What the code's lines have too much, where it begins on a line of its own.
  private var surplus: Int {
    guard let first = firstOwnLine else { return 0 }
    let own = indentation(ofLine: first)
    return own.hasPrefix(outerIndentation) ? own.count - outerIndentation.count : 0
  }

  /// The first line that holds nothing but code that stays: a comment behind the opening brace stands on the brace's
  /// line.
  private var firstOwnLine: Int? {
    let (outer, first, last) = (line(of: outer.start), line(of: content.start), line(of: content.end))
    guard first == outer else { return first }
    guard last > first, text.string(in: content).hasPrefix("//") else { return nil }
    return ((first + 1)...last).first { text.lineEnd($0) > text.lineStart($0) }
  }

  private var dedents: [TextEdit] {
    let (first, last, surplus) = (line(of: content.start), line(of: content.end), surplus)
    guard surplus > 0, last > first else { return [] }
    return ((first + 1)...last).compactMap { line in
      let count = min(surplus, indentation(ofLine: line).count)
      return count > 0 ? TextEdit(range: ByteRange(start: text.lineStart(line), count: count), replacement: "") : nil
    }
  }

  /// The code's last line without its indentation.
  private var lastLine: Substring {
    let start = max(text.lineStart(line(of: content.end)), content.start)
    return text.string(in: ByteRange(start, content.end)).drop { $0 == " " || $0 == "\t" }[...]
  }

  /// How far modifiers on lines of their own stand behind the code.
  private var modifierIndentation: String {
    let last = line(of: lastEnd)
    guard last > line(of: lastStart) else { return outerIndentation + unit }
    let own = String(indentation(ofLine: last).dropFirst(surplus))
    let code = text.string(in: ByteRange(text.lineStart(last), lastEnd)).drop { $0 == " " || $0 == "\t" }
    return code.hasPrefix(".") ? own : outerIndentation
  }

  /// Modifiers that stand on lines of their own behind the whole.
  private var chainLines: ClosedRange<Int>? {
    let (first, last) = (line(of: outer.end), line(of: chainEnd))
    let rest = text.string(in: ByteRange(outer.end, text.lineEnd(first))).drop(while: \.isWhitespace)
    guard last > first, rest.isEmpty || rest.hasPrefix("//") else { return nil }
    return (first + 1)...last
  }

  private var chainIndents: [TextEdit] {
    guard let lines = chainLines else { return [] }
    let own = indentation(ofLine: lines.lowerBound)
    let wanted = modifierIndentation
    guard wanted.hasPrefix(own), wanted.count > own.count else { return [] }
    let missing = String(wanted.dropFirst(own.count))
    return lines.compactMap { line in
      let start = text.lineStart(line)
      return text.lineEnd(line) > start ? TextEdit(range: ByteRange(start, start), replacement: missing) : nil
    }
  }

  /// What keeps the code apart from what goes on behind it on the same line.
  private var seam: String {
    guard chainLines == nil, chainEnd > outer.end else {
      let rest = text.string(in: ByteRange(outer.end, text.lineEnd(line(of: outer.end))))
      return endsInComment && !rest.allSatisfy(\.isWhitespace) ? "\n" + outerIndentation : ""
    }
    return endsInComment || (lastLine.hasPrefix(".") && line(of: content.end) > line(of: content.start))
      ? "\n" + modifierIndentation : ""
  }

  /// Whether a comment that ends with its line stands behind the last statement.
  private var endsInComment: Bool { text.string(in: ByteRange(min(lastEnd, content.end), content.end)).contains("//") }

  /// A modifier stands on a line of its own where the others do, and where the line gets too long.
  private func lineBreak(before suffix: String) -> String {
    let line = line(of: lastEnd)
    let own = text.string(in: ByteRange(max(text.lineStart(line), content.start), lastEnd))
    if own.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("."), line > self.line(of: content.start) {
      return "\n" + String(indentation(ofLine: line).dropFirst(surplus))
    }
    guard chainLines != nil || outerIndentation.count + own.count + suffix.count > 120 else { return "" }
    return "\n" + modifierIndentation
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
}
