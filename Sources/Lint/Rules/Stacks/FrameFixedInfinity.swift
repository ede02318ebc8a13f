import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let frameFixedInfinity = LintRule(
    id: "frame-fixed-infinity",
    summary: "A frame whose fixed width or height is infinite",
    documentation: """
      `width:` and `height:` state a length, and infinity is none: SwiftUI prints "Invalid frame dimension (negative or \
      non-finite)." and ignores it, so the view does not grow.

      To take all the room there is, give the frame an upper bound: `.frame(maxWidth: .infinity)`.
      """,
    severity: .error,
    supersedes: ["frame-mixed-overloads"],
    bad: [
      """
      struct Banner: View {
        var body: some View {
          Text("Sale")
            .frame(width: .infinity)
            .background(.yellow)
        }
      }
      """,
      """
      struct Panel: View {
        @State private var isWide = false
        var body: some View {
          Color.gray.frame(width: isWide ? CGFloat.infinity : 120, height: 44)
        }
      }
      """,
    ],
    good: [
      """
      struct Banner: View {
        var body: some View {
          Text("Sale")
            .frame(maxWidth: .infinity)
            .background(.yellow)
        }
      }
      """,
      """
      struct Panel: View {
        @State private var isWide = false
        var body: some View {
          Color.gray.frame(maxWidth: isWide ? .infinity : 120, maxHeight: 44)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.frameCalls.compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ frame: FrameCall, in scope: ProgramScope) -> Problem? {
  problem(frame, infinite: frame.fixed.filter { scope.mayBeInfinite($0.value, in: frame.occurrence.scope) }, in: scope)
}

private func problem(_ frame: FrameCall, infinite: [Argument], in scope: ProgramScope) -> Problem? {
  guard let first = infinite.first?.label, let place = scope.place(frame.call.nameSpan) else { return nil }
  return Problem(
    place,
    "'\(first): .infinity' is an invalid frame dimension (negative or non-finite): SwiftUI ignores it, and the view "
      + "keeps its own \(first); write '\(bound(first)): .infinity' to fill",
    proposals: fix(frame, infinite, in: scope),
    severity: scope.isInPreview(frame.occurrence.scope) ? .hint : nil
  )
}

extension ProgramScope {
  /// Whether a fixed length of a frame may be infinite as the source states it: written out, by a choice, by a constant,
  /// or by what is given for a parameter.
  func mayBeInfinite(_ length: Expression, in scope: CodeScope) -> Bool {
    if length.mayBeInfinite || constantNumber(length, in: scope) == .infinity { return true }
    // Code that asks sees to it that what is not finite goes another way.
    return !asksForInfinity(around: length)
      && sources(of: length, in: scope).found.contains { $0.expression.mayBeInfinite }
  }

  /// Whether a choice in the length, or an `if` around it, asks whether something is infinite.
  private func asksForInfinity(around length: Expression) -> Bool {
    if CodeWalk(length).expressions.contains(where: \.asksForInfinity) { return true }
    guard let code = declaredValue(around: length.span)?.code else { return false }
    return CodeWalk(code.statements).contains { node in
      guard case .ifStatement(let choice) = node, choice.span.contains(length.span) else { return false }
      return choice.conditions.flatMap { CodeNode.condition($0).children }.contains { part in
        if case .expression(let condition) = part {
          CodeWalk(condition).expressions.contains(where: \.asksForInfinity)
        } else {
          false
        }
      }
    }
  }
}

extension Expression {
  /// `length.isFinite`, `length == .infinity`
  fileprivate var asksForInfinity: Bool {
    switch kind {
    case .member(let member): ["isFinite", "isInfinite", "isNaN", "isNormal"].contains(member.name)
    case .binary(let binary): [binary.left, binary.right].contains { $0.lastMember == "infinity" }
    default: false
    }
  }

  private var lastMember: String? {
    if case .member(let member) = unwrapped.kind { member.name } else { nil }
  }
}

private func bound(_ label: String) -> String { label == "width" ? "maxWidth" : "maxHeight" }

/// The infinite lengths as upper bounds; finite ones stay in a frame of their own, inside.
private func fix(_ frame: FrameCall, _ infinite: [Argument], in scope: ProgramScope) -> [FixProposal] {
  let labels = Set(infinite.map(\.label))
  let finite = frame.fixed.filter { !labels.contains($0.label) }
  let bounds = frame.bounds.filter { argument in !infinite.contains { bound($0.label ?? "") == argument.label } }
  let upper = infinite.map { frame.text(of: $0, as: bound($0.label ?? ""), in: scope) }
  let flexible = (upper + bounds.map { frame.text(of: $0, in: scope) }).ordered { left, right in
    position(left) < position(right)
  }
  guard var text = frame.text(flexible, in: scope) else { return [] }
  if !finite.isEmpty {
    guard let inner = frame.text(finite.map { frame.text(of: $0, in: scope) }, in: scope) else { return [] }
    text = inner + text
  }
  let title = "write '\(upper.compactMap { $0 }.joined(separator: ", "))'"
  guard let callee = scope.place(frame.call.nameSpan), let whole = scope.place(frame.call.span) else { return [] }
  let range = ByteRange(callee.range.start, whole.range.end)
  let edit = FileEdit(file: whole.file, edit: TextEdit(range: range, replacement: String(text.dropFirst())))
  return [FixProposal(title, keepsMeaning: true, edits: [edit])]
}

private func position(_ argument: String?) -> Int {
  FrameLength.bounds.firstIndex { argument?.hasPrefix($0) == true } ?? FrameLength.bounds.count
}
