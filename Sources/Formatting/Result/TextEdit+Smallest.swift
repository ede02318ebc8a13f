import SourceText

extension TextEdit {
  /// The replacement of `range` without what old and new bytes both start and end with; nil where they are the same.
  /// A `\r\n` is never cut in two.
  static func smallest(replacing range: ByteRange, of bytes: [UInt8], with new: [UInt8]) -> TextEdit? {
    let old = bytes[range.start.value..<range.end.value]
    guard !old.elementsEqual(new) else { return nil }
    var start = zip(old, new).prefix { $0 == $1 }.count
    if start > 0, new[start &- 1] == 0x0D { start &-= 1 }
    let oldRest = old.dropFirst(start)
    let newRest = new.dropFirst(start)
    var tail = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    if tail > 0, new[new.count &- tail] == 0x0A { tail &-= 1 }
    return TextEdit(
      range: ByteRange(oldRest.startIndex, oldRest.endIndex &- tail),
      replacement: String(decoding: newRest.dropLast(tail), as: UTF8.self)
    )
  }
}
