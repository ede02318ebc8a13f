import Catalog
import Interpreter
import Layout
import Queries
import Semantics
import ViewGraph

extension LintRule {
  static let geometryReaderContentOverflow = LintRule(
    id: "geometry-reader-content-overflow",
    summary: "Content that is larger than its GeometryReader, which nobody else knows",
    documentation: """
      A `GeometryReader` is as large as the space it is offered, never as its content. Content that is larger is drawn \
      outside of it, over whatever comes next: the views around see only the reader's size. The usual cases are a frame \
      that collapses the reader (`.frame(height: 0)`) and a scroll view, which offers no length along its axis, so that \
      the reader is 10 points long.

      Let the content take part in layout: measure in a background or with `onGeometryChange` and keep the size in \
      state, or use `containerRelativeFrame`.
      """,
    severity: .warning,
    supersedes: [
      "geometry-reader-root", "geometry-reader-implicit-alignment", "geometry-reader-proportional-frame",
    ],
    bad: [
      """
      struct Meter: View {
        let share: CGFloat
        var body: some View {
          VStack {
            GeometryReader { proxy in
              Rectangle().frame(width: proxy.size.width * share, height: 20)
            }
            .frame(height: 0)
            Text("Meter")
          }
        }
      }
      #Preview { Meter(share: 0.5) }
      """,
      """
      struct Article: View {
        var body: some View {
          VStack {
            GeometryReader { proxy in
              Color.gray.frame(width: proxy.size.width, height: 200)
            }
            .frame(height: 40)
            Text("Body")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Meter: View {
        let share: CGFloat
        var body: some View {
          VStack {
            GeometryReader { proxy in
              Rectangle().frame(width: proxy.size.width * share, height: 20)
            }
            .frame(height: 20)
            Text("Meter")
          }
        }
      }
      #Preview { Meter(share: 0.5) }
      """,
      """
      struct Article: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            Color.gray
              .frame(height: 200)
              .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            Text("Width \\(Int(width))")
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in rendering.readers.compactMap { Overflow($0, in: rendering)?.observation } },
      judge: SceneJudgement(problems: Sighting.mergedBySeverity, holdsInPart: true)
    )
  )
}

/// Content that sticks out of a reader that is at fault for it.
private struct Overflow {
  private let reader: RenderedReader
  private let rendering: Rendering
  private let culprit: Element
  private let axis: Axis

  init?(_ reader: RenderedReader, in rendering: Rendering) {
    self.reader = reader
    self.rendering = rendering
    let size = reader.element.layout.size
    guard let content = reader.contentSize, content.width > size.width + 0.5 || content.height > size.height + 0.5,
      !rendering.guesses(within: reader.element.span), !rendering.isOutOfPlace(reader.element),
      !rendering.isSharedOut(reader.element), !reader.isSetLater(in: rendering)
    else { return nil }
    for axis in Axis.allCases {
      let largest = reader.content.max { $0.layout.size[axis] < $1.layout.size[axis] }
      guard let largest, Self.isTooSmall(reader.element, along: axis, in: rendering) else { continue }
      let tolerance = Self.tolerance(of: largest, axis, in: rendering)
      guard largest.layout.size[axis] > size[axis] + tolerance,
        rendering.drawnExcess(of: largest, in: reader.element, axis) > tolerance,
        !rendering.isGuessed(largest, beyond: size[axis] + tolerance, axis)
      else { continue }
      culprit = largest
      self.axis = axis
      guard !isClipped, !scrollsSomehow, !rendering.followsPosition(largest) else { return nil }
      return
    }
    return nil
  }

  /// Sizes of text are known to a few percent.
  private static func tolerance(of content: Element, _ axis: Axis, in rendering: Rendering) -> Double {
    rendering.contains(OverflowSite.written, in: content) ? content.layout.size[axis] * 0.05 + 1 : 0.5
  }

  /// Whether the reader is smaller than its surroundings could make it: content that overflows the whole container
  /// would do so without the reader.
  private static func isTooSmall(_ reader: Element, along axis: Axis, in rendering: Rendering) -> Bool {
    let configuration = rendering.configuration.scene
    let insets = configuration.safeArea
    let whole =
      configuration.size[axis]
      - (axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom)
    guard reader.layout.proposal[axis] == nil || reader.layout.size[axis] < whole - 0.5 else { return false }
    // What a small window squeezes is not the reader's fault: only a length that is stated holds everywhere.
    let isStated = rendering.ancestors(of: reader).prefix { $0.kind == .modifier }.contains { above in
      if case .fixed = above.layout.reason(axis) { true } else { false }
    }
    return isStated || rendering.configuration == TestedConfiguration.standard.first
  }

  var observation: Observation? {
    guard let place = rendering.program.place(reader.element.nameSpan) else { return nil }
    let sizes =
      "content of \(culprit.layout.size.points) is drawn outside of this GeometryReader of "
      + reader.element.layout.size.points
    if isCounted {
      let message = "\(sizes): the loop in it makes one view too many for its size; cut them off with '.clipped()'"
      return .fault(Problem(place, message, related: related, severity: .info))
    }
    let meets = isInTheWay
    let problem = Problem(
      place,
      "\(sizes)\(meets ? ", and the views around it leave no room for it" : ""); measure in a background or with "
        + "'onGeometryChange', so that the content takes part in layout",
      related: related,
      proposals: reader.closure.map { ReaderSplit(reader: $0, scope: rendering.program).proposals } ?? [],
      severity: !meets || isIntended || rendering.configuration.scene.textSize != .large ? .info : nil
    )
    return .fault(problem)
  }

  /// Whether what sticks out of the reader meets other views or the window's end. What scrolls has an end of its own.
  private var isInTheWay: Bool {
    let scene = rendering.configuration.scene
    let window = Rect(origin: .zero, size: scene.size).inset(by: scene.safeArea)
    guard !rendering.ancestors(of: reader.element).contains(where: { $0.isView(.scrolls) }) else { return true }
    let frame = reader.element.layout.globalFrame
    let drawn = rendering.subtree(of: culprit).filter { $0.children.isEmpty && rendering.draws($0) }
      .map(\.layout.globalFrame)
    guard drawn.allSatisfy(window.holds) else { return true }
    let own = rendering.subtree(of: reader.element).indices
    return rendering.result.elements.indices.contains { index in
      let other = rendering.result.elements[index]
      guard other.children.isEmpty, !own.contains(index), rendering.draws(other),
        !other.layout.globalFrame.overlaps(frame)
      else { return false }
      return drawn.contains { $0.overlaps(other.layout.globalFrame) }
    }
  }

  /// Whether the content is a loop of shapes and colors that counts as many of them as the reader's length holds: it
  /// covers the reader, and has no length that anybody else could make room for.
  private var isCounted: Bool {
    guard let closure = reader.closure else { return false }
    let leaves = rendering.subtree(of: culprit).filter(\.children.isEmpty)
    return leaves.allSatisfy { $0.isPlainDrawing || !rendering.draws($0) }
      && rendering.program.uses(of: closure).contains { use in
        use.length == (axis == .horizontal ? .horizontal : .vertical) && use.counts(in: rendering.program)
      }
  }

  private var related: [RelatedPlace] {
    var related: [RelatedPlace] = []
    if let place = rendering.program.place(culprit.nameSpan) {
      related.append(RelatedPlace(place, "this is \(culprit.layout.size.points)"))
    }
    let wrappers = rendering.ancestors(of: reader.element).prefix { $0.kind == .modifier }
    if let frame = wrappers.first(where: { $0.name == "frame" }), let place = rendering.program.place(frame.nameSpan) {
      let length = Points(reader.element.layout.size[axis])
      related.append(RelatedPlace(place, "this holds the reader to a \(axis.lengthName) of \(length)"))
    }
    return related
  }

  /// Content that is moved about, or a decoration, sticks out on purpose.
  private var isIntended: Bool {
    if reader.isMovedAbout(in: rendering) || isStretched { return true }
    var below = reader.element
    for above in rendering.ancestors(of: reader.element) {
      if above.isModifier(.decorates) { return above.children.first != below.id }
      below = above
    }
    return false
  }

  /// Whether the content scrolls along axes that the program computes: a scroll view is never longer than what it is
  /// offered on an axis that it scrolls.
  private var scrollsSomehow: Bool {
    rendering.subtree(of: culprit).contains { $0.name == "ScrollView" && rendering.scrollAxes(of: $0) == nil }
  }

  /// Whether the content's length is computed from the reader's, which is known where it is made longer.
  private var isStretched: Bool {
    guard let closure = reader.closure else { return false }
    return rendering.program.uses(of: closure).contains { use in
      guard case .frame(let frame, let label) = use.sink, let length = use.length,
        length == (axis == .horizontal ? .horizontal : .vertical), label.lowercased().hasSuffix(axis.lengthName)
      else { return false }
      return use.isAddedTo(within: frame)
    }
  }

  /// Whether a modifier around the reader cuts off what sticks out: on the reader itself, or where the view is used that it
  /// is part of.
  private var isClipped: Bool {
    if rendering.program.isModified(reader.element.span, .clips) { return true }
    var around: [Element] = []
    for above in rendering.ancestors(of: reader.element) {
      // What holds all of the content cuts nothing off.
      if above.layout.size[axis] >= culprit.layout.size[axis] {
        return around.contains { isClipped($0, inside: above) }
      }
      around.append(above)
    }
    return around.contains { isClipped($0, inside: nil) }
  }

  /// Whether a modifier on the element cuts off what sticks out, before `outer` is made of it.
  private func isClipped(_ element: Element, inside outer: Element?) -> Bool {
    let program = rendering.program
    return program.modifiers(over: element.span).contains { modifier in
      if let outer, outer.span.contains(element.span), !outer.span.contains(modifier.call.span) { return false }
      return program.applied(by: modifier.call).contains { program.isModifier($0, .clips) }
    }
  }
}

extension Element {
  /// A shape or a color.
  fileprivate var isPlainDrawing: Bool { name.hasPrefix("Color.") || Catalog.view(name)?.isShape == true }
}

extension ProxyUse {
  /// Whether a loop has what is computed from it for its data.
  fileprivate func counts(in scope: ProgramScope) -> Bool {
    surroundings.contains { node in
      guard case .expression(let outer) = node, let loop = outer.asCall, scope.makesView(loop, .repeats) else {
        return false
      }
      return loop.argument(around: expression).map { $0.value.closure == nil } ?? false
    }
  }

  /// Whether the argument of `frame` is a sum or a multiple of the length, and no bound of it.
  fileprivate func isAddedTo(within frame: CallExpression) -> Bool {
    let operations = surroundings.prefix { node in
      if case .expression(let outer) = node { outer.span != frame.span } else { true }
    }
    return operations.contains { node in
      guard case .expression(let outer) = node, case .binary(let binary) = outer.kind else { return false }
      return ["+", "*"].contains(binary.operator)
    }
  }
}

extension Rect {
  /// Whether the other is not drawn beyond the ends of this.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
  }

  /// Whether the two have more than their edges in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    intersection(other).map { $0.width > 0.5 && $0.height > 0.5 } ?? false
  }
}

extension Axis {
  fileprivate var lengthName: String { self == .horizontal ? "width" : "height" }
}

extension Rendering {
  /// How far what is drawn in `content` goes beyond the end of `reader`, to whose start content is pinned: what only keeps
  /// a distance, and what is moved back in, ends earlier than its frame.
  fileprivate func drawnExcess(of content: Element, in reader: Element, _ axis: Axis) -> Double {
    let frame = reader.layout.globalFrame
    let isMirrored = axis == .horizontal && configuration.scene.direction == .rightToLeft
    return subtree(of: content).lazy.filter { $0.children.isEmpty && self.draws($0) }.map { leaf in
      let drawn = leaf.layout.globalFrame
      if isMirrored { return frame.minX - drawn.minX }
      return axis == .horizontal ? drawn.maxX - frame.maxX : drawn.maxY - frame.maxY
    }.max() ?? 0
  }

  /// Whether a picture of a size that nobody knows here is what makes `content` longer than `length`.
  fileprivate func isGuessed(_ content: Element, beyond length: Double, _ axis: Axis) -> Bool {
    let leaves = subtree(of: content).filter(\.children.isEmpty)
    guard length >= 1, let longest = leaves.max(by: { $0.layout.size[axis] < $1.layout.size[axis] }),
      longest.layout.size[axis] > length, longest.name == "Image",
      program.isPicture(longest.span) || program.keepsRatio(longest.span),
      explained.elements.indices.contains(longest.id.index)
    else { return false }
    return !explained.elements[longest.id.index].standIns.isEmpty
  }

  /// Whether a frame in `content` is computed from where something is on the screen: then it grows on purpose while it
  /// is scrolled.
  fileprivate func followsPosition(_ content: Element) -> Bool {
    subtree(of: content).contains { element in
      guard element.name == "frame", !element.isUserDefined, let frame = call(of: element)?.call else { return false }
      return frame.arguments.contains { CodeWalk($0.value).expressions.contains(where: \.isPosition) }
    }
  }

  /// Whether a preview shows several views in one window, so that each has less room than anywhere else.
  fileprivate func isSharedOut(_ element: Element) -> Bool {
    ancestors(of: element).contains { $0.children.count > 1 && $0.kind == .view && isOutOfPlace($0) }
  }
}

extension Expression {
  /// `proxy.frame(in: .global).midX`
  fileprivate var isPosition: Bool {
    guard case .member(let member) = kind, RectEdge.isPlace(member.name),
      let call = member.base?.unwrapped.asCall, call.calledName == "frame"
    else { return false }
    return call.argument("in").map { $0.value.implicitMember != "local" } ?? false
  }
}

extension RenderedReader {
  /// Whether the length that a frame gives the reader is state that code may set once it has measured.
  func isSetLater(in rendering: Rendering) -> Bool {
    let program = rendering.program
    return rendering.ancestors(of: element).prefix { !$0.isUserDefined }.contains { above in
      guard above.name == "frame", let frame = rendering.call(of: above) else { return false }
      return frame.call.arguments.contains { argument in
        CodeWalk(argument.value).expressions.contains { part in
          guard let name = part.ownMember, let owner = program.parts(of: frame.scope.type),
            let property = program.property(name, around: frame.scope), property.attribute("State") != nil
          else { return false }
          let state = StateProperty(property, of: owner, in: program)
          return state.isHandedOn || state.isChangedLater
        }
      }
    }
  }
}
