import Semantics
import SourceText
import Syntax
import ViewGraph

// New code as the code around it is written: modifiers on lines of their own where the others are, braces that open and
// close around indented lines.
extension ProgramScope {
  /// What a level of indentation adds around a place.
  func indentationUnit(around place: Place) -> String { FileStyle(around: place, in: self).unit }

  /// Puts a modifier behind the view at `span`: on a line of its own where the view's last modifier, its closing brace
  /// or the next modifier stands so, or where the line would get too long.
  func addingModifier(_ modifier: String, to span: SourceSpan) -> FileEdit? {
    guard let place = place(span), let text = tree(place.file)?.text else { return nil }
    let gap = modifierGap(after: span, place, text, adding: modifier.utf8.count)
    // A comment behind the view stays with what it was written to.
    let end =
      gap.contains("\n") ? endOfComment(behind: place.range.end, in: place.file) ?? place.range.end : place.range.end
    return FileEdit(file: place.file, edit: TextEdit(range: ByteRange(end, end), replacement: gap + modifier))
  }

  private func modifierGap(after span: SourceSpan, _ place: Place, _ text: SourceText, adding length: Int) -> String {
    let line = text.lineColumn(at: place.range.end).line
    let start = text.lineStart(line)
    let own = text.string(in: ByteRange(start, place.range.end))
    let indentation = own.prefix { $0 == " " || $0 == "\t" }
    if start > place.range.start {
      let lead = own.dropFirst(indentation.count).first
      if lead == "." || lead == "}" || lead == ")" { return "\n" + indentation }
    }
    if let next = call(on: span), let gap = modifierText(next.call)?.prefix(while: \.isWhitespace), gap.contains("\n") {
      return "\n" + gap.drop { $0 != "\n" }.dropFirst().split(separator: "\n").joined()
    }
    let isLong = own.utf8.count + length > Self.longestLine
    return isLong ? "\n" + indentation + indentationUnit(around: place) : ""
  }

  private static let longestLine = 120

  /// `head { … }` around the code at `span`: on lines of its own where the code has several, or begins a line and the
  /// line would get too long.
  func wrapping(_ span: SourceSpan, in head: String, as tail: String = "") -> FileEdit? {
    place(span).map { place in
      FileEdit(
        file: place.file,
        edit: TextEdit(range: place.range, replacement: block(head, text(place), movedFrom: place) + tail)
      )
    }
  }

  /// `head { code }`, where `code` was written at a place and the block stands there.
  func block(_ head: String, _ code: String, movedFrom place: Place) -> String {
    let indentation = lineIndentation(of: place)
    guard code.contains("\n") || code.contains("//") || indentation.count + head.count + code.count > 100 else {
      return "\(head) { \(code) }"
    }
    let inner = indentation + indentationUnit(around: place)
    let moved = MovedCode(code, indentedBy: indentation).text(indentedBy: inner)
    return "\(head) {\n\(inner)\(moved)\n\(indentation)}"
  }
}

extension ProgramScope {
  /// Takes a statement out, with its lines where nothing else stands on them; nil where it stands alone between braces.
  func removingStatement(_ span: SourceSpan) -> FileEdit? {
    guard let place = place(span), let text = tree(place.file)?.text else { return nil }
    func removal(_ start: ByteOffset, _ end: ByteOffset) -> FileEdit {
      FileEdit(file: place.file, edit: TextEdit(range: ByteRange(start, end), replacement: ""))
    }
    let lines = lines(of: place)
    if lines != place.range {
      let taken = linesTaken(with: place, from: lines.start)
      return removal(taken.start, taken.end)
    }
    let line = text.lineColumn(at: place.range.start).line
    let after = text.string(in: ByteRange(place.range.end, text.lineEnd(text.lineColumn(at: place.range.end).line)))
    if let semicolon = after.firstIndex(where: { $0 != " " }), after[semicolon] == ";" {
      let gap = after.prefix { $0 == " " || $0 == ";" }.utf8.count
      return removal(place.range.start, place.range.end + gap)
    }
    let before = text.string(in: ByteRange(text.lineStart(line), place.range.start))
    let gap = before.reversed().prefix { $0 == " " || $0 == ";" }
    return gap.contains(";") ? removal(place.range.start - gap.count, place.range.end) : nil
  }

  /// Writes another name in the place of a called one.
  func renaming(_ call: CallExpression, to name: String) -> FileEdit? { replacing(call.nameSpan, with: name) }

  /// Takes an argument out of a call with its comma; nil where it is not among them or trails.
  func removingArgument(_ argument: Argument, of call: CallExpression) -> FileEdit? {
    let plain = call.arguments.filter { !$0.isTrailing }
    guard let index = plain.firstIndex(where: { $0.value.span == argument.value.span }) else { return nil }
    func start(_ argument: Argument) -> ByteOffset? { place(argument.labelSpan ?? argument.value.span)?.range.start }
    guard let whole = place(argument.value.span), let own = start(argument) else { return nil }
    var range = ByteRange(own, whole.range.end)
    if index + 1 < plain.count, let next = start(plain[index + 1]) {
      range = ByteRange(own, next)
    } else if index > 0, let before = place(plain[index - 1].value.span)?.range.end {
      range = ByteRange(before, whole.range.end)
    }
    return FileEdit(file: whole.file, edit: TextEdit(range: range, replacement: ""))
  }

  /// Puts a declaration on lines of its own before the member of a type with that name.
  func inserting(_ declaration: String, beforeMember member: VariableDeclaration) -> FileEdit? {
    guard let name = place(member.nameSpan), let start = declarationStart(before: name) else { return nil }
    let place = Place(file: name.file, range: ByteRange(start, start))
    guard let indentation = indentation(before: place) else { return nil }
    return FileEdit(
      file: name.file,
      edit: TextEdit(range: place.range, replacement: "\(declaration)\n\n\(indentation)")
    )
  }
}
