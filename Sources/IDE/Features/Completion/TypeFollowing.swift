import Semantics
import Syntax

/// What stands behind the name of a type that is being written, and only some types can go on with: a nested type, generic
/// arguments.
struct TypeFollowing {
  private let nested: String?
  private let argumentCount: Int?

  init(_ name: SyntaxNode) {
    let type = name.parent
    let outer = type?.parent.flatMap { $0.kind == .memberType ? $0 : nil }
    nested = outer?.tokens.last { $0.kind == .identifier && $0 != name }?.identifier
    argumentCount = type?.child(.genericArgumentClause).flatMap { _ in
      type.flatMap(SimpleTypeSyntax.init)?.genericArguments.count
    }
  }

  /// Whether anything stands there.
  var isAny: Bool { nested != nil || argumentCount != nil }

  /// Whether the code cannot go on from a type as it does.
  func isBroken(by offer: Offer, _ typing: Typing, _ file: FileID) -> Bool {
    if let nested, typing.hasNestedType(nested, in: offer, from: file) == false { return true }
    if let argumentCount, typing.takesGenericArguments(argumentCount, offer) == false { return true }
    return false
  }
}

extension SyntaxNode {
  /// The type whose generic argument the name is, and which argument: `Never` of `Task<Void, Never>`.
  var genericArgumentOwner: (name: String, index: Int)? {
    guard let argument = parent?.parent, let clause = ancestors.first(where: { $0.kind == .genericArgumentClause }),
      let owner = clause.parent.flatMap(SimpleTypeSyntax.init), let name = owner.node.firstToken?.identifier,
      let index = owner.genericArguments.firstIndex(where: { $0.node == argument })
    else { return nil }
    return (name, index)
  }

  /// The variable or function whose type, or part of it, the name is.
  var requiringMember: String? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .patternBinding: return ancestor.child(where: \.isPattern)?.firstToken?.identifier
      case .functionDeclaration: return FunctionDeclarationSyntax(ancestor)?.name?.identifier
      case .parameter, .codeBlock, .memberList, .closureExpression: return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether an expression names a value, whose type does not depend on what is wanted.
  var namesValue: Bool {
    switch kind {
    case .identifierExpression: true
    case .memberAccessExpression: MemberAccessSyntax(self)?.base.map { $0.kind != .missingExpression } ?? false
    default: false
    }
  }

  /// The name that an expression consists of, or that a member has at its end.
  var namedAlone: String? { namesValue ? lastNameToken?.identifier : nil }
}
