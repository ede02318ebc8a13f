import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let compressedBelowMinimum = LintRule(
    id: "compressed-below-minimum",
    summary: "A lower bound that leaves no room for the neighbors",
    documentation: """
      A view with `minWidth:` gets at least that, also when its neighbors cannot do with the rest. Then the stack is \
      larger than its room, or its content runs out of it.

      Lower the bound, let a neighbor give way (no `fixedSize`, `lineLimit(1)`), or arrange them in another way where it \
      is narrow (`ViewThatFits`).
      """,
    severity: .warning,
    bad: [
      """
      struct Lookup: View {
        @State private var query = ""
        var body: some View {
          HStack {
            Text("Order number 2024-0001-7734-AB").fixedSize()
            TextField("Search", text: $query).frame(minWidth: 160)
          }
        }
      }
      """,
      """
      struct Split: View {
        var body: some View {
          HStack(spacing: 0) {
            Color.gray.frame(width: 240)
            Color.blue.frame(minWidth: 200)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Lookup: View {
        @State private var query = ""
        var body: some View {
          HStack {
            Text("Order number 2024-0001-7734-AB")
            TextField("Search", text: $query).frame(minWidth: 160)
          }
        }
      }
      """,
      """
      struct Split: View {
        var body: some View {
          HStack(spacing: 0) {
            Color.gray.frame(width: 100)
            Color.blue.frame(minWidth: 200)
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

private func observation(_ site: OverflowSite, in rendering: Rendering) -> Observation? {
  guard case .children(let minimum?) = site.cause, let place = rendering.program.place(minimum.nameSpan) else {
    return nil
  }
  let length = Points(minimum.layout.size[site.axis])
  return site.fault(
    Problem(
      place,
      "with at least \(length) points here the children of '\(site.culprit.name)' are \(Points(site.needed)) "
        + "\(site.axisName), in \(site.roomName); lower the minimum, or let a neighbor shrink",
      related: rendering.program.place(site.culprit.nameSpan).map { [RelatedPlace($0, "this stack is too large")] }
        ?? []
    )
  )
}
