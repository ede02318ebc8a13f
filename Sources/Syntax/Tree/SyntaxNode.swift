public import SourceText

/// A node or a token of a tree, at its place in the text. Two are equal if they are the same piece at the same place.
public struct SyntaxNode: Sendable {
  let place: ChunkPlace
  let index: Int
  /// The offset of the first byte, leading trivia included.
  let start: Int

  init(place: ChunkPlace, index: Int, start: Int) {
    self.place = place
    self.index = index
    self.start = start
  }

  var record: Record { place.chunk.records[index] }
}

extension SyntaxNode {
  public var kind: SyntaxKind { record.kind }

  public var isToken: Bool { kind.isToken }

  /// Whether the source leaves the token or node out; its range is empty then.
  public var isMissing: Bool { record.flags.contains(.isMissing) || kind.isMissing }

  /// Whether a syntax error lies within.
  public var hasError: Bool { record.flags.contains(.hasError) }

  /// The range with leading and trailing trivia.
  public var fullRange: ByteRange { ByteRange(start, start &+ Int(record.length)) }

  /// The range from the first token's text to the last one's, without the trivia around.
  public var range: ByteRange {
    let record = record
    guard record.length > 0 else { return ByteRange(start, start) }
    return ByteRange(start &+ leadingTriviaLength, start &+ Int(record.length) &- trailingTriviaLength)
  }

  /// Bytes of trivia before the first token's text.
  var leadingTriviaLength: Int {
    let record = record
    if record.isToken { return Int(record.first) }
    return place.chunk.firstToken(in: index..<index &+ record.span).map { Int($0.first) } ?? 0
  }

  /// Bytes of trivia after the last token's text.
  var trailingTriviaLength: Int {
    let record = record
    if record.isToken { return Int(record.second) }
    return place.chunk.lastToken(in: index..<index &+ record.span).map { Int($0.second) } ?? 0
  }

  /// The source text without the trivia around.
  public var text: String { place.text.string(in: range) }

  /// The bytes of the source text without the trivia around.
  public var bytes: [UInt8] { place.text.bytes(in: range) }

  /// The same as a part of the text, which is not copied where that is possible.
  public var slice: ArraySlice<UInt8> { place.text.slice(in: range) }

  /// Whether a line starts between the previous token and this piece.
  public var startsLine: Bool {
    let record = record
    if record.isToken { return record.flags.contains(.startsLine) }
    return firstToken?.startsLine ?? false
  }
}

extension SyntaxNode: Hashable {
  public static func == (lhs: SyntaxNode, rhs: SyntaxNode) -> Bool {
    lhs.index == rhs.index && lhs.start == rhs.start && lhs.place.chunk === rhs.place.chunk
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(index)
    hasher.combine(ObjectIdentifier(place.chunk))
  }
}

extension SyntaxNode: CustomStringConvertible {
  public var description: String { "\(kind.name) \(range)" }
}
