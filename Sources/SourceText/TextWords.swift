/// Where the words of a text begin, comments and strings included, by their hash: whoever looks for an identifier need
/// not search the text.
public struct TextWords: Sendable {
  private static let none: UInt32 = .max

  /// The last word of each bucket of hashes, and for each word the one before it in its bucket.
  private var last: [UInt32]
  private var earlier: [UInt32] = []
  /// A part of each hash that does not decide about its bucket: of words with the same hash, one is found where the other
  /// one is.
  private let checks: [UInt16]
  private let starts: [UInt32]

  public init(of bytes: [UInt8]) {
    var hashes: [UInt32] = []
    var checks: [UInt16] = []
    var starts: [UInt32] = []
    let isPart = (0...UInt8.max).map(\.isPartOfWord)
    var offset = 0
    while offset < bytes.count {
      guard isPart[Int(bytes[offset])] else {
        offset &+= 1
        continue
      }
      let start = offset
      var word = WordHash()
      repeat {
        word.add(bytes[offset])
        offset &+= 1
      } while offset < bytes.count && isPart[Int(bytes[offset])]
      hashes.append(UInt32(truncatingIfNeeded: word.value))
      checks.append(word.check)
      starts.append(UInt32(clamping: start))
    }
    self.checks = checks
    self.starts = starts
    var bucketCount = 64
    while bucketCount < hashes.count / 2 { bucketCount &*= 2 }
    last = Array(repeating: Self.none, count: bucketCount)
    earlier.reserveCapacity(hashes.count)
    for (index, hash) in hashes.enumerated() {
      let bucket = Int(truncatingIfNeeded: hash) & (bucketCount &- 1)
      earlier.append(last[bucket])
      last[bucket] = UInt32(clamping: index)
    }
  }

  /// Where `name` may begin as a word of its own, in order; nowhere if it is no word.
  public func starts(of name: String) -> [Int] {
    var word = WordHash()
    for byte in name.utf8 {
      guard byte.isPartOfWord else { return [] }
      word.add(byte)
    }
    var found: [Int] = []
    var next = last[Int(truncatingIfNeeded: word.value) & (last.count &- 1)]
    while next != Self.none {
      let index = Int(next)
      if checks[index] == word.check { found.append(Int(starts[index])) }
      next = earlier[index]
    }
    return found.reversed()
  }
}

/// The hash of Fowler, Noll and Vo (FNV-1a, 64 bits) of the bytes so far.
private struct WordHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The bits that tell words of one bucket apart.
  var check: UInt16 { UInt16(truncatingIfNeeded: value >> 32) }

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
