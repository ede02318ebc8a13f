import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let redundantEmptyView = LintRule(
    id: "redundant-empty-view",
    summary: "An 'else' with an EmptyView",
    documentation: """
      In a view builder an `if` without an `else` makes nothing where its condition fails. `else { EmptyView() }` says the \
      same in more words.
      """,
    severity: .hint,
    bad: [
      """
      struct Badge: View {
        let count: Int
        var body: some View {
          HStack {
            Text("Inbox")
            if count > 0 { Text("\\(count)") } else { EmptyView() }
          }
        }
      }
      """,
      """
      struct State: View {
        let isOn: Bool
        let isNew: Bool
        var body: some View {
          VStack {
            if isOn {
              Text("On")
            } else if isNew {
              Text("New")
            } else {
              EmptyView()
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Badge: View {
        let count: Int
        var body: some View {
          HStack {
            Text("Inbox")
            if count > 0 { Text("\\(count)") }
          }
        }
      }
      """,
      """
      struct Mode: View {
        let mode: Int
        var body: some View {
          switch mode {
          case 0: Text("Zero")
          default: EmptyView()
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewCalls("EmptyView").compactMap { problem($0.call, in: scope) }
    }
  )
}

private func problem(_ call: CallExpression, in scope: ProgramScope) -> Problem? {
  guard call.arguments.isEmpty, scope.call(on: call.span) == nil, let place = scope.place(call.span),
    let branch = ElseBranch(of: place, in: scope)
  else { return nil }
  let edit = FileEdit(file: place.file, edit: TextEdit(range: branch.range, replacement: ""))
  let proposal = FixProposal("remove the 'else'", keepsMeaning: true, mayMoveFrames: false, edits: [edit])
  return Problem(
    place,
    "an 'if' without 'else' shows nothing either; remove the 'else'",
    proposals: branch.hasComments ? [] : [proposal]
  )
}

/// An `else` that holds one view and nothing more.
private struct ElseBranch {
  /// From the end of the block before.
  let range: ByteRange
  /// Whether it says more to those who read it.
  let hasComments: Bool

  /// Nil for other places, and for branches of an `if` whose value is used.
  init?(of view: Place, in scope: ProgramScope) {
    guard let tree = scope.tree(view.file),
      let block = tree.root.node(covering: view.range).ancestors.first(where: { $0.kind == .codeBlock }),
      let list = block.children.first(where: { $0.kind == .statementList }), list.range == view.range,
      let branch = block.parent, let syntax = IfSyntax(branch), syntax.elseBody?.range == block.range,
      let before = syntax.body?.range.end,
      branch.ancestors.first(where: { $0.kind != .ifExpression })?.kind == .statementList
    else { return nil }
    range = ByteRange(before, block.range.end)
    hasComments = block.text.contains("//") || block.text.contains("/*")
  }
}
