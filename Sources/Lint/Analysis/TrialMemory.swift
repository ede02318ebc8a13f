import Interpreter
import Semantics

/// What running the program's own `reduce` functions and layouts has shown: several rules ask for the same.
final class TrialMemory: Sendable {
  /// By the preference key's name.
  let reductions = MemoTable<String, ReduceTrial?>()
  /// By the layout type's name.
  let layouts = MemoTable<String, LayoutTrial?>()
}

extension ProgramScope {
  /// What `reduce` of the key does with sample values; nil where it cannot be run.
  func reduceTrial(of key: PreferenceKeyParts) -> ReduceTrial? {
    let name = key.type.declaration.type.qualifiedName
    return trials.reductions.value(for: name) { ReduceTrial(key: name, program: program) }
  }
}
