import Checking
import Lint
import Testing

extension LintRule: CustomTestStringConvertible {
  public var testDescription: String { id.rawValue }
}
