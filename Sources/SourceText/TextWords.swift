/// Where the words of a text begin, comments and strings included, by their hash: whoever looks for an identifier need
/// not search the text.
public struct TextWords: Sendable {
  /// The words in the order of their buckets of hashes, those of a bucket in the order of the text: where they begin.
  private let starts: [UInt32]
  /// A part of each hash that does not decide about its bucket: of words with the same hash, one is found where the other
  /// one is.
  private let checks: [UInt16]
  /// Where each bucket begins among the words, and where the last one ends.
  private let buckets: [UInt32]

  public init(of text: SourceText) { self.init(of: text.pieces) }

  /// The words of a text that comes in several pieces.
  public init(of pieces: [ArraySlice<UInt8>]) {
    var scan = WordScan()
    for piece in pieces { scan.read(piece) }
    scan.endWord()
    let words = scan.words
    var bucketCount = 64
    while bucketCount < words.count / 2 { bucketCount &*= 2 }
    var buckets = [UInt32](repeating: 0, count: bucketCount &+ 1)
    for word in words { buckets[word.bucket(of: bucketCount) &+ 1] &+= 1 }
    for bucket in 0..<bucketCount { buckets[bucket &+ 1] &+= buckets[bucket] }
    var next = buckets
    var starts = [UInt32](repeating: 0, count: words.count)
    var checks = [UInt16](repeating: 0, count: words.count)
    for word in words {
      let bucket = word.bucket(of: bucketCount)
      let place = Int(next[bucket])
      next[bucket] &+= 1
      starts[place] = word.start
      checks[place] = word.check
    }
    self.starts = starts
    self.checks = checks
    self.buckets = buckets
  }

  /// The hashes of the words in `pieces`.
  public static func hashes(of pieces: [ArraySlice<UInt8>]) -> Set<UInt64> {
    var scan = WordScan()
    for piece in pieces { scan.read(piece) }
    scan.endWord()
    return Set(scan.words.map(\.hash))
  }

  /// The keys of the words, by which many texts can be searched at once.
  public var keys: Set<UInt32> {
    var keys: Set<UInt32> = []
    for bucket in 0..<(buckets.count &- 1) {
      for place in buckets[bucket]..<buckets[bucket &+ 1] {
        keys.insert(FoundWord.key(bucket: bucket, check: checks[Int(place)]))
      }
    }
    return keys
  }

  /// Where `name` may begin as a word of its own, in order; nowhere if it is no word.
  public func starts(of name: String) -> [Int] { starts(of: Word(name)) }

  public func starts(of name: Word) -> [Int] {
    guard let word = name.found else { return [] }
    let bucket = word.bucket(of: buckets.count &- 1)
    return (buckets[bucket]..<buckets[bucket &+ 1]).compactMap { place in
      checks[Int(place)] == word.check ? Int(starts[Int(place)]) : nil
    }
  }

  /// Whether the word may be among them; if not, it is not.
  public func contains(_ name: Word) -> Bool {
    guard let word = name.found else { return false }
    let bucket = word.bucket(of: buckets.count &- 1)
    for place in buckets[bucket]..<buckets[bucket &+ 1] where checks[Int(place)] == word.check { return true }
    return false
  }

  /// A word to look for in many texts.
  public struct Word: Sendable {
    public let text: String
    fileprivate let found: FoundWord?
    /// What all texts that have the word have among their `keys`, and few others; nil where it is no word.
    public var key: UInt32? { found.map { FoundWord.key(bucket: $0.bucket(of: 64), check: $0.check) } }
    /// The hash of the word, by which `TextWords.hashes` knows it.
    public let hash: UInt64

    public init(_ text: String) {
      self.text = text
      var hash = WordHash()
      for byte in text.utf8 { hash.add(byte) }
      self.hash = hash.value
      found = text.utf8.allSatisfy(\.isPartOfWord) ? FoundWord(hash, at: 0) : nil
    }
  }
}

/// A word with as much of its hash as is looked at.
private struct FoundWord: Sendable {
  let hash: UInt64
  let start: UInt32

  init(_ hash: WordHash, at start: Int) {
    self.hash = hash.value
    self.start = UInt32(clamping: start)
  }

  /// The bits that tell words of one bucket apart.
  var check: UInt16 { UInt16(truncatingIfNeeded: hash >> 32) }

  /// What is known of a word in a table of any size, which has 64 buckets or more.
  static func key(bucket: Int, check: UInt16) -> UInt32 { UInt32(check) << 6 | UInt32(bucket & 63) }

  /// Which of so many buckets, a power of two.
  func bucket(of count: Int) -> Int { Int(truncatingIfNeeded: hash & 0xffff_ffff) & (count &- 1) }
}

/// The words of a text that is read piece by piece: a word may go on in the next piece.
private struct WordScan {
  private(set) var words: [FoundWord] = []
  private var current = WordHash()
  private var start: Int?
  private var offset = 0
  private let isPart = (0...UInt8.max).map(\.isPartOfWord)

  mutating func read(_ piece: ArraySlice<UInt8>) {
    for byte in piece {
      if isPart[Int(byte)] {
        if start == nil { start = offset }
        current.add(byte)
      } else if start != nil {
        endWord()
      }
      offset &+= 1
    }
  }

  mutating func endWord() {
    guard let first = start else { return }
    words.append(FoundWord(current, at: first))
    current = WordHash()
    start = nil
  }
}

/// The hash of Fowler, Noll and Vo (FNV-1a, 64 bits) of the bytes so far.
private struct WordHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
