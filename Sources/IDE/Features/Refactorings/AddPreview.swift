import Interpreter
import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Adds a preview of the view that is declared at the place, where there is none.
  static let addPreview = RefactoringMaker(kind: .rewrite) { place in
    guard let token = place.tree.root.token(at: place.range.start),
      let type = token.ancestors.lazy.compactMap(TypeDeclarationSyntax.init).first, let name = type.name,
      type.node.parent?.kind == .statementList, type.node.kind == .structDeclaration,
      let block = type.node.child(.memberBlock), place.range.start <= block.range.start
    else { return [] }
    let id = NominalID(name: name.identifier, file: place.file)
    let scenes = Scenes.all(in: place.file, program: place.analysis.program)
    guard place.typing.isView(.nominal(id, [])), !scenes.contains(where: { $0.isPreview && $0.view == id.name }),
      let made = place.construction(of: id)
    else { return [] }
    let text = place.tree.text
    let end = ByteOffset(text.byteCount)
    let opening = text.bytes(in: ByteRange(max(ByteOffset(0), end - 1), end)) == [0x0A] ? "\n" : "\n\n"
    let step = type.members.first.map { text.step(of: $0.range.start, in: type.node.range.start) } ?? "  "
    return [
      Change(
        "Add a preview of \(id.name)",
        [TextEdit(range: ByteRange(end, end), replacement: "\(opening)#Preview {\n\(step)\(made)\n}\n")]
      )
    ]
  }
}

extension SceneRequest {
  fileprivate var isPreview: Bool {
    if case .preview = source { true } else { false }
  }
}
