import Semantics
import SourceText
import Syntax

extension Analysis {
  /// The places where a member is named of something whose type is not known, and nothing else that is known has the name:
  /// what the workspace adds to types from elsewhere is found again on their values.
  func unresolvedUses(of thing: NamedThing, _ typing: Typing) -> [Occurrence] {
    guard case .declaration(let id, let relatives) = thing.meaning, let form = MemberForm(of: id, typing),
      typing.isOnlyDeclaration(relatives, named: thing.name)
    else { return [] }
    return typing.unresolvedNames(thing.name).compactMap { span in
      guard let (file, range) = program.absolute(span), let token = tree(of: file)?.root.token(at: range.start),
        token.range.start == range.start, token.identifier == thing.name, form.suits(token)
      else { return nil }
      let own = token.identifier == token.text ? token.range : ByteRange(token.range.start + 1, token.range.end - 1)
      return Occurrence(file: file, range: own, role: token.isWritten ? .write : .read)
    }
  }
}

/// How a member can be named where the type before it is not known.
private enum MemberForm {
  /// `.name`: a member of the type that is wanted.
  case implicit
  /// `value.name`, of a type from elsewhere.
  case property
  /// `value.name(label: …)`
  case function([String?])

  init?(of id: DeclarationID, _ typing: Typing) {
    guard let owner = id.owner else { return nil }
    if id.kind == .enumCase || typing.isTypeMember(id) {
      self = .implicit
    } else if owner.file != nil {
      // Whatever has the type is known where the type is.
      return nil
    } else {
      switch id.kind {
      case .variable: self = .property
      case .function: self = .function(typing.labels(of: id))
      default: return nil
      }
    }
  }

  /// Whether a name stands in the form.
  func suits(_ name: SyntaxNode) -> Bool {
    guard let parent = name.parent else { return false }
    let call = parent.parent.flatMap(FunctionCallSyntax.init).flatMap { $0.callee == parent ? $0 : nil }
    switch self {
    case .implicit:
      guard let access = MemberAccessSyntax(parent), access.name == name else { return false }
      return access.base.map { $0.kind == .missingExpression } ?? true
    case .property: return call == nil && (parent.kind == .keyPathComponent || MemberAccessSyntax(parent)?.name == name)
    case .function(let labels):
      guard let call, MemberAccessSyntax(parent)?.name == name else { return false }
      return call.arguments.allSatisfy { argument in labels.contains { $0 == argument.label?.identifier } }
    }
  }
}
