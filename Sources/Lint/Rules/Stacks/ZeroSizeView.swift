import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let zeroSizeView = LintRule(
    id: "zero-size-view",
    summary: "Something that should be seen and has no room at all",
    documentation: """
      A stack gives its room to the children with the highest `layoutPriority` first. Where one of them takes everything \
      (a color, a shape, a `Spacer`), the others get nothing: they are there, and nobody sees them.

      Give the priority to what must be seen, or bound what fills.
      """,
    severity: .warning,
    bad: [
      """
      struct Status: View {
        var body: some View {
          HStack {
            Color.red.layoutPriority(1)
            Text("9:41")
          }
        }
      }
      """,
      """
      struct Wide: View {
        var body: some View { Rectangle().fill(.gray) }
      }
      struct Item: View {
        var body: some View {
          HStack(spacing: 0) {
            Wide().layoutPriority(2)
            Text("Price").padding(.vertical, 4)
          }
          .frame(height: 40)
        }
      }
      """,
      """
      struct Field: View {
        var body: some View {
          HStack {
            Color.red.layoutPriority(1)
            Image(systemName: "star").resizable().frame(height: 20)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Status: View {
        var body: some View {
          HStack {
            Color.red
            Text("9:41").layoutPriority(1)
          }
        }
      }
      """,
      """
      struct Disclosure: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Toggle("Open", isOn: $isOpen)
            Text("Details").frame(height: isOpen ? nil : 0)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      let elements = rendering.result.elements
      return rendering.elements(named: shown) {
        $0.layout.size.width < 0.5 && priorityStack(around: $0.id.index, in: elements) != nil
      }.compactMap { observation($0, in: rendering) }
    })
  )
}

/// What is there to be seen: words, controls, pictures.
private let shown = ViewTraits.named.filter { !ViewTraits.of($0).isDisjoint(with: [.readable, .control]) } + ["Image"]

private func observation(_ text: Element, in rendering: Rendering) -> Observation? {
  guard saysSomething(text, in: rendering), !rendering.isDecoration(text),
    !rendering.isOutOfPlace(text),
    let (stack, greedy) = priorityStack(around: text.id.index, in: rendering.result.elements),
    rendering.certainty.hasCertainWidth(rendering.result[greedy]),
    rendering.modifierNames(around: text).isDisjoint(with: hiding), let place = rendering.program.place(text.nameSpan)
  else { return nil }
  return .fault(
    Problem(
      place,
      "this '\(text.name)' has no width at all: a neighbor of higher layout priority takes the "
        + "\(Points(rendering.result[stack].layout.size.width)) points of 'HStack'; give the priority to this view",
      related: rendering.program.place(rendering.result[greedy].nameSpan).map { [RelatedPlace($0, "takes everything")] }
        ?? []
    )
  )
}

private func saysSomething(_ text: Element, in rendering: Rendering) -> Bool {
  guard let call = rendering.call(of: text)?.call else { return text.name != "Text" }
  guard text.name == "Text" else {
    // A label that is written and makes no element is empty.
    return text.children.isEmpty ? call.closures.isEmpty : drawsSomething(text, in: rendering)
  }
  return call.unlabeled.map { $0.value.literalText != "" } ?? false
}

/// Whether the label of a control is more than empty views.
private func drawsSomething(_ control: Element, in rendering: Rendering) -> Bool {
  var pending = control.children
  while let next = pending.popLast() {
    let element = rendering.result[next]
    if element.children.isEmpty, element.name != "EmptyView" { return true }
    pending += element.children
  }
  return false
}

/// The stack that gives everything to a child of higher priority, and that child.
private func priorityStack(around text: Int, in elements: [Element]) -> (stack: ElementID, greedy: ElementID)? {
  var child = text
  while let above = elements[child].parent {
    let stack = above.index
    if elements[stack].name == "frame", case .fixed = elements[stack].layout.widthReason { return nil }
    if elements[stack].name == "HStack", !elements[stack].isUserDefined {
      let priority = elements[child].layout.priority
      let most = elements[stack].layout.size.width * 0.9
      let greedy = elements[stack].children.first { other in
        elements[other.index].layout.priority > priority && elements[other.index].layout.size.width > most
      }
      return greedy.map { (above, $0) }
    }
    guard elements[stack].layout.size.width < 60 else { return nil }
    child = stack
  }
  return nil
}

private let hiding: Set = ["hidden", "opacity", "accessibilityHidden"]
