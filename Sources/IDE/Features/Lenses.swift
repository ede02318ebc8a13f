import Checking
import Lint
package import Semantics
package import SourceText
import Syntax
import ViewGraph

/// Something to be told above a declaration.
package struct Lens: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// How often a view is made.
    case uses
    /// How much is found in it.
    case findings
    /// That it can be shown.
    case preview
  }

  package let kind: Kind
  /// The name of the declaration.
  package let name: ByteRange
}

/// What a lens tells, and the places that it tells of.
package struct LensContents: Sendable {
  package let title: String
  package let places: [(file: FileID, range: ByteRange)]
}

extension Analysis {
  /// The lenses of a file: what they tell is worked out for those that are looked at.
  package func lenses(in file: FileID) -> [Lens] {
    let symbols = symbols(in: file)
    let views = views(in: symbols, of: file, Typing(program))
    let previews = symbols.filter { $0.kind == .preview }
    return views.flatMap { view in Lens.Kind.allCases.map { Lens(kind: $0, name: view.nameRange) } }
      + previews.map { Lens(kind: .preview, name: $0.nameRange) }
  }

  private func views(in symbols: [SymbolNode], of file: FileID, _ typing: Typing) -> [SymbolNode] {
    symbols.flatMap { symbol -> [SymbolNode] in
      guard symbol.kind.isType else { return [] }
      var isView = false
      if case .declaration(let id)? = typing.name(at: symbol.nameRange.start, in: file)?.resolution, id.kind == .type {
        isView = typing.isView(.nominal(NominalID(name: id.name, file: id.file), []))
      }
      return (isView ? [symbol] : []) + views(in: symbol.children, of: file, typing)
    }
  }

  /// What a lens tells of the view whose name is at `offset`; nil where there is no such view any more.
  package func contents(of kind: Lens.Kind, at offset: ByteOffset, in file: FileID) -> LensContents? {
    switch kind {
    case .uses:
      guard let found = occurrences(at: offset, in: file) else { return nil }
      let uses = found.filter { $0.role != .declaration }.map { (file: $0.file, range: $0.range) }
      return LensContents(title: uses.isEmpty ? "not used" : Self.count(uses.count, "use"), places: uses)
    case .findings:
      guard let tree = tree(of: file), let token = tree.root.token(at: offset),
        let type = token.ancestors.first(where: { TypeDeclarationSyntax($0) != nil })
      else { return nil }
      let own = findings(in: file).filter { $0.severity != .hint && type.range.contains($0.range.start) }
      let title = own.isEmpty ? "no findings" : Self.count(own.count, "finding")
      return LensContents(title: title, places: own.map { (file, $0.range) })
    case .preview: return nil
    }
  }

  private static func count(_ count: Int, _ name: String) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }
}
