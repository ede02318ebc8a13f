/// One token or node as it lies in a chunk: 16 bytes. A node's record is followed by those of its descendants.
struct Record: Sendable {
  let kind: SyntaxKind
  var flags: RecordFlags
  /// How many levels of the grammar nest within it; past 255 counts as 255.
  var height: UInt8
  /// Item or group of a list: the least indentation of a declaration that starts a line and could end the block around
  /// by that.
  var indent: UInt8 = 255
  /// Bytes with all trivia.
  var length: UInt32
  /// Token: bytes of leading trivia. Node: records of the subtree, this one included. Shared chunk: its index.
  var first: UInt32
  /// Token: bytes of trailing trivia. Item or group of items: bytes after its end that the parser looked at. List:
  /// bytes from its start on that the parser looked at before it came there.
  var second: UInt32
}

/// What a record says beside its kind and length.
struct RecordFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// The record stands for a chunk of its own.
  static let isChunk = RecordFlags(rawValue: 1)
  /// A syntax error was found within; such pieces are parsed anew rather than reused.
  static let hasError = RecordFlags(rawValue: 2)
  /// The token is not in the source; it stands where it was expected.
  static let isMissing = RecordFlags(rawValue: 4)
  /// A brace within closes at an indentation that recovery by indentation would take for a mistake.
  static let isRagged = RecordFlags(rawValue: 16)
  /// Item of a list: an error was found within it, before its node started, or between it and an item beside it.
  static let isFlawed = RecordFlags(rawValue: 32)
  /// A line starts within the token's leading trivia.
  static let startsLine = RecordFlags(rawValue: 8)
}

extension Record {
  var isToken: Bool { kind.isToken }
  var isChunk: Bool { flags.contains(.isChunk) }
  /// Whether no other record of the same chunk lies below it.
  var isLeaf: Bool { kind.isToken || flags.contains(.isChunk) }
  /// Whether it is a leaf with text in the source.
  var isFilledLeaf: Bool { length > 0 && isLeaf }
  /// Records from this one to the end of its subtree within the chunk.
  var span: Int { isLeaf ? 1 : Int(first) }
}
