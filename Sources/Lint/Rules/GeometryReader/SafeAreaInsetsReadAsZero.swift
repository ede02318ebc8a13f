import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let safeAreaInsetsReadAsZero = LintRule(
    id: "safe-area-insets-read-as-zero",
    summary: "'proxy.safeAreaInsets' is read where the safe area is ignored already",
    documentation: """
      A reader inside `.ignoresSafeArea()` covers the whole window: what `proxy.safeAreaInsets` says there is not what is \
      left of the window's edges for the content.

      Read the insets outside of the modifier and hand them on, or let SwiftUI do it: `.safeAreaPadding(.top)`, or a \
      background that ignores the safe area while its content does not.
      """,
    severity: .info,
    bad: [
      """
      struct Screen: View {
        var body: some View {
          GeometryReader { proxy in
            Color.blue.padding(.top, proxy.safeAreaInsets.top)
          }
          .ignoresSafeArea()
        }
      }
      """,
      """
      struct Screen: View {
        var body: some View {
          ZStack {
            Color.black
            GeometryReader { geometry in
              Color.white.padding(.bottom, geometry.safeAreaInsets.bottom)
            }
          }
          .edgesIgnoringSafeArea(.all)
        }
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        var body: some View {
          GeometryReader { proxy in
            Color.blue.padding(.top, proxy.safeAreaInsets.top).ignoresSafeArea()
          }
        }
      }
      """,
      """
      struct Screen: View {
        var body: some View {
          Color.blue.safeAreaPadding(.top).ignoresSafeArea()
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
  let uses = scope.uses(of: reader).filter { $0.path.first == "safeAreaInsets" }
  guard let use = uses.first, let ignoring = ignoring(around: reader, in: scope) else { return [] }
  let ignored = ignoring.edges
  let edges = use.path.dropFirst().first.map { [$0] } ?? edgesRead(by: use.expression, in: scope)
  guard ignored.isEmpty || edges.contains(where: ignored.contains), let place = scope.place(use.expression.span),
    let modifier = scope.place(ignoring.call.nameSpan)
  else { return [] }
  return [
    Problem(
      place,
      "the safe area is ignored around this reader, so its insets are not those of the window; read them outside of "
        + "'\(ignoring.call.calledName ?? "ignoresSafeArea")', or use '.safeAreaPadding'",
      related: [RelatedPlace(modifier, "ignored here")]
    )
  ]
}

/// The insets that a function or a view reads which is given all of them.
private func edgesRead(by insets: Expression, in scope: ProgramScope) -> [String] {
  guard let call = scope.callWithArgument(insets.span)?.call,
    let argument = call.arguments.first(where: { $0.value.unwrapped.span == insets.span })
  else { return [] }
  let read: [(base: Expression, name: String)]
  let isMeant: (Expression) -> Bool
  if let (function, _) = scope.calledFunction(call) {
    guard let body = function.body, let parameter = function.parameter(for: argument, of: call) else { return [] }
    read = CodeWalk(body).expressions.compactMap(\.memberOfValue)
    isMeant = { $0.isLocal(parameter.slot) }
  } else {
    guard let name = call.calledName, let type = scope.viewType(named: name), let label = argument.label else {
      return []
    }
    read = type.bodies.flatMap { CodeWalk($0).expressions.compactMap(\.memberOfValue) }
    isMeant = { $0.ownMember == label }
  }
  return read.filter { isMeant($0.base) }.map(\.name)
}

extension Expression {
  fileprivate var memberOfValue: (base: Expression, name: String)? {
    guard case .member(let member) = kind, let base = member.base else { return nil }
    return (base.unwrapped, member.name)
  }
}

/// The modifier on the reader, or on a view that it is in, that ignores the safe area, and the edges that it names.
private func ignoring(around reader: ReaderClosure, in scope: ProgramScope) -> (call: CallExpression, edges: [String])?
{
  let around = [reader.call.span] + reader.occurrence.scope.containers.map(\.span)
  for span in around {
    for modifier in scope.modifiers(over: span) {
      guard let name = modifier.call.calledName, ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains(name) else {
        continue
      }
      // Only the keyboard's area: the window's insets stay.
      if modifier.call.arguments.contains(where: { $0.value.unwrapped.implicitMember == "keyboard" }) { continue }
      // Regions that are computed are those that somebody wants to have left out.
      if let regions = modifier.call.unlabeled?.value.unwrapped, regions.asCall != nil { continue }
      let edges = modifier.call.argument("edges")?.value ?? modifier.call.unlabeled?.value
      // Edges that depend on something: where none is ignored the insets are those of the window.
      guard let names = edges.map(\.unwrapped.edgeNames) ?? [] else { continue }
      return (modifier.call, names)
    }
  }
  return nil
}

extension Expression {
  /// The edges of `.top`, `[.top, .bottom]`, `.vertical`; nothing for all of them, and nil where that is not written.
  fileprivate var edgeNames: [String]? {
    if case .array(let elements) = kind {
      let names = elements.map(\.unwrapped.edgeNames)
      return names.isEmpty || names.contains(nil) ? nil : names.flatMap { $0 ?? [] }
    }
    switch implicitMember ?? dottedName?.last {
    case "vertical": return ["top", "bottom"]
    case "horizontal": return ["leading", "trailing"]
    case "all": return []
    case let name?: return [name]
    case nil: return nil
    }
  }
}
