import Catalog
import SourceText
import Syntax

extension RefactoringMaker {
  /// Names the coordinate space of a container, for what is measured in it.
  static let addCoordinateSpace = RefactoringMaker(kind: .rewrite) { place in
    guard let view = ViewCode.around(place).first(where: { $0.maker?.callee?.range.touches(place.range) == true }),
      let maker = view.maker, maker.trailingClosure != nil, let name = maker.callee?.text,
      let definition = Catalog.view(name), definition.kind == "View"
    else { return [] }
    let isNamed = ([view.node] + view.node.descendants).contains { node in
      guard let call = FunctionCallSyntax(node), let callee = call.callee?.lastNameToken else { return false }
      return callee.identifier == ModifierDefinition.namingSpace
        && call.callee.flatMap(MemberAccessSyntax.init)?.base?.range.start == view.range.start
    }
    guard !isNamed else { return [] }
    let text = place.tree.text
    let isLong = text.lineColumn(at: view.range.start).line != text.lineColumn(at: view.range.end).line
    let gap = isLong && view.startsLine ? "\n" + view.indentation : ""
    let space = name.prefix(1).lowercased() + name.dropFirst()
    return [
      Change(
        "Name the coordinate space of \(name)",
        [
          TextEdit(
            range: ByteRange(view.range.end, view.range.end),
            replacement: "\(gap).\(ModifierDefinition.namingSpace)(.named(\"\(space)\"))"
          )
        ]
      )
    ]
  }
}

extension ModifierDefinition {
  /// The modifier that names a view's coordinates.
  fileprivate static let namingSpace: String = {
    let found = all.first { if case .coordinateSpace = $0.behavior { true } else { false } }
    return found?.name ?? ""
  }()
}
