extension SourceText {
  /// The number of lines: one more than line ends.
  public var lineCount: Int { root.lineBreaks &+ 1 }

  /// The offset at which `line` (from 0) starts; lines outside the text give its start or end.
  public func lineStart(_ line: Int) -> ByteOffset {
    guard line > 0 else { return ByteOffset(0) }
    guard line <= root.lineBreaks else { return ByteOffset(byteCount) }
    return ByteOffset(root.offset(afterBreak: line, followedByLineFeed: false))
  }

  /// The offset at which the content of `line` ends, before its line end.
  public func lineEnd(_ line: Int) -> ByteOffset {
    guard line >= 0 else { return ByteOffset(0) }
    guard line < root.lineBreaks else { return ByteOffset(byteCount) }
    let next = lineStart(line &+ 1)
    let tail = bytes(in: ByteRange(max(lineStart(line), next - 2), next))
    return next - (tail.last == UInt8(ascii: "\n") && tail.first == UInt8(ascii: "\r") && tail.count == 2 ? 2 : 1)
  }

  /// The line and the column in bytes of `offset`, which is moved into the text where it lies outside.
  public func lineColumn(at offset: ByteOffset) -> LineColumn {
    let offset = clamped(offset)
    let line = root.breaks(before: offset.value, followedByLineFeed: false)
    return LineColumn(line: line, column: offset - (nearLineStart(before: offset) ?? lineStart(line)))
  }

  /// The start of the line that `offset` is in, where the piece of the text around it shows it.
  private func nearLineStart(before offset: ByteOffset) -> ByteOffset? {
    guard offset.value > 0, let leaf = root.leaf(around: offset.value &- 1..<offset.value),
      let start = LineBreaks.lineStart(before: offset.value &- leaf.start, in: leaf.bytes)
    else { return nil }
    return start > 0 || leaf.start == 0 ? ByteOffset(leaf.start &+ start) : nil
  }

  /// The offset of a line and column; a column past the line's content gives the end of its content.
  public func offset(at position: LineColumn) -> ByteOffset {
    guard position.line >= 0 else { return ByteOffset(0) }
    guard position.line < lineCount else { return ByteOffset(byteCount) }
    let start = lineStart(position.line)
    return min(start + max(0, min(position.column, byteCount)), lineEnd(position.line))
  }
}

extension RopeNode {
  /// Line ends of the piece when a piece that starts with a line feed follows or does not.
  private func breaks(followedByLineFeed: Bool) -> Int {
    lineBreaks &- (followedByLineFeed && endsWithCarriageReturn ? 1 : 0)
  }

  /// The offset after the `ordinal`-th line end of the piece, counted from 1.
  func offset(afterBreak ordinal: Int, followedByLineFeed: Bool) -> Int {
    switch content {
    case .leaf(let bytes):
      return LineBreaks.offset(afterBreak: ordinal, in: bytes)
    case .branch(let children):
      var remaining = ordinal
      var start = 0
      for (index, child) in children.enumerated() {
        let lineFeedNext =
          index &+ 1 < children.count ? children[index &+ 1].startsWithLineFeed : followedByLineFeed
        let own = child.breaks(followedByLineFeed: lineFeedNext)
        if remaining <= own {
          return start &+ child.offset(afterBreak: remaining, followedByLineFeed: lineFeedNext)
        }
        remaining &-= own
        start &+= child.byteCount
      }
      return start
    }
  }

  /// Line ends that lie wholly before `end`.
  func breaks(before end: Int, followedByLineFeed: Bool) -> Int {
    if end >= byteCount { return breaks(followedByLineFeed: followedByLineFeed) }
    switch content {
    case .leaf(let bytes):
      return LineBreaks.count(in: bytes, before: end)
    case .branch(let children):
      var count = 0
      var start = 0
      for (index, child) in children.enumerated() {
        let lineFeedNext =
          index &+ 1 < children.count ? children[index &+ 1].startsWithLineFeed : followedByLineFeed
        if end <= start { return count }
        count &+= child.breaks(before: end &- start, followedByLineFeed: lineFeedNext)
        start &+= child.byteCount
      }
      return count
    }
  }
}
