import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let preferenceReduceDropsSiblings = LintRule(
    id: "preference-reduce-drops-siblings",
    summary: "Several views write a preference key whose 'reduce' keeps one value",
    documentation: """
      `reduce` joins the values of several views into one. Where it only overwrites (`value = nextValue()`), all values \
      but the last are lost: of a list of rows, the observer hears of one.

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

/// A fault where the values that were joined differ and the key keeps only the last.
private func observation(
  _ read: Element.PreferenceRead,
  at element: Element,
  in rendering: Rendering
) -> Observation? {
  guard read.contributions >= 2, let key = overwritingKey(named: read.key, in: rendering),
    !key.isOneOfAKind(in: rendering.program)
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
    "'\(key.name)' gets \(read.contributions) values and keeps the last one, because 'reduce' overwrites; join them, "
      + "for example in a dictionary by identifier",
    related: related,
    proposals: [DictionaryByIdentifier(key, in: rendering.program)?.proposal].compactMap { $0 }
      + key.joins(in: rendering.program),
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

/// The workspace's key of that name if its `reduce` gives up the earlier of two values.
private func overwritingKey(named name: String, in rendering: Rendering) -> PreferenceKeyParts? {
  let scope = rendering.program
  guard let key = PreferenceKeyParts(named: name, from: rendering.result.request.file, in: scope) else { return nil }
  if let trial = scope.reduceTrial(of: key) {
    return trial.keepsLast ? key : nil
  }
  guard let reduce = key.reduce, case .assignment(let assignment)? = reduce.body?.result?.kind,
    assignment.operator == nil, case .local(let target, _) = assignment.target.kind,
    target == reduce.parameters[0].slot, let call = assignment.value.asCall,
    case .local(let next, _) = call.callee.kind, next == reduce.parameters[1].slot
  else { return nil }
  return key
}

extension PreferenceKeyParts {
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
