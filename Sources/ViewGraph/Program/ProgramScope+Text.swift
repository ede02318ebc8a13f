import Queries
package import Semantics
package import SourceText
import Syntax

extension ProgramScope {
  /// How often the type's name is used as a value or as a type, its declaration left out.
  package func mentions(of type: TypeDeclaration) -> Int {
    let word = TextWords.Word(type.name)
    return derived(Self.mentionCounts, for: type.nameSpan) { scope in
      scope.read(.words(word.hash))
      scope.read(.unit(type.nameSpan.unit))
      return UnitWords.all(with: word, in: scope).reduce(0) { count, unit in
        let own = type.nameSpan.unit == unit.index.id ? scope.range(of: type.nameSpan) : nil
        return count + unit.tokens(of: word).count { $0.range != own && isMention($0, of: type) }
      }
    }
  }

  private static let mentionCounts = Query<SourceSpan, Int>()

  /// How often `name` is written as an identifier of its own, in the whole program.
  package func count(ofIdentifier name: String) -> Int {
    let word = TextWords.Word(name)
    return derived(Self.identifierCounts, for: name) { scope in
      scope.read(.words(word.hash))
      return UnitWords.all(with: word, in: scope).reduce(0) { $0 + $1.tokens(of: word).count }
    }
  }

  private static let identifierCounts = Query<String, Int>()

  /// How often `name` is written as an identifier of its own in `span`.
  package func count(ofIdentifier name: String, in span: SourceSpan) -> Int {
    guard let index = index(of: span.unit) else { return 0 }
    return UnitWords(of: index, in: program).tokens(of: TextWords.Word(name), in: span).count
  }

  /// A nested type is meant only where its outer type stands before it, or inside of that.
  private func isMention(_ token: SyntaxNode, of type: TypeDeclaration) -> Bool {
    let outer = type.qualifiedName.split(separator: ".").dropLast().last.map(String.init)
    guard let outer, let parent = token.parent else { return true }
    guard parent.kind == .memberAccessExpression || parent.kind == .memberType else { return true }
    guard let base = parent.children.first(where: { _ in true }), base != token else { return true }
    return base.lastToken?.text == outer
  }

  /// The first word of the innermost loop statement around `place`, within its function.
  package func loopKeyword(around place: Place) -> Place? {
    guard let node = tree(place.file)?.root.node(covering: place.range) else { return nil }
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .whileStatement, .repeatStatement, .forStatement:
        return ancestor.firstToken.map { Place(file: place.file, range: $0.range) }
      case .functionDeclaration, .accessorBlock, .closureExpression: return nil
      default: continue
      }
    }
    return nil
  }

  /// The start of the `let` or `var` before a property's name.
  package func keyword(before name: Place) -> ByteOffset? {
    declaration(of: name)?.children.first { $0.kind == .varKeyword || $0.kind == .letKeyword }?.range.start
  }

  /// Makes a property private, in place of another access level that is written; nil where several are.
  package func makingPrivate(_ name: Place) -> FileEdit? {
    guard let start = keyword(before: name), let view = declaration(of: name).flatMap(VariableDeclarationSyntax.init)
    else { return nil }
    let written = view.modifiers.filter(\.isAccessLevel).map(\.node.range)
    guard written.count <= 1 else { return nil }
    let range = written.first ?? ByteRange(start, start)
    let text = written.isEmpty ? "private " : "private"
    return FileEdit(file: name.file, edit: TextEdit(range: range, replacement: text))
  }

  /// The start of a property's first attribute, modifier or keyword.
  package func declarationStart(before name: Place) -> ByteOffset? { declaration(of: name)?.range.start }

  private func declaration(of name: Place) -> SyntaxNode? {
    let token = tree(name.file)?.root.token(at: name.range.start)
    return token?.ancestors.first { $0.kind == .variableDeclaration }
  }

  /// The lines of a declaration with its documentation comment and one empty line after it.
  package func linesWithGap(of place: Place) -> ByteRange {
    let range = lines(of: place)
    guard range != place.range, let tree = tree(place.file) else { return range }
    let text = tree.text
    var start = range.start
    let comments = tree.root.token(at: place.range.start)?.leadingTrivia.filter(\.isComment) ?? []
    for comment in comments.reversed() {
      let line = text.lineColumn(at: comment.range.start).line
      guard text.lineColumn(at: comment.range.end).line + 1 >= text.lineColumn(at: start).line else { break }
      start = min(start, text.lineStart(line))
    }
    let next = text.lineColumn(at: range.end).line
    let isGap = next < text.lineCount - 1 && text.bytes(in: ByteRange(text.lineStart(next), text.lineEnd(next))).isEmpty
    return ByteRange(start, isGap ? text.lineStart(next + 1) : range.end)
  }
}

extension ProgramScope {
  /// The white space before the place where nothing else stands before it on its line.
  package func indentation(before place: Place) -> String? {
    guard let text = tree(place.file)?.text else { return nil }
    let line = text.lineStart(text.lineColumn(at: place.range.start).line)
    let before = text.string(in: ByteRange(line, place.range.start))
    return before.allSatisfy { $0 == " " || $0 == "\t" } ? before : nil
  }
}
