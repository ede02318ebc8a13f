/// The records between two places of a chunk, walked from first to last: the children of a node, or the items of a list
/// or of a group of such.
struct TreeFrame {
  let chunk: Chunk
  let first: Int
  let end: Int
  /// The offset of the first record in the text.
  let start: Int
  /// The record at hand, and where it starts.
  var index: Int
  var offset: Int
  /// The kind of the list whose items the frame walks.
  let list: SyntaxKind?
  /// Bytes from the list's start on that the parser had looked at before it came there.
  let head: UInt32
  /// The innermost node around that is neither a list nor a group of its items.
  let holder: SyntaxKind
  let level: Level

  /// What a declaration within may say of itself.
  enum Level {
    /// At file level, where it may say who sees it.
    case file
    /// Directly in an enum, where cases may stand.
    case enumeration
    /// Directly in a protocol, where nothing has a body.
    case protocolType
    /// Directly in a struct, which like an enum and a protocol has no class members.
    case structure
    case other
  }

  /// The whole tree.
  init(root chunk: Chunk) {
    self.init(chunk: chunk, first: 0, end: chunk.records.count, start: 0, list: nil, holder: .sourceFile, level: .file)
  }

  private init(
    chunk: Chunk,
    first: Int,
    end: Int,
    start: Int,
    list: SyntaxKind?,
    head: UInt32 = .max,
    holder: SyntaxKind,
    level: Level
  ) {
    self.chunk = chunk
    self.first = first
    self.end = end
    self.start = start
    index = first
    offset = start
    self.list = list
    self.head = head
    self.holder = holder
    self.level = level
  }
}

extension TreeFrame {
  var record: Record { chunk.records[index] }
  var recordEnd: Int { offset &+ Int(chunk.records[index].length) }
  var isAtEnd: Bool { index >= end }

  mutating func advance() {
    let record = chunk.records[index]
    index &+= record.span
    offset &+= Int(record.length)
  }

  /// The frame before its first record.
  var rewound: TreeFrame {
    var frame = self
    (frame.index, frame.offset) = (first, start)
    return frame
  }

  /// What is below the record at hand, which is no token.
  func descended() -> TreeFrame {
    let record = record
    guard record.isChunk else {
      return TreeFrame(
        chunk: chunk,
        first: index &+ 1,
        end: index &+ record.span,
        start: offset,
        list: record.kind.isList ? record.kind : nil,
        head: record.second,
        holder: record.kind.isList ? holder : record.kind,
        level: level(within: record.kind)
      )
    }
    let inner = chunk.chunks[Int(record.first)]
    return TreeFrame(
      chunk: inner,
      first: 0,
      end: inner.records.count,
      start: offset,
      list: record.kind == .listGroup ? list : nil,
      holder: holder,
      level: level
    )
  }

  private func level(within kind: SyntaxKind) -> Level {
    switch kind {
    case .sourceFile, .statementList, .memberList, .conditionalCompilation, .conditionalClause: level
    case .memberBlock:
      switch holder {
      case .enumDeclaration: .enumeration
      case .protocolDeclaration: .protocolType
      case .structDeclaration: .structure
      default: .other
      }
    default: .other
    }
  }
}

extension TreeFrame.Level {
  /// What the members of a type are that is declared with the keyword `word`.
  init(membersOf word: String) {
    self =
      switch word {
      case "enum": .enumeration
      case "protocol": .protocolType
      case "struct": .structure
      default: .other
      }
  }

  /// Whether members here cannot be marked `class`.
  var hasNoClassMembers: Bool {
    switch self {
    case .enumeration, .protocolType, .structure: true
    case .file, .other: false
    }
  }
}
