import Interpreter
import Layout
import Semantics

extension LintRule {
  static let geometryReaderNested = LintRule(
    id: "geometry-reader-nested",
    summary: "A GeometryReader that measures what the reader around it has measured",
    documentation: """
      The inner reader has the size of the outer one: it tells nothing new and adds a layer to layout.

      Use the outer proxy, or hand its size to the view below as a parameter.
      """,
    severity: .info,
    bad: [
      """
      struct Dots: View {
        var body: some View {
          GeometryReader { outer in
            GeometryReader { inner in
              Circle().position(x: inner.size.width / 2, y: outer.size.height / 2)
            }
          }
        }
      }
      """,
      """
      struct Chart: View {
        var body: some View {
          GeometryReader { proxy in
            ZStack {
              Color.gray
              GeometryReader { plot in
                Path { $0.addRect(CGRect(x: 0, y: 0, width: plot.size.width / 2, height: proxy.size.height)) }
              }
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Dots: View {
        var body: some View {
          GeometryReader { proxy in
            Circle().position(x: proxy.size.width / 2, y: proxy.size.height / 2)
          }
        }
      }
      """,
      """
      struct Chart: View {
        var body: some View {
          GeometryReader { proxy in
            GeometryReader { plot in
              Path { $0.addRect(CGRect(x: 0, y: 0, width: plot.size.width / 2, height: plot.size.height)) }
            }
            .padding(20)
            .opacity(proxy.size.width > 100 ? 1 : 0)
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in rendering.readers.compactMap { observation($0, in: rendering) } },
      // A reader that tells something new in one place or size is wanted.
      judge: Sighting.mergedWhereAlwaysAtFault
    )
  )
}

private func observation(_ reader: RenderedReader, in rendering: Rendering) -> Observation? {
  guard rendering.isInside(reader.element, where: { $0.name == "GeometryReader" }),
    let place = rendering.program.place(reader.element.nameSpan)
  else { return nil }
  let frame = reader.element.layout.globalFrame
  let outer = rendering.ancestors(of: reader.element).first { $0.name == "GeometryReader" && !$0.isUserDefined }
  // A component of its own cannot ask the reader around it.
  guard let outer, outer.span.contains(reader.element.span) else { return nil }
  let other = outer.layout.globalFrame
  let ignoring = ["ignoresSafeArea", "edgesIgnoringSafeArea"].flatMap { rendering.program.calls($0) }
  // Two readers tell the keyboard's height by what each of them ignores.
  guard
    !ignoring.contains(where: {
      outer.span.contains($0.call.nameSpan)
        || outer.span.unit == $0.call.span.unit && $0.call.span.contains(reader.element.span)
    })
  else { return .fine(place) }
  let isSame =
    frame.size.isNear(other.size) && abs(frame.minX - other.minX) < 0.5 && abs(frame.minY - other.minY) < 0.5
  guard isSame, !rendering.guesses(within: reader.element.span) else { return .fine(place) }
  return .fault(
    Problem(
      place,
      "this GeometryReader has the frame of the one around it, \(outer.layout.size.points); use the outer proxy",
      related: rendering.program.place(outer.nameSpan).map { [RelatedPlace($0, "this one has measured it")] } ?? []
    )
  )
}
