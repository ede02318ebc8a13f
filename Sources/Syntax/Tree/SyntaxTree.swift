public import SourceText

/// A text and its tree: every byte of the text is in exactly one token or its trivia.
public struct SyntaxTree: Sendable {
  public let text: SourceText
  let chunk: Chunk
  /// Whether indentation told which braces are missing, because they do not pair up without.
  let usesIndentation: Bool

  init(text: SourceText, chunk: Chunk, usesIndentation: Bool) {
    self.text = text
    self.chunk = chunk
    self.usesIndentation = usesIndentation
  }

  /// Whether both are one tree of one text; two parses of the same text are not.
  public func isSame(as other: SyntaxTree) -> Bool { chunk === other.chunk && text == other.text }

  /// Whether every brace has its partner, which may also come of recovery by indentation.
  var pairsBraces: Bool { chunk.balance.isEven }

  /// The `sourceFile` node.
  public var root: SyntaxNode {
    SyntaxNode(
      place: ChunkPlace(chunk: chunk, text: text, start: 0, parent: nil, parentIndex: 0),
      index: 0,
      start: 0
    )
  }

  /// All syntax errors by position. Takes time proportional to the number of errors and their depth.
  public var diagnostics: [SyntaxDiagnostic] {
    var result: [SyntaxDiagnostic] = []
    Self.collect(from: chunk, start: 0, into: &result)
    return result.sorted {
      ($0.range.start, $0.range.end, $0.message) < ($1.range.start, $1.range.end, $1.message)
    }
  }

  private static func collect(from chunk: Chunk, start: Int, into result: inout [SyntaxDiagnostic]) {
    result += chunk.diagnostics.map { $0.shifted(by: start) }
    guard !chunk.chunks.isEmpty else { return }
    var offset = start
    for record in chunk.records where record.isLeaf {
      if record.isChunk, record.flags.contains(.hasError) {
        collect(from: chunk.chunks[Int(record.first)], start: offset, into: &result)
      }
      offset &+= Int(record.length)
    }
  }

  /// Bytes that the tree, without the text, takes in memory.
  public var memoryBytes: Int { chunk.memoryBytes }
}

extension SyntaxTree {
  /// The share of this tree's text, from 0 to 1, that lies in storage which `other` holds too.
  public func sharedShare(with other: SyntaxTree) -> Double {
    guard text.byteCount > 0 else { return 1 }
    var known: Set<ObjectIdentifier> = []
    Self.gather(other.chunk, into: &known)
    return Double(Self.sharedBytes(chunk, known)) / Double(text.byteCount)
  }

  private static func gather(_ chunk: Chunk, into known: inout Set<ObjectIdentifier>) {
    known.insert(ObjectIdentifier(chunk))
    for child in chunk.chunks { gather(child, into: &known) }
  }

  private static func sharedBytes(_ chunk: Chunk, _ known: Set<ObjectIdentifier>) -> Int {
    if known.contains(ObjectIdentifier(chunk)) {
      return chunk.records.reduce(0) { $0 &+ ($1.isLeaf ? Int($1.length) : 0) }
    }
    return chunk.chunks.reduce(0) { $0 &+ sharedBytes($1, known) }
  }
}
