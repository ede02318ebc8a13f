import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Declares a value of the environment by `@Entry`, in place of a key and a property that reads and writes it.
  static let entryInsteadOfKey = RefactoringMaker(kind: .rewrite) { place in
    // The file is searched only from a place in one of the two declarations that are looked for.
    guard let token = place.tree.root.token(at: place.range.start),
      token.ancestors.contains(where: { $0.isOfEnvironmentValues || $0.isMadeOfOneValue })
    else { return [] }
    let own = place.tree.root.descendants.lazy.compactMap { EnvironmentEntry($0, place) }
    return own.filter { $0.contains(token) }.prefix(1).map { entry in
      Change("Declare '\(entry.name)' with @Entry", entry.edits(in: place.tree.text))
    }
  }
}

/// A property of the environment's values with the key that nothing else names.
private struct EnvironmentEntry {
  let name: String
  private let property: VariableDeclarationSyntax
  private let key: TypeDeclarationSyntax
  private let value: SyntaxNode
  private let type: SyntaxNode?

  init?(_ node: SyntaxNode, _ place: RefactoringPlace) {
    guard let property = VariableDeclarationSyntax(node), let binding = property.bindings.first,
      property.bindings.count == 1, let name = binding.node.child(.identifierPattern),
      let accessors = binding.node.child(.accessorBlock), property.attributes.isEmpty,
      node.ancestors.first(where: { TypeDeclarationSyntax($0) != nil })?.isOfEnvironmentValues == true,
      let used = accessors.descendants.first(where: { $0.kind == .identifier && $0.isKeyName }),
      case .declaration(let id)? = place.typing.name(at: used.range.start, in: place.file)?.resolution,
      id.kind == .type, id.file == place.file
    else { return nil }
    let nominal = NominalID(name: id.name, file: id.file)
    guard place.typing.conforms(.nominal(nominal, []), to: "EnvironmentKey"),
      let key = place.declaration(of: nominal), let value = key.onlyValue, let keyName = key.name,
      let initial = value.node.child(.initializerClause)?.child(where: \.isExpression),
      let uses = place.analysis.occurrences(at: keyName.range.start, in: place.file),
      uses.allSatisfy({ use in
        use.role == .declaration || use.file == place.file && accessors.range.contains(use.range)
      })
    else { return nil }
    self.name = name.text
    self.property = property
    self.key = key
    self.value = initial
    let written = binding.node.child(.typeAnnotation) ?? value.node.child(.typeAnnotation)
    type = written?.child(where: \.isType)
  }

  func contains(_ token: SyntaxNode) -> Bool {
    property.node.range.contains(token.range) || key.node.range.contains(token.range)
  }

  func edits(in text: SourceText) -> [TextEdit] {
    let modifiers = property.modifiers.map { $0.node.text + " " }.joined()
    let type = type.map { ": \($0.text)" } ?? ""
    // The lines of the key go with the empty one behind them.
    let lines = (text.lineColumn(at: key.node.range.start).line, text.lineColumn(at: key.node.range.end).line)
    let next = lines.1 + 1
    let isGap = next < text.lineCount && text.lineStart(next) == text.lineEnd(next) && next + 1 < text.lineCount
    let isAlone = text.lineColumn(at: key.node.range.end) == text.lineColumn(at: text.lineEnd(lines.1))
    let start = isAlone ? text.lineStart(lines.0) : key.node.range.start
    let end =
      isAlone
      ? (next < text.lineCount ? text.lineStart(isGap ? next + 1 : next) : text.lineEnd(lines.1)) : key.node.range.end
    return [
      TextEdit(
        range: property.node.range,
        replacement: "\(modifiers)@Entry var \(name)\(type) = \(value.text)"
      ),
      TextEdit(range: ByteRange(start, end), replacement: ""),
    ].ordered { $0.range.start < $1.range.start }
  }
}

extension TypeDeclarationSyntax {
  /// The binding of its one member, where that is a variable.
  fileprivate var onlyValue: PatternBindingSyntax? {
    members.count == 1 ? members.first.flatMap(VariableDeclarationSyntax.init)?.bindings.first : nil
  }
}

extension SyntaxNode {
  fileprivate var isOfEnvironmentValues: Bool {
    TypeDeclarationSyntax(self)?.extendedType?.text == "EnvironmentValues"
  }

  /// Whether it is a type whose one member is a variable with a value, as keys are.
  fileprivate var isMadeOfOneValue: Bool {
    TypeDeclarationSyntax(self)?.onlyValue?.node.child(.initializerClause) != nil
  }

  /// Whether it is the name of the key type in `self[Key.self]`.
  fileprivate var isKeyName: Bool {
    guard let access = parent?.parent.flatMap(MemberAccessSyntax.init) else { return false }
    return access.base == parent && access.name?.text == "self"
  }
}
