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
        "000-04-max-height-key.ui", "checks/layout-laws.ui", "checks/state-in-body.ui", "frames/custom-layouts.ui",
        "frames/expected-types-of-arguments.ui",
        "frames/members-set.ui", "frames/option-sets.ui", "frames/own-control-styles.ui", "frames-mac/controls.ui",
        "ide/frames.ui",
        "ide/hints.ui",
        "rules/GeometryReader/geometry-reader-nested.ui",
      ]
    ),
    TypeDifference(
      reason: "A function that stands as a value is written with the type that it belongs to by the compiler.",
      programs: [
        "checks/copies-of-rows.ui", "checks/endings-handed-on.ui", "checks/layout-uses.ui", "checks/reader-unused.ui",
        "frames/shared-globals.ui",
      ]
    ),
    TypeDifference(
      reason: "The compiler turns a value into an optional where it stands, or takes one apart.",
      programs: [
        "002-04-bounds-anchor.ui", "checks/copies-in-branches.ui", "checks/loop-shapes.ui",
        "checks/preference-values.ui",
        "checks/spacers-in-choices.ui",
        "rules/CoordinateSpaces/coordinate-space-unused.ui",
      ]
    ),
    TypeDifference(
      reason: "What an extension's requirements say of an associated type is not seen in its code.",
      programs: ["frames/constrained-extensions.ui"]
    ),
    TypeDifference(
      reason: "A part of an array is called by the name of any collection's slice.",
      programs: ["frames/language-details.ui"]
    ),
    TypeDifference(
      reason: "The compiler writes a variadic parameter as it is declared where it stands alone before a member.",
      programs: ["frames/result-builders.ui"]
    ),
    TypeDifference(
      reason: "The value of a gesture made by modifiers is not found.",
      programs: ["rules/Environment/environment-high-frequency-value.ui"]
    ),
    TypeDifference(
      reason: "A call of an initializer that hands on to another has a value for the compiler alone.",
      programs: ["frames/evaluation.ui"]
    ),
    TypeDifference(
      reason: "The compiler writes a call with an empty variadic argument at the parameter.",
      programs: ["ide/signatures.ui"]
    ),
    TypeDifference(
      reason: "A type that only an underscored name of the framework tells is written differently.",
      programs: ["frames/subviews.ui"]
    ),
    TypeDifference(
      reason: "An implicit initializer is taken from the first type that has one.",
      programs: ["frames/texts.ui"]
    ),
    TypeDifference(
      reason: "A name in its own initial value means the declaration outside.",
      programs: ["frames/preview-environment.ui"]
    ),
  ]
}
