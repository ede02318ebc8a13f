import Syntax

/// A list of all values of a type: `static let all: [Command] = [help, serve]`, and what the module declares of it.
struct Registry: Sendable, CustomStringConvertible {
  /// The type of the values, and the module that lists them.
  let type: String
  let module: String
  /// `path:line` of the list.
  let place: String
  /// The names in the list, in its order.
  let names: [String]

  var description: String { "\(module).\(type)" }

  /// Every registry of the project: a `static let all` whose value is a list of plain names.
  static let all: [Registry] = SwiftFile.all.filter { !$0.isTest }.flatMap { file in
    file.nodes.compactMap { Registry($0, in: file) }
  }

  private init?(_ node: SyntaxNode, in file: SwiftFile) {
    guard let binding = PatternBindingSyntax(node), binding.pattern?.text == "all", let list = binding.initializer,
      list.kind == .arrayExpression, let type = Self.owner(of: node), let declared = binding.type,
      declared.text == "[\(type)]"
    else { return nil }
    let elements = list.descendants.filter { $0.kind == .arrayElement }.compactMap { $0.childNodes.first?.text }
    guard elements.allSatisfy({ $0.wholeMatch(of: /[\w.]+/) != nil }), !elements.isEmpty else { return nil }
    self.type = type
    module = file.module
    place = file.place(node)
    names = elements.map { String($0.split(separator: ".").last ?? "") }
  }

  /// The names of the values that the module declares as `static let name = Type(…)` in a type or an extension of it.
  var declared: Set<String> {
    let files = SwiftFile.all.filter { !$0.isTest && $0.module == module && $0.text.contains("static let") }
    return Set(files.flatMap { $0.nodes.compactMap(declaredName) })
  }

  private func declaredName(_ node: SyntaxNode) -> String? {
    guard let declaration = VariableDeclarationSyntax(node), let binding = declaration.bindings.first,
      declaration.modifiers.contains(where: { $0.node.text == "static" }), Self.owner(of: node) == type,
      let value = binding.initializer, let callee = value.childNodes.first, value.kind == .functionCallExpression,
      callee.text == type || callee.text == "Self"
    else { return nil }
    return binding.pattern?.text
  }

  /// The type that a member is declared in, or that is extended around it.
  private static func owner(of member: SyntaxNode) -> String? {
    for ancestor in member.ancestors {
      guard let declaration = TypeDeclarationSyntax(ancestor) else { continue }
      return declaration.extendedType?.text ?? declaration.name?.text
    }
    return nil
  }
}
