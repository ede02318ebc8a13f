import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let textInFixedHeight = LintRule(
    id: "text-in-fixed-height",
    summary: "A height that text outgrows when it gets larger",
    documentation: """
      Whoever sets a larger text size gets larger lines, and the frame's height stays. The text is cut off, or drawn \
      over what is above and below.

      Write `minHeight:` instead of `height:`, so that the frame grows with its text.
      """,
    severity: .warning,
    bad: [
      """
      struct Tag: View {
        let text: String
        var body: some View { Text(text).frame(height: 20).background(.yellow) }
      }
      """,
      """
      struct Header: View {
        var body: some View {
          VStack(spacing: 0) {
            Text("Departures and arrivals of today")
              .font(.title)
              .frame(height: 40)
            Color.gray.frame(height: 200)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Tag: View {
        let text: String
        var body: some View { Text(text).frame(minHeight: 20).background(.yellow) }
      }
      """,
      """
      struct Header: View {
        var body: some View {
          VStack(spacing: 0) {
            Text("Departures").font(.system(size: 20)).frame(height: 44)
            Color.gray.frame(height: 200)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      guard rendering.configuration.scene.textSize != .large else { return [] }
      return rendering.framedTexts.filter { !$0.isWide }.compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ framed: FramedText, in rendering: Rendering) -> Observation? {
  let scope = rendering.program
  guard let place = scope.place(framed.frame.nameSpan), let call = rendering.call(of: framed.frame)?.call,
    let label = call.argument("height")?.labelSpan
  else { return nil }
  let need = framed.textHeight
  let consequence = framed.isTruncated ? "cuts the text off" : "is less than the text's \(Points(need))"
  if rendering.isFull(framed) {
    return .fault(
      Problem(
        place,
        "with larger text this height of \(Points(framed.height)) \(consequence), and its content is higher than it "
          + "already; scale the height with '@ScaledMetric'",
        related: scope.place(framed.text.nameSpan).map { [RelatedPlace($0, "this text")] } ?? [],
        severity: .info
      )
    )
  }
  return .fault(
    Problem(
      place,
      "with larger text this height of \(Points(framed.height)) \(consequence); write 'minHeight:', so that the frame grows",
      related: scope.place(framed.text.nameSpan).map { [RelatedPlace($0, "this text")] } ?? [],
      proposals: call.arguments.count == 1
        ? scope.proposal("write 'minHeight:'", keepsMeaning: false, scope.replacing(label, with: "minHeight")) : []
    )
  )
}

extension Rendering {
  /// Whether the frame holds less than its content needs, with padding, in the standard size of text: a frame that may grow
  /// would be larger for all.
  fileprivate func isFull(_ framed: FramedText) -> Bool {
    guard framed.frame.children.first.flatMap(element)?.layout.size.height ?? 0 > framed.height + 0.5 else {
      return false
    }
    let index = framed.frame.id.index
    let usual = usualText.elements
    guard usual.indices.contains(index), usual[index].nameSpan == framed.frame.nameSpan,
      let content = usual[index].children.first?.index, usual.indices.contains(content)
    else { return false }
    return usual[content].layout.size.height > framed.height + 0.5
  }
}
