import Semantics
import SourceText
import Syntax

extension Analysis {
  /// The places where a member is named of something whose type is not known, and nothing else that is known has the name:
  /// what the workspace adds to types from elsewhere is found again on their values.
  func unresolvedUses(of thing: NamedThing, _ typing: Typing) -> [Occurrence] {
    guard case .declaration(let id, let relatives) = thing.meaning, id.owner != nil,
      typing.isOnlyDeclaration(relatives, named: thing.name)
    else { return [] }
    return typing.unresolvedNames(thing.name).compactMap { span in
      guard let (file, range) = program.absolute(span), let token = tree(of: file)?.root.token(at: range.start),
        token.range.start == range.start, token.identifier == thing.name, token.isMemberName
      else { return nil }
      let own = token.identifier == token.text ? token.range : ByteRange(token.range.start + 1, token.range.end - 1)
      return Occurrence(file: file, range: own, role: token.isWritten ? .write : .read)
    }
  }
}

extension SyntaxNode {
  /// Whether the name follows the period of a member access or key path.
  fileprivate var isMemberName: Bool {
    guard let parent else { return false }
    return parent.kind == .keyPathComponent || MemberAccessSyntax(parent)?.name == self
  }
}
