import Interpreter
import Layout
import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let expectationFailed = LintRule(
    id: "expectation-failed",
    summary: "A frame is not what a comment expects",
    documentation: """
      A comment can say what frame the view on its line has, or the view on the next line where it stands alone; a check \
      then fails when a change moves the view:

      ```swift
      Text("Total").padding(10)  // expect: 80x40
      // expect: width <= 393, height 40, at 0, 59
      Header()
      Sidebar()                  // expect: width 320 in 1024x768
      ```

      Lengths and positions are points, positions from the container's top left corner, as in `uilsp --frames`. \
      A number matches what rounds to it in the digits that are written; `<`, `<=`, `>` and `>=` compare. Of a chain of \
      modifiers the last one on the line is meant. The expectation has to hold wherever the view is shown in the first \
      tested configuration that shows it, or in the one that is named after `in`.
      """,
    severity: .error,
    bad: [
      """
      struct Badge: View {
        var body: some View {
          Color.red
            .frame(width: 24, height: 24)
            .padding(4)  // expect: 30x30
        }
      }
      """,
      """
      struct Badge: View {
        var body: some View {
          // expect: wide
          Color.red.frame(width: 24, height: 24)
        }
      }
      """,
      """
      struct Badge: View {
        var count = 0
        var body: some View {
          if count > 3 {
            Color.red  // expect: 24x24
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Badge: View {
        var body: some View {
          Color.red
            .frame(width: 24, height: 24)  // expect: 24x24
            .padding(4)  // expect: 32x32 at 180.5, 422.5
        }
      }
      """,
      """
      struct Column: View {
        var body: some View {
          VStack {
            // expect: width <= 200, height > 60
            VStack {
              ForEach(0..<3) { _ in
                Text("Row")  // expect: height 20.3
              }
            }
            // expect: width 320 in 320x568
            Color.red
          }
        }
      }
      """,
    ],
    check: .program { scope in
      scope.expectations.compactMap { placed in
        guard case .failure(let problem) = placed.expectation else { return nil }
        return Problem(placed.place, "this expectation cannot be read: \(problem.message)")
      }
    },
    .rendered(
      { rendering in
        let expectations = rendering.program.expectations
        guard !expectations.isEmpty else { return [] }
        rendering.charge(expectations.count * Trial.work)
        let lines = ElementLines(rendering)
        return expectations.compactMap { placed in
          guard case .success(let expectation) = placed.expectation else { return nil }
          return Trial(placed, expectation, in: rendering, lines).observation
        }
      },
      judge: .comparing(judged)
    )
  )
}

/// How much a sighting says of an expectation.
private enum Weight: Double {
  case decides = 0
  case isNotShown = 1
  case isElsewhere = 2
}

/// The sightings that say most of each expectation; of these those in the first configuration.
private func judged(_ sightings: [Sighting]) -> [Problem] {
  Sighting.grouped(sightings).flatMap { group -> [Problem] in
    let weights = group.map { $0.observation.measurements.first ?? 0 }
    guard let least = weights.min() else { return [] }
    let telling = zip(group, weights).filter { $0.1 == least }.map(\.0)
    return Sighting.merged(telling.filter { $0.configuration == telling.first?.configuration })
  }
}

/// The elements of a rendering by the lines that make them, parents before children.
private struct ElementLines {
  private var elements: [FileID: [Int: [Element]]] = [:]

  init(_ rendering: Rendering) {
    for element in rendering.result.elements {
      guard let place = rendering.program.place(element.nameSpan), let text = rendering.program.tree(place.file)?.text
      else { continue }
      let line = text.lineColumn(at: place.range.start).line
      elements[place.file, default: [:]][line, default: []].append(element)
    }
  }

  func elements(on line: Int, of file: FileID) -> [Element] { elements[file]?[line] ?? [] }
}

/// An expectation held against one scene in one configuration.
private struct Trial {
  private let placed: PlacedExpectation
  private let expectation: Expectation
  private let rendering: Rendering
  private let lines: ElementLines
  /// What holding an expectation against a scene costs, in the interpreter's steps: each scene is asked about each.
  static let work = 50

  init(_ placed: PlacedExpectation, _ expectation: Expectation, in rendering: Rendering, _ lines: ElementLines) {
    self.placed = placed
    self.expectation = expectation
    self.rendering = rendering
    self.lines = lines
  }

  /// Nil where the scene was not seen to its end, and may show more.
  var observation: Observation? {
    if let name = expectation.configuration, name != rendering.configuration.name {
      return fault("'\(name)' is not among the tested configurations", .isElsewhere)
    }
    let shown = outermost
    guard let first = shown.first else {
      return rendering.result.facts.limit == nil
        ? fault("no scene shows a view that this line makes", .isNotShown) : nil
    }
    if let other = shown.first(where: { $0.nameSpan != first.nameSpan }) {
      return fault("this line makes '\(first.name)' and '\(other.name)'; give each a line of its own", .decides)
    }
    guard let wrong = shown.first(where: { !expectation.holds(in: $0.layout.globalFrame) }) else {
      return .fine(placed.place).measuring([Weight.decides.rawValue])
    }
    let frame = wrong.layout.globalFrame
    let place = "(\(Points(frame.minX)), \(Points(frame.minY)))"
    return fault(
      "'\(wrong.name)' is \(frame.size.points) at \(place) at \(rendering.configuration.name)",
      .decides,
      proposals: isSame(in: shown) ? [correction(to: frame)] : []
    )
  }

  private func fault(_ message: String, _ weight: Weight, proposals: [FixProposal] = []) -> Observation {
    .fault(Problem(placed.place, message, proposals: proposals), quotesFrames: false).measuring([weight.rawValue])
  }

  /// The elements that the line makes, without those inside of one of them: the last modifier of a chain stands for the
  /// chain.
  private var outermost: [Element] {
    let made = lines.elements(on: placed.line, of: placed.place.file)
    let ids = Set(made.map(\.id))
    return made.filter { element in !rendering.ancestors(of: element).contains { ids.contains($0.id) } }
  }

  /// Whether the elements agree in everything that is expected of them.
  private func isSame(in shown: [Element]) -> Bool {
    expectation.clauses.allSatisfy { clause in
      let values = shown.map { clause.quantity.value(in: $0.layout.globalFrame) }
      guard let low = values.min(), let high = values.max() else { return false }
      return high - low < 0.005
    }
  }

  /// The expectation with the numbers that are true; comparisons that hold stay.
  private func correction(to frame: Rect) -> FixProposal {
    let clauses = expectation.clauses.map { clause in
      let holds = clause.holds(in: frame)
      let sign = holds && clause.comparison != .equal ? " \(clause.comparison.rawValue)" : ""
      let value = holds ? clause.number.value : clause.quantity.value(in: frame)
      return " \(clause.quantity.rawValue)\(sign) \(Points(value))"
    }
    let condition = expectation.configuration.map { " in \($0.replacing("×", with: "x"))" } ?? ""
    let edit = TextEdit(range: placed.text, replacement: clauses.joined(separator: ",") + condition)
    return FixProposal(
      "expect the frame that it has",
      keepsMeaning: false,
      edits: [FileEdit(file: placed.place.file, edit: edit)]
    )
  }
}
