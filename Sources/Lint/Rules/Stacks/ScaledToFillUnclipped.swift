import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let scaledToFillUnclipped = LintRule(
    id: "scaled-to-fill-unclipped",
    summary: "An image that fills a frame and is not clipped to it",
    documentation: """
      An image scaled to fill covers its frame and sticks out on one axis wherever its ratio is another. What sticks out \
      is drawn over the neighbors, and takes their taps.

      Cut it off with `.clipped()`, or `.clipShape(…)`, after the frame.
      """,
    severity: .warning,
    bad: [
      """
      struct Thumbnail: View {
        var body: some View {
          Image(decorative: "p").resizable().scaledToFill().frame(width: 80, height: 80)
        }
      }
      """,
      """
      struct Row: View {
        let title: String
        var body: some View {
          HStack {
            Image(decorative: "cover")
              .resizable()
              .aspectRatio(contentMode: .fill)
              .frame(width: 60, height: 40)
            Text(title)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Thumbnail: View {
        var body: some View {
          Image(decorative: "p").resizable().scaledToFill().frame(width: 80, height: 80).clipped()
        }
      }
      """,
      """
      struct Cover: View {
        var body: some View {
          Image(decorative: "cover").resizable().scaledToFill().frame(width: 60, height: 40)
        }
      }
      struct Row: View {
        let title: String
        var body: some View {
          HStack {
            Cover().clipShape(Circle())
            Text(title)
          }
        }
      }
      """,
      """
      extension View {
        func rounded(_ shape: some Shape) -> some View { overlay { shape.stroke(.gray) }.clipShape(shape) }
      }
      struct Cover: View {
        var body: some View {
          VStack {
            Image("cover").resizable().scaledToFill().frame(width: 60, height: 40).rounded(.capsule)
            Text("Cover")
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      // What is loaded is in no scene.
      unit.frameCalls.filter { $0.fixed.count == 2 }.compactMap { problem($0, in: scope) }
    },
    .rendered({ rendering in
      rendering.elements(named: "scaledToFill", "aspectRatio").compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ fill: Element, in rendering: Rendering) -> Observation? {
  guard let call = rendering.call(of: fill), isFilling(call.call, in: call.scope, of: rendering.program),
    let image = rendering.image(below: fill),
    image.argument("systemName") == nil,
    let frame = rendering.ancestors(of: fill).prefix(while: \.isAroundOne).first(where: { $0.name == "frame" }),
    isCrammed(fill, into: frame),
    !rendering.isDecoration(fill), !rendering.isOutOfPlace(fill), !rendering.fillsWindow(frame),
    rendering.modifierNames(around: fill).isDisjoint(with: cropping), !rendering.isCroppedByOwnModifier(fill),
    let outer = rendering.call(of: frame)?.call,
    // A modifier of the project's own may be used elsewhere, where somebody clips.
    let place = rendering.program.place(
      call.call.baseTypeName == "Image" && outer.span.contains(fill.nameSpan) ? fill.nameSpan : outer.nameSpan
    )
  else { return nil }
  let lengths = " of \(frame.layout.size.points)"
  return .fault(problem(place, lengths, around: outer, frame.nameSpan, in: rendering.program), quotesFrames: false)
}

/// The same of an image that `AsyncImage` has loaded, with no modifier anywhere around that cuts off. The frame is around
/// the image, or around what loads it.
private func problem(_ frame: FrameCall, in scope: ProgramScope) -> Problem? {
  let inner: [CallExpression]
  if scope.isLoadedImage(frame.call.start, in: frame.occurrence.scope) {
    inner = Array(frame.call.chain.dropFirst())
    guard inner.contains(where: { isFilling($0, in: frame.occurrence.scope, of: scope) }) else { return nil }
  } else {
    guard let receiver = frame.call.receiver else { return nil }
    let view = WrittenView(receiver, in: scope)
    guard let loader = view.made, loader.calledName == "AsyncImage", loadsFilling(loader, in: scope) else { return nil }
    inner = view.chain.filter { $0.receiver != nil }
  }
  guard !inner.contains(where: { mayCrop($0, in: scope) }),
    !ViewSurroundings.contain(around: frame.occurrence, in: scope, where: { mayCrop($0.call, in: scope) }),
    let place = scope.place(frame.call.nameSpan)
  else { return nil }
  return problem(place, "", around: frame.call, frame.call.nameSpan, in: scope)
}

/// Whether a closure of the call shows the image that is loaded scaled to fill, and does not cut it off.
private func loadsFilling(_ loader: CallExpression, in scope: ProgramScope) -> Bool {
  ["scaledToFill", "aspectRatio"].flatMap { scope.calls($0) }.contains { fill in
    loader.span.contains(fill.call.span) && isFilling(fill.call, in: fill.scope, of: scope)
      && scope.isLoadedImage(fill.call.start, in: fill.scope)
      && !fill.call.chain.contains { mayCrop($0, in: scope) }
      && !scope.modifiers(over: fill.call.span).contains { mayCrop($0.call, in: scope) }
  }
}

private func mayCrop(_ call: CallExpression, in scope: ProgramScope) -> Bool {
  scope.isOpaque(call)
    || scope.applied(by: call).contains { applied in
      scope.isModifier(applied, .clips) || cropping.contains(applied.calledName ?? "")
    }
}

private func problem(
  _ place: Place,
  _ lengths: String,
  around outer: CallExpression,
  _ frame: SourceSpan,
  in scope: ProgramScope
) -> Problem {
  Problem(
    place,
    "scaled to fill, the image sticks out of its frame\(lengths) wherever it has another ratio, and is drawn over its "
      + "neighbors; add '.clipped()' after the frame",
    related: scope.place(frame).map { [RelatedPlace($0, "nothing is cut off here")] } ?? [],
    proposals: scope.proposal(
      "add '.clipped()'",
      keepsMeaning: true,
      scope.addingModifier(".clipped()", to: outer.span)
    )
  )
}

extension Element {
  /// Whether it is a modifier, or shows one view and nothing around it: a view of the program's own, or a group.
  fileprivate var isAroundOne: Bool {
    kind == .modifier || children.count == 1 && (isUserDefined || ViewTraits.of(name).contains(.isTransparent))
  }
}

extension Rendering {
  /// The call of the image that the modifiers from this one inwards stand on.
  fileprivate func image(below modifier: Element) -> CallExpression? {
    var current = modifier
    while current.kind == .modifier, current.children.count == 1, let child = element(current.children.first) {
      current = child
    }
    return current.name == "Image" && !current.isUserDefined ? call(of: current)?.call.innermost : nil
  }

  /// Whether a modifier of the project's own over the element cuts off.
  fileprivate func isCroppedByOwnModifier(_ element: Element) -> Bool {
    let own = Set(ancestors(of: element).prefix(while: \.isAroundOne).filter(\.isUserDefined).map(\.name))
    guard !own.isEmpty else { return false }
    return ModifierTraits.clips.names.contains { name in
      program.calls(name).contains { call in
        call.scope.chain.contains { around in
          switch around.kind {
          case .function(let function): own.contains(function.name)
          case .type(let type): own.contains(type.name)
          default: false
          }
        }
      }
    }
  }

  /// Whether nothing is beside the element in the window.
  fileprivate func fillsWindow(_ element: Element) -> Bool {
    let window = configuration.scene
    let room = Size(
      width: window.size.width - window.safeArea.leading - window.safeArea.trailing,
      height: window.size.height - window.safeArea.top - window.safeArea.bottom
    )
    return element.layout.size.width > room.width - 0.5 && element.layout.size.height > room.height - 0.5
  }
}

/// Whether the frame states what the image would have to grow beyond: both lengths, or one where the other is what there
/// is room for.
private func isCrammed(_ fill: Element, into frame: Element) -> Bool {
  let proposal = fill.layout.proposal
  switch (frame.layout.widthReason, frame.layout.heightReason) {
  case (.fixed, .fixed): return true
  case (.fixed, _): return proposal.height?.isFinite ?? false
  case (_, .fixed): return proposal.width?.isFinite ?? false
  default: return false
  }
}

/// Whether the modifier makes its receiver fill, whatever may be given for its mode.
private func isFilling(_ call: CallExpression, in code: CodeScope, of scope: ProgramScope) -> Bool {
  guard call.calledName == "aspectRatio" else { return call.calledName == "scaledToFill" }
  guard let mode = call.argument("contentMode")?.value else { return false }
  let values = scope.sources(of: mode, in: code).found
  return !values.isEmpty
    && values.allSatisfy { value in
      value.expression.implicitMember == "fill" || value.expression.dottedName?.last == "fill"
    }
}

/// What cuts off, or draws where nothing is beside it.
private let cropping: Set = [
  "clipped", "clipShape", "mask", "cornerRadius", "ignoresSafeArea", "edgesIgnoringSafeArea", "containerShape",
  "background",
  "overlay", "drawingGroup", "glassEffect",
]
