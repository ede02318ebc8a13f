import SourceText

/// The words of a unit, to tell quickly that a name is not among them.
struct UnitWords: Sendable {
  /// Hashes of the words, each once and sorted.
  private let hashes: [UInt32]

  init(of source: ArraySlice<UInt8>) {
    var found: Set<UInt32> = []
    var hash: UInt32?
    for byte in source {
      if byte.isPartOfWord {
        hash = Self.hash(hash, byte)
      } else if let whole = hash {
        found.insert(whole)
        hash = nil
      }
    }
    if let hash { found.insert(hash) }
    hashes = found.sorted()
  }

  /// The hashes of the words, each once.
  var all: [UInt32] { hashes }

  /// The hash of a word; nil of none.
  static func hash(of word: some Sequence<UInt8>) -> UInt32? { word.reduce(nil) { hash($0, $1) } }

  /// Whether the word may be among them; if not, it is not.
  func mayContain(_ word: [UInt8]) -> Bool {
    guard let wanted = Self.hash(of: word) else { return false }
    var (low, high) = (0, hashes.count)
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == wanted
  }

  /// The hash of a word that goes on with a byte.
  static func hash(_ start: UInt32?, _ byte: UInt8) -> UInt32 {
    ((start ?? 0x811C_9DC5) ^ UInt32(byte)) &* 0x0100_0193
  }
}

extension Unit {
  /// Whether the code may have one of the words in it; if not, it has none.
  package func mayMention(anyOf names: Set<String>) -> Bool {
    names.contains { mayMention(Array($0.utf8)) }
  }

  /// Whether the code may have a word in it; if not, it has not.
  package func mayMention(_ word: [UInt8]) -> Bool { words.mayContain(word) }
}

extension Program {
  /// Whether a file may have a word in it; if not, it has not.
  package func mayMention(_ word: String, in file: FileID) -> Bool {
    let bytes = Array(word.utf8)
    return files[file]?.units.contains { $0.unit.words.mayContain(bytes) } ?? false
  }
}
