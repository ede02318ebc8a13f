import Syntax
import ViewGraph

extension LintRule {
  package static let syntaxError = LintRule(
    id: "syntax-error",
    summary: "The source is not valid Swift",
    documentation: """
      The file cannot be read as Swift here. The rest of the file is understood and checked as far as possible.
      """,
    severity: .error,
    bad: [
      "struct A: View { var body: some View { Text(\"a\" } }",
      "struct B: View { var body: some View { VStack { Text(\"b\") }",
    ],
    good: [
      "struct A: View { var body: some View { Text(\"a\") } }",
      "struct B: View { var body: some View { VStack { Text(\"b\") } } }",
    ],
    check: .syntax(visits: [.sourceFile]) { _, scope in
      scope.tree.diagnostics.map { problem($0, in: scope) }
    }
  )
}

private func problem(_ diagnostic: SyntaxDiagnostic, in scope: SyntaxScope) -> Problem {
  Problem(
    scope.place(diagnostic.range),
    diagnostic.message,
    related: diagnostic.related.map { RelatedPlace(scope.place($0.range), $0.message) },
    proposals: diagnostic.fixes.map { fix in
      FixProposal(fix.title, keepsMeaning: false, edits: fix.edits.map { FileEdit(file: scope.file, edit: $0) })
    }
  )
}
