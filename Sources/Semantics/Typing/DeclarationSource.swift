package import SourceText
package import Syntax

/// What is written at some place: the range of a file.
package struct WrittenDeclaration {
  package let file: FileID
  package let tree: SyntaxTree
  package let range: ByteRange

  /// The innermost node of that range.
  package var node: SyntaxNode? { tree.root.token(at: range.start)?.ancestors.first { $0.range == range } }
}

/// Where declarations are written.
package enum DeclarationSource: Sendable {
  case workspace(Program)
  case frameworks(Frameworks)

  /// What stands there; nil for what is no place of this source.
  package func written(at span: SourceSpan) -> WrittenDeclaration? {
    switch self {
    case .frameworks(let frameworks): return frameworks.items.written(at: span)
    case .workspace(let program):
      guard let (file, range) = program.absolute(span), let tree = program.files[file]?.tree else { return nil }
      return WrittenDeclaration(file: file, tree: tree, range: range)
    }
  }

  /// The place of a range of a file.
  package func span(of range: ByteRange, in file: FileID) -> SourceSpan? {
    switch self {
    case .frameworks(let frameworks): return frameworks.items.span(of: range, in: file)
    case .workspace(let program):
      return program.unit(at: range.start, in: file).map { unit, start in
        SourceSpan(unit: unit.unit.id, start: start, end: start + UInt32(clamping: range.count))
      }
    }
  }
}
