import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let preferenceLocalFramePublished = LintRule(
    id: "preference-local-frame-published",
    summary: "A frame in a view's own coordinates is published, where it starts at zero",
    documentation: """
      `proxy.frame(in: .local)` is the view's frame in its own coordinates: the origin is (0, 0) wherever the view \
      stands. Whoever reads the preference learns nothing about the place.

      Measure in a space that the reader knows: `.named("board")` with `.coordinateSpace(.named("board"))` on its view, \
      or publish an anchor (`.anchorPreference(key:value: .bounds)`) and convert it where it is read. For the size alone, \
      publish `proxy.size`.
      """,
    severity: .warning,
    bad: [
      """
      struct FrameKey: PreferenceKey {
        static let defaultValue = CGRect.zero
        static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = value.union(nextValue()) }
      }
      struct Tab: View {
        @State private var frame = CGRect.zero
        var body: some View {
          Text("Tab")
            .background { GeometryReader { Color.clear.preference(key: FrameKey.self, value: $0.frame(in: .local)) } }
            .onPreferenceChange(FrameKey.self) { frame = $0 }
            .overlay(alignment: .topLeading) { Circle().frame(width: 4, height: 4).offset(x: frame.minX) }
        }
      }
      """,
      """
      struct Frames: PreferenceKey {
        static let defaultValue: [Int: CGRect] = [:]
        static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
          value.merge(nextValue()) { $1 }
        }
      }
      struct Tabs: View {
        @State private var frames: [Int: CGRect] = [:]
        var body: some View {
          HStack {
            ForEach(0..<3) { index in
              Text("Tab").background {
                GeometryReader { proxy in
                  Color.clear.preference(key: Frames.self, value: [index: proxy.frame(in: .local)])
                }
              }
            }
          }
          .onPreferenceChange(Frames.self) { frames = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct SizeKey: PreferenceKey {
        static let defaultValue = CGSize.zero
        static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
      }
      struct Tab: View {
        @State private var size = CGSize.zero
        var body: some View {
          Text("Tab")
            .background { GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.frame(in: .local).size) } }
            .onPreferenceChange(SizeKey.self) { size = $0 }
        }
      }
      """,
      """
      struct FrameKey: PreferenceKey {
        static let defaultValue = CGRect.zero
        static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = nextValue() }
      }
      struct Tab: View {
        @State private var width: CGFloat = 0
        var body: some View {
          Text("Tab")
            .background { GeometryReader { Color.clear.preference(key: FrameKey.self, value: $0.frame(in: .local)) } }
            .onPreferenceChange(FrameKey.self) { width = $0.width }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.calls("preference").compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ write: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let key = write.call.preferenceKey, let value = write.call.argument("value")?.value,
    let frame = localFrame(in: write.scope.value(of: value), scope), let place = scope.place(frame.span)
  else { return nil }
  let reads = scope.preferenceUses(of: key).reads
  guard !reads.isEmpty, reads.contains(where: { usesPosition($0, in: scope) }) else { return nil }
  return Problem(
    place,
    "the frame in '.local' always starts at (0, 0), so '\(key)' says nothing about where the view is; use a named space "
      + "of the view that reads it, or an anchor",
    related: reads.prefix(2).compactMap { read in
      scope.place(read.call.nameSpan).map { RelatedPlace($0, "the position is used here") }
    },
    proposals: reads.compactMap { CarriedPreference($0, in: scope)?.anchors }
  )
}

/// `frame(in: .local)` that is the value itself, or a value of a dictionary or array, or what a constant of the body or a
/// function of the program says.
private func localFrame(in value: PlacedExpression, _ scope: ProgramScope, depth: Int = 0) -> CallExpression? {
  guard depth < 8 else { return nil }
  func frame(in part: Expression) -> CallExpression? {
    localFrame(in: value.scope.value(of: part), scope, depth: depth + 1)
  }
  switch value.expression.kind {
  case .call(let call):
    guard call.calledName == "frame" else {
      guard let (function, around) = scope.calledFunction(call), let result = function.body?.result else { return nil }
      let inner = CodeScope(.function(function), in: around)
      return localFrame(in: inner.value(of: result), scope, depth: depth + 1)
    }
    return call.argument("in")?.value.unwrapped.implicitMember == "local" ? call : nil
  case .member(let member) where alwaysZero.contains(member.name): return member.base.flatMap { frame(in: $0) }
  case .dictionary(let elements): return elements.lazy.compactMap { frame(in: $0.value) }.first
  case .ternary(let choice): return frame(in: choice.then) ?? frame(in: choice.otherwise)
  case .array(let elements): return elements.lazy.compactMap { frame(in: $0) }.first
  default: return nil
  }
}

/// What says where a frame begins, which is (0, 0) in '.local'.
private let alwaysZero: Set = ["origin", "minX", "minY", "x", "y"]

/// Whether an observer does more with the value than to look at its size; so does the state that it is kept in.
private func usesPosition(_ read: CallOccurrence, in scope: ProgramScope) -> Bool {
  guard let action = read.call.arguments.last?.value else { return true }
  return usesPosition(action, in: read.scope, scope, depth: 0)
}

/// Whether what gets the frame looks at more than its size: a closure, or what callers and makers give for one.
private func usesPosition(_ action: Expression, in code: CodeScope, _ scope: ProgramScope, depth: Int) -> Bool {
  guard depth < 4 else { return true }
  if let closure = action.unwrapped.closure {
    guard let parameter = closure.parameters.first else { return closure.implicitParameterCount > 0 }
    let inner = code.inside(closure, of: nil)
    return usesPosition(of: parameter.slot, in: closure.body, inner, scope, depth)
  }
  let sources = scope.sources(of: action, in: code)
  return sources.found.isEmpty
    || sources.found.contains { source in
      source.expression.closure == nil || usesPosition(source.expression, in: source.scope, scope, depth: depth + 1)
    }
}

/// Whether code looks at more than the size of the frame in `slot`.
private func usesPosition(
  of slot: Int,
  in body: Body,
  _ code: CodeScope,
  _ scope: ProgramScope,
  _ depth: Int
) -> Bool {
  var harmless = 0
  for expression in CodeWalk(body).expressions {
    switch expression.kind {
    case .assignment(let assignment) where assignment.value.isLocal(slot):
      if stateUsesPosition(assignment.target, in: code, scope) { return true }
      harmless += 1
    case .member(let member) where member.base?.isLocal(slot) == true && sizes.contains(member.name):
      harmless += 1
    // Handed on to another action.
    case .call(let call) where call.receiver == nil && call.hasOnlyArgument(inLocal: slot):
      if usesPosition(call.callee, in: code, scope, depth: depth + 1) { return true }
      harmless += 1
    default: continue
    }
  }
  return harmless < CodeWalk(body).expressions.count { $0.isLocal(slot) }
}

private let sizes: Set = ["size", "width", "height"]

private func stateUsesPosition(_ target: Expression, in code: CodeScope, _ scope: ProgramScope) -> Bool {
  guard let name = target.unwrapped.ownMember else { return true }
  let reads = scope.names(name).filter { $0.scope.type === code.type && $0.expression.span != target.unwrapped.span }
  guard !reads.isEmpty else { return true }
  return reads.contains { occurrence in
    guard let place = scope.place(occurrence.expression.span), let text = scope.tree(place.file)?.text else {
      return true
    }
    let rest = text.string(in: ByteRange(place.range.end, min(place.range.end + 12, ByteOffset(text.byteCount))))
    return !sizes.contains { rest.hasPrefix(".\($0)") }
  }
}

extension CallExpression {
  fileprivate func hasOnlyArgument(inLocal slot: Int) -> Bool {
    arguments.count == 1 && arguments.first?.value.isLocal(slot) == true
  }
}
