extension LintRule {
  static let suppressionWithoutReason = LintRule(
    id: "suppression-without-reason",
    summary: "A comment silences findings and does not say why",
    documentation: """
      Whoever reads the code later has to know whether the finding was wrong, or right and accepted. The reason stands \
      after two dashes:

      ```swift
      // uilsp:disable:next geometry-reader-root -- fills the sheet on purpose
      ```
      """,
    severity: .info,
    bad: [
      """
      struct Screen: View {
        var body: some View {
          // uilsp:disable:next geometry-reader-unused-proxy
          GeometryReader { _ in Text("Fills the sheet") }
        }
      }
      """,
      """
      struct Screen: View {
        var body: some View {
          GeometryReader { _ in Text("Fills the sheet") }  // uilsp:disable:this
        }
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        var body: some View {
          // uilsp:disable:next geometry-reader-unused-proxy -- fills the sheet
          GeometryReader { _ in Text("Fills the sheet") }
        }
      }
      """,
      """
      // A finding is silenced with uilsp:disable:next and the rule.
      struct Screen: View {
        var body: some View { Text("Nothing to silence") }
      }
      """,
    ],
    check: .suppressions { scope in
      scope.comments.map(\.comment).filter { $0.isAlone && !$0.hasReason && $0.extent != .unknown }.map { comment in
        Problem(scope.place(comment.range), "this does not say why; write the reason after '--'")
      }
    }
  )
}
