import Semantics
import SourceText
import Syntax

extension ProgramScope {
  /// Whether code in `span` that `#if` leaves to another system or build names `name`, or its binding or wrapper.
  func isNamedInOtherBuild(_ name: String, in span: SourceSpan) -> Bool {
    place(span).map { isNamedInOtherBuild(name, in: $0) } ?? false
  }

  /// Whether code of the program that `#if` leaves to another system or build names `name`.
  func isNamedInOtherBuild(_ name: String) -> Bool {
    files.contains { file in
      guard traits(of: file)?.hasOtherBuilds == true, let tree = tree(file) else { return false }
      return isNamedInOtherBuild(name, in: Place(file: file, range: tree.root.range))
    }
  }

  /// Whether code of the type that `#if` leaves to another system or build names `name`.
  func isNamedInOtherBuild(_ name: String, of type: TypeParts) -> Bool {
    type.all.contains { isNamedInOtherBuild(name, in: $0.type.span) }
  }

  /// Whether `#if` stands among the statements of the outermost body in `span`, which are others elsewhere.
  func hasOtherStatements(in span: SourceSpan) -> Bool {
    guard let place = place(span), traits(of: place.file)?.hasOtherBuilds == true, let tree = tree(place.file) else {
      return false
    }
    return tree.root.node(covering: place.range).descendants.contains { node in
      guard node.kind == .conditionalCompilation, node.parent?.kind == .statementList,
        place.range.contains(node.range)
      else { return false }
      let lists = node.ancestors.prefix { place.range.contains($0.range) }.filter { $0.kind == .statementList }
      return lists.count == 1
    }
  }

  private func isNamedInOtherBuild(_ name: String, in place: Place) -> Bool {
    guard traits(of: place.file)?.hasOtherBuilds == true, let tree = tree(place.file) else { return false }
    let words = memory.words(of: place.file, in: tree)
    return [name, "_" + name].flatMap { words.starts(of: $0) }.contains { start in
      let offset = ByteOffset(start)
      guard place.range.contains(offset), let token = tree.root.token(at: offset),
        ["", "$", "_"].contains(where: { token.text == $0 + name })
      else { return false }
      return token.isLeftOut
    }
  }
}
