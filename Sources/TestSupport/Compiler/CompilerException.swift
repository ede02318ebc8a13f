/// Programs among the fixtures that the compiler does not accept, and why that is as it should be.
package struct CompilerException: Sendable {
  package let reason: String
  /// A part of what the compiler says first; empty where that differs.
  package let message: String
  /// Paths below `Tests/Fixtures`, or the names of seeds.
  package let programs: [String]

  /// Why a program need not compile whose first error this is; nil where it should.
  package static func excuse(_ program: String, _ error: String) -> CompilerException? {
    all.first { $0.programs.contains(program) && (error.contains($0.message) || $0.message.isEmpty) }
  }

  package static let all: [CompilerException] = [
    CompilerException(
      reason: "It shows syntax errors.",
      message: "",
      programs: [
        "checks/syntax-errors.ui", "rules/Language/syntax-error.ui", "rules/State/suspicious-character.ui",
        "002-06-environment-in-init-BAD.ui",
      ]
    ),
    CompilerException(
      reason: "It speaks of UIKit or AppKit, which are not described.",
      message: "cannot find",
      programs: [
        "004-06-uilabel-BAD.ui", "checks/uilabel.ui", "frames/platform-fonts.ui", "frames/platform-objects.ui",
        "rules/Environment/environment-object-missing.ui",
        "rules/Stacks/image-not-resizable.ui", "rules/Stacks/spacer-no-effect.ui",
        "rules/State/object-created-in-body-or-observed.ui",
        "rules/Text/uilabel-in-representable.ui",
      ]
    ),
    CompilerException(
      reason: "It imports a module that is not here.",
      message: "",
      programs: ["frames/foreign-views.ui"]
    ),
    CompilerException(
      reason: "It imports a module that is not here.",
      message: "no such module",
      programs: ["rules/GeometryReader/geometry-reader-implicit-alignment.ui"]
    ),
    CompilerException(
      reason: "It shows calls that no form takes.",
      message: "",
      programs: ["frames/unfitting-calls.ui"]
    ),
    CompilerException(
      reason: "It holds a call that is not finished.",
      message: "missing argument",
      programs: ["ide/written-initializers.ui"]
    ),
    CompilerException(
      reason: "It hands '.init()' to a wrapper, which the compiler takes for one of the wrapper's own.",
      message: "missing argument for parameter 'wrappedValue'",
      programs: ["rules/State/object-created-in-body-or-observed.ui"]
    ),
    CompilerException(
      reason: "It has aliases that stand for each other.",
      message: "references itself",
      programs: ["frames/program-types.ui"]
    ),
    CompilerException(
      reason: "It uses a member of a type whose name alone is known.",
      message: "has no member",
      programs: [
        "frames/formatted-texts.ui",
        "rules/Availability/api-soft-deprecated.ui", "rules/Environment/environment-key-path-unknown.ui",
        "rules/GeometryReader/geometry-reader-captured-on-appear.ui", "rules/Text/image-missing-label.ui",
      ]
    ),
    CompilerException(
      reason: "It makes an attributed string of Markdown, whose options are not described.",
      message: "no exact matches in call to initializer",
      programs: ["frames/localized.ui"]
    ),
    CompilerException(
      reason: "It stands on a module that is not here.",
      message: "",
      programs: [
        "checks/animations-of-unknown-views.ui", "checks/fixes-that-compile.ui", "frames/inputs-from-packages.ui",
        "checks/objects-of-other-modules.ui", "checks/objects-of-unknown-types.ui", "checks/preference-reduce.ui",
        "checks/views-nobody-knows.ui", "rules/AlignmentGuides/alignment-frame-no-slack.ui",
        "rules/Lists/foreach-duplicate-ids.ui", "rules/Modernisation/modernize-foreground-style.ui",
        "rules/Stacks/spacer-no-effect.ui",
        "frames/dependencies.ui", "frames/implicit-members.ui", "frames/module-extensions.ui",
        "frames/package-declarations.ui",
        "frames/package-settings.ui",
        "frames/package-views.ui", "frames/publishers.ui",
        "ide/coding.ui",
        "frames/mixed-colors.ui", "frames/platform-services.ui", "frames/services.ui", "frames/stand-ins-of-paint.ui",
        "frames/stored-unknowns.ui", "frames/unknown.ui",
        "rules/Lists/list-in-scroll-view.ui", "ide/choices.ui", "types/choices.ui", "types/namesakes.ui",
      ]
    ),
    CompilerException(
      reason: "The same guide exists on both axes, as the rule says.",
      message: "ambiguous use of",
      programs: [
        "000-08-alignment-guide.ui", "checks/alignment-center.ui",
        "rules/AlignmentGuides/alignment-center-ambiguous.ui",
      ]
    ),
    CompilerException(
      reason: "It shows what the rule says does not compile, or what an action mends.",
      message: "",
      programs: [
        "checks/bindings-of-environments.ui", "checks/environment-flow.ui", "checks/environment-in-init.ui",
        "checks/frames.ui", "checks/lists.ui",
        "checks/promised-fixes-code.ui", "checks/shapes-of-faults.ui", "ide/refactorings.ui",
        "checks/spaces-order-and-names.ui", "rules/CoordinateSpaces/coordinate-space-literal-argument.ui",
        "rules/Environment/environment-key-path-read-only.ui", "rules/Environment/environment-key-path-unknown.ui",
        "rules/Environment/environment-observable-bindable-missing.ui",
        "rules/Environment/environment-value-type-mismatch.ui", "rules/Lists/on-delete-outside-foreach.ui",
        "rules/Preferences/preference-mutable-static-default.ui", "rules/Stacks/frame-mixed-overloads.ui",
      ]
    ),
    CompilerException(
      reason: "`@Entry` infers a type here that the stand-in for the macro does not.",
      message: "SwiftUIMacros.EntryMacro",
      programs: [
        "rules/GeometryFeedback/fresh-closure-in-value.ui",
        "checks/environment-values.ui", "checks/fast-values.ui", "checks/objects-in-entries.ui",
        "rules/Environment/entry-default-closure.ui",
        "rules/Environment/environment-optional-default-forced.ui",
      ]
    ),
    CompilerException(
      reason: "Memberwise initializers take the value for Apple's `Bindable`, by an initializer that nobody may call.",
      message: "to expected argument type 'Bindable<",
      programs: ["checks/getters-that-write.ui", "frames/followed-objects.ui"]
    ),
    CompilerException(
      reason: "It has a name that nothing declares.",
      message: "cannot find",
      programs: ["types/values.ui", "rules/State/state-copies-parameter.ui"]
    ),
    CompilerException(
      reason: "It makes an object of a framework of which the name alone is known.",
      message: "has no accessible initializers",
      programs: ["rules/GeometryReader/geometry-reader-unused-proxy.ui"]
    ),
    CompilerException(
      reason: "It is unfinished, to be completed.",
      message: "",
      programs: ["ide/completion.ui"]
    ),
  ]
}
