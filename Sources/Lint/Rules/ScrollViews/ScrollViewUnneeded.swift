import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let scrollViewUnneeded = LintRule(
    id: "scroll-view-unneeded",
    summary: "A scroll view whose content always fits",
    documentation: """
      In every tested window, also with the largest text, the content is shorter than the scroll view around it. It \
      bounces and shows indicators for nothing.

      Use the content alone. Where it is there for `refreshable` or for the keyboard, keep it.
      """,
    severity: .hint,
    bad: [
      """
      struct Note: View {
        var body: some View {
          ScrollView { Text("OK") }
        }
      }
      """,
      """
      struct Page: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("Title").frame(maxWidth: .infinity)
              Color.red.frame(height: 40)
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Note: View {
        var body: some View { Text("OK") }
      }
      """,
      """
      struct Page: View {
        let lines: [String]
        var body: some View {
          ScrollView {
            ForEach(lines, id: \\.self) { Text($0).frame(maxWidth: .infinity) }
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in
        rendering.elements(named: "ScrollView").compactMap { observation($0, in: rendering) }
      },
      judge: .everywhere
    )
  )
}

/// What a scroll view may be there for although everything fits.
private let purposes: Set = [
  "refreshable", "scrollDismissesKeyboard", "scrollPosition", "frame", "searchable", "scrollBounceBehavior",
]

private func observation(_ scroll: Element, in rendering: Rendering) -> Observation? {
  guard let place = rendering.program.place(scroll.nameSpan), let call = rendering.call(of: scroll)?.call else {
    return nil
  }
  let content = rendering.children(of: scroll)
  guard rendering.scrollAxes(of: scroll) == [.vertical], rendering.isCertain(scroll), !content.isEmpty,
    !rendering.ancestors(of: scroll).contains(where: { $0.name == "ScrollView" }), !rendering.isOutOfPlace(scroll),
    content.reduce(0, { $0 + $1.layout.size.height }) <= scroll.layout.size.height,
    !rendering.guesses(within: call.span), rendering.isSteady(scroll, call),
    !rendering.subtree(of: scroll).contains(where: {
      ViewTraits.of($0.name).contains(.takesText) || $0.instancePath.contains { $0.contains("[") }
    }),
    !rendering.program.modifiers(over: call.span).contains(where: { purposes.contains($0.call.calledName ?? "") })
  else { return .fine(place) }
  return .fault(
    Problem(place, "the content fits in every tested window, also with the largest text; use it without a ScrollView"),
    quotesFrames: false
  )
}

extension ProgramScope {
  /// The code of the type's members that the call's closures use, and that those use.
  fileprivate func viewBodies(of type: TypeParts, reachedFrom call: CallExpression) -> [Body] {
    var members: [String: [Body]] = [:]
    for function in type.functions { if let body = function.body { members[function.name, default: []].append(body) } }
    for variable in type.variables {
      if let body = variable.accessors.getter?.body { members[variable.name, default: []].append(body) }
    }
    var found: [Body] = []
    var seen: Set<String> = []
    var pending = call.closures.map(\.closure.body)
    while let body = pending.popLast() {
      for expression in CodeWalk(body).expressions {
        guard let name = expression.asCall?.callee.ownMember ?? expression.ownMember, let bodies = members[name],
          seen.insert(name).inserted
        else { continue }
        found += bodies
        pending += bodies
      }
    }
    return found
  }
}

extension ProgramScope {
  /// Whether a modifier of the program shows its receiver only at times.
  fileprivate func mayLeaveOut(_ call: CallExpression) -> Bool {
    guard call.receiver != nil, let body = ownModifier(call)?.body else { return false }
    return CodeWalk(body).contains { if case .ifStatement = $0 { true } else { false } }
  }
}

extension Rendering {
  /// Whether what is in the scroll view is the same whatever the program's data, and scrolling is not what it is there
  /// for: no loop and no choice makes it, and nothing in it asks where it is.
  fileprivate func isSteady(_ scroll: Element, _ call: CallExpression) -> Bool {
    let parts = subtree(of: scroll)
    guard parts.allSatisfy({ !$0.children.isEmpty || $0.isUserDefined || isKnown($0) }) else {
      return false
    }
    let own = Set(parts.filter(\.isUserDefined).map(\.name))
    let shown = program.views.filter { own.contains($0.name) }.flatMap(\.bodies)
    let around = program.viewType(around: call.span).map { program.viewBodies(of: $0, reachedFrom: call) } ?? []
    let bodies = shown + around + call.closures.map(\.closure.body)
    return !bodies.contains { body in
      CodeWalk(body).contains { node in
        switch node {
        case .ifStatement: true
        case .expression(let expression):
          expression.asCall.map { call in
            program.makesView(call, .repeats) || call.argument("in") != nil || program.mayLeaveOut(call)
          } ?? false
        default: false
        }
      }
    }
  }

  /// A view or a style of the framework: what another package makes may be of any size.
  private func isKnown(_ element: Element) -> Bool {
    Catalog.view(element.name) != nil || element.name.hasPrefix("Color.")
  }
}
