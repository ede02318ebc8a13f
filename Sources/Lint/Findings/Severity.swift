/// How much a finding matters. `off` is a severity only in configuration: such a finding is never made.
package enum Severity: String, CaseIterable, Sendable {
  case off
  case hint
  case info
  case warning
  case error
}

extension Severity: Comparable {
  package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .off: 0
    case .hint: 1
    case .info: 2
    case .warning: 3
    case .error: 4
    }
  }
}
