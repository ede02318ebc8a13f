/// The open runs of a long list's items: items are put into groups, groups into groups of groups, so that a list of any
/// length is a shallow tree.
struct ListRuns {
  private static let groupSize = 64

  /// The start of the open run of items, then of groups, of groups of groups, …
  private var starts: [Mark] = []
  private var first: Mark

  init(_ start: Mark) {
    first = start
  }

  /// Groups what has become long enough after an item was added.
  mutating func closeItem(_ builder: inout TreeBuilder, reach: Int) {
    guard builder.recordCount &- first.index >= Self.groupSize else { return }
    builder.group(first, reach: reach)
    first = builder.mark()
    var level = 0
    while level < starts.count, builder.recordCount &- starts[level].index >= Self.groupSize {
      builder.group(starts[level], reach: reach)
      for lower in 0...level { starts[lower] = builder.mark() }
      level &+= 1
    }
    if level == starts.count { starts.append(groupStart(level, builder)) }
  }

  private func groupStart(_ level: Int, _ builder: TreeBuilder) -> Mark {
    builder.mark()
  }
}
