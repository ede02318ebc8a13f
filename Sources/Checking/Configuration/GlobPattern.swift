/// A pattern for paths: `*` and `?` within a part, `**` over parts, `[a-z]` sets, `\` before a plain character.
package struct GlobPattern: Sendable {
  private let parts: [[UInt8]]

  package init(_ pattern: String) {
    parts = pattern.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true).map(Array.init)
  }

  /// Whether the whole of `path` (parts joined by `/`) matches.
  package func matches(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true).map(Array.init)
    return Self.match(parts[...], names[...])
  }

  private static let anyParts = Array("**".utf8)

  /// Matches parts from the left; only the last `**` seen is ever retried, so that time stays quadratic.
  private static func match(_ parts: ArraySlice<[UInt8]>, _ names: ArraySlice<[UInt8]>) -> Bool {
    var (part, name) = (parts.startIndex, names.startIndex)
    var retry: (part: Int, name: Int)?
    while name < names.endIndex {
      if part < parts.endIndex, parts[part] == anyParts {
        retry = (part, name)
        part += 1
      } else if part < parts.endIndex, matchName(parts[part], names[name]) {
        (part, name) = (part + 1, name + 1)
      } else if let last = retry {
        retry = (last.part, last.name + 1)
        (part, name) = (last.part + 1, last.name + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == anyParts }
  }

  /// Matches one part, by the same scheme with `*`.
  private static func matchName(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (at, index) = (0, 0)
    var retry: (at: Int, index: Int)?
    while index < name.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        retry = (at, index)
        at += 1
      } else if let next = matchByte(pattern, at, name[index]) {
        (at, index) = (next, index + 1)
      } else if let last = retry {
        retry = (last.at, last.index + 1)
        (at, index) = (last.at + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The index after the element of the pattern at `at` if that matches `byte`.
  private static func matchByte(_ pattern: [UInt8], _ at: Int, _ byte: UInt8) -> Int? {
    guard at < pattern.count else { return nil }
    switch pattern[at] {
    case UInt8(ascii: "?"): return at + 1
    case UInt8(ascii: "["): return matchSet(pattern, at, byte)
    case UInt8(ascii: "\\") where at + 1 < pattern.count: return pattern[at + 1] == byte ? at + 2 : nil
    default: return pattern[at] == byte ? at + 1 : nil
    }
  }

  private static func matchSet(_ pattern: [UInt8], _ start: Int, _ byte: UInt8) -> Int? {
    var index = start + 1
    var isNegated = false
    if index < pattern.count, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^") {
      isNegated = true
      index += 1
    }
    var contains = false
    let first = index
    while index < pattern.count, pattern[index] != UInt8(ascii: "]") || index == first {
      if index + 2 < pattern.count, pattern[index + 1] == UInt8(ascii: "-"), pattern[index + 2] != UInt8(ascii: "]") {
        if pattern[index] <= byte, byte <= pattern[index + 2] { contains = true }
        index += 3
      } else {
        if pattern[index] == byte { contains = true }
        index += 1
      }
    }
    guard index < pattern.count else { return byte == UInt8(ascii: "[") ? start + 1 : nil }
    return contains != isNegated ? index + 1 : nil
  }
}
