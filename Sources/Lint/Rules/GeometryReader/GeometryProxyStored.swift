import Semantics
import ViewGraph

extension LintRule {
  static let geometryProxyStored = LintRule(
    id: "geometry-proxy-stored",
    summary: "A GeometryProxy is kept for later",
    documentation: """
      A `GeometryProxy` answers for the update it was made in. Kept in state or in an object and asked later, it gives \
      lengths of a layout that is gone.

      Keep what it says: `size = proxy.size`, `frame = proxy.frame(in: .named("board"))`. To hand the proxy to a child \
      view or a modifier that is built at once is fine.
      """,
    severity: .warning,
    supersedes: ["geometry-reader-measure-only"],
    bad: [
      """
      struct Board: View {
        @State private var proxy: GeometryProxy?
        var body: some View {
          GeometryReader { geometry in
            Color.green.onAppear { proxy = geometry }
          }
        }
      }
      """,
      """
      final class Canvas: ObservableObject {
        var geometry: GeometryProxy?
      }
      struct Drawing: View {
        @StateObject private var canvas = Canvas()
        var body: some View {
          GeometryReader { proxy in
            Color.yellow.onTapGesture { canvas.geometry = proxy }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Board: View {
        @State private var size = CGSize.zero
        var body: some View {
          Color.green.onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
        }
      }
      """,
      """
      struct Map: View {
        let geometry: GeometryProxy
        var body: some View { Circle().position(x: geometry.size.width / 2, y: geometry.size.height / 2) }
      }
      struct Drawing: View {
        var body: some View {
          GeometryReader { proxy in
            Map(geometry: proxy)
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.readers.flatMap { problems($0, in: scope) }
    }
  )
}

private func problems(_ reader: ReaderClosure, in scope: ProgramScope) -> [Problem] {
  scope.uses(of: reader).compactMap { use in
    guard use.path.isEmpty, !use.isDerived, let kept = scope.keeper(of: use),
      !kept.unwrapped.root.isPlainLocal, let place = scope.place(kept.span),
      let whole = scope.place(reader.call.nameSpan)
    else { return nil }
    let target = kept.unwrapped.dottedName?.joined(separator: ".") ?? "a variable"
    return Problem(
      place,
      "'\(target)' keeps a GeometryProxy, which answers only for the update it was made in; keep its size or frame",
      related: [RelatedPlace(whole, "the proxy comes from this reader")]
    )
  }
}

extension ProgramScope {
  /// What keeps the proxy: a variable that is set to it, a collection that it is put into.
  fileprivate func keeper(of use: ProxyUse) -> Expression? {
    if case .assigned(let assignment) = use.sink {
      return keeps(assignment.value, use.expression) ? assignment.target : nil
    }
    guard case .calledBack = use.sink, case .expression(let outer)? = use.surroundings.first,
      let call = outer.asCall, let receiver = call.receiver, isMutating(call)
    else { return nil }
    return receiver
  }

  /// The value is the proxy, or an optional, a tuple or an array that holds it.
  fileprivate func keeps(_ value: Expression, _ proxy: Expression) -> Bool {
    let value = value.unwrapped
    guard value.span != proxy.unwrapped.span else { return true }
    guard value.span.contains(proxy.span) else { return false }
    switch value.kind {
    case .tuple(let elements): return elements.contains { keeps($0.value, proxy) }
    case .array(let elements): return elements.contains { keeps($0, proxy) }
    case .call(let call) where call.wrapsInOptional: return call.arguments.contains { keeps($0.value, proxy) }
    default: return false
    }
  }
}

extension Expression {
  /// A local other than `self`.
  var isPlainLocal: Bool {
    if case .local(_, let name) = kind { return name != "self" }
    return false
  }
}

extension CallExpression {
  /// `.some(value)`, `Optional(value)`
  fileprivate var wrapsInOptional: Bool {
    callee.implicitMember == "some" || isInitializer && calledName == "Optional"
  }
}
