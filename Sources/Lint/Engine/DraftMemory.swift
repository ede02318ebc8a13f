import Semantics
import Synchronization

/// What the rules about syntax and names have found in one version of a program, each as a whole.
final class DraftMemory: Sendable {
  private let byFile = Mutex<[FileID: [Draft]]>([:])
  private let byRule = Mutex<[RuleID: [Draft]]>([:])

  /// What all rules that visit nodes find in a file.
  func inFile(_ file: FileID, _ find: () -> [Draft]) -> [Draft] { Self.known(byFile, file, find) }

  /// What a rule finds that looks at the whole program.
  func ofRule(_ rule: RuleID, _ find: () -> [Draft]) -> [Draft] { Self.known(byRule, rule, find) }

  private static func known<Key: Hashable & Sendable>(
    _ table: borrowing Mutex<[Key: [Draft]]>,
    _ key: Key,
    _ find: () -> [Draft]
  ) -> [Draft] {
    if let known = table.withLock({ $0[key] }) { return known }
    let found = find()
    table.withLock { $0[key] = found }
    return found
  }
}
