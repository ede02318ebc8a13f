import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

extension ProgramScope {
  /// Whether the edits leave the views and the modifiers that take part in layout as they are, with their arguments:
  /// then no frame can move, whether a scene shows the code or not.
  func arrangesAlike(after edits: [FileEdit]) -> Bool {
    EditedStatements.all(edits, in: self) { statements in
      let (old, new) = (statements.old, statements.new)
      guard let first = old.firstIndex(where: statements.isTouched),
        let last = old.lastIndex(where: statements.isTouched)
      else { return true }
      let end = new.count - (old.count - 1 - last)
      return first <= end && arrangingCalls(in: old[first...last]) == arrangingCalls(in: new[first..<end])
    }
  }

  /// The calls that take part in layout, without the closures among their arguments, and how often there is each.
  private func arrangingCalls(in items: ArraySlice<SyntaxNode>) -> [String: Int] {
    var counts: [String: Int] = [:]
    for item in items {
      let tokens = item.descendants.filter(\.isToken)
      for index in tokens.indices where tokens[index].kind == .identifier {
        let isModifier = index > 0 && tokens[index - 1].kind == .period
        guard arranges(tokens[index].text, isModifier: isModifier) else { continue }
        counts[Self.call(in: tokens[index...]), default: 0] += 1
      }
    }
    return counts
  }

  private func arranges(_ name: String, isModifier: Bool) -> Bool {
    isModifier
      ? ModifierTraits.of(name).contains(.arranges)
      : Catalog.view(name) != nil || isType(name, conformingTo: "View")
  }

  /// The text of the call that the tokens begin with, up to the end of its arguments.
  private static func call(in tokens: ArraySlice<SyntaxNode>) -> String {
    var text = tokens.first?.text ?? ""
    var (parens, braces) = (0, 0)
    for token in tokens.dropFirst() {
      switch token.kind {
      case .leftParen: parens += 1
      case .rightParen: parens -= 1
      case .leftBrace: braces += 1
      case .rightBrace: braces -= 1
      default: break
      }
      guard parens > 0 else { return text }
      if braces == 0 { text += token.text }
    }
    return text
  }
}
