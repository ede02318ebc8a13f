/// What a method of the standard library's sequences and dictionaries makes of their elements.
package struct SequenceTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Calls the closure that it is given before it returns.
  package static let callsAtOnce = SequenceTraits(rawValue: 1 << 0)
  /// Gives a list of the receiver's elements.
  package static let givesElements = SequenceTraits(rawValue: 1 << 1)
  /// Of those it may leave some out, and all others stay in their order.
  package static let leavesOut = SequenceTraits(rawValue: 1 << 2)
  /// Gives a list of what a function makes of each element.
  package static let givesMade = SequenceTraits(rawValue: 1 << 3)
  /// Gives the elements of the lists that a function makes of each element.
  package static let joinsMade = SequenceTraits(rawValue: 1 << 4)
  /// Gives as many elements as the receiver has.
  package static let keepsCount = SequenceTraits(rawValue: 1 << 5)
  /// Looks at all elements, or makes new ones, when it is called.
  package static let looksAtAll = SequenceTraits(rawValue: 1 << 6)

  /// The traits of the method of that name.
  package static func of(_ name: String) -> SequenceTraits { table[name] ?? [] }

  private static let table: [String: SequenceTraits] = [
    "allSatisfy": .callsAtOnce, "compactMap": [.callsAtOnce, .givesMade, .looksAtAll], "contains": .callsAtOnce,
    "count": .callsAtOnce, "drop": [.callsAtOnce, .givesElements], "dropFirst": [.givesElements, .leavesOut],
    "dropLast": [.givesElements, .leavesOut], "enumerated": .keepsCount,
    "filter": [.callsAtOnce, .givesElements, .leavesOut, .looksAtAll], "first": .callsAtOnce,
    "firstIndex": .callsAtOnce, "flatMap": [.callsAtOnce, .joinsMade, .looksAtAll], "forEach": .callsAtOnce,
    "last": .callsAtOnce, "lastIndex": .callsAtOnce,
    "map": [.callsAtOnce, .givesMade, .keepsCount, .looksAtAll], "mapValues": .callsAtOnce, "max": .callsAtOnce,
    "merge": .callsAtOnce, "merging": .callsAtOnce, "min": .callsAtOnce,
    "prefix": [.callsAtOnce, .givesElements, .leavesOut], "reduce": [.callsAtOnce, .looksAtAll],
    "removeAll": .callsAtOnce, "reversed": [.givesElements, .keepsCount],
    "shuffled": [.givesElements, .keepsCount, .looksAtAll], "sort": .callsAtOnce,
    "sorted": [.callsAtOnce, .givesElements, .keepsCount, .looksAtAll], "suffix": [.givesElements, .leavesOut],
  ]
}
