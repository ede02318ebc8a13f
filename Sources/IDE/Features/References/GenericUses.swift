import Semantics
import SourceText
import Syntax
import ViewGraph

extension Analysis {
  /// The places that name a generic parameter, its own in `declaring` among them: in its declaration and in extensions of
  /// the type.
  func genericUses(
    of name: String,
    _ declaring: FileID,
    _ nameRange: ByteRange,
    in file: FileID?
  ) -> [Occurrence] {
    let searched = file.map { [$0] } ?? Array(program.files.keys)
    return searched.filter { program.mayMention(name, in: $0) }.flatMap { file -> [Occurrence] in
      guard let root = tree(of: file)?.root else { return [] }
      return root.tokens(named: name).compactMap { token in
        guard let use = NameUse(at: token.range.start, in: root), use.token == token,
          meaning(of: use, in: file) == nil, let found = genericParameter(of: use, in: file),
          found.file == declaring, found.nameRange == nameRange
        else { return nil }
        let isOwn = file == declaring && token.range == nameRange
        return Occurrence(file: file, range: token.range, role: isOwn ? .declaration : .read)
      }
    }
  }

  /// Whether a type or another generic parameter is called `name` in the declarations around some places, so that a
  /// generic parameter of that name would hide it.
  func isTypeNamed(_ name: String, around places: [Occurrence]) -> Bool {
    places.contains { place in
      let around = tree(of: place.file)?.root.token(at: place.range.start)?.ancestors.filter(\.kind.isDeclaration).last
      return around?.tokens(named: name).contains(where: \.standsForType) ?? false
    }
  }
}

extension SyntaxNode {
  fileprivate func tokens(named name: String) -> [SyntaxNode] {
    descendants.filter { $0.kind == .identifier && $0.identifier == name }
  }

  /// Whether a token names a type by its place, or may do so as a value.
  fileprivate var standsForType: Bool {
    switch parent?.kind {
    case .simpleType, .genericParameter, .identifierExpression: true
    default: parent?.kind.isDeclaration ?? false
    }
  }
}
