import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let geometryReaderRoot = LintRule(
    id: "geometry-reader-root",
    summary: "A component whose body is a GeometryReader has no size of its own",
    documentation: """
      A component that starts with a `GeometryReader` takes whatever it is offered. In a stack it takes the space that \
      its neighbors leave, while its content sits in the top leading corner.

      Measure in a background (`.background { GeometryReader { … } }`) or with `onGeometryChange`, and let the content \
      decide the size. A reader that fills a screen, has a frame of its own or scales its content is fine.
      """,
    severity: .warning,
    supersedes: ["geometry-reader-implicit-alignment", "geometry-reader-proportional-frame"],
    bad: [
      """
      struct Card: View {
        var body: some View {
          GeometryReader { proxy in
            Text("Width \\(Int(proxy.size.width))").padding()
          }
        }
      }
      struct Home: View {
        var body: some View {
          VStack {
            Card()
            Text("Below")
          }
        }
      }
      """,
      """
      struct Badge: View {
        var body: some View {
          GeometryReader { proxy in
            Circle().frame(width: min(proxy.size.width, 24), height: 24)
          }
        }
      }
      struct Row: View {
        var body: some View {
          HStack {
            Text("Inbox")
            Badge()
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Bar: View {
        var body: some View {
          GeometryReader { proxy in
            Path { $0.addRect(CGRect(x: 0, y: 0, width: proxy.size.width * 0.4, height: proxy.size.height)) }
          }
        }
      }
      struct Home: View {
        var body: some View {
          VStack {
            Bar().frame(height: 8)
            Text("Below")
          }
        }
      }
      """,
      """
      struct Screen: View {
        var body: some View {
          GeometryReader { proxy in
            VStack { Text("Width \\(Int(proxy.size.width))") }.frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in rendering.readers.compactMap { RootReader($0, in: rendering)?.observation } },
      judge: .comparing(judged)
    )
  )
}

/// A reader that is the whole body of a component in a stack.
private struct RootReader {
  private let reader: RenderedReader
  private let rendering: Rendering
  private let component: Element
  private let stack: Element
  private let axis: Axis

  init?(_ reader: RenderedReader, in rendering: Rendering) {
    self.reader = reader
    self.rendering = rendering
    var isInComponent: Element?
    // What stands behind or in front of another view has the size of that.
    for above in rendering.mainAncestors(of: reader.element) {
      // A modifier of the project is a component too: it wraps what it is used on.
      if above.isUserDefined {
        isInComponent = isInComponent ?? above
        continue
      }
      if above.kind == .modifier {
        // A length from outside is the size the component was meant to have.
        guard !Self.sizing.contains(above.name) else { return nil }
        continue
      }
      guard let component = isInComponent, let axis = Self.stacks[above.name],
        !rendering.guesses(within: reader.element.span), !reader.isPlacedByProxy(in: rendering.program)
      else { return nil }
      self.component = component
      self.stack = above
      self.axis = axis
      return
    }
    return nil
  }

  /// The component's type: of `.modifier(Fitting())` the modifier's.
  private var componentName: String {
    guard component.name == "modifier", let call = rendering.call(of: component)?.call else { return component.name }
    return call.unlabeled?.value.unwrapped.asCall?.calledName ?? component.name
  }

  private static let sizing: Set = [
    "frame", "aspectRatio", "scaledToFit", "scaledToFill", "containerRelativeFrame", "fixedSize",
  ]
  private static let stacks: [String: Axis] = ["VStack": .vertical, "HStack": .horizontal]

  var observation: Observation? {
    guard let place = rendering.program.place(reader.element.nameSpan), let content = reader.contentSize else {
      return nil
    }
    let size = reader.element.layout.size
    let used = rendering.program.place(component.nameSpan).map { [RelatedPlace($0, "used here")] } ?? []
    let problem = Problem(
      place,
      "the body of '\(componentName)' is a GeometryReader, so in '\(stack.name)' it takes \(size.points) for content "
        + "of \(content.points); measure in a background or with 'onGeometryChange' and let the content decide",
      related: used,
      proposals: rendering.program.replacements(for: reader.closure)
    )
    return .fault(problem).measuring([size[axis], content[axis]])
  }
}

extension RenderedReader {
  /// Whether the content is moved by lengths of the proxy: it roams the space that the reader takes.
  fileprivate func isPlacedByProxy(in scope: ProgramScope) -> Bool {
    guard let closure else { return false }
    return scope.uses(of: closure).contains { use in
      use.surroundings.contains { node in
        guard case .expression(let expression) = node else { return false }
        return ["offset", "position"].contains(expression.asCall?.calledName)
      }
    }
  }
}

/// Only content with a length of its own is at fault: one that follows the reader's length, as a share of it or less
/// some margin, is meant to.
private func judged(_ sightings: [Sighting]) -> [Problem] {
  let guilty = Sighting.grouped(sightings).filter { group in
    let lengths = group.map(\.observation.measurements).filter { $0.count == 2 }
    guard lengths.allSatisfy({ $0[0] > $0[1] + 0.5 }) else { return false }
    return !isConstant(lengths.map { $0[1] / $0[0] }, tolerance: 0.005)
      && !isConstant(lengths.map { $0[0] - $0[1] }, tolerance: 0.5)
  }
  return Sighting.merged(guilty.flatMap(\.self))
}

private func isConstant(_ values: [Double], tolerance: Double) -> Bool {
  guard let low = values.min(), let high = values.max() else { return true }
  return high - low <= tolerance
}
