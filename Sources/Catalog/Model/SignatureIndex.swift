import SourceText

/// Finds the signatures that name a type without looking through all of them.
struct SignatureIndex: Sendable {
  private let signatures: [Signature]
  /// Where each signature's notation ends in the text of all of them.
  private let ends: [Int]
  private let words: TextWords

  init(_ signatures: [Signature]) {
    var text: [UInt8] = []
    var ends: [Int] = []
    ends.reserveCapacity(signatures.count)
    for signature in signatures {
      text.append(contentsOf: signature.description.utf8)
      text.append(UInt8(ascii: "\n"))
      ends.append(text.count)
    }
    self.signatures = signatures
    self.ends = ends
    words = TextWords(of: [text[...]])
  }

  /// The signatures in whose notation the first word of `type` stands.
  func naming(_ type: String) -> [Signature] {
    let word = String(decoding: type.utf8.prefix(while: \.isPartOfWord), as: UTF8.self)
    return words.starts(of: word).map { signatures[number(at: $0)] }
  }

  /// The number of the signature whose notation holds `offset`.
  private func number(at offset: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
