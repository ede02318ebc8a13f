import Semantics
import SourceText
import ViewGraph

/// An outer writer of a preference turned into a transform that adds to the value below it.
struct PreferenceMerge {
  let outer: CallExpression
  /// The key's name as written.
  let key: [String]
  let scope: ProgramScope

  /// Nil where the key's values are neither arrays nor dictionaries, or the call has an unusual shape.
  var proposal: FixProposal? {
    guard let name = scope.place(outer.nameSpan), let end = scope.place(outer.span)?.range.end,
      let value = outer.argument("value")?.value
    else { return nil }
    let isAnchor = outer.calledName == "anchorPreference"
    guard let text = isAnchor ? anchorTransform(value) : transform(value) else { return nil }
    let edit = TextEdit(range: ByteRange(name.range.start, end), replacement: text)
    let title = isAnchor ? "transformAnchorPreference" : "transformPreference"
    return FixProposal("write '.\(title)'", keepsMeaning: false, edits: [FileEdit(file: name.file, edit: edit)])
  }

  private func transform(_ value: Expression) -> String? {
    addition(of: value).map { "transformPreference(\(keyName).self) { $0\($0) }" }
  }

  private func anchorTransform(_ anchor: Expression) -> String? {
    guard let closure = outer.closures.first?.closure, let made = closure.body.singleExpression,
      let parameter = closure.parameters.first?.name, let source = scope.text(anchor.span),
      let addition = addition(of: made)
    else { return nil }
    let head = "transformAnchorPreference(key: \(keyName).self, value: \(source)) {"
    guard parameter == "$0" else { return "\(head) joined, \(parameter) in joined\(addition) }" }
    // `$0` is the joined value from now on, and the anchor `$1`; inside of another closure both mean something else.
    guard !addition.contains("$1"), !addition.contains("{") else { return nil }
    return "\(head) $0\(addition.split(separator: "$0", omittingEmptySubsequences: false).joined(separator: "$1")) }"
  }

  private var keyName: String { key.joined(separator: ".") }

  /// What follows the joined value so that `value` is added to it.
  private func addition(of value: Expression) -> String? {
    switch value.unwrapped.kind {
    case .dictionary(let elements):
      guard elements.count == 1, let element = elements.first else { break }
      guard let name = scope.text(element.key.span), let text = scope.text(element.value.span) else { return nil }
      return "[\(name)] = \(text)"
    case .array(let elements):
      guard elements.count == 1, let element = elements.first else { break }
      return scope.text(element.span).map { ".append(\($0))" }
    default: break
    }
    guard let text = scope.text(value.span) else { return nil }
    switch keyType?.variables.first(where: { $0.name == "defaultValue" })?.type?.kind {
    case .array: return ".append(contentsOf: \(text))"
    case .dictionary: return ".merge(\(text)) { _, new in new }"
    default: return nil
    }
  }

  private var keyType: TypeParts? {
    scope.preferenceKeys.first { $0.name == key.last }
  }
}
