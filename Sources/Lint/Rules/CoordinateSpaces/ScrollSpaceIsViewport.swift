import Semantics
import ViewGraph

extension LintRule {
  static let scrollSpaceIsViewport = LintRule(
    id: "scroll-space-is-viewport",
    summary: "Positions of rows are measured against the visible part of a scroll view",
    documentation: """
      A coordinate space on a `ScrollView` belongs to its frame on the screen, the viewport: positions of rows in it \
      change while the user scrolls. Positions in the content need the space on the content:

      ```swift
      ScrollView { LazyVStack { … }.coordinateSpace(.named("rows")) }
      ```

      For the scroll offset, the viewport is right.
      """,
    severity: .info,
    bad: [
      """
      struct Feed: View {
        @State private var tops: [Int: CGFloat] = [:]
        var body: some View {
          ScrollView {
            VStack {
              ForEach(0..<20, id: \\.self) { index in
                Text("Row \\(index), \\(tops.count)")
                  .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("feed")).minY } action: { tops[index] = $0 }
              }
            }
          }
          .coordinateSpace(.named("feed"))
        }
      }
      """,
      """
      struct Tops: PreferenceKey {
        static let defaultValue: [Int: CGFloat] = [:]
        static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
          value.merge(nextValue()) { $1 }
        }
      }
      struct Feed: View {
        @State private var tops: [Int: CGFloat] = [:]
        var body: some View {
          ScrollView {
            VStack { ForEach(0..<20, id: \\.self) { index in Text("Row \\(index)").background(probe(index)) } }
          }
          .coordinateSpace(name: "feed")
          .onPreferenceChange(Tops.self) { tops = $0 }
        }
        private func probe(_ index: Int) -> some View {
          GeometryReader { proxy in
            Color.clear.preference(key: Tops.self, value: [index: proxy.frame(in: .named("feed")).minY])
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Feed: View {
        @State private var tops: [Int: CGFloat] = [:]
        var body: some View {
          ScrollView {
            VStack {
              ForEach(0..<20, id: \\.self) { index in
                Text("Row \\(index), \\(tops.count)")
                  .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("feed")).minY } action: { tops[index] = $0 }
              }
            }
            .frame(maxWidth: .infinity)
            .coordinateSpace(.named("feed"))
          }
        }
      }
      """,
      """
      struct Feed: View {
        @State private var offset: CGFloat = 0
        var body: some View {
          ScrollView {
            VStack { ForEach(0..<20, id: \\.self) { Text("Row \\($0)") } }
              .frame(maxWidth: .infinity)
              .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("feed")).minY } action: { offset = $0 }
          }
          .coordinateSpace(.named("feed"))
          .overlay(alignment: .top) { Text(offset < -40 ? "Scrolled" : "Top") }
        }
      }
      """,
    ],
    check: .program { scope in
      let spaces = scope.namedSpaces
      // Looked for once for each name: many views may call their spaces the same.
      let uses = Dictionary(grouping: spaces.uses, by: \.name)
      var firstUses: [SpaceName: NamedSpaces.Use?] = [:]
      func firstUse(of name: SpaceName) -> NamedSpaces.Use? {
        if let known = firstUses[name] { return known }
        let found = uses[name]?.first { $0.keepsPositionOfRow(in: scope) }
        firstUses[name] = .some(found)
        return found
      }
      return spaces.definitions.compactMap { definition in
        guard let name = definition.name, definition.isOnScrollView, let use = firstUse(of: name),
          let place = scope.place(definition.call.nameSpan), let read = scope.place(use.span)
        else { return nil }
        return Problem(
          place,
          "the space of a ScrollView is its visible part: the positions that are kept for each row change while the user "
            + "scrolls; put '.coordinateSpace' on the content inside of the ScrollView",
          related: [RelatedPlace(read, "kept as the position of a row")]
        )
      }
    }
  )
}

extension NamedSpaces.Definition {
  fileprivate var isOnScrollView: Bool {
    var current = call.receiver?.unwrapped
    while let call = current?.asCall {
      if call.receiver == nil { return call.calledName == "ScrollView" }
      current = call.receiver?.unwrapped
    }
    return false
  }
}

extension NamedSpaces.Use {
  /// Whether each row keeps its position: it goes into a dictionary, or into an element of one, or a loop publishes it.
  fileprivate func keepsPositionOfRow(in scope: ProgramScope) -> Bool {
    let around = scope.index(of: span.unit).map { Array($0.calls(around: span)) } ?? []
    let writers = around.filter {
      $0.call.calledName == "preference" && $0.call.argument("value")?.value.span.contains(span) ?? false
    }
    if writers.contains(where: { writer in
      if case .dictionary? = writer.call.argument("value")?.value.kind { return true }
      return scope.scopes(around: writer.scope).contains { outer in
        guard case .closure(_, let call?) = outer.kind else { return false }
        return call.isInitializer && call.calledName == "ForEach"
      }
    }) {
      return true
    }
    let observers = around.filter { observer in
      observer.call.calledName == "onGeometryChange"
        && observer.call.arguments.contains { $0.value.span.contains(span) }
    }
    return observers.contains { observer in
      guard let action = scope.lastAction(of: observer.call) else { return false }
      return scope.steps(of: action).contains { step in
        guard case .expression(let expression) = step.statement.kind,
          case .assignment(let assignment) = expression.kind,
          case .subscript = assignment.target.unwrapped.kind
        else { return false }
        return true
      }
    }
  }
}
