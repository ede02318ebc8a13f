import Semantics
import SourceText

/// A document that the client has open.
struct OpenDocument: Sendable {
  /// As the client spells it; answers use the same spelling.
  let uri: String
  let file: FileID
  var version: Int
  var text: SourceText

  /// Whether it is XML of another tool (Qt, GTK), about which nothing is said.
  var isForeign: Bool { Self.isForeign(text) }

  static func isForeign(_ text: SourceText) -> Bool {
    let opening = text.bytes(in: ByteRange(0, 1_024))
    let isMarked = opening.starts(with: [0xEF, 0xBB, 0xBF])
    let first = opening.dropFirst(isMarked ? 3 : 0).first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    return first == UInt8(ascii: "<")
  }
}
