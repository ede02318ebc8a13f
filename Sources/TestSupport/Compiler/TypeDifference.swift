/// Programs among the fixtures in which some expression has another type here than for the compiler: faults that are known
/// and to be mended. A program that has none any more is taken out; the tests say so.
package struct TypeDifference: Sendable {
  package let reason: String
  /// Paths below `Tests/Fixtures`, or the names of seeds.
  package let programs: [String]

  /// The fault that a program is known for.
  package static func known(in program: String) -> TypeDifference? { all.first { $0.programs.contains(program) } }

  package static let all: [TypeDifference] = [
    TypeDifference(
      reason: "A literal takes its default type, or that of one use, where the compiler finds what all uses agree on.",
      programs: [
        "checks/layout-laws.ui",
        "frames/expected-types-of-arguments.ui", "frames/option-sets.ui", "frames/own-control-styles.ui",
        "rules/GeometryReader/geometry-reader-nested.ui",
      ]
    ),
    TypeDifference(
      reason: "The compiler turns a value into an optional where it stands, or takes one apart.",
      programs: ["rules/CoordinateSpaces/coordinate-space-unused.ui"]
    ),
    TypeDifference(
      reason: "A key behind a binding to a dictionary is taken for a position, which only mutable collections have.",
      programs: ["frames/parts-of-bindings.ui"]
    ),
    TypeDifference(
      reason: "A value that is made and called with a closure is shown as the value by the compiler.",
      programs: ["frames/custom-layouts.ui"]
    ),
    TypeDifference(
      reason: "The value of a gesture made by modifiers is not found.",
      programs: ["rules/Environment/environment-high-frequency-value.ui"]
    ),
    TypeDifference(
      reason: "An implicit initializer is taken from the first type that has one.",
      programs: ["frames/texts.ui"]
    ),
    TypeDifference(
      reason: "A module's type that is called, `SwiftUI.Divider()`, is shown as the type, not as its initializer.",
      programs: ["frames/values-in-views.ui"]
    ),
    TypeDifference(
      reason: "What stands under `#if os(iOS)` is no part of the program that the compiler reads.",
      programs: ["checks/availability.ui"]
    ),
  ]
}
