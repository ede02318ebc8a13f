/// The changes between two texts as `diff -u` writes them.
struct UnifiedDiff {
  private let path: String
  private let old: [Substring]
  private let new: [Substring]

  init(from old: String, to new: String, path: String) {
    self.path = path
    self.old = old.split(separator: "\n", omittingEmptySubsequences: false)
    self.new = new.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static let context = 3

  /// One line of the two texts laid side by side.
  private struct Line {
    let sign: Character
    let text: Substring
    let oldNumber: Int
    let newNumber: Int
  }

  var text: String {
    let lines = aligned
    let name = path.drop { $0 == "/" }
    var result = "--- a/\(name)\n+++ b/\(name)\n"
    for hunk in hunks(of: lines) {
      let part = lines[hunk]
      guard let first = part.first else { continue }
      let oldCount = part.count { $0.sign != "+" }
      let newCount = part.count { $0.sign != "-" }
      result += "@@ -\(first.oldNumber),\(oldCount) +\(first.newNumber),\(newCount) @@\n"
      for line in part { result += "\(line.sign)\(line.text)\n" }
    }
    return result
  }

  private var aligned: [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(Line(sign: "-", text: old[left], oldNumber: left + 1, newNumber: right + 1))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        lines.append(Line(sign: "+", text: new[right], oldNumber: left + 1, newNumber: right + 1))
        right += 1
      } else {
        guard left < old.count else { break }
        lines.append(Line(sign: " ", text: old[left], oldNumber: left + 1, newNumber: right + 1))
        left += 1
        right += 1
      }
    }
    return lines
  }

  /// Ranges of lines around changes, joined where their contexts meet.
  private func hunks(of lines: [Line]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.sign != " " {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }
}
