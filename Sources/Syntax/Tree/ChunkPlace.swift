import SourceText

/// Where a chunk lies in one tree: the red side of the tree, made when it is walked.
final class ChunkPlace: Sendable {
  let chunk: Chunk
  let text: SourceText
  /// The offset of the chunk's first byte.
  let start: Int
  /// The place of the chunk that holds this one, and the record that stands for this one in it.
  let parent: ChunkPlace?
  let parentIndex: Int

  init(chunk: Chunk, text: SourceText, start: Int, parent: ChunkPlace?, parentIndex: Int) {
    self.chunk = chunk
    self.text = text
    self.start = start
    self.parent = parent
    self.parentIndex = parentIndex
  }

  /// Whether the chunk is an invisible run of a list's items.
  var isGroup: Bool {
    guard let parent else { return false }
    return parent.chunk.records[parentIndex].kind == .listGroup
  }

  func child(at index: Int, start: Int) -> ChunkPlace? {
    let record = chunk.records[index]
    guard record.isChunk else { return nil }
    return ChunkPlace(
      chunk: chunk.chunks[Int(record.first)],
      text: text,
      start: start,
      parent: self,
      parentIndex: index
    )
  }

  /// The offset at which the record at `index` starts. Takes time proportional to the chunk.
  func start(of index: Int) -> Int {
    var offset = start
    for earlier in chunk.records[..<index] where earlier.isLeaf { offset &+= Int(earlier.length) }
    return offset
  }
}
