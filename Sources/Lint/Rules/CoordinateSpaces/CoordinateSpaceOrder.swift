import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let coordinateSpaceOrder = LintRule(
    id: "coordinate-space-order",
    summary: "A coordinate space is defined inside of the view that asks for it",
    documentation: """
      Modifiers apply from the inside out. A background, an overlay or an observer that comes after `.coordinateSpace` \
      stands around the view that has the space, not in it, and gets global coordinates; a gesture gets those of the view \
      that it is on.

      Define the space last: after the modifiers that ask for it.
      """,
    severity: .error,
    supersedes: ["coordinate-space-unused"],
    bad: [
      """
      struct Row: View {
        @State private var x: CGFloat = 0
        var body: some View {
          Text("Row \\(Int(x))")
            .coordinateSpace(.named("row"))
            .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("row")).minX } action: { x = $0 }
        }
      }
      """,
      """
      struct XKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Row: View {
        @State private var x: CGFloat = 0
        var body: some View {
          VStack { Color.red.frame(width: 2, height: 2).opacity(x > 40 ? 1 : 0); Text("Row") }
            .coordinateSpace(name: "row")
            .padding(8)
            .overlay {
              GeometryReader { proxy in
                Color.clear.preference(key: XKey.self, value: proxy.frame(in: .named("row")).minX)
              }
            }
            .onPreferenceChange(XKey.self) { x = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct Row: View {
        @State private var x: CGFloat = 0
        var body: some View {
          HStack {
            Color.red.frame(width: 2, height: 2).opacity(x > 40 ? 1 : 0)
            Text("Row").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("row")).minX } action: { x = $0 }
          }
          .coordinateSpace(.named("row"))
        }
      }
      """,
      """
      struct Row: View {
        @State private var y: CGFloat = 0
        var body: some View {
          Text("Row \\(Int(y))")
            .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("row")).minY } action: { y = $0 }
            .coordinateSpace(.named("row"))
        }
      }
      """,
      """
      struct Palette: View {
        @State private var picked = CGPoint.zero
        var body: some View {
          Color.red
            .frame(width: 240, height: 160)
            .coordinateSpace(.named("palette"))
            .clipShape(.rect(cornerRadius: 12))
            .gesture(DragGesture(coordinateSpace: .named("palette")).onChanged { picked = $0.location })
            .overlay(alignment: .topLeading) { Circle().frame(width: 8, height: 8).offset(x: picked.x, y: picked.y) }
        }
      }
      """,
    ],
    check: .program { scope in
      let spaces = scope.namedSpaces
      return spaces.uses.compactMap { use in
        spaces.misplacedDefinition(for: use, in: scope).flatMap {
          problem(use, $0.definition, $0.user, in: scope)
        }
      }
    }
  )
}

private func problem(
  _ use: NamedSpaces.Use,
  _ definition: NamedSpaces.Definition,
  _ user: CallExpression,
  in scope: ProgramScope
) -> Problem? {
  guard let place = scope.place(definition.call.nameSpan), let read = scope.place(use.span) else { return nil }
  let name = user.calledName ?? "modifier"
  let isOwnCorner = isOwnCorner(use, of: user, in: scope)
  let advice =
    isOwnCorner
    ? "behind '.\(name)' it would begin at the corner of the very view that is measured, and the position never change; "
      + "ask for it inside of the view that has the space"
    : "move the definition behind '.\(name)'"
  return Problem(
    place,
    "'\(use.name?.text ?? "")' is defined inside of '.\(name)', which asks for it from outside, so \(use.consequence); "
      + advice,
    related: [RelatedPlace(read, "the space is looked up here")],
    proposals: isOwnCorner ? [] : proposal(definition.call, behind: user, in: scope).map { [$0] } ?? [],
    severity: use.isOfGesture ? .warning : nil
  )
}

/// Whether the modifier asks where its whole receiver is: a space that is defined right behind it begins there.
private func isOwnCorner(_ use: NamedSpaces.Use, of user: CallExpression, in scope: ProgramScope) -> Bool {
  guard let frame = scope.callWithArgument(use.span)?.call, scope.takesPosition(of: frame) else { return false }
  let reader = scope.readers.filter { $0.closure.span.contains(frame.span) }.min {
    $0.closure.span.length < $1.closure.span.length
  }
  let decoration = reader.flatMap { $0.onlyDecoration(in: scope) ?? $0.decorationByMember(in: scope) }
  return scope.applied(by: user).contains { modifier in
    modifier.span == decoration?.span
      || scope.isModifier(modifier, .measures) && modifier.arguments.contains { $0.value.span.contains(frame.span) }
  }
}

extension ProgramScope {
  /// Whether a coordinate is read of the rectangle that the call gives, and not its size.
  fileprivate func takesPosition(of frame: CallExpression) -> Bool {
    guard frame.calledName == "frame", let code = declaredValue(around: frame.span)?.code.statements else {
      return false
    }
    return CodeWalk(code).expressions.contains { expression in
      guard case .member(let member) = expression.kind, member.base?.unwrapped.span == frame.span else { return false }
      return member.name == "origin" || RectEdge.isPlace(member.name)
    }
  }
}

private func proposal(_ call: CallExpression, behind user: CallExpression, in scope: ProgramScope) -> FixProposal? {
  guard let receiver = call.receiver.flatMap({ scope.place($0.span) }), let whole = scope.place(call.span),
    let end = scope.place(user.span)
  else { return nil }
  let modifier = ByteRange(receiver.range.end, whole.range.end)
  return FixProposal(
    "move '.coordinateSpace' behind '.\(user.calledName ?? "modifier")'",
    keepsMeaning: false,
    edits: [
      FileEdit(file: whole.file, edit: TextEdit(range: modifier, replacement: "")),
      FileEdit(
        file: whole.file,
        edit: TextEdit(
          range: ByteRange(end.range.end, end.range.end),
          replacement: scope.text(Place(file: whole.file, range: modifier))
        )
      ),
    ]
  )
}
