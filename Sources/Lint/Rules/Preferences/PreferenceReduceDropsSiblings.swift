import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let preferenceReduceDropsSiblings = LintRule(
    id: "preference-reduce-drops-siblings",
    summary: "Several views write a preference key whose 'reduce' keeps one value",
    documentation: """
      `reduce` joins the values of several views into one. Where it only overwrites (`value = nextValue()`), all values \
      but the last are lost: of a list of rows, the observer hears of one. Where it only fills in (`value = value ?? \
      nextValue()`), all but the first are.

      Let the value hold all of them: a dictionary by identifier (`value.merge(nextValue()) { $1 }`), an array \
      (`value.append(contentsOf: nextValue())`), or what the observer really wants to know (`max`, a union). One writer \
      with `value = nextValue()` is fine.
      """,
    severity: .warning,
    supersedes: [
      "preference-reduce-loses-value", "preference-reduce-ignores-next", "preference-default-not-identity",
    ],
    bad: [
      """
      struct FrameKey: PreferenceKey {
        static let defaultValue = CGRect.zero
        static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = nextValue() }
      }
      struct Rows: View {
        @State private var frame = CGRect.zero
        var body: some View {
          VStack {
            ForEach(0..<3) { index in
              Text("Row \\(index)").background {
                GeometryReader { Color.clear.preference(key: FrameKey.self, value: $0.frame(in: .global)) }
              }
            }
          }
          .onPreferenceChange(FrameKey.self) { frame = $0 }
        }
      }
      """,
      """
      struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      struct Pair: View {
        @State private var width: CGFloat = 0
        var body: some View {
          HStack {
            Color.red.preference(key: WidthKey.self, value: 10)
            Color.blue.preference(key: WidthKey.self, value: 20)
          }
          .onPreferenceChange(WidthKey.self) { width = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Pair: View {
        @State private var width: CGFloat = 0
        var body: some View {
          HStack {
            Color.red.preference(key: WidthKey.self, value: 10)
            Color.blue.preference(key: WidthKey.self, value: 20)
          }
          .onPreferenceChange(WidthKey.self) { width = $0 }
        }
      }
      """,
      """
      struct SizeKey: PreferenceKey {
        static let defaultValue = CGSize.zero
        static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
      }
      struct One: View {
        @State private var size = CGSize.zero
        var body: some View {
          Text("One")
            .background { GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) } }
            .onPreferenceChange(SizeKey.self) { size = $0 }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.preferenceReads.compactMap { observation($0.read, at: $0.observer, in: rendering) }
    })
  )
}

/// A fault where the values that were joined differ and the key keeps only one.
private func observation(
  _ read: Element.PreferenceRead,
  at element: Element,
  in rendering: Rendering
) -> Observation? {
  guard read.contributions >= 2,
    let key = PreferenceKeyParts(named: read.key, from: rendering.result.request.file, in: rendering.program),
    let kept = key.kept(in: rendering.program), !key.isOneOfAKind(in: rendering.program)
  else { return nil }
  let writes = rendering.subtree(of: element).flatMap(\.preferenceWrites).filter { $0.key == read.key }
  guard isLoss(writes.map(\.value), received: read.value, by: key, in: rendering.program),
    let place = rendering.program.place(key.reduce?.nameSpan ?? key.type.declaration.type.nameSpan)
  else { return nil }
  var related: [RelatedPlace] = []
  if let write = writes.first.flatMap({ rendering.program.place($0.span) }) {
    related.append(RelatedPlace(write, "\(read.contributions) values are written in this view's surroundings"))
  }
  if let observer = rendering.program.place(read.span) {
    related.append(RelatedPlace(observer, "one of them arrives here"))
  }
  let problem = Problem(
    place,
    "'\(key.name)' gets \(read.contributions) values and keeps the \(kept.rawValue) one, because 'reduce' "
      + "\(kept == .last ? "overwrites" : "takes a later one only where there is none"); join them, for example in a dictionary "
      + "by identifier",
    related: related,
    proposals: [DictionaryByIdentifier(key, in: rendering.program)?.proposal].compactMap { $0 }
      + (kept == .last ? key.joins(in: rendering.program) : []),
    severity: key.type.isNamedLikeAScalar ? .info : nil
  )
  return .fault(problem, quotesFrames: false)
}

/// Whether different values were written, or a value and nil, and it is nil that has arrived.
private func isLoss(
  _ written: [String],
  received: String?,
  by key: PreferenceKeyParts,
  in scope: ProgramScope
) -> Bool {
  guard key.valueType?.isOptional == true else { return Set(written).count >= 2 }
  let values = Set(written).subtracting(["nil"])
  // Writers of nil want to leave the others as they are; only a `reduce` that takes nil for a value loses those.
  let replacesByNil = received == "nil" && scope.reduceTrial(of: key)?.identity != nil
  return values.count >= 2 || !values.isEmpty && replacesByNil
}

/// Which of two values is left of both.
private enum Kept: String {
  case first
  case last
}

extension PreferenceKeyParts {
  /// Which one `reduce` keeps of two values, where it is always the same one.
  fileprivate func kept(in scope: ProgramScope) -> Kept? {
    if let trial = scope.reduceTrial(of: self) {
      // A 'reduce' that never asks for later values is wrong in another way.
      return trial.keepsLast ? .last : trial.keepsFirst && !nextValueCalls.isEmpty && mayChangeValue ? .first : nil
    }
    guard let reduce, case .assignment(let assignment)? = reduce.body?.result?.kind, assignment.operator == nil,
      isValue(assignment.target, of: reduce)
    else { return nil }
    if isNext(assignment.value) { return .last }
    guard case .binary(let binary) = assignment.value.unwrapped.kind, binary.operator == "??" else { return nil }
    return isValue(binary.left, of: reduce) && isNext(binary.right) ? .first : nil
  }

  private func isValue(_ expression: Expression, of reduce: FunctionDeclaration) -> Bool {
    if case .local(let slot, _) = expression.unwrapped.kind { slot == reduce.parameters.first?.slot } else { false }
  }

  private func isNext(_ expression: Expression) -> Bool {
    guard let call = expression.unwrapped.asCall else { return false }
    return nextValueCalls.contains { $0 === call }
  }

  /// Whether one of several is what everybody wants: a word or a choice that is the title, the style or the mode.
  fileprivate func isOneOfAKind(in scope: ProgramScope) -> Bool {
    guard type.isNamedLikeAScalar, let written = valueType else { return false }
    let wrapped = if case .optional(let inner) = written.kind { inner } else { written }
    guard let name = wrapped.name else { return false }
    return ["String", "Text", "LocalizedStringKey"].contains(name)
      || scope.type(named: name)?.kind == .enumeration
  }
}

extension TypeParts {
  /// The last title, style or mode is the one to show: keeping one of several is the purpose.
  fileprivate var isNamedLikeAScalar: Bool {
    let stem = name.hasSuffix("Key") ? String(name.dropLast(3)) : name
    return ["Title", "Style", "Mode", "Name"].contains { stem.hasSuffix($0) }
  }
}
