import Semantics
import SourceText

/// One of the parts that several runs divide a check into. Each file belongs to one of them, and each finding to its
/// file, so that the shards' findings together are those of a whole check.
struct Shard: Equatable, Sendable {
  /// From 1.
  let number: Int
  let count: Int

  /// Reads `2/5`.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count <= Self.most,
      number >= 1, number <= count
    else { throw UsageError("--shard needs I/N, the first of three being 1/3, not '\(text)'") }
    self.number = number
    self.count = count
  }

  private static let most = 10_000

  /// The shard that a test runner asks for: Bazel sets `TEST_SHARD_INDEX` (from 0) and `TEST_TOTAL_SHARDS`.
  init?(environment: (String) -> String?) throws(UsageError) {
    guard let total = environment("TEST_TOTAL_SHARDS"), let index = environment("TEST_SHARD_INDEX") else { return nil }
    guard let count = Int(total), let number = Int(index), number >= 0, number < count, count <= Self.most else {
      throw UsageError("TEST_SHARD_INDEX is '\(index)' and TEST_TOTAL_SHARDS '\(total)'; the index counts from 0")
    }
    self.number = number + 1
    self.count = count
  }

  /// The files of this shard. The largest are dealt first, each to the shard that has least so far.
  func files(of texts: [FileID: SourceText]) -> Set<FileID> {
    var loads = [Int](repeating: 0, count: count)
    var own: Set<FileID> = []
    let order = texts.map { (size: $0.value.byteCount, file: $0.key) }.ordered {
      ($1.size, $0.file) < ($0.size, $1.file)
    }
    for (size, file) in order {
      guard let least = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { continue }
      loads[least] += size + 1
      if least == number - 1 { own.insert(file) }
    }
    return own
  }
}
