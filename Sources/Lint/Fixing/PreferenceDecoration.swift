import Semantics
import SourceText
import ViewGraph

/// State that carries a preference from an observer to a decoration, and the decoration that takes the value without it.
struct PreferenceDecoration {
  private let observer: CallExpression
  /// The overlay or background that alone reads the state.
  private let decoration: CallExpression
  private let state: VariableDeclaration
  private let uses: [ExpressionOccurrence]
  private let scope: ProgramScope

  init(
    observer: CallExpression,
    decoration: CallExpression,
    state: VariableDeclaration,
    uses: [ExpressionOccurrence],
    in scope: ProgramScope
  ) {
    self.observer = observer
    self.decoration = decoration
    self.state = state
    self.uses = uses
    self.scope = scope
  }

  /// The decoration becomes `overlayPreferenceValue`, and observer and state go.
  var proposal: FixProposal? {
    guard let head = head(), let content = content(),
      let edits = edits(with: "\(head) { \(state.name) in\(content.text)}")
    else { return nil }
    return FixProposal("draw with '.\(modifier)'", keepsMeaning: false, edits: edits)
  }

  /// The edits that put `text` in the place of the decoration, and take observer and state away.
  func edits(with text: String) -> [FileEdit]? {
    // `self.frame`, `$frame` and `_frame` name the state and not the value that is handed to the closure.
    // A member of the view that reads it does not stand in the closure.
    guard uses.allSatisfy({ decoration.span.contains($0.expression.span) && $0.names(state) }),
      let name = scope.place(decoration.nameSpan), let end = scope.place(decoration.span)?.range.end,
      let removal = scope.removingModifier(observer), let declaration = scope.removing(state)
    else { return nil }
    let edit = TextEdit(range: ByteRange(name.range.start, end), replacement: text)
    return [FileEdit(file: name.file, edit: edit), removal, declaration]
  }

  var modifier: String { "\(decoration.calledName ?? "overlay")PreferenceValue" }

  /// `overlayPreferenceValue(Key.self, alignment: .bottomLeading)`, or without the alignment.
  func head(withAlignment: Bool = true) -> String? {
    guard let key = observer.unlabeled.flatMap({ scope.text($0.value.span) }) else { return nil }
    guard withAlignment, let alignment else { return "\(modifier)(\(key))" }
    return "\(modifier)(\(key), alignment: \(alignment))"
  }

  /// The decoration's own alignment, as written.
  var alignment: String? { decoration.argument("alignment").flatMap { scope.text($0.value.span) } }

  /// What the decoration draws, as the inside of a closure with the white space at its ends.
  func content() -> (text: String, isSeveralLines: Bool)? {
    if let closure = decoration.closures.last?.closure {
      guard closure.parameters.isEmpty, let inside = scope.text(closure.span) else { return nil }
      let text = String(inside.dropFirst().dropLast())
      guard inside.hasPrefix("{"), !text.isEmpty else { return nil }
      return (text, text.contains("\n"))
    }
    guard let value = decoration.unlabeled?.value, let text = scope.text(value.span) else { return nil }
    return (" \(text) ", text.contains("\n"))
  }
}

extension ExpressionOccurrence {
  /// Whether it names the property by nothing but its name.
  fileprivate func names(_ property: VariableDeclaration) -> Bool {
    if case .name(let used) = expression.kind { used.name == property.name } else { false }
  }
}
