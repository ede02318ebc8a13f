/// The open runs of a long list's items: items are put into groups, groups into groups of groups, so that a list of any
/// length is a shallow tree.
struct ListRuns {
  private static let groupSize = 64

  /// The start of the open run of items.
  private var first: Mark
  /// The starts of the open runs of groups, of groups of groups, …
  private var outer: [Mark] = []

  /// How many errors were found when the last item was closed.
  private(set) var errorCount: Int

  let start: Mark
  let head: UInt32

  /// A list that starts here, of which `head` bytes are known to the parser.
  init(_ start: Mark, head: UInt32) {
    first = start
    self.start = start
    self.head = head
    errorCount = start.errors
  }

  /// Groups what has become long enough after an item was added.
  mutating func closeItem(_ builder: inout TreeBuilder, reach: Int) {
    if builder.errorCount > errorCount {
      builder.noteErrorOfLast(reach: reach, since: first)
      errorCount = builder.errorCount
    }
    guard builder.recordCount &- first.index >= Self.groupSize else { return }
    var start = first
    var level = 0
    while builder.recordCount &- start.index >= Self.groupSize {
      builder.group(start, reach: reach)
      if level == outer.count { outer.append(start) }
      start = outer[level]
      level &+= 1
    }
    let next = builder.mark()
    first = next
    for lower in 0..<level &- 1 { outer[lower] = next }
  }
}
