/// Two texts side by side, for the message of a failed comparison.
enum LineDifference {
  /// Unchanged lines with two spaces before them, expected ones with `-`, actual ones with `+`.
  static func describe(from expected: String, to actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        result.append("- \(old[left])")
        left += 1
      } else if right < new.count, inserted.contains(right) {
        result.append("+ \(new[right])")
        right += 1
      } else {
        result.append("  \(right < new.count ? new[right] : "")")
        left += 1
        right += 1
      }
    }
    return result.joined(separator: "\n")
  }
}
