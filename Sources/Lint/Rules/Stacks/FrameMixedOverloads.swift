import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let frameMixedOverloads = LintRule(
    id: "frame-mixed-overloads",
    summary: "Fixed and flexible lengths in one call of 'frame'",
    documentation: """
      There are two `frame` modifiers: one takes `width:` and `height:`, the other lower, ideal and upper bounds. A call \
      with arguments of both does not compile.

      Use two frames, the fixed one inside: `.frame(width: 100).frame(maxHeight: .infinity)`. A fixed width is also \
      `minWidth: 100, maxWidth: 100`.
      """,
    severity: .error,
    bad: [
      """
      struct Sidebar: View {
        var body: some View {
          Color.gray.frame(width: 100, maxHeight: .infinity)
        }
      }
      """,
      """
      struct Field: View {
        @State private var text = ""
        var body: some View {
          TextField("Name", text: $text)
            .frame(minWidth: 80, height: 44, alignment: .leading)
        }
      }
      """,
    ],
    good: [
      """
      struct Sidebar: View {
        var body: some View {
          Color.gray.frame(width: 100).frame(maxHeight: .infinity)
        }
      }
      """,
      """
      struct Field: View {
        @State private var text = ""
        var body: some View {
          TextField("Name", text: $text)
            .frame(minWidth: 80, minHeight: 44, alignment: .leading)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.frameCalls.filter { !$0.fixed.isEmpty && !$0.bounds.isEmpty }.compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ frame: FrameCall, in scope: ProgramScope) -> Problem? {
  guard let place = scope.place(frame.call.nameSpan) else { return nil }
  let fixed = frame.fixed.compactMap(\.label).map { "'\($0):'" }.joined(separator: ", ")
  let bounds = frame.bounds.compactMap(\.label).map { "'\($0):'" }.joined(separator: ", ")
  return Problem(
    place,
    "no 'frame' takes \(fixed) together with \(bounds), so this does not compile; use two frames, the fixed one inside",
    proposals: fix(frame, in: scope)
  )
}

private func fix(_ frame: FrameCall, in scope: ProgramScope) -> [FixProposal] {
  guard let inner = frame.text(frame.fixed.map { frame.text(of: $0, in: scope) }, in: scope),
    let outer = frame.text(frame.bounds.map { frame.text(of: $0, in: scope) }, in: scope),
    let name = scope.place(frame.call.nameSpan), let whole = scope.place(frame.call.span)
  else { return [] }
  let range = ByteRange(name.range.start, whole.range.end)
  let edit = TextEdit(range: range, replacement: String((inner + outer).dropFirst()))
  return [FixProposal("split into two frames", keepsMeaning: true, edits: [FileEdit(file: whole.file, edit: edit)])]
}
