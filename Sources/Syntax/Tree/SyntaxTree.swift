public import SourceText

/// A text and its tree: every byte of the text is in exactly one token or its trivia.
public struct SyntaxTree: Sendable {
  public let text: SourceText
  let chunk: Chunk

  init(text: SourceText, chunk: Chunk) {
    self.text = text
    self.chunk = chunk
  }

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
    return result.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
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
