import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let zOrderHidesControl = LintRule(
    id: "z-order-hides-control",
    summary: "A control under something that covers it",
    documentation: """
      In a `ZStack` later children are in front of earlier ones. A color or a filled shape behind which a control \
      disappears also takes its taps.

      Put the background first, or use `.background`. An overlay that only looks like something takes \
      `.allowsHitTesting(false)`.
      """,
    severity: .warning,
    bad: [
      """
      struct Start: View {
        var body: some View {
          ZStack {
            Button("Go") {}
            Color.white
          }
        }
      }
      """,
      """
      struct Form: View {
        @State private var name = ""
        var body: some View {
          ZStack {
            VStack { TextField("Name", text: $name) }
            Rectangle().fill(.gray).frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Start: View {
        var body: some View {
          ZStack {
            Color.white
            Button("Go") {}
          }
        }
      }
      """,
      """
      struct Start: View {
        @State private var isLoading = false
        var body: some View {
          ZStack {
            Button("Go") { isLoading = true }
            if isLoading { Color.white }
            Color.black.opacity(0.2).allowsHitTesting(false)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      ["ZStack", "overlay"].flatMap { rendering.elements(named: $0) }.flatMap { observations($0, in: rendering) }
    })
  )
}

private let controls = ViewTraits.control.names

private func observations(_ stack: Element, in rendering: Rendering) -> [Observation] {
  guard stack.children.dropFirst().contains(where: { isShape(rendering.result[$0], rendering) }) else { return [] }
  let children = rendering.children(of: stack)
  return children.indices.dropFirst().compactMap { index in
    let cover = children[index]
    guard isOpaque(cover, in: stack, rendering), let place = rendering.program.place(coverName(cover, rendering)),
      let control = children[..<index].lazy.flatMap({ rendering.subtree(of: $0) }).first(where: {
        isCovered($0, by: cover)
      })
    else { return nil }
    return .fault(
      Problem(
        place,
        "this covers '\(control.name)' and takes its taps, "
          + (stack.kind == .view
            ? "since later children of a ZStack are in front; put it first"
            : "since an overlay is in front; use 'background'")
          + ", or add '.allowsHitTesting(false)'",
        related: rendering.program.place(control.nameSpan).map { [RelatedPlace($0, "covered")] } ?? []
      ),
      quotesFrames: false
    )
  }
}

private func isCovered(_ element: Element, by cover: Element) -> Bool {
  guard controls.contains(element.name), !element.isUserDefined else { return false }
  let inner = element.layout.globalFrame
  let outer = cover.layout.globalFrame
  return inner.width > 0 && inner.height > 0 && outer.minX <= inner.minX && outer.minY <= inner.minY
    && outer.maxX >= inner.maxX && outer.maxY >= inner.maxY
}

/// The view that the cover's modifiers stand on; of a view of the program, where the stack makes that.
private func coverName(_ cover: Element, _ rendering: Rendering) -> SourceSpan {
  base(of: cover, rendering, enteringViews: false).nameSpan
}

private func base(of cover: Element, _ rendering: Rendering, enteringViews: Bool = true) -> Element {
  var element = cover
  while element.kind == .modifier && !element.isUserDefined || enteringViews && element.isOwnView,
    let child = rendering.element(element.children.first)
  {
    element = child
  }
  return element
}

extension Element {
  fileprivate var isOwnView: Bool { kind == .view && isUserDefined && children.count == 1 }
}

private let shapes: Set = ["Rectangle", "RoundedRectangle"]

/// A color or a shape that may be filled.
private func isShape(_ cover: Element, _ rendering: Rendering) -> Bool {
  let base = base(of: cover, rendering)
  return base.children.isEmpty && base.name != "Color.clear"
    && (base.name.hasPrefix("Color.") || shapes.contains(base.name))
}

/// How the code of the stack or the overlay writes the cover: a statement, or the argument itself.
private func written(_ cover: Element, in stack: Element, _ rendering: Rendering) -> Expression? {
  guard let call = rendering.call(of: stack)?.call else { return nil }
  if let argument = call.unlabeled?.value, argument.closure == nil,
    WrittenView(argument, in: rendering.program).gives(cover.span)
  {
    return argument
  }
  return call.content()?.body.statements.lazy.compactMap(\.shownView).first {
    WrittenView($0, in: rendering.program).gives(cover.span)
  }
}

/// A color or filled shape that always stands there, without anything that lets light or taps through.
private func isOpaque(_ cover: Element, in stack: Element, _ rendering: Rendering) -> Bool {
  let base = base(of: cover, rendering)
  guard isShape(cover, rendering),
    let expression = written(cover, in: stack, rendering) ?? written(base, in: stack, rendering)
  else { return false }
  let view = WrittenView(expression, in: rendering.program)
  let chain = view.chain
  let modifiers = Set(chain.filter { $0.receiver != nil && !$0.isInitializer }.compactMap(\.calledName))
  guard
    modifiers.isSubset(of: [
      "frame", "ignoresSafeArea", "edgesIgnoringSafeArea", "fill", "foregroundColor", "foregroundStyle",
    ])
  else { return false }
  if base.name.hasPrefix("Color.") { return view.start.root.dottedName?.first == "Color" }
  let fill = chain.first { $0.calledName == "fill" }
  guard let style = fill?.unlabeled?.value else { return false }
  return style.asCall == nil && style.implicitMember != "clear"
    && !(style.implicitMember ?? "").lowercased().contains("material")
}
