/// A condition of `#if` as far as it asks for the version of the language or the compiler. What such a condition leaves
/// out the compiler does not parse, since its syntax may be that of another version.
package struct VersionCondition {
  /// Whether the condition depends on a version (Swift compiler: `isVersionIfConfigCondition`).
  private(set) var isVersioned = false
  /// Whether it holds; nil where that depends on more than the version.
  package private(set) var holds: Bool?

  /// The version of the language that is parsed, and of the compiler that defines it.
  static let current = [6, 3, 1]
  private static let maximumDepth = 32

  package init(_ text: [UInt8]) {
    var reader = Reader(bytes: text[...])
    self = reader.readAlternatives(depth: 0)
  }

  fileprivate init(isVersioned: Bool, holds: Bool?) {
    self.isVersioned = isVersioned
    self.holds = holds
  }

  fileprivate static let unknown = VersionCondition(isVersioned: false, holds: nil)

  /// A condition is read byte by byte: `||` over `&&` over `!`, parentheses and calls.
  private struct Reader {
    var bytes: ArraySlice<UInt8>

    mutating func readAlternatives(depth: Int) -> VersionCondition {
      var result = readTerms(depth: depth)
      while eat("||") {
        let right = readTerms(depth: depth)
        let holds = result.holds == true || right.holds == true ? true : both(result.holds, right.holds)
        result = VersionCondition(isVersioned: result.isVersioned && right.isVersioned, holds: holds)
      }
      return result
    }

    private mutating func readTerms(depth: Int) -> VersionCondition {
      var result = readTerm(depth: depth)
      while eat("&&") {
        let right = readTerm(depth: depth)
        let holds = result.holds == false || right.holds == false ? false : both(result.holds, right.holds)
        result = VersionCondition(isVersioned: result.isVersioned || right.isVersioned, holds: holds)
      }
      return result
    }

    /// What two operands give together when neither decides.
    private func both(_ left: Bool?, _ right: Bool?) -> Bool? { left == right ? left : nil }

    private mutating func readTerm(depth: Int) -> VersionCondition {
      guard depth < VersionCondition.maximumDepth else { return .unknown }
      if eat("!") {
        let operand = readTerm(depth: depth + 1)
        return VersionCondition(isVersioned: operand.isVersioned, holds: operand.holds.map { !$0 })
      }
      if eat("(") {
        let inner = readAlternatives(depth: depth + 1)
        _ = eat(")")
        return inner
      }
      let name = String(decoding: take { $0 == UInt8(ascii: "_") || Self.isLetter($0) }, as: UTF8.self)
      guard eat("(") else { return .unknown }
      let isAtLeast = eat(">=")
      let isBelow = !isAtLeast && eat("<")
      let version = take { $0 != UInt8(ascii: ")") }
      _ = eat(")")
      switch name {
      case "swift", "compiler":
        guard isAtLeast || isBelow else { return VersionCondition(isVersioned: true, holds: nil) }
        return VersionCondition(isVersioned: true, holds: isReached(version) == isAtLeast)
      case "_compiler_version": return VersionCondition(isVersioned: true, holds: nil)
      default: return .unknown
      }
    }

    /// Whether the current version is `version`, such as `5.9`, or a later one.
    private func isReached(_ version: ArraySlice<UInt8>) -> Bool {
      let wanted = version.split(separator: UInt8(ascii: ".")).map { part in
        Int(String(decoding: part.filter { $0 > 0x20 }, as: UTF8.self)) ?? 0
      }
      return !VersionCondition.current.lexicographicallyPrecedes(wanted)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    private mutating func take(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let taken = bytes.prefix(while: isPart)
      bytes = bytes.dropFirst(taken.count)
      return taken
    }

    private mutating func eat(_ text: StaticString) -> Bool {
      bytes = bytes.drop { $0 <= 0x20 }
      let isThere = text.withUTF8Buffer { bytes.starts(with: $0) }
      if isThere { bytes = bytes.dropFirst(text.utf8CodeUnitCount) }
      return isThere
    }
  }
}

/// What the branches of an `#if` so far say about the next one.
struct BranchSelection {
  /// Whether `#else` was met.
  var hasElse = false
  /// Whether a branch before is known to be taken.
  private var hasTaken = false
  /// Whether the last condition that was looked at depends on a version.
  private var isVersioned = false

  /// Whether the branch with this condition, nil for `#else`, is left out because of a version.
  mutating func leavesOut(_ condition: VersionCondition?) -> Bool {
    guard !hasTaken else { return isVersioned }
    guard let condition else { return false }
    isVersioned = condition.isVersioned
    hasTaken = condition.holds == true
    return isVersioned && condition.holds == false
  }
}
