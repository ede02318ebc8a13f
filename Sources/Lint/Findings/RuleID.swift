/// The name of a rule, as in findings, configuration and suppression comments: `geometry-reader-root`.
package struct RuleID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral value: String) { rawValue = value }
}

extension RuleID: Comparable {
  package static func < (lhs: RuleID, rhs: RuleID) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension RuleID: CustomStringConvertible {
  package var description: String { rawValue }
}
