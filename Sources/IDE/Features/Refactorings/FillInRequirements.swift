import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Adds the members that the type's protocols require and that it has not.
  static let fillInRequirements = RefactoringMaker(kind: .rewrite) { place in
    guard let token = place.tree.root.token(at: place.range.start),
      let type = token.ancestors.lazy.compactMap(TypeDeclarationSyntax.init).first,
      let block = type.node.child(.memberBlock), let closing = block.child(.rightBrace),
      place.range.start <= block.range.start || type.members.isEmpty
    else { return [] }
    let start = type.name?.range.start ?? type.node.range.start
    // Of what only has to conform to something, nobody knows what it is to be.
    let missing = place.typing.missingRequirements(at: start, in: place.file).filter { !$0.isOpen }
    guard !missing.isEmpty else { return [] }
    let indentation = place.tree.text.indentation(at: type.node.range.start)
    let step = type.members.first.map { place.tree.text.step(of: $0.range.start, in: type.node.range.start) } ?? "  "
    let members = missing.map { requirement in
      requirement.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.isEmpty ? "" : indentation + step + line.replacingTabs(by: step)
      }.joined(separator: "\n")
    }
    let text = "\n" + members.joined(separator: "\n\n") + "\n" + indentation
    let end = type.members.last?.range.end ?? closing.range.start
    let names = missing.map { "'\($0.name)'" }.joined(separator: ", ")
    return [
      Change(
        "Add \(names)",
        [TextEdit(range: ByteRange(end, closing.range.start), replacement: text)]
      )
    ]
  }
}

extension Requirement {
  /// The member with nothing in its body.
  fileprivate var text: String {
    heading
      + pieces.map { piece in
        switch piece {
        case .text(let text), .placeholder(let text): text
        case .end: "fatalError()"
        }
      }.joined()
  }
}

extension Substring {
  fileprivate func replacingTabs(by step: String) -> String {
    split(separator: "\t", omittingEmptySubsequences: false).joined(separator: step)
  }
}
