import Catalog
import Interpreter
import Layout
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let viewOffScreen = LintRule(
    id: "view-off-screen",
    summary: "A view that lies outside of the window",
    documentation: """
      `.position` and `.offset` place a view by numbers, whatever the window: what is in the corner of one phone is cut \
      off, or gone, on another one and on an iPad.

      Place it by alignment: `.overlay(alignment: .topTrailing) { … }`, `ZStack(alignment:)`, \
      `.frame(maxWidth: .infinity, alignment: .trailing)`.
      """,
    severity: .warning,
    bad: [
      """
      struct Corner: View {
        var body: some View {
          ZStack {
            Color.gray
            Text("Help").padding().background(.yellow).position(x: 700, y: 60)
          }
        }
      }
      """,
      """
      struct Map: View {
        var body: some View {
          GeometryReader { proxy in
            VStack { Text("Map"); Image(systemName: "map") }
              .frame(width: proxy.size.width * 0.25, height: proxy.size.height * 0.25)
              .background(.green)
              .position(x: proxy.size.width - 80, y: 100)
          }
        }
      }
      """,
      """
      struct Side: View {
        var body: some View {
          GeometryReader { proxy in
            Text("Menu").frame(width: 120).offset(x: proxy.size.width - 20)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Corner: View {
        var body: some View {
          Color.gray.overlay(alignment: .topTrailing) {
            Text("Help").padding().background(.yellow)
          }
        }
      }
      """,
      """
      struct Sky: View {
        @State private var isUp = false
        var body: some View {
          ZStack {
            Circle().frame(width: 300, height: 300).position(x: 0, y: 0)
            Text("Sun").offset(y: isUp ? 0 : 2000)
            Button("Rise") { isUp.toggle() }
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.elements(named: "position").compactMap { observation($0, in: rendering) }
        + rendering.offsets.compactMap { moved($0, in: rendering) }
    })
  )
}

/// The share of a view that may lie outside.
private let tolerated = 0.1

private func observation(_ position: Element, in rendering: Rendering) -> Observation? {
  guard let content = rendering.children(of: position).first, saysSomething(content, in: rendering),
    !rendering.isOutOfPlace(position), rendering.modifierNames(around: position).isDisjoint(with: moving),
    let outside = share(outside: content.layout.globalFrame, of: rendering.configuration.scene.size),
    outside > tolerated, !scrolls(around: position, in: rendering),
    // Where the room itself lies outside, the position in it is not at fault.
    share(outside: position.layout.globalFrame, of: rendering.configuration.scene.size).map({ $0 <= tolerated })
      ?? true,
    let place = rendering.program.place(position.nameSpan)
  else { return nil }
  return .fault(outsideProblem(content, outside, at: place, in: rendering))
}

private func outsideProblem(_ content: Element, _ outside: Double, at place: Place, in rendering: Rendering) -> Problem
{
  let frame = content.layout.globalFrame
  let percent = Int((outside * 100).rounded())
  return Problem(
    place,
    "\(percent) % of this view lie outside of the window: it reaches from (\(Points(frame.minX)), \(Points(frame.minY))) "
      + "to (\(Points(frame.maxX)), \(Points(frame.maxY))); place it by alignment, as in '.overlay(alignment:)'",
    severity: rendering.configuration.scene.textSize == .large ? nil : .info
  )
}

/// A view that an offset moves out of the window for good: by numbers, or by lengths that only the layout changes.
private func moved(_ offset: CallOccurrence, in rendering: Rendering) -> Observation? {
  guard rendering.program.staysAtRest(offset), let receiver = offset.call.receiver?.span,
    let content = rendering.result.elements.first(where: { $0.span == receiver }),
    saysSomething(content, in: rendering), !rendering.isOutOfPlace(content),
    let outside = share(outside: content.layout.globalFrame, of: rendering.configuration.scene.size), outside > 0.5,
    !scrolls(around: content, in: rendering),
    rendering.modifierNames(around: content).isDisjoint(with: moving.subtracting(["offset"])),
    // Where the room itself lies outside, the offset in it is not at fault.
    let around = rendering.ancestors(of: content).first(where: { _ in true }),
    share(outside: around.layout.globalFrame, of: rendering.configuration.scene.size).map({ $0 <= tolerated }) ?? true,
    let place = rendering.program.place(offset.call.nameSpan)
  else { return nil }
  return .fault(outsideProblem(content, outside, at: place, in: rendering))
}

extension Rendering {
  /// The offsets in the code of the scene.
  fileprivate var offsets: [CallOccurrence] {
    let units = Set(result.elements.lazy.map(\.span.unit)).ordered { $0.index < $1.index }
    return units.flatMap { unit in
      program.calls("offset", in: unit).filter { $0.hasReceiver && program.ownModifier($0.call) == nil }
    }
  }
}

extension ProgramScope {
  /// Whether nothing but the layout decides what the arguments are: numbers, constants, the size of a reader.
  fileprivate func staysAtRest(_ use: CallOccurrence) -> Bool {
    use.call.arguments.allSatisfy { argument in
      if constantNumber(argument.value, in: use.scope) != nil { return true }
      return CodeWalk(argument.value).allSatisfy { node in
        guard case .expression(let expression) = node else { return false }
        switch expression.kind {
        case .integer, .double, .binary, .prefix, .tuple: return true
        case .member, .local:
          guard case .local(let slot, _) = expression.root.kind else { return false }
          guard case .closureParameter(_, _, let call?)? = use.scope.origin(ofLocal: slot) else { return false }
          return makesView(call, .drawsByCode)
        default: return false
        }
      }
    }
  }
}

private func scrolls(around position: Element, in rendering: Rendering) -> Bool {
  rendering.ancestors(of: position).contains { ViewTraits.of($0.name).contains(.scrolls) }
}

/// Whether it contains text, an image or a control: shapes bleed on purpose.
private func saysSomething(_ content: Element, in rendering: Rendering) -> Bool {
  let parts = rendering.subtree(of: content)
  return rendering.isCertain(content)
    && parts.contains { $0.name == "Image" || !ViewTraits.of($0.name).isDisjoint(with: [.readable, .control]) }
}

/// The share of the rectangle that the window does not show.
private func share(outside frame: Rect, of window: Size) -> Double? {
  let area = frame.width * frame.height
  guard area > 1, area.isFinite else { return nil }
  let shown = frame.intersection(Rect(origin: .zero, size: window)).map { $0.width * $0.height } ?? 0
  return 1 - shown / area
}

/// What comes and goes, or is moved by more than the position.
private let moving = [ModifierTraits.movesDrawing, .clips, .hides, .setsOff].reduce(into: Set<String>()) {
  $0.formUnion($1.names)
}
