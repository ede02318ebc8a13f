package import SourceText
import Syntax

extension Typing {
  /// Whether `text`, written as a type within the declaration at an offset of a file, names `type`. What an opaque type
  /// stands for does not count, only what it conforms to.
  package func isWritten(_ text: String, _ type: Type, at offset: ByteOffset, in file: FileID) -> Bool {
    if type.description == text { return true }
    let written = Program([FileID("type"): SyntaxTree.parse(SourceText("let type: \(text)"))])
    guard let reference = written.globalVariable("type")?.type else { return false }
    let declaration = declaration(at: offset, in: file)?.declaration
    var scope = declaration?.owner.map { resolver.scope(of: $0) } ?? LookupScope(file: file)
    scope.parameters += (declaration?.id).flatMap { resolver.scheme(of: $0)?.generics } ?? []
    return resolver.type(reference, in: scope).isAlike(type)
  }
}

extension Type {
  /// Whether both say the same to their users: a type as it is written, and one as it was found.
  fileprivate func isAlike(_ found: Type) -> Bool {
    switch (self, found) {
    case (.nominal(let one, let arguments), .nominal(let other, let others)):
      return one == other && Self.areAlike(arguments, others)
    case (.tuple(let one), .tuple(let other)): return Self.areAlike(one.map(\.type), other.map(\.type))
    case (.function(let one), .function(let other)):
      return Self.areAlike(one.parameters, other.parameters) && one.result.isAlike(other.result)
    case (.metatype(let one), .metatype(let other)), (.inout(let one), .inout(let other)): return one.isAlike(other)
    case (.existential(let bounds), .existential(let others)): return Self.areAlike(bounds, others)
    case (.existential(let bounds), .opaque(let opaque)): return Self.areAlike(bounds, opaque.bounds)
    case (.existential(let bounds), .parameter(let parameter)):
      return parameter.name.hasPrefix("some " + bounds.map(\.description).joined(separator: " & "))
    case (.member(let base, let name), .member(let other, let otherName)):
      return name == otherName && base.isAlike(other)
    default: return self == found
    }
  }

  private static func areAlike(_ left: [Type], _ right: [Type]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0.isAlike($1) }
  }
}
