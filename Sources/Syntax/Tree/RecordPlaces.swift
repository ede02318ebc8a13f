/// Where the records of a large chunk start, and which ones hold them: without it, each step upwards and each look for a
/// place takes time proportional to the chunk.
final class RecordPlaces: Sendable {
  /// Chunks of fewer records are walked.
  static let fewRecords = 512

  /// The record that holds each one, `UInt32.max` at the top.
  private let parents: [UInt32]
  /// Bytes before each record in the chunk.
  private let starts: [UInt32]

  init(_ records: [Record]) {
    var parents: [UInt32] = []
    var starts: [UInt32] = []
    parents.reserveCapacity(records.count)
    starts.reserveCapacity(records.count)
    var open: [(index: UInt32, end: Int)] = []
    var offset: UInt32 = 0
    for (index, record) in records.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      parents.append(open.last?.index ?? .max)
      starts.append(offset)
      if record.isLeaf {
        offset &+= record.length
      } else {
        open.append((UInt32(truncatingIfNeeded: index), index &+ record.span))
      }
    }
    self.parents = parents
    self.starts = starts
  }

  func parent(of index: Int) -> Int? { parents[index] == .max ? nil : Int(parents[index]) }

  func start(of index: Int) -> Int { Int(starts[index]) }

  /// Among siblings, the first of which is `siblings.lowerBound`, the one that holds the byte at `offset`; the last one
  /// where it lies behind them.
  func sibling(in siblings: Range<Int>, holding offset: Int) -> Int {
    var (low, high) = (siblings.lowerBound, siblings.upperBound)
    while low &+ 1 < high {
      let middle = (low &+ high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    while let parent = parent(of: low), parent >= siblings.lowerBound { low = parent }
    return low
  }
}
