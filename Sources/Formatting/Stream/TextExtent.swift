/// How much room a text takes on its lines, in characters.
struct TextExtent: Equatable {
  /// Columns on the line where it starts.
  let firstLine: Int
  /// Columns on the line where it ends; the first one's where there is only one.
  let lastLine: Int
  let lineEnds: Int

  init(_ bytes: ArraySlice<UInt8>, tabWidth: Int) {
    var columns = 0
    var first: Int?
    var lineEnds = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if Blank.isLineEnd(byte) {
        if first == nil { first = columns }
        if !(byte == 0x0A && previous == 0x0D) { lineEnds &+= 1 }
        columns = 0
      } else if byte == 0x09 {
        columns &+= tabWidth
      } else if byte & 0xC0 != 0x80 {
        columns &+= 1
      }
      previous = byte
    }
    firstLine = first ?? columns
    lastLine = columns
    self.lineEnds = lineEnds
  }
}
