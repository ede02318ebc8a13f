import SourceText
import Syntax

/// Which items of the frameworks' interfaces may declare a name, as their syntax says.
struct InterfaceOutline: Sendable {
  /// The items that declare or extend a type, or types within it, by the first part of its name; by the second part, too,
  /// where an extension's first one may be a module.
  private(set) var types: [String: [Int]] = [:]
  private(set) var functions: [String: [Int]] = [:]
  private(set) var variables: [String: [Int]] = [:]
  private(set) var typealiases: [String: [Int]] = [:]
  private var declaredTypes: Set<String> = []

  init(of items: [SyntaxNode]) {
    for (number, item) in items.enumerated() {
      for node in item.activeItems([item]) { add(node, as: number) }
    }
  }

  var typeNames: [String] { declaredTypes.union(typealiases.keys).filter(\.isOffered).sorted() }

  var valueNames: [String] { Set(functions.keys).union(variables.keys).filter(\.isOffered).sorted() }

  private mutating func add(_ node: SyntaxNode, as number: Int) {
    switch node.kind {
    case .functionDeclaration:
      if let name = FunctionDeclarationSyntax(node)?.name { functions[name.identifier, default: []].append(number) }
    case .variableDeclaration:
      for binding in VariableDeclarationSyntax(node)?.bindings ?? [] {
        guard let name = binding.pattern.flatMap(IdentifierPatternSyntax.init)?.name else { continue }
        variables[name.identifier, default: []].append(number)
      }
    case .typealiasDeclaration:
      if let name = TypealiasSyntax(node)?.name { typealiases[name.identifier, default: []].append(number) }
    default:
      guard let view = TypeDeclarationSyntax(node) else { return }
      if let name = view.name?.identifier {
        types[name, default: []].append(number)
        declaredTypes.insert(name)
      } else if let extended = view.extendedType {
        for name in Self.firstParts(of: extended) { types[name, default: []].append(number) }
      }
    }
  }

  /// The first two names of an extended type's path. The interfaces write no brackets there: `Array`, not `[Item]`.
  private static func firstParts(of type: SyntaxNode) -> [String] {
    let path = String(decoding: type.bytes.prefix { $0.isPartOfWord || $0 == UInt8(ascii: ".") }, as: UTF8.self)
    return path.split(separator: ".").prefix(2).map(String.init)
  }
}
