import SourceText

/// What stands before the period of a member, as a hash: the name of a value, a call, a label, an operator. Where programs
/// write the same before it, they mostly mean the same members.
package struct MemberContext: Sendable {
  fileprivate let hash: UInt32

  /// Nil where the code does not end with the period of a member.
  package init?(before code: [UInt8]) {
    var reader = MemberUseReader()
    for byte in code { reader.take(byte) }
    guard let hash = reader.opened else { return nil }
    self.hash = hash
  }

  /// The hash of a member there.
  func hash(of name: String) -> UInt32 { name.utf8.reduce(hash) { UnitWords.hash($0, $1) } }
}

extension Unit {
  /// The hashes of all members that its code names, each with what stands before it.
  var memberUses: [UInt32] {
    var reader = MemberUseReader()
    for byte in source { reader.take(byte) }
    return reader.found
  }
}

/// Reads code and finds the names behind periods.
private struct MemberUseReader {
  /// The members so far.
  private(set) var found: [UInt32] = []
  /// What stands before a period that has just been read.
  private(set) var opened: UInt32?
  private var word: UInt32?
  private var member: UInt32?
  /// The last word, call or bracket, and the operator or the like behind it.
  private var last: UInt32 = 0
  private var mark: UInt8 = 0
  private var isSpaced = false
  private var isClosed = false
  /// What is called, of the parentheses and braces that are open.
  private var callees: [UInt32] = []

  private static let deepest = 256

  mutating func take(_ byte: UInt8) {
    guard !byte.isPartOfWord else {
      if word == nil { member = opened }
      word = UnitWords.hash(word, byte)
      member = member.map { UnitWords.hash($0, byte) }
      opened = nil
      return
    }
    if let word { end(word) }
    opened = nil
    switch byte {
    case UInt8(ascii: "."): opened = context
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): isSpaced = true
    case UInt8(ascii: "?"), UInt8(ascii: "!"): if mark != 0 || isSpaced { take(mark: byte) }
    case UInt8(ascii: "("):
      enter(mark == 0 && !isSpaced ? UnitWords.hash(last, byte) : 0)
      take(mark: byte)
    // A call is the same with its arguments in parentheses and in braces.
    case UInt8(ascii: "{"):
      enter(mark != 0 ? 0 : isClosed ? last : UnitWords.hash(last, UInt8(ascii: "(")))
      take(mark: byte)
    case UInt8(ascii: ")"), UInt8(ascii: "}"): leave(callees.popLast() ?? 0)
    case UInt8(ascii: "]"), UInt8(ascii: ">"): leave(UnitWords.hash(0, byte))
    default: take(mark: byte)
    }
  }

  private mutating func end(_ word: UInt32) {
    if let member { found.append(member) }
    (last, mark, isSpaced, isClosed) = (word, 0, false, false)
    (self.word, member) = (nil, nil)
  }

  private mutating func take(mark byte: UInt8) { (mark, isSpaced, isClosed) = (byte, false, false) }

  private mutating func enter(_ call: UInt32) { if callees.count < Self.deepest { callees.append(call) } }

  private mutating func leave(_ call: UInt32) { (last, mark, isSpaced, isClosed) = (call, 0, false, true) }

  /// What stands before a period at the place: a value, a word that a space parts from it, what gets a value, an operator.
  private var context: UInt32 {
    let period = UInt8(ascii: ".")
    switch mark {
    case 0: return UnitWords.hash(isSpaced && !isClosed ? UnitWords.hash(last, UInt8(ascii: " ")) : last, period)
    case UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: "="):
      return UnitWords.hash(UnitWords.hash(last, mark), period)
    default: return UnitWords.hash(UnitWords.hash(0, mark), period)
    }
  }
}

extension WordCounts {
  /// How often the program names a member after what stands before it.
  package func uses(of member: String, in context: MemberContext) -> Int { memberUses[context.hash(of: member)] ?? 0 }
}
