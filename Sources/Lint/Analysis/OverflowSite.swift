import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

/// Content that needs more room than there is, followed down to what insists on it.
struct OverflowSite: Sendable {
  enum Cause: Sendable {
    /// A view at its ideal size by `fixedSize`.
    case fixedSize
    /// A frame that states a length.
    case frame
    /// The children of a stack one after another; `minimum` is the frame among them that holds to its lower bound.
    case children(minimum: Element?)
  }

  let culprit: Element
  let cause: Cause
  let axis: Axis
  /// What there is, and what is needed, in points.
  let room: Double
  let needed: Double
  /// The frame that gives the room; nil for the window.
  let frame: Element?

  /// The overflows of the window, and of frames that state a length, that are sure enough to be spoken of.
  static func all(in rendering: Rendering) -> [OverflowSite] {
    // At the largest text sizes hardly any row fits.
    guard rendering.result.divergence == nil, rendering.configuration.scene.textSize == .large,
      let root = rendering.element(rendering.result.root)
    else { return [] }
    // Vertically only the common phone counts: many programs are not made for one on its side.
    let isCommon = rendering.configuration == TestedConfiguration.standard.first
    let axes = Axis.allCases.filter { isCommon || $0 == .horizontal }
    let window = axes.compactMap { axis in
      root.layout.proposal[axis].flatMap { site(root.id.index, nil, axis, $0, in: rendering) }
    }
    let elements = rendering.result.elements
    let framed = rendering.places.of(["frame"]).flatMap { index -> [OverflowSite] in
      guard !elements[index].isUserDefined, let child = elements[index].children.first else { return [] }
      return axes.compactMap { axis in
        guard case .fixed(let length) = elements[index].layout.reason(axis), length >= 1,
          elements[child.index].layout.size[axis] > length + tolerance
        else { return nil }
        return site(child.index, elements[index], axis, length, in: rendering)
      }
    }
    return (window + framed).filter { $0.isFault(in: rendering) }
  }

  private static let tolerance = 0.5

  /// Goes down to the element that is too long by itself while its parts are not.
  private static func site(
    _ start: Int,
    _ frame: Element?,
    _ axis: Axis,
    _ whole: Double,
    in rendering: Rendering
  ) -> OverflowSite? {
    let elements = rendering.result.elements
    func length(_ id: ElementID) -> Double { elements[id.index].layout.size[axis] }
    var index = start
    var room = whole
    while elements[index].layout.size[axis] > room + tolerance {
      let needed = elements[index].layout.size[axis]
      let name = elements[index].name
      let children = elements[index].children
      func found(_ cause: Cause) -> OverflowSite {
        OverflowSite(culprit: elements[index], cause: cause, axis: axis, room: room, needed: needed, frame: frame)
      }
      if elements[index].kind == .modifier, !elements[index].isUserDefined {
        guard let child = children.first, !bleeding.contains(name) else { return nil }
        if name == "fixedSize", elements[child.index].layout.proposal[axis] == nil { return found(.fixedSize) }
        if name == "frame", case .fixed = elements[index].layout.reason(axis) { return found(.frame) }
        let inset = needed - length(child)
        guard inset > -tolerance else { return nil }
        room -= max(0, inset)
        index = child.index
      } else if elements[index].isUserDefined {
        guard let child = children.first else { return nil }
        index = child.index
      } else if let widest = children.max(by: { length($0) < length($1) }), length(widest) > room + tolerance,
        containers.contains(name)
      {
        index = widest.index
      } else if name == (axis == .horizontal ? "HStack" : "VStack"), children.count > 1 {
        return found(.children(minimum: minimum(among: children, axis, in: elements)))
      } else {
        return nil
      }
    }
    return nil
  }

  private static let containers: Set = ["HStack", "VStack", "ZStack", "Group", "Button", "NavigationLink"]
  /// What is meant to stick out, or to be cut off.
  private static let bleeding = ModifierTraits.clips.names.union(ModifierTraits.leavesSafeArea.names).union([
    "aspectRatio", "scaledToFill", "position", "offset", "containerRelativeFrame",
  ])

  /// The child whose frame holds to its lower bound.
  private static func minimum(among children: [ElementID], _ axis: Axis, in elements: [Element]) -> Element? {
    for child in children {
      var next: ElementID? = child
      while let index = next?.index, elements[index].kind == .modifier || elements[index].isUserDefined {
        if elements[index].name == "frame", case .clamped(let least?, _) = elements[index].layout.reason(axis),
          least > 0, abs(elements[index].layout.size[axis] - least) <= tolerance
        {
          return elements[index]
        }
        next = elements[index].children.first
      }
    }
    return nil
  }

  // MARK: Judgement

  /// Whether the overflow is sure enough to be spoken of: neither meant, nor a matter of unknown or approximate sizes.
  private func isFault(in rendering: Rendering) -> Bool {
    guard rendering.isCertain(culprit), !rendering.isDecoration(culprit), !rendering.isOutOfPlace(culprit),
      rendering.draws(culprit),
      frame.map({ !rendering.isOutOfPlace($0) }) ?? true, !rendering.contains(Self.elastic, in: culprit),
      !inwards(in: rendering).contains(where: { Self.opaque.contains($0.name) || $0.layout.reason(axis) == .custom })
    else { return false }
    guard intentions(in: rendering).isEmpty, isRoomWritten(in: rendering), !scrollsElsewhere(in: rendering),
      !isAimed(in: rendering), sticksOut(in: rendering)
    else { return false }
    // Widths of text are known to a few percent.
    return needed - room > (dependsOnText(in: rendering) ? needed * 0.05 + 1 : 0.5)
  }

  /// Whether the culprit is drawn beyond the edges of the frame or the window: what is too long takes the room of the
  /// paddings around it first.
  private func sticksOut(in rendering: Rendering) -> Bool {
    let scene = rendering.configuration.scene
    let room = frame?.layout.globalFrame ?? Rect(origin: .zero, size: scene.size).inset(by: scene.safeArea)
    let (own, edges) = (edges(of: culprit.layout.globalFrame), edges(of: room))
    return own.lower < edges.lower - Self.tolerance || own.upper > edges.upper + Self.tolerance
  }

  private func edges(of rect: Rect) -> (lower: Double, upper: Double) {
    axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  /// The modifiers that say that the overflow is meant. Those of a view that a constant holds stand elsewhere than those of
  /// the frame that it is put into.
  private func intentions(in rendering: Rendering) -> Set<String> {
    var names = rendering.modifierNames(around: culprit)
    if let frame { names.formUnion(rendering.modifierNames(around: frame)) }
    return names.intersection(Self.intentions)
  }

  /// What stands around the culprit up to the frame that gives the room: what is further out has no say in it.
  private func inwards(in rendering: Rendering) -> [Element] {
    let all = Array(rendering.ancestors(of: culprit))
    return frame.flatMap { frame in all.firstIndex { $0.id == frame.id } }.map { Array(all[..<$0]) } ?? all
  }

  /// Whether a frame in a frame is told on which side to stick out.
  private func isAimed(in rendering: Rendering) -> Bool {
    guard case .frame = cause, let frame else { return false }
    return rendering.call(of: frame)?.call.argument("alignment") != nil
  }

  /// Whether the window is only that of a preview or of the component alone: the program puts it into scroll views.
  private func scrollsElsewhere(in rendering: Rendering) -> Bool {
    guard frame == nil else { return false }
    let program = rendering.program
    return rendering.ancestors(of: culprit).contains { component in
      guard component.isUserDefined, component.kind == .view else { return false }
      let makes = program.calls(component.name).filter { $0.call.isInitializer && !program.isInPreview($0.scope) }
      return !makes.isEmpty && makes.allSatisfy { $0.scope.containers.contains { $0.scrolls(along: axis) } }
    }
  }

  /// Whether the room is the window's or a length that stands in the source, with no modifier of the project between: a
  /// length of state is what the program plays with, and such a modifier may scale what it gets.
  private func isRoomWritten(in rendering: Rendering) -> Bool {
    guard let frame else { return true }
    let label = axis == .horizontal ? "width" : "height"
    guard let occurrence = rendering.call(of: frame), let length = occurrence.call.argument(label),
      rendering.program.constantNumber(length.value, in: occurrence.scope) != nil
    else { return false }
    let between = rendering.ancestors(of: culprit).prefix { $0.id != frame.id }
    return !between.contains { $0.isUserDefined && $0.kind == .modifier || $0.name == "modifier" }
  }

  /// Controls that shrink in ways that no table tells.
  private static let elastic: Set = ["Picker", "DatePicker", "ColorPicker", "TabView"]
  private static let opaque: Set = ["GeometryReader", "ScrollView", "ViewThatFits", "TabView", "Canvas"]
  private static let intentions = ModifierTraits.clips.names.union(ModifierTraits.movesDrawing.names).union([
    "position", "scaledToFill", "minimumScaleFactor", "transition", "drawingGroup",
  ])

  private func dependsOnText(in rendering: Rendering) -> Bool {
    rendering.contains(Self.written, in: culprit)
  }

  /// What has the size of the words in it.
  static let written = ViewTraits.readable.names

  var axisName: String { axis == .horizontal ? "wide" : "high" }

  /// "the frame of 200", "the 320 points that there are for it".
  var roomName: String {
    frame == nil ? "the \(Points(room)) points that there are for it" : "a frame of \(Points(room))"
  }

  /// What a rule says of it. Vertically the other sizes were not judged, and nothing is said of them.
  func fault(_ problem: Problem) -> Observation { .fault(problem).ofOneConfiguration(axis == .vertical) }

  /// The frame that is too small, and what is said of it.
  func related(in scope: ProgramScope) -> [RelatedPlace] {
    guard let frame, let place = scope.place(frame.nameSpan) else { return [] }
    return [RelatedPlace(place, "this gives \(Points(room)) points")]
  }
}

extension CallExpression {
  /// Whether it is a `ScrollView` that names the axis, or computes it.
  func scrolls(along axis: Axis) -> Bool {
    guard calledName == "ScrollView" else { return false }
    guard let axes = (unlabeled ?? argument("axes"))?.value else { return axis == .vertical }
    let name = axis == .vertical ? "vertical" : "horizontal"
    let named = CodeWalk(axes).expressions.compactMap(\.implicitMember)
    return named.isEmpty || named.contains(name)
  }
}

extension Element.Geometry {
  /// Why the length on that axis is what it is.
  func reason(_ axis: Axis) -> SizeReason { axis == .horizontal ? widthReason : heightReason }

  /// Whether it takes whatever it is offered.
  func fills(_ axis: Axis) -> Bool {
    switch reason(axis) {
    case .proposal: true
    case .clamped(_, let maximum): maximum == .infinity
    default: false
    }
  }
}
