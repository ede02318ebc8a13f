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
  /// What `use` may mean among the workspace's own declarations: one where the place tells, else every match.
  func declarations(of use: NameUse, in file: FileID) -> [DeclaredName] {
    let name = use.name.hasPrefix("$") ? String(use.name.dropFirst()) : use.name
    switch use.role {
    case .declaration(let node):
      let own = matches(in: [file]) { symbol, _ in symbol.nameRange == use.range }
      return !own.isEmpty
        ? own : [DeclaredName(file: file, range: node.range, nameRange: use.range, symbol: nil, container: nil)]
    case .value:
      return local(name, use, in: file) ?? member(name, ofTypeAround: use.token, in: file) ?? global(name)
    case .type, .attribute:
      return types(name)
    case .member(let base):
      return members(name, of: base, around: use.token, in: file)
    case .keyPath:
      return matches(name) { symbol, container in container != nil && symbol.kind.isValue }
    case .label, .macro:
      return []
    }
  }

  private func local(_ name: String, _ use: NameUse, in file: FileID) -> [DeclaredName]? {
    guard let token = use.token.localDeclaration(of: name) else { return nil }
    let whole = token.parent?.range ?? token.range
    return [DeclaredName(file: file, range: whole, nameRange: token.range, symbol: nil, container: nil)]
  }

  private func member(_ name: String, ofTypeAround token: SyntaxNode, in file: FileID) -> [DeclaredName]? {
    guard let type = token.enclosingTypeName else { return nil }
    let found = matches(name) { $1 == type }
    return found.isEmpty ? nil : found
  }

  private func global(_ name: String) -> [DeclaredName] {
    let globals = matches(name) { symbol, container in container == nil && symbol.kind != .extension }
    return globals.isEmpty ? types(name) : globals
  }

  private func types(_ name: String) -> [DeclaredName] {
    matches(name) { symbol, _ in symbol.kind.isType }
  }

  private func members(_ name: String, of base: SyntaxNode?, around token: SyntaxNode, in file: FileID)
    -> [DeclaredName]
  {
    if let base, base.kind == .identifierExpression {
      let owner = base.text == "self" || base.text == "Self" ? token.enclosingTypeName : base.text
      let found = matches(name) { $1 == owner }
      if !found.isEmpty { return found }
    }
    return matches(name) { $1 != nil }
  }

  /// Every declaration of that name in the workspace that `isWanted` says so of, given the symbol and the type that
  /// declares it.
  private func matches(_ name: String, _ isWanted: (SymbolNode, String?) -> Bool) -> [DeclaredName] {
    matches(in: files(declaring: name)) { $0.baseName == name && isWanted($0, $1) }
  }

  /// The same in some files, whatever the name.
  private func matches(in files: [FileID], _ isWanted: (SymbolNode, String?) -> Bool) -> [DeclaredName] {
    var found: [DeclaredName] = []
    for file in files {
      for symbol in symbols(in: file) { collect(symbol, in: nil, file, isWanted, &found) }
    }
    return found
  }

  private func collect(
    _ symbol: SymbolNode,
    in container: String?,
    _ file: FileID,
    _ isWanted: (SymbolNode, String?) -> Bool,
    _ found: inout [DeclaredName]
  ) {
    if isWanted(symbol, container) {
      found.append(
        DeclaredName(
          file: file,
          range: symbol.range,
          nameRange: symbol.nameRange,
          symbol: symbol,
          container: container
        )
      )
    }
    for child in symbol.children { collect(child, in: symbol.baseName, file, isWanted, &found) }
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

  var isValue: Bool { self == .property || self == .variable || self == .enumCase }
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
