package import SourceText
import ViewGraph

/// One comment that asks for findings to be silenced, as written.
package struct SuppressionComment: Hashable, Sendable {
  /// Whose findings it silences.
  package enum Extent: Hashable, Sendable {
    case file
    /// What starts on that line, from 0.
    case line(Int)
    /// None: the word after `uilsp:disable` is not one that is understood.
    case unknown
  }

  /// A rule that it names, and where.
  package struct Name: Hashable, Sendable {
    package let rule: RuleID
    package let range: ByteRange
  }

  package let extent: Extent
  /// Empty for all rules.
  package let names: [Name]
  /// From `uilsp:` to the last rule.
  package let range: ByteRange
  /// The whole comment, `//` and all.
  package let comment: ByteRange
  package let hasReason: Bool
  /// Whether the comment begins with it, so that it is no talk about suppressions.
  package let isAlone: Bool

  /// The word that begins one: `uilsp:disable:next …`.
  package static let marker = Array("\(Remarks.directive)disable".utf8)

  /// Reads what follows the marker at `offset` up to the end of the line or the comment.
  package init?(at offset: Int, in bytes: ArraySlice<UInt8>, comment: ByteRange, line: Int) {
    var words = Self.words(of: bytes, from: offset + Self.marker.count)
    let reason = words.firstIndex { bytes[$0].starts(with: Array("--".utf8)) }
    hasReason = reason.map { $0 + 1 < words.count || words[$0].count > 2 } ?? false
    words = Array(words.prefix(reason ?? words.count))
    let glued = bytes.dropFirst(offset + Self.marker.count - bytes.startIndex).first == UInt8(ascii: ":")
    let verb = glued ? words.first.map { String(decoding: bytes[$0].dropFirst(), as: UTF8.self) } : nil
    switch verb {
    case "next": extent = .line(line + 1)
    case "this": extent = .line(line)
    case "file": extent = .file
    default: extent = .unknown
    }
    names = words.dropFirst(glued ? 1 : 0).map { word in
      Name(rule: RuleID(rawValue: String(decoding: bytes[word], as: UTF8.self)), range: Self.range(word))
    }
    let end = words.last?.upperBound ?? (offset + Self.marker.count)
    range = ByteRange(offset, end)
    self.comment = comment
    isAlone = bytes[comment.start.value..<offset].allSatisfy { Self.opening.contains($0) }
  }

  private static let opening = Set("/*! \t".utf8)

  private static func range(_ word: Range<Int>) -> ByteRange { ByteRange(word.lowerBound, word.upperBound) }

  /// The words up to the end of the line, between spaces and commas; the end of a block comment is none.
  private static func words(of bytes: ArraySlice<UInt8>, from start: Int) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var word: Int?
    func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 9 || byte == UInt8(ascii: ",") }
    for index in start..<bytes.endIndex {
      let byte = bytes[index]
      let isEnd =
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        || byte == UInt8(ascii: "*") && bytes[index...].dropFirst().first == UInt8(ascii: "/")
      if isEnd || isBreak(byte) {
        if let first = word { words.append(first..<index) }
        word = nil
        if isEnd { return words }
      } else if word == nil {
        word = index
      }
    }
    if let first = word { words.append(first..<bytes.endIndex) }
    return words
  }
}
