/// Whether the braces of a text pair up.
struct BraceBalance {
  private(set) var open = 0
  private(set) var lowest = 0

  mutating func count(_ kind: SyntaxKind) {
    if kind == .leftBrace {
      open &+= 1
    } else if kind == .rightBrace {
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
