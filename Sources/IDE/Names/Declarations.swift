import Semantics
import SourceText
import Syntax

/// A declaration of the workspace that a name may mean.
struct DeclaredName {
  let file: FileID
  let range: ByteRange
  let nameRange: ByteRange
  /// The node of the outline; nil for a local.
  let symbol: SymbolNode?
  /// The name of the type that declares it.
  let container: String?
}

extension Analysis {
  /// What `use` means as the tree alone tells: the declaration itself, or one in the code around. Whatever else a name
  /// means, its types tell.
  func declarations(of use: NameUse, in file: FileID) -> [DeclaredName] {
    switch use.role {
    case .declaration(let node):
      let own = symbols(in: file).lazy.compactMap { $0.symbol(named: use.range) }.first
      let name = DeclaredName(
        file: file,
        range: own?.range ?? node.range,
        nameRange: use.range,
        symbol: own,
        container: own == nil ? nil : use.token.enclosingTypeName
      )
      return [name]
    case .value:
      guard let token = use.token.localDeclaration(of: use.plainName) else { return [] }
      let whole = token.parent?.range ?? token.range
      return [DeclaredName(file: file, range: whole, nameRange: token.range, symbol: nil, container: nil)]
    case .type, .attribute, .member, .keyPath, .label, .macro:
      return []
    }
  }
}

extension SymbolNode {
  /// The name without argument labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}

extension SymbolNode.Kind {
  /// A type of its own, not an extension of one.
  var isType: Bool {
    switch self {
    case .structure, .class, .enumeration, .protocol, .typealias: true
    default: false
    }
  }
}

extension SyntaxNode {
  /// The name of the nearest type declaration or extension around.
  var enclosingTypeName: String? {
    for ancestor in ancestors {
      guard let type = TypeDeclarationSyntax(ancestor) else { continue }
      return (type.name ?? type.extendedType)?.identifier
    }
    return nil
  }
}
