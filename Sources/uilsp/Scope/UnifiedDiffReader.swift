/// Reads a patch without context (`diff --unified=0`) for the lines that it changes.
enum UnifiedDiffReader {
  /// The changed lines of each file as it is afterwards; deleted files are left out. Paths lack their `b/`.
  static func changedLines(in patch: [UInt8]) -> [String: ChangedLines] {
    var result: [String: ChangedLines] = [:]
    var path: String?
    var lines: [Range<Int>] = []
    var gaps: [Int] = []
    // Lines of a hunk that are still to come: they may look like headers.
    var pending = 0
    func finish() {
      if let path { result[path] = .some(lines: lines, gaps: gaps) }
      path = nil
      lines = []
      gaps = []
    }
    for bytes in patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if pending > 0 {
        if bytes.first != UInt8(ascii: "\\") { pending -= 1 }
        continue
      }
      let line = String(decoding: bytes, as: UTF8.self)
      if line.hasPrefix("diff ") {
        finish()
      } else if line.hasPrefix("+++ ") {
        path = Self.path(line.dropFirst(4))
      } else if let hunk = Hunk(line) {
        pending = hunk.removed + hunk.added
        if hunk.added == 0 { gaps.append(hunk.start) } else { lines.append(hunk.start..<(hunk.start + hunk.added)) }
      }
    }
    finish()
    return result
  }

  /// `@@ -3,2 +4 @@`: how many lines go, and where how many come.
  private struct Hunk {
    let removed: Int
    let start: Int
    let added: Int

    init?(_ line: String) {
      let words = line.split(separator: " ")
      guard words.count >= 4, words[0] == "@@", words[3] == "@@", let old = Self.range(words[1], after: "-"),
        let new = Self.range(words[2], after: "+")
      else { return nil }
      removed = old.count
      start = new.start
      added = new.count
    }

    private static let largest = 1 << 40

    private static func range(_ word: Substring, after sign: Character) -> (start: Int, count: Int)? {
      guard word.first == sign else { return nil }
      let numbers = word.dropFirst().split(separator: ",").map { Int($0) }
      guard let start = numbers.first ?? nil, (0...largest).contains(start) else { return nil }
      let count = numbers.count > 1 ? numbers[1] ?? -1 : 1
      return (0...largest).contains(count) ? (start, count) : nil
    }
  }

  /// The path of a header: `b/a.ui`, with a tab after it where it holds a space; `"b/a\tb.ui"` where it holds worse; nil
  /// for `/dev/null`.
  private static func path(_ text: Substring) -> String? {
    let name = text.hasPrefix("\"") ? unquoted(text.dropFirst()) : String(text.prefix { $0 != "\t" })
    return name.hasPrefix("b/") ? String(name.dropFirst(2)) : nil
  }

  /// The string up to the closing quote, C's escapes resolved.
  private static func unquoted(_ text: Substring) -> String {
    let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if (UInt8(ascii: "0")...UInt8(ascii: "3")).contains(next) {
        let digits = [next] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 8) ?? UInt8(ascii: "?"))
      } else {
        bytes.append(escapes[next] ?? next)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
