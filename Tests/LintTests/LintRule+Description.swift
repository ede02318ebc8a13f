import Lint
import Testing

extension LintRule: @retroactive CustomTestStringConvertible {
  public var testDescription: String { id.rawValue }
}
