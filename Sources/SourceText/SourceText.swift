/// An immutable text of UTF-8 bytes, valid or not, kept in shared pieces: a changed copy shares all but the pieces
/// that the change touches.
public struct SourceText: Sendable {
  let root: RopeNode
  /// All bytes in one array, which the pieces share, as long as no change has been made: most texts are read and never
  /// changed.
  private let whole: [UInt8]?

  public init(_ bytes: [UInt8]) {
    root = RopeNode.build(bytes)
    whole = bytes
  }

  public init(_ string: String) {
    self.init(Array(string.utf8))
  }

  private init(root: RopeNode) {
    self.root = root
    whole = nil
  }

  public var byteCount: Int { root.byteCount }

  /// All bytes in one array. Takes time proportional to the text once it has been changed.
  public var bytes: [UInt8] { whole ?? bytes(in: ByteRange(0, byteCount)) }

  /// All bytes in order, in the pieces in which they are kept: for looks at the whole text that need no copy of it.
  public var pieces: [ArraySlice<UInt8>] {
    if let whole { return [whole[...]] }
    return root.leaves.map(\.bytes)
  }

  /// The text as a string; ill-formed bytes become replacement characters. Takes time proportional to the text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of `range`, as far as it lies within the text.
  public func bytes(in range: ByteRange) -> [UInt8] {
    let range = clamped(range)
    if let whole { return Array(whole[range.start.value..<range.end.value]) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    root.append(range.start.value..<range.end.value, to: &result)
    return result
  }

  /// The same as a part of the text, which is not copied where it lies in one piece.
  public func slice(in range: ByteRange) -> ArraySlice<UInt8> {
    let range = clamped(range)
    return whole?[range.start.value..<range.end.value] ?? bytes(in: range)[...]
  }

  /// The text of `range`, as far as it lies within the text; ill-formed bytes become replacement characters.
  public func string(in range: ByteRange) -> String {
    let range = clamped(range)
    if let whole { return String(decoding: whole[range.start.value..<range.end.value], as: UTF8.self) }
    guard let leaf = root.leaf(around: range.start.value..<range.end.value) else {
      return String(decoding: bytes(in: range), as: UTF8.self)
    }
    let start = leaf.bytes.startIndex &+ range.start.value &- leaf.start
    return String(decoding: leaf.bytes[start..<start &+ range.count], as: UTF8.self)
  }

  /// The text with the bytes of `range` replaced.
  public func replacing(_ range: ByteRange, with bytes: [UInt8]) -> SourceText {
    let range = clamped(range)
    return SourceText(root: root.replacing(range.start.value..<range.end.value, with: bytes))
  }

  /// `offset` moved into the text where it lies outside.
  public func clamped(_ offset: ByteOffset) -> ByteOffset {
    ByteOffset(min(max(offset.value, 0), byteCount))
  }

  private func clamped(_ range: ByteRange) -> ByteRange {
    ByteRange(clamped(range.start), clamped(range.end))
  }
}

extension SourceText: Equatable {
  public static func == (lhs: SourceText, rhs: SourceText) -> Bool {
    lhs.root === rhs.root || (lhs.byteCount == rhs.byteCount && lhs.bytes == rhs.bytes)
  }
}

extension RopeNode {
  /// The leaf that holds all of `range`, which lies within the piece, and where in the piece it starts; nil where the
  /// range is in several.
  func leaf(around range: Range<Int>) -> (bytes: ArraySlice<UInt8>, start: Int)? {
    var node = self
    var start = 0
    while true {
      switch node.content {
      case .leaf(let bytes): return (bytes, start)
      case .branch(let children):
        let ends = node.ends
        guard let index = ends.firstIndex(where: { range.lowerBound < start &+ $0 }),
          range.upperBound <= start &+ ends[index]
        else { return nil }
        if index > 0 { start &+= ends[index &- 1] }
        node = children[index]
      }
    }
  }

  /// The leaves in order, each with its bytes.
  var leaves: [(node: RopeNode, bytes: ArraySlice<UInt8>)] {
    var leaves: [(node: RopeNode, bytes: ArraySlice<UInt8>)] = []
    append(to: &leaves)
    return leaves
  }

  private func append(to leaves: inout [(node: RopeNode, bytes: ArraySlice<UInt8>)]) {
    switch content {
    case .leaf(let bytes): leaves.append((self, bytes))
    case .branch(let children): for child in children { child.append(to: &leaves) }
    }
  }

  /// Appends the bytes of `range`, which lies within the piece.
  func append(_ range: Range<Int>, to result: inout [UInt8]) {
    guard !range.isEmpty else { return }
    switch content {
    case .leaf(let bytes):
      let start = bytes.startIndex
      result.append(contentsOf: bytes[start &+ range.lowerBound..<start &+ range.upperBound])
    case .branch(let children):
      var start = 0
      for child in children {
        let end = start &+ child.byteCount
        let low = max(range.lowerBound, start)
        let high = min(range.upperBound, end)
        if low < high { child.append(low &- start..<high &- start, to: &result) }
        if end >= range.upperBound { return }
        start = end
      }
    }
  }
}
