import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let stackPyramid = LintRule(
    id: "stack-pyramid",
    summary: "Stacks nested five deep in one body",
    documentation: """
      Each stack asks its children for sizes several times, and nobody can see at a glance what a stack in a stack in a \
      stack does. A `Grid` aligns rows and columns, a type of your own that conforms to `Layout` says in thirty lines \
      what five nested stacks hint at, and parts that have a name deserve a view of their own.
      """,
    severity: .info,
    bad: [
      """
      struct Deep: View {
        var body: some View {
          VStack { HStack { VStack { HStack { VStack { Text("x"); Text("y") }; Text("b") }; Text("c") }; Text("d") }; Text("e") }
        }
      }
      """,
      """
      struct Ticket: View {
        var body: some View {
          ZStack {
            Color.white
            VStack {
              HStack {
                VStack {
                  HStack {
                    Text("From")
                    Text("To")
                  }
                  Text("Gate")
                }
                Text("Seat")
              }
              Text("Name")
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Ticket: View {
        var body: some View {
          VStack {
            Text("Name")
            Grid {
              GridRow { Text("From"); Text("To") }
              GridRow { Text("Gate"); Text("Seat") }
            }
          }
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          VStack {
            HStack {
              Text("a")
              VStack { Text("b"); Text("c") }
            }
            Text("d")
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      var reported: Set<SourceSpan> = []
      return unit.viewCalls(.stacks).compactMap { occurrence in
        let around = stacks(around: occurrence.scope, in: scope)
        guard around.count + 1 >= threshold, let outermost = around.last, reported.insert(outermost.span).inserted,
          let place = scope.place(outermost.nameSpan)
        else { return nil }
        let related = scope.place(occurrence.call.nameSpan).map { [RelatedPlace($0, "the fifth stack, or deeper")] }
        return Problem(
          place,
          "\(threshold) or more stacks stand inside one another here; give parts a view of their own, or arrange "
            + "them with one 'Grid' or 'Layout'",
          related: related ?? []
        )
      }
    }
  )
}

private let threshold = 5

/// The stacks whose closures `scope` stands in, within one property or function, innermost first.
private func stacks(around code: CodeScope, in program: ProgramScope) -> [CallExpression] {
  var found: [CallExpression] = []
  for scope in code.chain {
    guard case .closure(_, let call) = scope.kind else { break }
    if let call, program.makesView(call, .stacks) { found.append(call) }
  }
  return found
}
