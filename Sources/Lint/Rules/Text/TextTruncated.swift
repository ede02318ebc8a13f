import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let textTruncated = LintRule(
    id: "text-truncated",
    summary: "Text that is cut off in a frame that states its height",
    documentation: """
      A text without a line limit takes as many lines as it needs, unless the height that it is offered holds fewer: \
      then it ends in "…". Here a frame states that height.

      Remove the height or use `minHeight:`, make the frame wider, or say that less will do: `.lineLimit(1)` with \
      `.truncationMode`, or `.minimumScaleFactor(0.8)`.
      """,
    severity: .warning,
    supersedes: ["text-in-fixed-height"],
    bad: [
      """
      struct Cell: View {
        var body: some View {
          Text("Department of Transportation").frame(width: 80, height: 20)
        }
      }
      """,
      """
      struct Caption: View {
        let text: String
        var body: some View {
          Text(text).padding(8).frame(width: 120, height: 44).background(.yellow)
        }
      }
      #Preview { Caption(text: "Bring your own cup and get a discount on every drink") }
      """,
    ],
    good: [
      """
      struct Cell: View {
        var body: some View {
          Text("Department of Transportation").frame(width: 80)
        }
      }
      """,
      """
      struct Caption: View {
        let text: String
        var body: some View {
          Text(text).lineLimit(1).truncationMode(.middle).frame(width: 120, height: 44)
        }
      }
      #Preview { Caption(text: "Bring your own cup and get a discount on every drink") }
      """,
    ],
    check: .rendered({ rendering in
      rendering.framedTexts.filter {
        $0.isTruncated && ($0.isWide || rendering.configuration.scene.textSize == .large)
      }
      .compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ framed: FramedText, in rendering: Rendering) -> Observation? {
  guard let place = rendering.program.place(framed.text.nameSpan) else { return nil }
  let shown = framed.linesShown == 1 ? "1 line" : "\(framed.linesShown) lines"
  return .fault(
    Problem(
      place,
      "this text is cut off after \(shown), since its frame is \(Points(framed.height)) high; use 'minHeight:', a wider "
        + "frame, or limit its lines with '.lineLimit' where less is enough",
      related: framed.related(in: rendering.program),
      severity: rendering.configuration.scene.textSize == .large ? nil : .info
    )
  )
}
