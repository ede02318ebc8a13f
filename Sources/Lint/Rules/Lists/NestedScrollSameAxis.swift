import Interpreter
import Layout
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let nestedScrollSameAxis = LintRule(
    id: "nested-scroll-same-axis",
    summary: "A scroll view in a scroll view of the same axis",
    documentation: """
      The outer scroll view offers no length along its axis, so the inner one is as long as its content: it never \
      scrolls, and takes the drags that the outer one should get.

      Remove one of them. Different axes, or an inner view with a length of its own, are fine.
      """,
    severity: .warning,
    bad: [
      """
      struct Page: View {
        var body: some View {
          ScrollView {
            Text("Title").frame(maxWidth: .infinity)
            ScrollView {
              Color.gray.frame(height: 900)
            }
          }
        }
      }
      """,
      """
      struct Strip: View {
        var body: some View {
          ScrollView(.horizontal) {
            HStack { Color.red.frame(width: 200, height: 60); Color.blue.frame(width: 200, height: 60) }
          }
        }
      }
      struct Strips: View {
        var body: some View {
          ScrollView([.horizontal, .vertical]) {
            VStack { Strip(); Strip() }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Page: View {
        var body: some View {
          ScrollView {
            Text("Title").frame(maxWidth: .infinity)
            ScrollView(.horizontal) {
              Color.gray.frame(width: 900, height: 120)
            }
          }
        }
      }
      """,
      """
      struct Page: View {
        var body: some View {
          ScrollView {
            Text("Title").frame(maxWidth: .infinity)
            ScrollView {
              Color.gray.frame(height: 900)
            }
            .frame(height: 200)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.elements(named: "ScrollView").compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ inner: Element, in rendering: Rendering) -> Observation? {
  guard let outer = rendering.scrollView(around: inner),
    !rendering.isOfPreview(outer, around: inner), !rendering.isDecoration(inner),
    let inside = rendering.scrollAxes(of: inner), let outside = rendering.scrollAxes(of: outer),
    let axis = inside.intersection(outside).ordered(by: { $0 == .vertical && $1 != .vertical }).first,
    inner.layout.proposal[axis] == nil || rendering.isAsLongAsContent(inner, axis),
    !rendering.isBounded(inner, axis, within: outer),
    let place = rendering.program.place(inner.nameSpan)
  else { return nil }
  let name = axis == .vertical ? "vertical" : "horizontal"
  return .fault(
    Problem(
      place,
      "a \(name) ScrollView inside of a \(name) one gets no length and never scrolls; remove one of them, or give this "
        + "one a length",
      related: rendering.program.place(outer.nameSpan).map { [RelatedPlace($0, "this one scrolls")] } ?? []
    ),
    quotesFrames: false
  )
}

extension Rendering {
  /// Whether the scroll view leaves nothing to scroll.
  fileprivate func isAsLongAsContent(_ scroll: Element, _ axis: Axis) -> Bool {
    guard let content = children(of: scroll).first else { return false }
    return abs(content.layout.size[axis] - scroll.layout.size[axis]) <= 0.5
  }

  /// Whether a frame between the two ends the inner one somewhere, so that longer content scrolls.
  fileprivate func isBounded(_ inner: Element, _ axis: Axis, within outer: Element) -> Bool {
    let labels = axis == .vertical ? ["height", "maxHeight"] : ["width", "maxWidth"]
    return ancestors(of: inner).prefix { $0.id != outer.id }.contains { above in
      guard above.name == "frame", !above.isUserDefined, let frame = call(of: above)?.call else { return false }
      return labels.contains { frame.argument($0).map { !$0.value.mayBeInfinite } ?? false }
    }
  }

  /// The axes that the source names; nil where they are computed.
  func scrollAxes(of scroll: Element) -> Set<Axis>? {
    guard let call = call(of: scroll)?.call else { return nil }
    guard let argument = call.unlabeled ?? call.argument("axes") else { return [.vertical] }
    switch argument.value.unwrapped.kind {
    case .array(let elements):
      let axes = elements.compactMap { $0.implicitMember.flatMap(Axis.init(named:)) }
      return axes.count == elements.count ? Set(axes) : nil
    default: return argument.value.implicitMember.flatMap(Axis.init(named:)).map { [$0] }
    }
  }
}

extension Axis {
  fileprivate init?(named name: String) {
    switch name {
    case "vertical": self = .vertical
    case "horizontal": self = .horizontal
    default: return nil
    }
  }
}
