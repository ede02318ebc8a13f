import Lint
package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// The places of a file that mean the same as the name at `offset`.
  package func highlights(at offset: ByteOffset, in file: FileID) -> [ByteRange] {
    guard let tree = tree(of: file), let use = NameUse(at: offset, in: tree.root) else { return [] }
    let meaning = Meaning(of: use, in: file, self)
    let plain = use.name.hasPrefix("$") ? String(use.name.dropFirst()) : use.name
    return tree.root.descendants.compactMap { token in
      guard token.isToken, token.kind == .identifier || token.kind == .dollarIdentifier else { return nil }
      guard token.identifier == plain || token.identifier == "$" + plain else { return nil }
      guard let other = NameUse(at: token.range.start, in: tree.root), other.token == token else { return nil }
      return Meaning(of: other, in: file, self) == meaning ? token.range : nil
    }
  }
}

/// What a name means: declarations of the workspace, or a name of the framework.
private struct Meaning: Equatable {
  let declarations: Set<Place>
  let builtIn: String?

  init(of use: NameUse, in file: FileID, _ analysis: Analysis) {
    declarations = Set(analysis.declarations(of: use, in: file).map { Place(file: $0.file, range: $0.nameRange) })
    builtIn = declarations.isEmpty ? use.name : nil
  }
}
