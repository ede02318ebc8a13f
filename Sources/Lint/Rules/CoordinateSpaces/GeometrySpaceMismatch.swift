import Catalog
import Interpreter
import Layout
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let geometrySpaceMismatch = LintRule(
    id: "geometry-space-mismatch",
    summary: "A frame in global coordinates is used as a position in another view",
    documentation: """
      `frame(in: .global)` counts from the corner of the screen; `offset` and `position` count from the corner of the view \
      they are in. The two agree only while that view starts at the screen's corner.

      Measure in a space of the view that draws: `.coordinateSpace(.named("bar"))` on the view with the overlay and \
      `frame(in: .named("bar"))` at the measurement, or hand an anchor up and resolve it with `proxy[anchor]`.
      """,
    severity: .warning,
    bad: [
      """
      struct FrameKey: PreferenceKey {
        static let defaultValue: [Int: CGRect] = [:]
        static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) { value.merge(nextValue()) { $1 } }
      }
      struct Tabs: View {
        @State private var frames: [Int: CGRect] = [:]
        @State private var selection = 1
        var body: some View {
          HStack {
            ForEach(0..<3, id: \\.self) { index in
              Text("Tab").background {
                GeometryReader { proxy in
                  Color.clear.preference(key: FrameKey.self, value: [index: proxy.frame(in: .global)])
                }
              }
            }
          }
          .onPreferenceChange(FrameKey.self) { frames = $0 }
          .overlay(alignment: .topLeading) {
            Color.red.frame(width: 20, height: 2).offset(x: frames[selection]?.minX ?? 0)
          }
          .padding(16)
        }
      }
      """,
      """
      struct Marker: View {
        @State private var frame = CGRect.zero
        var body: some View {
          VStack(alignment: .leading) {
            Text("Title")
            Text("Target").onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { frame = $0 }
          }
          .overlay { Circle().frame(width: 8, height: 8).position(x: frame.midX, y: frame.midY) }
        }
      }
      """,
      """
      struct Marker: View {
        @State private var frames: [Int: CGRect] = [:]
        let selected = 1
        var body: some View {
          VStack(alignment: .leading) {
            ForEach(0..<3) { row in
              Text("Row").onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { frames[row] = $0 }
            }
          }
          .overlay {
            if let frame = frames[selected] {
              Circle().frame(width: 8, height: 8).position(x: frame.midX, y: frame.midY)
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Marker: View {
        @State private var frame = CGRect.zero
        var body: some View {
          VStack(alignment: .leading) {
            Text("Title")
            Text("Target").onGeometryChange(for: CGRect.self) { $0.frame(in: .named("box")) } action: { frame = $0 }
          }
          .coordinateSpace(.named("box"))
          .overlay { Circle().frame(width: 8, height: 8).position(x: frame.midX, y: frame.midY) }
        }
      }
      """,
      """
      struct Marker: View {
        @State private var frame = CGRect.zero
        var body: some View {
          Text("Target")
            .onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { frame = $0 }
            .overlay(alignment: .bottom) { Color.red.frame(width: frame.width, height: 2) }
        }
      }
      """,
    ],
    check: .rendered(observations)
  )
}

private func observations(_ rendering: Rendering) -> [Observation] {
  let placements = rendering.program.measuredPlacements
  guard !placements.isEmpty, rendering.result.divergence == nil else { return [] }
  return placements.compactMap { placement in
    (SpaceMismatch(placement, in: rendering)?.problem ?? CentredOffset(placement, in: rendering)?.problem)
      .map { .fault($0) }
  }
}

extension Rendering {
  /// The element of the modifier that places a view by the measured state: in code of other views, one that the view with
  /// the state contains, and the only one.
  fileprivate func element(of placement: MeasuredPlacement, named span: SourceSpan) -> Element? {
    let elements = result.elements.filter { $0.nameSpan == span }
    guard placement.isShared else { return elements.first }
    guard elements.count == 1, let element = elements.first else { return nil }
    let owner = placement.source.type.declaration.type
    if case .view(let shown) = result.request.source, shown == owner.qualifiedName { return element }
    return ancestors(of: element).contains { $0.isUserDefined && $0.name == owner.name } ? element : nil
  }
}

/// An `offset` in both directions by a point on the screen, of a view that rests in the middle of another: it is moved by
/// that from where it rests.
private struct CentredOffset {
  private let call: CallExpression
  private let source: MeasuredFrames.Source
  private let rendering: Rendering
  private let holder: CallExpression
  /// The point that the offset counts from, on the screen.
  private let rest: Point
  /// Whether the middle is meant, and not a corner.
  private let isMiddle: Bool

  init?(_ placement: MeasuredPlacement, in rendering: Rendering) {
    let call = placement.occurrence.call
    guard placement.source.isGlobal, rendering.program.isModifier(call, .movesDrawing),
      let x = placement.x?.position, let y = placement.y?.position, x == y, x != .end,
      let holder = rendering.program.holder(of: placement.occurrence.scope),
      holder.argument("alignment").map(\.value.isCenter) ?? true,
      let around = rendering.element(of: placement, named: holder.nameSpan)?.layout.globalFrame,
      let moved = rendering.result.elements.first(where: { $0.span == call.receiver?.span })?.layout.size
    else { return nil }
    self.call = call
    source = placement.source
    self.rendering = rendering
    self.holder = holder
    isMiddle = x == .middle
    let middle = Point(x: around.midX, y: around.midY)
    rest = isMiddle ? middle : Point(x: middle.x - moved.width / 2, y: middle.y - moved.height / 2)
  }

  var problem: Problem? {
    guard abs(rest.x) > 0.5 || abs(rest.y) > 0.5, let place = rendering.program.place(call.nameSpan),
      let measured = rendering.program.place(source.space.span)
    else { return nil }
    return Problem(
      place,
      "'\(source.state)' is measured in global coordinates, and an offset counts from where the view rests, here with its "
        + "\(isMiddle ? "middle" : "corner") at (\(Points(rest.x)), \(Points(rest.y))): this is drawn that much too far; use 'position' with "
        + "a frame in a named space of the view around",
      related: [RelatedPlace(measured, "measured in global coordinates")],
      proposals: isMiddle ? proposal(measured).map { [$0] } ?? [] : []
    )
  }

  /// A position in a space of the view around.
  private func proposal(_ measured: Place) -> FixProposal? {
    let scope = rendering.program
    guard let around = scope.place(holder.receiver?.span ?? holder.span), let name = scope.place(call.nameSpan) else {
      return nil
    }
    let edit = FileEdit(file: name.file, edit: TextEdit(range: name.range, replacement: "position"))
    return FixProposal(
      "use 'position' in a space of the view",
      keepsMeaning: false,
      edits: [edit] + source.measuring(insteadOf: measured, inSpaceOf: around)
    )
  }
}

/// An `offset` or `position` whose argument counts from elsewhere than the view it is in.
private struct SpaceMismatch {
  private let call: CallExpression
  private let source: MeasuredFrames.Source
  private let rendering: Rendering
  /// The decoration or the stack that holds the moved view.
  private let holder: CallExpression?
  /// Where the moved view counts from, on the screen.
  private let origin: Point
  private let axes: (x: Bool, y: Bool)
  private let spaceName: String

  init?(_ placement: MeasuredPlacement, in rendering: Rendering) {
    let call = placement.occurrence.call
    let holder = rendering.program.holder(of: placement.occurrence.scope)
    let isPosition = !rendering.program.isModifier(call, .movesDrawing)
    // A positioned view is as large as what it is offered, and counts from the corner of that. An offset counts from
    // where the view is anyway.
    guard let start = isPosition ? call : holder,
      let element = rendering.element(of: placement, named: start.nameSpan),
      let space = placement.source.space(in: rendering)
    else { return nil }
    let pinned = isPosition ? (x: true, y: true) : start.pinnedAxes
    self.call = call
    source = placement.source
    self.rendering = rendering
    self.holder = holder
    let corner = element.layout.globalFrame.origin
    origin = Point(x: corner.x - space.origin.x, y: corner.y - space.origin.y)
    spaceName = space.name
    axes = (
      placement.x != nil && pinned.x && abs(origin.x) > 0.5, placement.y != nil && pinned.y && abs(origin.y) > 0.5
    )
  }

  var problem: Problem? {
    guard axes.x || axes.y, let place = rendering.program.place(call.nameSpan),
      let measured = rendering.program.place(source.space.span)
    else { return nil }
    let distances = [
      axes.x ? "\(Points(abs(origin.x))) points too far \(origin.x > 0 ? "right" : "left")" : nil,
      axes.y ? "\(Points(abs(origin.y))) too far \(origin.y > 0 ? "down" : "up")" : nil,
    ].compactMap(\.self).joined(separator: " and ")
    return Problem(
      place,
      "'\(source.state)' is measured in \(spaceName), and '\(call.calledName ?? "")' counts from the view it is in, which "
        + "starts at (\(Points(origin.x)), \(Points(origin.y))): this is drawn \(distances); measure in a named space "
        + "of that view",
      related: [RelatedPlace(measured, "measured in \(spaceName)")],
      proposals: proposal(measured).map { [$0] } ?? []
    )
  }

  /// A space of the decorated view, and the measurement in it.
  private func proposal(_ measured: Place) -> FixProposal? {
    guard let receiver = holder?.receiver.flatMap({ rendering.program.place($0.span) }) else { return nil }
    return FixProposal(
      "measure in a space of the view",
      keepsMeaning: false,
      edits: source.measuring(insteadOf: measured, inSpaceOf: receiver)
    )
  }
}

extension MeasuredFrames.Source {
  /// Where the space begins on the screen, with how messages call it; nil where that is not certain.
  fileprivate func space(in rendering: Rendering) -> (origin: Point, name: String)? {
    if isGlobal { return (.zero, "global coordinates") }
    let spaces = rendering.program.namedSpaces
    guard let name = spaces.uses.first(where: { $0.span == space.span })?.name, spaces.definitions(of: name).count == 1,
      let view = spaces.definitions(of: name).first?.call.receiver
    else { return nil }
    let elements = rendering.result.elements.filter { $0.span == view.span }
    return elements.count == 1 ? elements.first.map { ($0.layout.globalFrame.origin, "the space '\(name)'") } : nil
  }

  /// A space on `view`, named after the type, in the place of the one that was `measured` in.
  fileprivate func measuring(insteadOf measured: Place, inSpaceOf view: Place) -> [FileEdit] {
    let space = ".named(\"\(type.name)\")"
    let end = view.range.end
    return [
      FileEdit(file: measured.file, edit: TextEdit(range: measured.range, replacement: space)),
      FileEdit(file: view.file, edit: TextEdit(range: ByteRange(end, end), replacement: ".coordinateSpace(\(space))")),
    ]
  }
}

extension ProgramScope {
  /// The overlay, background or ZStack whose content the code is directly part of, also by way of properties of the view,
  /// of the project's own modifiers, and of a view that one place makes.
  fileprivate func holder(of code: CodeScope) -> CallExpression? {
    for scope in scopesAcrossViews(around: code) {
      guard case .closure(_, let call?) = scope.kind else { return nil }
      if isModifier(call, .decorates) { return call }
      if makesView(call, .stacks), !makesView(call, .linear) { return call }
      // What stands in a stack or a reader counts from another corner.
      if call.receiver == nil, !makesView(call, .isTransparent) { return nil }
    }
    return nil
  }
}

extension CallExpression {
  /// The axes along which the content starts where frames count from.
  fileprivate var pinnedAxes: (x: Bool, y: Bool) {
    let alignment = argument("alignment")?.value.implicitMember ?? ""
    return (
      ["bottomLeading", "leading", "topLeading"].contains(alignment),
      ["top", "topLeading", "topTrailing"].contains(alignment)
    )
  }
}

extension Expression {
  /// `.center`.
  fileprivate var isCenter: Bool { unwrapped.implicitMember == "center" }
}
