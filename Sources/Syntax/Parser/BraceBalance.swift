/// Whether the braces of a text pair up.
struct BraceBalance: Equatable, Sendable {
  private(set) var open = 0
  private(set) var lowest = 0

  init() {}

  /// The balance of `records`, whose chunks are among `chunks`.
  init(of records: ArraySlice<Record>, _ chunks: [Chunk]) {
    for record in records where record.isLeaf {
      if record.isChunk {
        append(chunks[Int(record.first)].balance)
      } else {
        count(record)
      }
    }
  }

  mutating func count(_ record: Record) {
    guard record.length > 0 else { return }
    if record.kind == .leftBrace {
      open &+= 1
    } else if record.kind == .rightBrace {
      open &-= 1
      lowest = min(lowest, open)
    }
  }

  /// Adds a piece of text that is counted already.
  mutating func append(_ other: BraceBalance) {
    lowest = min(lowest, open &+ other.lowest)
    open &+= other.open
  }

  var isEven: Bool { open == 0 && lowest == 0 }
}
