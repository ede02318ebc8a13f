import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let contentOverflowsContainer = LintRule(
    id: "content-overflows-container",
    summary: "Content that is larger than the room it has",
    documentation: """
      A stack offers its children what there is, but children that insist on a length (`fixedSize`, frames, lower \
      bounds, controls) get it all the same. Together they are then larger than the window or the frame around them, and \
      stand out on both sides.

      Let one of them give way: without `fixedSize`, with `maxWidth:` instead of `width:`, with `lineLimit` and \
      `layoutPriority`, or with `ViewThatFits` and a narrower arrangement.
      """,
    severity: .warning,
    bad: [
      """
      struct Total: View {
        var body: some View {
          HStack {
            Text("Total of all positions").fixedSize()
            Text("12,345,678.00 Canadian dollars").fixedSize()
          }
        }
      }
      """,
      """
      struct Bars: View {
        var body: some View {
          HStack(spacing: 10) {
            Color.red.frame(width: 120, height: 30)
            Color.green.frame(width: 120, height: 30)
            Color.blue.frame(width: 120, height: 30)
          }
          .frame(width: 300)
          .background(.gray)
        }
      }
      """,
    ],
    good: [
      """
      struct Total: View {
        var body: some View {
          HStack {
            Text("Total of all positions")
            Text("12,345,678.00 Canadian dollars").layoutPriority(1)
          }
        }
      }
      """,
      """
      struct Bars: View {
        var body: some View {
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              Color.red.frame(width: 120, height: 30)
              Color.green.frame(width: 120, height: 30)
              Color.blue.frame(width: 120, height: 30)
              Color.gray.frame(width: 120, height: 30)
            }
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.overflows.compactMap { observation($0, in: rendering) }
    })
  )
}

/// What is of no use where it is cut off.
private let useful = ViewTraits.readable.names.union(ViewTraits.control.names)
  .union(["Form", "Gauge", "List", "ProgressView"])

private func observation(_ site: OverflowSite, in rendering: Rendering) -> Observation? {
  guard let place = rendering.program.place(site.culprit.nameSpan) else { return nil }
  let message: String
  var severity: Severity?
  switch site.cause {
  case .children(minimum: nil):
    // Nothing to read and nothing to tap: a row of pictures may run over the edges on purpose.
    if site.frame == nil, !rendering.contains(useful, in: site.culprit) { severity = .info }
    message =
      "the children of this '\(site.culprit.name)' are \(Points(site.needed)) \(site.axisName) together, in "
      + "\(site.roomName); let one of them shrink"
  case .frame:
    // A length that the program states may be meant for larger windows only.
    if site.frame == nil { severity = .info }
    let length =
      site.needed < Points.largest
      ? "\(Points(site.needed)) \(site.axisName)"
      : "\(site.axis == .horizontal ? "wider" : "higher") than any window"
    message =
      "this frame is \(length), in \(site.roomName), so it stands out; use an upper bound, "
      + "'\(site.axis == .horizontal ? "maxWidth" : "maxHeight"):', instead"
  case .fixedSize, .children: return nil
  }
  return site.fault(Problem(place, message, related: site.related(in: rendering.program), severity: severity))
}
