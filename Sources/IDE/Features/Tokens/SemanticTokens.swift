package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// The names in a range of a file with the parts they play, in their order, none over another; those that mean nothing
  /// known are left to the grammar.
  package func semanticTokens(in file: FileID, _ range: ByteRange? = nil) -> [SemanticToken] {
    guard let tree = tree(of: file) else { return [] }
    let typing = Typing(program)
    var roles: [DeclarationID: DeclarationRole?] = [:]
    var found: [SemanticToken] = []
    for (place, resolution) in typing.allNames(in: file) {
      guard range.map(place.touches) ?? true, found.last.map({ $0.range.end <= place.start }) ?? true,
        let (kind, traits) = part(of: resolution, at: place, in: tree, typing, &roles)
      else { continue }
      let isWrapped = tree.text.bytes(in: ByteRange(start: place.start, count: 1)).first == UInt8(ascii: "$")
      let own = isWrapped ? ByteRange(place.start + 1, place.end) : place
      if !own.isEmpty { found.append(SemanticToken(range: own, kind: kind, traits: traits)) }
    }
    return found
  }

  private func part(
    of resolution: Resolution,
    at place: ByteRange,
    in tree: SyntaxTree,
    _ typing: Typing,
    _ roles: inout [DeclarationID: DeclarationRole?]
  ) -> (SemanticToken.Kind, SemanticToken.Traits)? {
    guard let token = tree.root.token(at: place.start), token.range == place,
      token.kind == .identifier || token.kind == .dollarIdentifier
    else { return nil }
    switch resolution {
    case .local(let span):
      let declared = program.absolute(span)?.range
      let isParameter = declared.flatMap { tree.root.token(at: $0.start)?.parent?.kind.isParameter } ?? false
      return (isParameter ? .parameter : .variable, declared == place ? .declaration : token.changes)
    case .module: return (.namespace, [])
    case .declaration(let id):
      let meant = id.name == "init" && token.text != "init" ? id.owner.map { DeclarationID($0) } ?? id : id
      let role = roles[meant] ?? typing.role(of: meant)
      roles[meant] = .some(role)
      guard let role else { return nil }
      let isDeclaration = token.parent.map { $0.kind.isDeclaration || $0.kind == .enumCaseElement } ?? false
      return (role.tokenKind, role.traits.union(isDeclaration ? .declaration : token.changes))
    case .structural, .unknown: return nil
    }
  }
}

extension SyntaxNode {
  fileprivate var changes: SemanticToken.Traits { isWritten ? .modification : [] }
}

extension SyntaxKind {
  fileprivate var isParameter: Bool { self == .parameter || self == .closureParameter || self == .closureCapture }
}

extension DeclarationRole {
  fileprivate var traits: SemanticToken.Traits {
    var traits: SemanticToken.Traits = []
    if isConstant { traits.insert(.readonly) }
    if isStatic { traits.insert(.static) }
    if isFramework { traits.insert(.defaultLibrary) }
    if isDeprecated { traits.insert(.deprecated) }
    return traits
  }

  fileprivate var tokenKind: SemanticToken.Kind {
    switch kind {
    case .class: .class
    case .enumeration: .enum
    case .enumCase: .enumMember
    case .function: .function
    case .method: .method
    case .parameter: .parameter
    case .property: .property
    case .protocol: .interface
    case .structure: .struct
    case .typealias: .type
    case .typeParameter: .typeParameter
    case .variable: .variable
    }
  }
}
