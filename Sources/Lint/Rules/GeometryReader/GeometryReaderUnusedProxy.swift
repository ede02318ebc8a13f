import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let geometryReaderUnusedProxy = LintRule(
    id: "geometry-reader-unused-proxy",
    summary: "A GeometryReader whose content never asks it for anything",
    documentation: """
      A `GeometryReader` takes all the space it is offered, hides its content's size from the views around it, and pins \
      the content to the top leading corner. Content that never reads the proxy gets nothing in return.

      Use the content itself. Where the space should be filled, say so with a frame: \
      `.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)`.
      """,
    severity: .warning,
    supersedes: ["geometry-reader-content-overflow", "geometry-reader-root"],
    bad: [
      """
      struct Greeting: View {
        var body: some View {
          GeometryReader { proxy in
            Text("Hello")
          }
        }
      }
      """,
      """
      struct Page: View {
        var body: some View {
          VStack {
            GeometryReader { _ in
              Text("Title").font(.title)
              Divider()
            }
            Text("Footer")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Greeting: View {
        var body: some View { Text("Hello") }
      }
      """,
      """
      struct Bar: View {
        let share: CGFloat
        var body: some View {
          GeometryReader { proxy in
            Capsule().frame(width: proxy.size.width * share)
          }
          .frame(height: 8)
        }
      }
      #Preview { Bar(share: 0.4) }
      """,
    ],
    check: .unit { unit, scope in
      unit.readers.filter { !$0.readsProxy }.compactMap { reader in
        problem(
          reader,
          consequence: "but takes all the space there is and pins its content to a corner",
          // Who writes `_` knows, and here no layout tells what it is good for.
          isHeld: reader.closure.parameters.first?.name == "_",
          in: scope
        )
      }
    },
    .rendered({ rendering in
      let scope = rendering.program
      return rendering.readers.compactMap { reader in
        guard let closure = reader.closure, !scope.readsProxy(closure), let content = reader.contentSize else {
          return nil
        }
        let size = reader.element.layout.size
        let consequence =
          size.isNear(content)
          ? "and its content fills \(size.points) by itself"
          : "but takes \(size.points) for content of \(content.points)"
        // Content that is larger would make the views around it as large.
        let isHeld =
          min(size.width, size.height) > leastRoom
          && (content.width > size.width + 0.5 || content.height > size.height + 0.5)
        return problem(closure, consequence: consequence, isHeld: isHeld, in: scope).map { .fault($0) }
      }
    })
  )
}

/// What a reader takes that is offered nothing in particular.
private let leastRoom = 10.0

private func problem(
  _ reader: ReaderClosure,
  consequence: String,
  isHeld: Bool = false,
  in scope: ProgramScope
) -> Problem? {
  guard let place = scope.place(reader.call.nameSpan), !reader.readsProxyInOtherBuild(in: scope) else { return nil }
  let surroundings = ReaderSurroundings(reader, in: scope)
  // What holds a view in place while the keyboard covers it, and what lets long content run out of a frame, is meant.
  guard !surroundings.ignoresKeyboard, !scope.isInPreview(reader.occurrence.scope) else { return nil }
  return Problem(
    place,
    "this GeometryReader never reads its proxy, \(consequence); use the content itself, in a frame where it "
      + "should fill",
    proposals: ReaderRemoval(reader: reader, scope: scope)
      .proposals(keepingMeaning: !reader.keepsSafeArea(ofScrollViewsIn: scope)),
    severity: surroundings.hasFixedLength && reader.isClipped(in: scope) ? .hint : isHeld ? .info : nil
  )
}

extension ReaderClosure {
  /// Whether a scroll view in the reader starts below the bars that the reader itself reaches under: without the reader
  /// it would be the one to ignore the safe area, and its content would begin under them.
  fileprivate func keepsSafeArea(ofScrollViewsIn scope: ProgramScope) -> Bool {
    scope.isModified(call.span, .leavesSafeArea)
      && ShownViews.all(in: scope).contain(closure.body.statements) { scope.makesView($0, .scrolls) }
  }

  /// Whether the content, or a modifier on the reader, cuts off what is too large.
  fileprivate func isClipped(in scope: ProgramScope) -> Bool {
    scope.isModified(call.span, .clips)
      || scope.allCalls(in: call.span.unit).contains { inner in
        call.span.contains(inner.call.nameSpan) && scope.isModifier(inner.call, .clips)
      }
  }
}
