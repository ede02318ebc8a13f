import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Makes a `ViewModifier` of the modifier at the place and those that follow it: what they use of the code around becomes
  /// its properties, bindings where it is written.
  static let extractViewModifier = RefactoringMaker(kind: .extract) { place in
    guard let view = ViewCode.around(place).first(where: { $0.range.contains(place.range) }),
      let base = view.base(ofModifierAt: place.range),
      let owner = view.node.ancestors.lazy.compactMap(TypeDeclarationSyntax.init).last
    else { return [] }
    let chain = ByteRange(base.range.end, view.range.end)
    let tokens = view.node.descendants.filter { chain.contains($0.range) }
    guard let captures = place.captures(of: Array(tokens), in: chain) else { return [] }
    let name = place.freeName("ExtractedModifier")
    let properties = captures.map { "  \($0.declaration)\n" }.joined()
    let arguments = captures.map { "\($0.name): \($0.argument)" }.joined(separator: ", ")
    let code = place.tree.text.outdented(chain, by: view.indentation)
    let lines = ("content" + code).split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    let gap =
      code.first?.isNewline == true
      ? String(code.prefix { $0.isWhitespace }).replacing("\n", with: "\n" + view.indentation) : ""
    let end = owner.node.range.end
    let space = properties.isEmpty ? "" : "\n"
    return [
      Change(
        "Extract into a ViewModifier",
        [
          TextEdit(range: chain, replacement: "\(gap).modifier(\(name)(\(arguments)))"),
          TextEdit(
            range: ByteRange(end, end),
            replacement: "\n\nstruct \(name): ViewModifier {\n\(properties)\(space)"
              + "  func body(content: Content) -> some View {\n\(body)\n  }\n}"
          ),
        ]
      )
    ]
  }
}
