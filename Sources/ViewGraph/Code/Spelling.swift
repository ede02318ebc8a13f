/// How much names look alike.
package enum Spelling {
  /// Whether one is probably a slip of the other: at most two letters are wrong, and at most a third of them.
  package static func areNear(_ a: String, _ b: String) -> Bool {
    let (longest, shortest) = (max(a.utf8.count, b.utf8.count), min(a.utf8.count, b.utf8.count))
    guard longest >= 4, longest <= 64, longest - shortest <= mostSlips, a != b else { return false }
    // A slip changes two of these bits at most: one letter comes in the place of another.
    guard (letters(of: a) ^ letters(of: b)).nonzeroBitCount <= 2 * mostSlips else { return false }
    return distance(a, b) <= min(mostSlips, longest / 3)
  }

  private static let mostSlips = 2

  /// A bit for each letter that is there; some letters share theirs.
  private static func letters(of name: String) -> UInt64 {
    name.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// How many letters have to be inserted, removed, replaced or exchanged with their neighbour to get from one to the
  /// other (optimal string alignment).
  package static func distance(_ a: String, _ b: String) -> Int {
    let shared = zip(a.utf8, b.utf8).prefix { $0 == $1 }.count
    let a = Array(a.utf8.dropFirst(shared))
    let b = Array(b.utf8.dropFirst(shared))
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for (row, letter) in a.enumerated() {
      var current = [row + 1]
      for (column, other) in b.enumerated() {
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last.last ?? 0
  }
}
