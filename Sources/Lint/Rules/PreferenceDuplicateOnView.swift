import Semantics
import SourceText

extension LintRule {
  static let preferenceDuplicateOnView = LintRule(
    id: "preference-duplicate-on-view",
    summary: "One view writes a preference key twice; only the outer value arrives",
    documentation: """
      `.preference` and `.anchorPreference` replace what the view below them wrote for the same key: `reduce` joins \
      siblings, not the modifiers of one chain. The inner value is lost without a word.

      Let the outer one add to the inner value: `.transformPreference(Key.self) { $0.append(…) }` or \
      `.transformAnchorPreference(key: Key.self, value: .bounds) { $0.append($1) }`.
      """,
    severity: .warning,
    bad: [
      """
      struct Tags: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
      }
      struct Row: View {
        var body: some View {
          Text("a").preference(key: Tags.self, value: ["a"]).padding().preference(key: Tags.self, value: ["b"])
        }
      }
      """,
      """
      struct Points: PreferenceKey {
        static let defaultValue: [String: Anchor<CGPoint>] = [:]
        static func reduce(value: inout [String: Anchor<CGPoint>], nextValue: () -> [String: Anchor<CGPoint>]) {
          value.merge(nextValue()) { $1 }
        }
      }
      struct Dot: View {
        var body: some View {
          Circle()
            .anchorPreference(key: Points.self, value: .leading) { ["start": $0] }
            .anchorPreference(key: Points.self, value: .trailing) { ["end": $0] }
        }
      }
      """,
    ],
    good: [
      """
      struct Tags: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
      }
      struct Row: View {
        var body: some View {
          Text("a").preference(key: Tags.self, value: ["a"]).transformPreference(Tags.self) { $0.append("b") }
        }
      }
      """,
      """
      struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Row: View {
        var body: some View {
          Text("a").preference(key: Width.self, value: 1).preference(key: Height.self, value: 2)
        }
      }
      """,
    ],
    check: .program { scope in
      PreferenceWriter.names.flatMap { scope.calls($0) }.compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let outer = PreferenceWriter(occurrence.call),
    let inner = PreferenceWriter.first(below: occurrence.call, for: outer.key, in: scope, depth: 0),
    let place = scope.place(occurrence.call.nameSpan), let innerPlace = scope.place(inner)
  else { return nil }
  let key = outer.key.joined(separator: ".")
  return Problem(
    place,
    "'\(key)' is written twice on one view, and this one replaces the value below it; add to that value with "
      + "'.\(outer.transformName)' instead",
    related: [RelatedPlace(innerPlace, "this value never arrives")],
    proposals: PreferenceMerge(outer: occurrence.call, key: outer.key, scope: scope).proposal.map { [$0] } ?? []
  )
}

/// A modifier that writes a preference for the whole view below it.
struct PreferenceWriter {
  static let names = ["preference", "anchorPreference"]

  let call: CallExpression
  /// The key's name as written.
  let key: [String]

  init?(_ call: CallExpression) {
    guard let name = call.calledName, Self.names.contains(name), call.argument("value") != nil,
      let key = call.argument("key")?.value.dottedName
    else { return nil }
    self.call = call
    self.key = key
  }

  var transformName: String {
    call.calledName == "preference" ? "transformPreference" : "transformAnchorPreference"
  }

  /// Where the chain below `call` writes `key` already, its own modifiers looked into.
  static func first(below call: CallExpression, for key: [String], in scope: ProgramScope, depth: Int) -> SourceSpan? {
    var current = call.receiver?.unwrapped
    while let next = current?.asCall {
      if let writer = PreferenceWriter(next) {
        if isSame(writer.key, key) { return next.nameSpan }
      } else if depth < 4, let body = scope.ownModifier(next)?.body?.singleExpression?.asCall {
        // The modifier's own chain ends at `self`; a writer in it is a writer of this chain.
        if PreferenceWriter(body).map({ isSame($0.key, key) }) == true { return next.nameSpan }
        if first(below: body, for: key, in: scope, depth: depth + 1) != nil { return next.nameSpan }
      }
      current = next.receiver?.unwrapped
    }
    return nil
  }

  /// `Key` and `Row.Key` are taken for one key; `A.Key` and `B.Key` are two.
  private static func isSame(_ lhs: [String], _ rhs: [String]) -> Bool {
    let count = min(lhs.count, rhs.count)
    return lhs.suffix(count) == rhs.suffix(count)
  }
}

/// The outer writer turned into a transform of what is below it.
private struct PreferenceMerge {
  let outer: CallExpression
  let key: [String]
  let scope: ProgramScope

  var proposal: FixProposal? {
    guard let keyType = scope.types(conformingTo: "PreferenceKey").first(where: { $0.name == key.last }),
      let name = scope.place(outer.nameSpan), let end = scope.place(outer.span)?.range.end,
      let text = replacement(join: Join(of: keyType))
    else { return nil }
    let edit = TextEdit(range: ByteRange(name.range.start, end), replacement: text)
    let title = outer.calledName == "preference" ? "transformPreference" : "transformAnchorPreference"
    return FixProposal("write '.\(title)'", keepsMeaning: false, edits: [FileEdit(file: name.file, edit: edit)])
  }

  /// How two values of the key are put together.
  private enum Join {
    case append
    case merge
    case other

    init(of key: TypeParts) {
      let type = key.variables.first { $0.name == "defaultValue" }?.type
      switch type?.kind {
      case .array: self = .append
      case .dictionary: self = .merge
      default: self = .other
      }
    }
  }

  private func replacement(join: Join) -> String? {
    let name = key.joined(separator: ".")
    guard let value = outer.argument("value")?.value else { return nil }
    if outer.calledName == "preference" {
      guard let text = scope.text(value.span), let body = added(text, join: join) else { return nil }
      return "transformPreference(\(name).self) { $0\(body) }"
    }
    guard let anchor = scope.text(value.span), let closure = outer.closures.first?.closure,
      let made = closure.body.singleExpression, let parameter = closure.parameters.first?.name,
      var text = scope.text(made.span)
    else { return nil }
    // The anchor is the second argument of the transform.
    guard parameter == "$0" else {
      guard let body = added(text, join: join)?.replacingFirst("", with: "") else { return nil }
      return "transformAnchorPreference(key: \(name).self, value: \(anchor)) { all, \(parameter) in all\(body) }"
    }
    guard !text.contains("$1") else { return nil }
    text = text.replacingAll("$0", with: "$1")
    guard let body = added(text, join: join) else { return nil }
    return "transformAnchorPreference(key: \(name).self, value: \(anchor)) { $0\(body) }"
  }

  /// What follows the inner value so that `text` is added to it.
  private func added(_ text: String, join: Join) -> String? {
    switch join {
    case .append: return ".append(contentsOf: \(text))"
    case .merge: return ".merge(\(text)) { $1 }"
    case .other: return nil
    }
  }
}
