import Semantics
import ViewGraph

extension LintRule {
  static let fontFixedSize = LintRule(
    id: "font-fixed-size",
    summary: "A font that does not follow the text size",
    documentation: """
      `.system(size: 14)` is 14 points for everyone: whoever has chosen larger text gets the same small letters. A text \
      style, `.footnote` or `.body`, grows with the setting, and so does a number declared with `@ScaledMetric`.

      The fix takes the style that is nearest at the standard text size. Off unless it is configured: numerals of a clock \
      face and letters in a drawing are meant to stay as they are.
      """,
    severity: .off,
    bad: [
      """
      struct Caption: View {
        var body: some View { Text("Updated today").font(.system(size: 14)) }
      }
      """,
      """
      struct Title: View {
        private static let font = Font.system(size: 28, weight: .bold)
        var body: some View {
          VStack {
            Text("Inbox").font(Self.font)
            Text("3 new").font(.custom("Avenir", fixedSize: 15))
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Caption: View {
        var body: some View { Text("Updated today").font(.footnote) }
      }
      """,
      """
      struct Title: View {
        @ScaledMetric private var size = 28.0
        var body: some View {
          VStack {
            Text("Inbox").font(.system(size: size, weight: .bold))
            Text("3 new").font(.custom("Avenir", size: 15, relativeTo: .subheadline))
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      (unit.calls("system") + unit.calls("custom")).compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  let label = call.calledName == "custom" ? "fixedSize" : "size"
  guard isFont(call), let size = call.argument(label)?.value.literalNumber, size > 0,
    !scope.isInPreview(occurrence.scope), let place = scope.place(call.nameSpan)
  else { return nil }
  let style = call.calledName == "system" ? TextStyle.nearest(to: size) : nil
  let advice = style.map { "use a text style, '.\($0.name)'," } ?? "use a text style"
  return Problem(
    place,
    "this font stays \(Points(size)) points high whatever text size is set; \(advice) or scale the number with "
      + "'@ScaledMetric'",
    proposals: style.map { proposals($0, for: call, size: size, in: scope) } ?? []
  )
}

/// `.system(…)`, `Font.system(…)`.
private func isFont(_ call: CallExpression) -> Bool {
  guard case .member(let member) = call.callee.kind else { return false }
  return member.base == nil || member.base?.unwrapped.dottedName == ["Font"]
}

/// `.system(size: 17, weight: .bold)` as `.body.weight(.bold)`, `.system(size: 17, design: .rounded)` as
/// `.system(.body, design: .rounded)`.
private func proposals(_ style: TextStyle, for call: CallExpression, size: Double, in scope: ProgramScope)
  -> [FixProposal]
{
  guard call.arguments.allSatisfy({ ["size", "weight", "design"].contains($0.label) }) else { return [] }
  let base = call.receiver == nil ? "" : "Font"
  let design = call.argument("design").flatMap { scope.text($0.value.span) }
  let weight = call.argument("weight").flatMap { scope.text($0.value.span) }
  var text = "\(base).\(style.name)"
  if let design { text = "\(base).system(.\(style.name), design: \(design))" }
  if let weight { text += ".weight(\(weight))" }
  if design == nil, style.name == "body", size == 17, weight == ".semibold" { text = "\(base).headline" }
  return scope.proposal("use '\(text)'", keepsMeaning: false, scope.replacing(call.span, with: text))
}

/// The text styles of iOS with their heights at the standard text size (Human Interface Guidelines, Typography).
private struct TextStyle {
  let name: String
  let size: Double

  private static let all = [
    TextStyle(name: "caption2", size: 11), TextStyle(name: "caption", size: 12), TextStyle(name: "footnote", size: 13),
    TextStyle(name: "subheadline", size: 15), TextStyle(name: "callout", size: 16), TextStyle(name: "body", size: 17),
    TextStyle(name: "title3", size: 20), TextStyle(name: "title2", size: 22), TextStyle(name: "title", size: 28),
    TextStyle(name: "largeTitle", size: 34),
  ]

  /// The style that is at most 3 points higher or lower; of two that are as near, the smaller one.
  static func nearest(to size: Double) -> TextStyle? {
    let nearest = all.min { abs($0.size - size) < abs($1.size - size) }
    return nearest.flatMap { abs($0.size - size) <= 3 ? $0 : nil }
  }
}
