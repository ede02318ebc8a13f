import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let preferenceReduceNotAssociative = LintRule(
    id: "preference-reduce-not-associative",
    summary: "What a preference comes to depends on how the views are nested",
    documentation: """
      SwiftUI joins the values of a stack first, then that of the stack with its neighbors. Where \
      `reduce(reduce(a, b), c)` is not `reduce(a, reduce(b, c))`, a `Group` or a stack more changes the result: a running \
      average weighs the last view most.

      Carry what the result is made of (a sum and a count, all the values) and compute it where it is read.
      """,
    severity: .info,
    bad: [
      """
      struct Average: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = (value + nextValue()) / 2 }
      }
      """,
      """
      struct Difference: PreferenceKey {
        static let defaultValue: Double = 0
        static func reduce(value: inout Double, nextValue: () -> Double) {
          let next = nextValue()
          value -= next
        }
      }
      """,
    ],
    good: [
      """
      struct Total: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
      }
      """,
      """
      struct Frames: PreferenceKey {
        static let defaultValue: [Int: CGRect] = [:]
        static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
          value.merge(nextValue()) { $1 }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.preferenceKeys.map { PreferenceKeyParts($0) }.compactMap { key in
        guard let reduce = key.reduce, let place = scope.place(reduce.nameSpan),
          let trial = scope.reduceTrial(of: key),
          let example = trial.nesting
        else { return nil }
        return Problem(
          place,
          "what 'reduce' of '\(key.name)' comes to depends on how views are nested: \(example.first) one way, "
            + "\(example.second) the other; carry what the result is made of, and compute it where it is read"
        )
      }
    }
  )
}
