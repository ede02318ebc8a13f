import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let eagerStackManyRows = LintRule(
    id: "eager-stack-many-rows",
    summary: "A scrolling stack that makes hundreds of rows at once",
    documentation: """
      A `VStack` or `HStack` makes all of its children before the first one is shown, and lays all of them out at each \
      change, visible or not. In a scroll view a lazy stack makes those that are seen.

      Use `LazyVStack` or `LazyHStack`. They fill their cross axis, so an alignment may have to be stated.
      """,
    severity: .info,
    bad: [
      """
      struct Numbers: View {
        var body: some View {
          ScrollView {
            VStack {
              ForEach(0..<500, id: \\.self) { number in Text("\\(number)") }
            }
          }
        }
      }
      """,
      """
      struct Days: View {
        private let days = Array(1...365)
        var body: some View {
          ScrollView(.horizontal) {
            HStack {
              ForEach(days, id: \\.self) { day in Text("\\(day)") }
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Numbers: View {
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(0..<150, id: \\.self) { number in Text("\\(number)") }
            }
          }
        }
      }
      """,
      """
      struct Days: View {
        private let days = Array(1...31)
        var body: some View {
          ScrollView(.horizontal) {
            HStack {
              ForEach(days, id: \\.self) { day in Text("\\(day)") }
            }
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.elements(named: "VStack", "HStack") { $0.children.count > manyRows }
        .compactMap { observation($0, in: rendering) }
    })
  )
}

/// How many children count as many.
private let manyRows = 100

private func observation(_ stack: Element, in rendering: Rendering) -> Observation? {
  let axis: Axis = stack.name == "VStack" ? .vertical : .horizontal
  guard let scroll = rendering.scrollView(around: stack), rendering.scrollAxes(of: scroll)?.contains(axis) == true,
    let place = rendering.program.place(stack.nameSpan), let end = rendering.call(of: stack)?.call.nameSpan
  else { return nil }
  return .fault(
    Problem(
      place,
      "this '\(stack.name)' makes all of its \(stack.children.count) rows at once, though few are visible in the "
        + "ScrollView; use 'Lazy\(stack.name)'",
      proposals: rendering.program.proposal(
        "use 'Lazy\(stack.name)'",
        keepsMeaning: false,
        rendering.program.replacing(end, with: "Lazy\(stack.name)")
      )
    ),
    quotesFrames: false
  )
}
