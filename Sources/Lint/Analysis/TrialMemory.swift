import Interpreter
import Semantics
import Synchronization

/// What running the program's own `reduce` functions and layouts has shown: several rules ask for the same.
final class TrialMemory: Sendable {
  private let reductions = Mutex<[String: ReduceTrial?]>([:])
  private let layouts = Mutex<[String: LayoutTrial?]>([:])

  func reduction(of key: String, _ make: () -> ReduceTrial?) -> ReduceTrial? {
    if let known = reductions.withLock({ $0[key] }) { return known }
    let made = make()
    reductions.withLock { $0[key] = .some(made) }
    return made
  }

  func layout(of type: String, _ make: () -> LayoutTrial?) -> LayoutTrial? {
    if let known = layouts.withLock({ $0[type] }) { return known }
    let made = make()
    layouts.withLock { $0[type] = .some(made) }
    return made
  }
}

extension ProgramScope {
  /// What `reduce` of the key does with sample values; nil where it cannot be run.
  func reduceTrial(of key: PreferenceKeyParts) -> ReduceTrial? {
    let name = key.type.declaration.type.qualifiedName
    return trials.reduction(of: name) { ReduceTrial(key: name, program: program) }
  }
}
