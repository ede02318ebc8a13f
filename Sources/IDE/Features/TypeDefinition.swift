package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// Where the type of what is named at `offset` is declared; nil where it is unknown or has no declaration.
  package func typeDefinition(at offset: ByteOffset, in file: FileID) -> Definition? {
    if let other = countingBranch(at: offset, in: file) { return other.typeDefinition(at: offset, in: file) }
    guard let tree = tree(of: file), let use = NameUse(at: offset, in: tree.root),
      let meaning = meaning(of: use, in: file), var type = meaning.type
    else { return nil }
    if case .function(let function) = type { type = function.result }
    let typing = Typing(program)
    let targets = type.declaredParts.compactMap { target(of: DeclarationID($0), typing) }
    return targets.isEmpty ? nil : Definition(origin: use.range, targets: targets)
  }

  /// Where the members are that fulfil or override what is named at `offset`, or the types that conform to it.
  package func implementations(at offset: ByteOffset, in file: FileID) -> Definition? {
    if let other = countingBranch(at: offset, in: file) { return other.implementations(at: offset, in: file) }
    guard let tree = tree(of: file), let use = NameUse(at: offset, in: tree.root) else { return nil }
    let typing = Typing(program)
    guard case .declaration(let id)? = typing.name(at: use.range.start, in: file)?.resolution else { return nil }
    let targets = typing.implementations(of: id).compactMap { target(of: $0, typing) }
    return targets.isEmpty ? nil : Definition(origin: use.range, targets: targets)
  }

  /// A declaration as a place to go to.
  func target(of id: DeclarationID, _ typing: Typing) -> Definition.Target? {
    guard let place = typing.place(of: .declaration(id)) else { return nil }
    let meaning = ResolvedName(
      place: place,
      resolution: .declaration(id),
      type: nil,
      source: typing.source(of: place)
    )
    if let own = declaration(of: meaning) { return .place(own.file, range: own.range, nameRange: own.nameRange) }
    return InterfaceText.declaration(of: meaning).map { .interface($0.0, range: $0.1) }
  }
}

extension Type {
  /// The nominal types that are meant by going to a type: of an optional or a list also what is within.
  fileprivate var declaredParts: [NominalID] {
    switch self {
    case .nominal(let id, let arguments):
      let isContainer = id.file == nil && ["Array", "Binding", "Optional", "Set"].contains(id.name)
      let inner = arguments.flatMap(\.declaredParts)
      return isContainer && !inner.isEmpty ? inner : [id]
    case .metatype(let inner), .inout(let inner): return inner.declaredParts
    case .existential(let bounds): return bounds.flatMap(\.declaredParts)
    case .opaque(let opaque): return opaque.bounds.flatMap(\.declaredParts)
    case .tuple, .function, .parameter, .member, .variable, .unknown: return []
    }
  }
}
