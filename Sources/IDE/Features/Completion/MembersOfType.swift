import Semantics
import Syntax

extension SyntaxNode {
  /// So many members are looked at.
  private static var mostMembers: Int { 60 }

  /// The members of the type in whose inheritance clause the name stands.
  var membersOfType: Set<WrittenMember> {
    guard let type = ancestors.lazy.compactMap(TypeDeclarationSyntax.init).first,
      let list = type.node.child(.memberBlock)?.child(.memberList)
    else { return [] }
    return Set(list.items.prefix(Self.mostMembers).flatMap(\.writtenMembers))
  }

  private var writtenMembers: [WrittenMember] {
    if let variable = VariableDeclarationSyntax(self) {
      let isStatic = variable.modifiers.contains { $0.name == "static" }
      let names = variable.bindings.flatMap { $0.pattern?.boundNames.map(\.identifier) ?? [] }
      return names.map { WrittenMember(name: $0, labels: nil, isStatic: isStatic) }
    }
    guard let function = FunctionDeclarationSyntax(self), let name = function.name?.identifier else { return [] }
    let isStatic = function.modifiers.contains { $0.name == "static" || $0.name == "class" }
    let labels = function.parameters.map { $0.firstName?.identifier ?? "_" }
    return [WrittenMember(name: name, labels: labels, isStatic: isStatic)]
  }
}
