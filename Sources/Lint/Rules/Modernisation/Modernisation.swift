import Semantics

/// An old spelling with the one that has replaced it: a row of the table of soft deprecations.
struct Modernisation: Sendable {
  /// Without `modernize-`.
  let name: String
  /// As written: `foregroundColor(_:)`.
  let old: String
  let new: String
  /// The release that brought the new spelling: "iOS 15".
  let since: String
  /// What else there is to know about the change, in full sentences.
  let note: String
  /// View expressions that use the old spelling, and those that use the new one.
  let bad: [String]
  let good: [String]
  let find: @Sendable (ProgramScope) -> [Use]

  /// A place that uses the old spelling.
  struct Use {
    let span: SourceSpan
    /// The edits to the new spelling; nil where a person has to do it.
    let edits: [FileEdit]?
    /// Whether the new spelling means the same in every case.
    let keepsMeaning: Bool

    init(_ span: SourceSpan, _ edits: [FileEdit?]? = nil, keepsMeaning: Bool = true) {
      self.span = span
      let made = edits?.compactMap { $0 }
      self.edits = made?.count == edits?.count ? made : nil
      self.keepsMeaning = keepsMeaning
    }
  }

  /// The rule of this row. None of these fails a check: they are hints.
  var rule: LintRule {
    let row = self
    return LintRule(
      id: RuleID(rawValue: "modernize-\(name)"),
      summary: "'\(old)' where '\(new)' says it since \(since)",
      documentation: """
        Since \(since) `\(new)` takes the place of `\(old)`, which Apple has marked as deprecated in its documentation; \
        compilers do not warn yet.\(note.isEmpty ? "" : " " + note)
        """,
      severity: .hint,
      bad: bad.map(Self.program),
      good: good.map(Self.program),
      check: .program { scope in row.problems(in: scope) }
    )
  }

  private func problems(in scope: ProgramScope) -> [Problem] {
    find(scope).compactMap { use in
      scope.place(use.span).map { place in
        let fix = use.edits.map { FixProposal("write '\(new)'", keepsMeaning: use.keepsMeaning, edits: $0) }
        return Problem(place, "'\(new)' replaces '\(old)' since \(since)", proposals: fix.map { [$0] } ?? [])
      }
    }
  }

  /// A whole program around a view expression; one that declares types stands for itself.
  private static func program(_ example: String) -> String {
    guard !example.contains("struct ") else { return example }
    return "struct Example: View {\n  @State private var isOn = false\n  var body: some View {\n    VStack {\n      "
      + example + "\n      Toggle(\"On\", isOn: $isOn)\n    }\n  }\n}\n"
  }
}

extension LintRule {
  /// Old spellings and their successors.
  static let modernisationRules: [LintRule] = Modernisation.all.map(\.rule)
}
