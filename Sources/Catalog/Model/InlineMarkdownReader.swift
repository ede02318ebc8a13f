/// Cuts a text into stretches and the delimiters of emphasis between them, then pairs the delimiters (CommonMark:
/// "process emphasis").
struct InlineMarkdownReader {
  struct Piece {
    var content: Content
    var isStrong = false
    var isEmphasized = false
  }

  enum Content {
    case runs([InlineMarkdown.Run])
    case delimiter(Delimiter)
  }

  /// A run of `*`, `_` or `~`, as long as it is not used up.
  struct Delimiter {
    let mark: Character
    var count: Int
    var canOpen: Bool
    var canClose: Bool
  }

  private(set) var pieces: [Piece] = []
  private let source: [Character]
  private var position = 0
  private var plain = ""

  init(_ source: String) {
    self.source = Array(source)
  }

  // MARK: Cutting

  mutating func read() {
    while position < source.count {
      switch source[position] {
      case "\\": readEscape()
      case "`": readCode()
      case "[": readLink()
      case "<": readAddress()
      case "*", "_", "~": readDelimiter()
      default: keep()
      }
    }
    endPlain()
  }

  private mutating func keep() {
    plain.append(source[position])
    position += 1
  }

  private mutating func endPlain() {
    if !plain.isEmpty { pieces.append(Piece(content: .runs([InlineMarkdown.Run(text: plain)]))) }
    plain = ""
  }

  private mutating func readEscape() {
    let next = position + 1
    if next < source.count, source[next].isASCII, source[next].isPunctuation || source[next].isSymbol {
      position = next
    }
    keep()
  }

  /// Between two equally long runs of backticks nothing is read.
  private mutating func readCode() {
    let length = runLength(at: position)
    var end = position + length
    while end < source.count {
      guard source[end] == "`" else {
        end += 1
        continue
      }
      let closing = runLength(at: end)
      if closing == length {
        endPlain()
        let code = String(source[position + length..<end]).trimmingOneSpace
        pieces.append(Piece(content: .runs([InlineMarkdown.Run(text: code, isCode: true)])))
        position = end + closing
        return
      }
      end += closing
    }
    for _ in 0..<length { keep() }
  }

  /// `[text](address)`
  private mutating func readLink() {
    guard let close = closing("[", "]", from: position), close + 1 < source.count, source[close + 1] == "(",
      let end = closing("(", ")", from: close + 1)
    else { return keep() }
    var text = String(source[position + 1..<close])
    // `^[3 item](inflect: true)` sets attributes.
    if plain.last == "^" {
      plain.removeLast()
      let attributes = String(source[close + 2..<end]).filter { !$0.isWhitespace }
      if attributes.contains("inflect:true") { text = Inflection.inflected(text) }
    }
    let inner = InlineMarkdown(text)
    endPlain()
    pieces.append(Piece(content: .runs(inner.runs)))
    position = end + 1
  }

  /// The bracket that closes the one at `start`.
  private func closing(_ open: Character, _ close: Character, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < source.count {
      if source[index] == "\\" {
        index += 2
        continue
      }
      if source[index] == open { depth += 1 }
      if source[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  /// `<https://example.com>`
  private mutating func readAddress() {
    guard let end = source[position...].firstIndex(of: ">") else { return keep() }
    let address = source[position + 1..<end]
    guard address.contains(":"), !address.contains(where: { $0.isWhitespace || $0 == "<" }) else { return keep() }
    plain += String(address)
    position = end + 1
  }

  private mutating func readDelimiter() {
    let mark = source[position]
    let length = runLength(at: position)
    let end = position + length
    let before = position > 0 ? source[position - 1] : " "
    let after = end < source.count ? source[end] : " "
    let opens = !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
    let closes = !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
    endPlain()
    let isWordly = mark == "_"
    let delimiter = Delimiter(
      mark: mark,
      count: length,
      canOpen: opens && (!isWordly || !closes || before.isMark) && (mark != "~" || length <= 2),
      canClose: closes && (!isWordly || !opens || after.isMark) && (mark != "~" || length <= 2)
    )
    pieces.append(Piece(content: .delimiter(delimiter)))
    position = end
  }

  private func runLength(at start: Int) -> Int {
    source[start...].prefix { $0 == source[start] }.count
  }

  // MARK: Pairing

  mutating func matchDelimiters() {
    var closer = 0
    while closer < pieces.count {
      guard let end = delimiter(closer), end.canClose, end.count > 0 else {
        closer += 1
        continue
      }
      guard let opener = opener(for: end, before: closer), let start = delimiter(opener) else {
        closer += 1
        continue
      }
      let used = end.mark == "~" ? end.count : min(start.count, end.count, 2)
      for index in opener + 1..<closer { mark(index, end.mark, used) }
      shorten(opener, by: used)
      shorten(closer, by: used)
    }
  }

  private func delimiter(_ index: Int) -> Delimiter? {
    if case .delimiter(let delimiter) = pieces[index].content { return delimiter }
    return nil
  }

  private func opener(for end: Delimiter, before closer: Int) -> Int? {
    (0..<closer).last { index in
      guard let start = delimiter(index), start.mark == end.mark, start.canOpen, start.count > 0 else { return false }
      if end.mark == "~" { return start.count == end.count }
      let isAmbiguous = start.canClose || end.canOpen
      return !isAmbiguous || (start.count + end.count) % 3 != 0 || (start.count % 3 == 0 && end.count % 3 == 0)
    }
  }

  /// Gives what lies between a pair its style; a delimiter there stays what it is.
  private mutating func mark(_ index: Int, _ mark: Character, _ used: Int) {
    if mark != "~" {
      if used == 2 { pieces[index].isStrong = true } else { pieces[index].isEmphasized = true }
    }
    guard case .delimiter(var delimiter) = pieces[index].content else { return }
    delimiter.canOpen = false
    delimiter.canClose = false
    pieces[index].content = .delimiter(delimiter)
  }

  private mutating func shorten(_ index: Int, by used: Int) {
    guard case .delimiter(var delimiter) = pieces[index].content else { return }
    delimiter.count -= used
    pieces[index].content = .delimiter(delimiter)
  }
}

extension Character {
  fileprivate var isMark: Bool { isPunctuation || isSymbol }
}

extension String {
  /// Code between spaces: one of them on each side is no part of it.
  fileprivate var trimmingOneSpace: String {
    guard count > 2, first == " ", last == " ", contains(where: { $0 != " " }) else { return self }
    return String(dropFirst().dropLast())
  }
}
