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
          consequence: reader.fillsWithEachView(in: scope)
            ? "and its content fills the space by itself"
            : "but takes all the space there is and pins its content to a corner",
          // Who writes `_` knows, and here no layout tells what it is good for.
          isHeld: reader.ignoresProxy,
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
        // What others draw may depend on when they are given their size, which no frame shows.
        let isOfOthers = closure.ignoresProxy && closure.showsPlatformView(in: scope)
        return problem(closure, consequence: consequence, isHeld: isHeld || isOfOthers, in: scope).map { .fault($0) }
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
  let keepsInsets = reader.keepsInsets(in: scope)
  let isSeveral = reader.closure.viewStatements.count > 1
  return Problem(
    place,
    "this GeometryReader never reads its proxy, \(consequence); use "
      + (isSeveral ? "a 'ZStack' for its content" : "the content itself") + ", in a frame where it should fill"
      + (keepsInsets ? ", unless what is in it is to keep the safe area that the reader ignores" : ""),
    proposals: ReaderRemoval(reader: reader, scope: scope).proposals(keepingMeaning: !keepsInsets),
    severity: surroundings.hasFixedLength && reader.isClipped(in: scope)
      ? .hint : isHeld || keepsInsets && reader.ignoresProxy ? .info : nil
  )
}

extension ReaderClosure {
  /// Whether a scroll view or a container of screens in the reader stays clear of the bars that the reader itself reaches
  /// under: without the reader it would be the one to ignore the safe area, and its content would begin under them.
  fileprivate func keepsInsets(in scope: ProgramScope) -> Bool {
    scope.isModified(call.span, .leavesSafeArea)
      && ShownViews.all(in: scope).contain(closure.body.statements) {
        scope.makesView($0, .scrolls) || scope.makesView($0, .sizesRelativeFrames)
      }
  }

  /// `{ _ in … }`
  fileprivate var ignoresProxy: Bool { closure.parameters.first?.name == "_" }

  /// Whether a view in the reader is drawn by another framework.
  fileprivate func showsPlatformView(in scope: ProgramScope) -> Bool {
    ShownViews.all(in: scope).contain(closure.body.statements) { call in
      guard call.isInitializer, let name = call.calledName else { return false }
      return scope.makesView(call, .isOfOthers)
        || ViewTraits.representables.contains { scope.isType(name, conformingTo: $0) }
    }
  }

  /// Whether each of its views takes the space that it is offered: a shape, or one in a frame without bounds.
  fileprivate func fillsWithEachView(in scope: ProgramScope) -> Bool {
    let views = closure.viewStatements
    return !views.isEmpty
      && views.allSatisfy { statement in
        guard case .expression(let view) = statement.kind, let call = view.unwrapped.asCall else { return false }
        return fills(call, in: scope)
      }
  }

  private func fills(_ view: CallExpression, in scope: ProgramScope) -> Bool {
    let frames = view.chain.filter { $0.calledName == "frame" && scope.ownModifier($0) == nil }
    guard let outer = frames.first else {
      guard let name = view.baseTypeName, !scope.declaresType(name) else { return false }
      return Catalog.view(name)?.isShape == true
    }
    return ["maxWidth", "maxHeight"].allSatisfy { outer.argument($0)?.value.literalNumber == .infinity }
  }

  /// Whether the content, or a modifier on the reader, cuts off what is too large.
  fileprivate func isClipped(in scope: ProgramScope) -> Bool {
    scope.isModified(call.span, .clips)
      || scope.allCalls(in: call.span.unit).contains { inner in
        call.span.contains(inner.call.nameSpan) && scope.isModifier(inner.call, .clips)
      }
  }
}
