import Catalog
import Interpreter
package import Semantics
package import SourceText
import Syntax

/// What is worth knowing about the piece of code under the cursor.
package struct Hover: Sendable {
  package let range: ByteRange
  package let contents: RichText
}

extension Analysis {
  /// What the name at `offset` means, and where layout puts what it makes.
  package func hover(at offset: ByteOffset, in file: FileID) -> Hover? {
    guard let tree = tree(of: file), let use = hoveredName(at: offset, in: tree.root) else { return nil }
    var contents = RichText()
    describe(use, in: file, into: &contents)
    let instances = instances(of: use.range, in: file)
    if !instances.isEmpty {
      if !contents.isEmpty { contents.append(.rule) }
      FrameDescription(instances: instances, analysis: self).append(to: &contents)
    }
    return contents.isEmpty ? nil : Hover(range: use.range, contents: contents)
  }

  /// The name under the cursor; on a literal in an argument, the name of the call it is passed to.
  private func hoveredName(at offset: ByteOffset, in root: SyntaxNode) -> NameUse? {
    if let use = NameUse(at: offset, in: root) { return use }
    guard let token = root.token(at: offset), token.range.contains(offset), token.kind.isLiteral else { return nil }
    let call = token.ancestors.first { $0.kind == .functionCallExpression }.flatMap(FunctionCallSyntax.init)
    guard let callee = call?.callee, let name = callee.tokens.last else { return nil }
    return NameUse(at: name.range.start, in: root)
  }

  /// The elements that the call with its name at `range` makes, in all scenes of the file.
  private func instances(of range: ByteRange, in file: FileID) -> [ElementInstance] {
    scenes(in: file).flatMap { scene in
      scene.elements.compactMap { element in
        guard let place = program.absolute(element.nameSpan), place.file == file, place.range == range else {
          return nil
        }
        return ElementInstance(scene: scene, element: element)
      }
    }
  }
}

/// One element in one scene.
struct ElementInstance {
  let scene: SceneResult
  let element: Element
}

extension SyntaxKind {
  fileprivate var isLiteral: Bool {
    switch self {
    case .stringLiteral, .stringQuote, .stringSegment, .integerLiteral, .floatLiteral, .trueKeyword, .falseKeyword,
      .nilKeyword:
      true
    default: false
    }
  }
}
