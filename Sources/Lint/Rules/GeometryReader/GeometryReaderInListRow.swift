import Catalog
import Interpreter
import Layout
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let geometryReaderInListRow = LintRule(
    id: "geometry-reader-in-list-row",
    summary: "A GeometryReader decides how high a row of a List or Form is",
    documentation: """
      A row asks its content how high it is, and a `GeometryReader` has no height of its own: the row gets the least \
      height that rows have, whatever the content needs, and larger content is drawn over the rows around it.

      Measure in the row's background (`onGeometryChange`), give the reader a frame with a height, or use \
      `containerRelativeFrame` for a share of the width.
      """,
    severity: .warning,
    supersedes: [
      "geometry-reader-content-overflow", "geometry-reader-in-scroll-axis", "geometry-reader-root",
      "geometry-reader-measure-only", "geometry-reader-implicit-alignment", "geometry-reader-proportional-frame",
    ],
    bad: [
      """
      struct Names: View {
        let names = ["Anna Maria Magdalena", "Ben"]
        var body: some View {
          List(names, id: \\.self) { name in
            GeometryReader { proxy in
              Text(name).frame(width: proxy.size.width * 0.7)
            }
          }
        }
      }
      """,
      """
      struct Settings: View {
        var body: some View {
          Form {
            Section("Usage") {
              Meter(share: 0.4)
            }
          }
        }
      }
      struct Meter: View {
        let share: CGFloat
        var body: some View {
          GeometryReader { proxy in
            VStack(alignment: .leading) {
              Text("Storage")
              Color.blue.frame(width: proxy.size.width * share, height: 60)
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Names: View {
        let names = ["Anna Maria Magdalena", "Ben"]
        var body: some View {
          List(names, id: \\.self) { name in
            Text(name).containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in width * 0.7 }
          }
        }
      }
      """,
      """
      struct Settings: View {
        var body: some View {
          Form {
            GeometryReader { proxy in
              Capsule().frame(width: proxy.size.width * 0.4, height: proxy.size.height)
            }
            .frame(height: 8)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      guard !rendering.places.of(rowContainers).isEmpty else { return [] }
      return rendering.readers.compactMap { observation($0, in: rendering) }
    })
  )
}

private let rowContainers = ViewTraits.hasRows.names.ordered()

private func observation(_ reader: RenderedReader, in rendering: Rendering) -> Observation? {
  guard !reader.content.isEmpty, let row = Row(around: reader.element, in: rendering),
    !rendering.isOutOfPlace(reader.element),
    let place = rendering.program.place(reader.element.nameSpan)
  else { return nil }
  let size = reader.element.layout.size
  let content = rendering.guesses(within: reader.element.span) ? nil : reader.contentSize
  // What stands beside a reader that it fills gives the row its height.
  let collapses = size.height < 10.5 && (content.map { $0.height > size.height + 0.5 } ?? false)
  guard row.isDecidedByReader || collapses else { return nil }
  return .fault(
    Problem(
      place,
      "a GeometryReader has no height of its own, so the row in '\(row.list.name)' gives it \(size.points)"
        + (content.map { " for content of \($0.points)" } ?? "")
        + "; measure in the background of the content, or give the reader a height",
      related: rendering.program.place(row.list.nameSpan).map { [RelatedPlace($0, "the rows of this list")] } ?? [],
      proposals: rendering.program.replacements(for: reader.closure)
    )
  )
}

/// A row of a list with a reader in it that nothing in between gives a height.
private struct Row {
  let list: Element
  /// Nothing in the row but the reader and insets has a height.
  let isDecidedByReader: Bool

  init?(around reader: Element, in rendering: Rendering) {
    var below = reader
    var isAlone = true
    for above in rendering.mainAncestors(of: reader) {
      if above.isView(.hasRows) {
        list = above
        isDecidedByReader = isAlone
        return
      }
      guard !Self.stopping.contains(above.name) else { return nil }
      switch above.layout.heightReason {
      case .fixed: return nil
      case .clamped(let minimum, _) where minimum ?? 0 > 0: return nil
      default: break
      }
      if above.name != "Section", !Rendering.decorations.contains(above.name) {
        isAlone = isAlone && rendering.children(of: above).allSatisfy { $0.id == below.id || !rendering.draws($0) }
      }
      below = above
    }
    return nil
  }

  /// What gives its content a height, or scrolls by itself.
  private static let stopping: Set = [
    "aspectRatio", "scaledToFit", "scaledToFill", "containerRelativeFrame", "ScrollView",
  ]
}
