import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let geometryReaderImplicitAlignment = LintRule(
    id: "geometry-reader-implicit-alignment",
    summary: "Content smaller than its GeometryReader sits in the top leading corner without a word",
    documentation: """
      A `GeometryReader` takes the space it is offered and pins its content to the top leading corner. Nothing in the \
      code says so, and most people expect the center.

      Say where the content belongs: `.frame(width: proxy.size.width, height: proxy.size.height, alignment: .center)` \
      on the content.
      """,
    severity: .info,
    bad: [
      """
      struct Badge: View {
        var body: some View {
          GeometryReader { proxy in
            Text("New").padding(proxy.size.width * 0.02)
          }
        }
      }
      """,
      """
      struct Progress: View {
        var body: some View {
          GeometryReader { proxy in
            Circle().trim(from: 0, to: proxy.size.width > 300 ? 0.8 : 0.5).frame(width: 100, height: 100)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Badge: View {
        var body: some View {
          GeometryReader { proxy in
            Text("New")
              .padding(proxy.size.width * 0.02)
              .frame(width: proxy.size.width, height: proxy.size.height, alignment: .center)
          }
        }
      }
      """,
      """
      struct Dot: View {
        var body: some View {
          GeometryReader { proxy in
            Circle().frame(width: 10, height: 10).position(x: proxy.size.width / 2, y: proxy.size.height / 2)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in rendering.readers.compactMap { observation($0, in: rendering) } })
  )
}

/// Nobody sees on which side a gap of so many points is.
private let tolerated = 4.0

private func observation(_ reader: RenderedReader, in rendering: Rendering) -> Observation? {
  guard let child = reader.content.first, reader.content.count == 1, let closure = reader.closure,
    rendering.program.readsProxy(closure), !rendering.guesses(within: reader.element.span),
    !reader.isSetLater(in: rendering), !rendering.isOutOfPlace(reader.element),
    let place = rendering.program.place(reader.element.nameSpan)
  else { return nil }
  let size = reader.element.layout.size
  let content = child.layout.size
  let isNarrow = content.width < size.width - tolerated
  let isLow = content.height < size.height - tolerated
  // What is larger along the other axis stands out on that side, which is another fault.
  let isInside = content.width < size.width + tolerated && content.height < size.height + tolerated
  guard isNarrow || isLow, isInside, content.width > 0.5, content.height > 0.5, !isPlaced(reader, in: rendering),
    !rendering.isOpen(child)
  else { return nil }
  // A bar that fills the other side grows from its leading or top edge.
  guard isNarrow && isLow || !rendering.isBar(child) else { return nil }
  return .fault(
    Problem(
      place,
      "content of \(content.points) is pinned to the top leading corner of this GeometryReader of \(size.points); say "
        + "where it belongs with a frame of the reader's size and an alignment",
      related: rendering.program.place(child.span).map { [RelatedPlace($0, "this is \(content.points)")] } ?? [],
      proposals: proposals(closure, in: rendering.program)
    )
  )
}

/// Content that is moved about is where it was meant to be; so is content whose frame has an alignment.
private func isPlaced(_ reader: RenderedReader, in rendering: Rendering) -> Bool {
  reader.isMovedAbout(in: rendering) || rendering.isDecoration(reader.element)
}

extension Rendering {
  /// Whether the content is, or holds, whatever the caller gives.
  fileprivate func isOpen(_ element: Element) -> Bool {
    subtree(of: element).contains { $0.children.isEmpty && ["View", "AnyView", "Content"].contains($0.name) }
  }

  /// Whether the element is a shape or a color in frames, which draws a share of the reader.
  fileprivate func isBar(_ element: Element) -> Bool {
    subtree(of: element).allSatisfy { part in
      guard part.children.isEmpty else { return true }
      switch part.layout.widthReason {
      case .proposal, .unspecified: return !part.isUserDefined
      default: return false
      }
    }
  }
}

/// The frame that a reader is for one child, written out: as it is, and centered.
private func proposals(_ reader: ReaderClosure, in scope: ProgramScope) -> [FixProposal] {
  guard let statement = reader.closure.body.statements.last, case .expression = statement.kind else { return [] }
  return [("topLeading", "say that it is in the top leading corner", true), ("center", "center it", false)].flatMap {
    alignment,
    title,
    keeps in
    let text =
      ".frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .\(alignment))"
    return scope.proposal(title, keepsMeaning: keeps, scope.addingModifier(text, to: statement.span))
  }
}
