package import Semantics
package import SourceText
package import Syntax

/// Where the words of a unit are.
package struct UnitWords {
  package let index: UnitIndex
  private let file: ProgramFile?
  private let start: Int

  /// Those of the units of a program that have the word somewhere.
  package static func all(with word: TextWords.Word, in scope: ProgramScope) -> [UnitWords] {
    scope.tables.units(with: word).map { UnitWords(of: $0, in: scope.program) }
  }

  package init(of index: UnitIndex, in program: Program) {
    self.index = index
    let place = program.absolute(index.whole)
    file = place.flatMap { program.files[$0.file] }
    start = place?.range.start.value ?? 0
  }

  /// The identifiers of that name: neither parts of other words nor text or comments.
  package func tokens(of name: TextWords.Word) -> [SyntaxNode] {
    index.words.starts(of: name).compactMap { offset in
      token(at: offset).flatMap { token in
        token.kind == .identifier && token.range.start.value == start + offset && token.text == name.text ? token : nil
      }
    }
  }

  /// The same within `span`.
  package func tokens(of name: TextWords.Word, in span: SourceSpan) -> [SyntaxNode] {
    let range = ByteRange(start + Int(span.start), start + Int(span.end))
    return tokens(of: name).filter { range.contains($0.range) }
  }

  /// The tokens in which `word` stands, and begins in `span`.
  package func tokens(startingWith word: String, in span: SourceSpan) -> [SyntaxNode] {
    index.words.starts(of: word).filter { Int(span.start) <= $0 && $0 <= Int(span.end) }.compactMap(token)
  }

  private func token(at offset: Int) -> SyntaxNode? { file?.tree.root.token(at: ByteOffset(start + offset)) }
}

extension UnitIndex {
  /// The whole unit.
  package var whole: SourceSpan { SourceSpan(unit: id, start: 0, end: UInt32(clamping: unit.byteCount)) }
}
