/// Breaks a text into lines no wider than `limit`, as many as are kept.
struct LineBreaker {
  let glyphs: GlyphRun
  let limit: Double
  let maximumLines: Int
  /// Where the last line is cut when there are more than are kept.
  let truncation: TextTruncation
  /// The characters of each line, white space at its end included.
  private(set) var lines: [Range<Int>] = []
  private(set) var isTruncated = false

  init(glyphs: GlyphRun, limit: Double, maximumLines: Int, truncation: TextTruncation = .tail) {
    self.glyphs = glyphs
    self.limit = limit
    self.maximumLines = maximumLines
    self.truncation = truncation
  }

  mutating func run() {
    var start = 0
    while start < glyphs.count {
      let end = paragraphEnd(from: start)
      breakParagraph(start..<end)
      guard !isTruncated else { return }
      start = end
    }
    if let last = glyphs.roles.last, last == .newline { keep(glyphs.count..<glyphs.count) }
  }

  /// The reported width: the widest line; white space at a line's end counts as far as there is room.
  func widest(ellipsis: Double) -> Double {
    var result = 0.0
    for (index, line) in lines.enumerated() {
      let isCut = isTruncated && index == lines.count - 1
      result = max(result, isCut ? cutWidth(from: line.lowerBound, ellipsis: ellipsis) : width(of: line))
    }
    return min(result, limit)
  }

  private func width(of line: Range<Int>) -> Double {
    let isLast = line.upperBound == glyphs.count
    return glyphs.width(isLast || limit < .infinity ? withoutNewline(line) : glyphs.trimmed(line))
  }

  private func withoutNewline(_ line: Range<Int>) -> Range<Int> {
    guard let last = line.last, glyphs.roles[last] == .newline else { return line }
    return line.lowerBound..<last
  }

  private func paragraphEnd(from start: Int) -> Int {
    var end = start
    while end < glyphs.count, glyphs.roles[end] != .newline { end += 1 }
    return min(end + 1, glyphs.count)
  }

  private mutating func breakParagraph(_ paragraph: Range<Int>) {
    let firstLine = lines.count
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let end = lineEnd(from: start, in: paragraph)
      keep(start..<end)
      guard !isTruncated else { return }
      start = end
    }
    balanceEnd(from: firstLine)
  }

  private mutating func keep(_ line: Range<Int>) {
    if lines.count < maximumLines { lines.append(line) } else { isTruncated = true }
  }

  /// The end of the line that begins at `start`: after the last opportunity that fits, else in the middle of the word.
  private func lineEnd(from start: Int, in paragraph: Range<Int>) -> Int {
    let room = glyphs.offsets[start] + limit + 1e-9
    var opportunity: Int?
    for index in start..<paragraph.upperBound {
      if glyphs.roles[index] == .ordinary, glyphs.offsets[index + 1] > room {
        return opportunity ?? max(index, start + 1)
      }
      if glyphs.canBreakAfter[index] { opportunity = index + 1 }
    }
    return paragraph.upperBound
  }

  /// A paragraph of two lines does not end in one lone word if moving another down makes the lines more even; one of
  /// three or more lines may (measured).
  private mutating func balanceEnd(from firstLine: Int) {
    guard lines.count == firstLine + 2, limit < .infinity else { return }
    let last = lines[lines.count - 1]
    let previous = lines[lines.count - 2]
    guard !hasOpportunity(inside: glyphs.trimmed(last)) else { return }
    let words = glyphs.trimmed(previous)
    guard let split = words.dropFirst().last(where: { glyphs.canBreakAfter[$0 - 1] }) else { return }
    let upper = glyphs.width(glyphs.trimmed(previous.lowerBound..<split))
    let lower = glyphs.width(glyphs.trimmed(split..<last.upperBound))
    let before = glyphs.width(words) - glyphs.width(glyphs.trimmed(last))
    guard lower <= limit, (upper - lower).magnitude < before.magnitude else { return }
    lines[lines.count - 2] = previous.lowerBound..<split
    lines[lines.count - 1] = split..<last.upperBound
  }

  private func hasOpportunity(inside range: Range<Int>) -> Bool {
    range.dropLast().contains { glyphs.canBreakAfter[$0] }
  }

  /// A part of a line that is cut.
  enum Piece {
    case glyphs(Range<Int>)
    case ellipsis
  }

  /// What a line that is cut shows: as many characters as fit beside the ellipsis, without spaces next to it. What is cut
  /// in the middle keeps about as much before the ellipsis as after it (measured).
  func cut(from start: Int, ellipsis: Double) -> [Piece] {
    let room = limit - ellipsis + 1e-9
    switch truncation {
    case .tail: return [.glyphs(head(from: start, in: room)), .ellipsis]
    case .head: return [.ellipsis, .glyphs(tail(after: start, in: room))]
    case .middle:
      let head = head(from: start, in: room / 2)
      return [.glyphs(head), .ellipsis, .glyphs(tail(after: start, in: room - glyphs.width(head)))]
    }
  }

  private func cutWidth(from start: Int, ellipsis: Double) -> Double {
    cut(from: start, ellipsis: ellipsis).reduce(0) { width, piece in
      switch piece {
      case .ellipsis: width + ellipsis
      case .glyphs(let range): width + glyphs.width(range)
      }
    }
  }

  /// The characters from `start` that fit, without spaces at their end.
  private func head(from start: Int, in room: Double) -> Range<Int> {
    var end = start
    while end < glyphs.count, glyphs.roles[end] != .newline, glyphs.width(start..<end + 1) <= room { end += 1 }
    return glyphs.trimmed(start..<end)
  }

  /// The text's last characters that fit, without spaces at their start.
  private func tail(after start: Int, in room: Double) -> Range<Int> {
    let end = glyphs.trimmed(start..<glyphs.count).upperBound
    var first = end
    while first > start, glyphs.roles[first - 1] != .newline, glyphs.width(first - 1..<end) <= room { first -= 1 }
    while first < end, glyphs.roles[first] != .ordinary { first += 1 }
    return first..<end
  }
}
