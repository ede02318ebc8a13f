import Queries
package import Semantics
package import SourceText
import Syntax

extension ProgramScope {
  /// Whether code in `span` that `#if` leaves to another system or build names `name`, or its binding or wrapper.
  package func isNamedInOtherBuild(_ name: String, in span: SourceSpan) -> Bool {
    index(of: span.unit).map { isNamedInOtherBuild(name, in: $0, span) } ?? false
  }

  /// The same without a note of what is read.
  private func isNamedInOtherBuild(_ name: String, in index: UnitIndex, _ span: SourceSpan) -> Bool {
    guard index.traits.hasOtherBuilds else { return false }
    let words = UnitWords(of: index, in: program)
    return [name, "_" + name].contains { spelling in
      words.tokens(startingWith: spelling, in: span).contains { token in
        ["", "$", "_"].contains { token.text == $0 + name } && token.isLeftOut
      }
    }
  }

  /// Whether code of the program that `#if` leaves to another system or build names `name`.
  package func isNamedInOtherBuild(_ name: String) -> Bool {
    derived(Self.namesInOtherBuilds, for: name) { scope in
      for spelling in [name, "_" + name] { scope.read(.words(TextWords.Word(spelling).hash)) }
      return scope.tables.all.contains { scope.isNamedInOtherBuild(name, in: $0, $0.whole) }
    }
  }

  private static let namesInOtherBuilds = Query<String, Bool>()

  /// Whether code of the type that `#if` leaves to another system or build names `name`.
  package func isNamedInOtherBuild(_ name: String, of type: TypeParts) -> Bool {
    type.all.contains { isNamedInOtherBuild(name, in: $0.type.span) }
  }

  /// Whether `#if` stands in the code, which is another one elsewhere.
  package func hasOtherCode(in span: SourceSpan) -> Bool {
    guard index(of: span.unit)?.traits.hasOtherBuilds == true, let (node, range) = node(covering: span) else {
      return false
    }
    return node.descendants.contains { $0.kind == .conditionalCompilation && range.contains($0.range) }
  }

  /// Where the innermost `#if` stands around the code.
  package func conditional(around span: SourceSpan) -> ByteRange? {
    file(of: span).map { read(.text($0)) }
    guard let (node, range) = node(covering: span) else { return nil }
    return node.ancestors.first { $0.kind == .conditionalCompilation && $0.range.contains(range) }?.range
  }

  private func node(covering span: SourceSpan) -> (SyntaxNode, ByteRange)? {
    guard let range = range(of: span), let tree = file(of: span).flatMap(tree) else { return nil }
    return (tree.root.node(covering: range), range)
  }

  /// Whether `#if` stands among the statements of the outermost body in `span`, which are others elsewhere.
  package func hasOtherStatements(in span: SourceSpan) -> Bool {
    guard index(of: span.unit)?.traits.hasOtherBuilds == true, let (outer, range) = node(covering: span) else {
      return false
    }
    return outer.descendants.contains { node in
      guard node.kind == .conditionalCompilation, let list = node.parent, list.kind == .statementList,
        range.contains(node.range)
      else { return false }
      // What fills a body alone has the range of the list around it.
      return !list.ancestors.contains { outer in
        outer.kind == .statementList && range.contains(outer.range) && outer.range != range
      }
    }
  }
}
