import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let availabilityCheckRedundant = LintRule(
    id: "availability-check-redundant",
    summary: "'#available' asks for a system that the project always has",
    documentation: """
      The deployment target of the configuration is at least the version that is asked for: the condition is always true \
      and the other branch is never run.
      """,
    severity: .hint,
    bad: [
      """
      // uilsp:target ios 16.0
      struct Row: View {
        var body: some View {
          VStack {
            if #available(iOS 15, *) {
              Text("Row").foregroundStyle(.tint)
            } else {
              Text("Row")
            }
          }
        }
      }
      """,
      """
      // uilsp:target ios 17.0, macos 14.0
      struct Row: View {
        var body: some View {
          Group {
            if #available(iOS 17.0, macOS 13, *) { Text("Row") }
          }
        }
      }
      """,
    ],
    good: [
      """
      // uilsp:target ios 16.0
      struct Row: View {
        var body: some View {
          VStack {
            if #available(iOS 17, *) { Text("New") } else { Text("Row") }
          }
        }
      }
      """,
      """
      // uilsp:target ios 16.0
      struct Row: View {
        var body: some View {
          VStack {
            if #available(iOS 16, macOS 14, *) { Text("New") } else { Text("Row") }
          }
        }
      }
      """,
    ],
    check: .program { scope in
      let targets = scope.targets
      guard !targets.haveNoPlatform else { return [] }
      return scope.files.flatMap { file -> [Problem] in
        guard let tree = scope.tree(file), targets.target(of: file).hasPlatform else { return [] }
        return tree.root.descendants.filter { $0.kind == .availabilityCondition }.compactMap {
          problem($0, Place(file: file, range: $0.range), targets.target(of: file), in: scope)
        }
      }
    }
  )
}

private func problem(
  _ condition: SyntaxNode,
  _ place: Place,
  _ target: DeploymentTarget,
  in scope: ProgramScope
) -> Problem? {
  let versions = AvailabilityList(condition.text).versions
  let text = scope.text(place)
  guard text.hasPrefix("#available"), !versions.isEmpty else { return nil }
  for (platform, version) in versions {
    let oldest = platform == "iOS" ? target.iOS : platform == "macOS" ? target.macOS : nil
    guard let oldest, version <= oldest else { return nil }
  }
  return Problem(
    place,
    "'\(text)' always holds, since the project runs on nothing older; remove the check",
    proposals: proposal(condition, place, in: scope).map { [$0] } ?? []
  )
}

/// The first branch in place of the whole statement, where it has no other condition.
private func proposal(_ condition: SyntaxNode, _ place: Place, in scope: ProgramScope) -> FixProposal? {
  guard let statement = condition.ancestors.first(where: { $0.kind == .ifExpression }),
    let list = statement.children.first(where: { $0.kind == .conditionList }), list.range == condition.range,
    statement.parent?.kind == .statementList,
    let block = statement.children.first(where: { $0.kind == .codeBlock }),
    let content = block.children.first(where: { $0.kind == .statementList })
  else { return nil }
  let edit = TextEdit(
    range: statement.range,
    replacement: scope.text(Place(file: place.file, range: content.range))
  )
  return FixProposal("remove the check", keepsMeaning: true, edits: [FileEdit(file: place.file, edit: edit)])
}
