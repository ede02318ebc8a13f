import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Makes a modifier of its own of the one at the place and those that follow it: what they use of the code around becomes
  /// its parameters.
  static let extractModifier = RefactoringMaker(kind: .extract) { place in
    guard let view = ViewCode.around(place).first(where: { $0.range.contains(place.range) }),
      let base = view.base(ofModifierAt: place.range),
      let owner = view.node.ancestors.lazy.compactMap(TypeDeclarationSyntax.init).last
    else { return [] }
    let chain = ByteRange(base.range.end, view.range.end)
    let tokens = view.node.descendants.filter { chain.contains($0.range) }
    guard let captures = place.captures(of: Array(tokens), in: chain), captures.allSatisfy({ !$0.isBinding }) else {
      return []
    }
    let name = place.freeName("extractedStyle")
    let parameters = captures.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let arguments = captures.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    let code = place.tree.text.outdented(chain, by: view.indentation)
    let lines = ("self" + code).split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    let end = owner.node.range.end
    let isAlone = code.first?.isNewline == true
    let gap = isAlone ? String(code.prefix { $0.isWhitespace }).replacing("\n", with: "\n" + view.indentation) : ""
    return [
      Change(
        "Extract into a modifier of its own",
        [
          TextEdit(range: chain, replacement: "\(gap).\(name)(\(arguments))"),
          TextEdit(
            range: ByteRange(end, end),
            replacement: "\n\nextension View {\n  func \(name)(\(parameters)) -> some View {\n\(body)\n  }\n}"
          ),
        ]
      )
    ]
  }
}

extension ViewCode {
  /// What the modifier whose name is at a place is applied to.
  func base(ofModifierAt range: ByteRange) -> SyntaxNode? {
    var current = node
    while let call = FunctionCallSyntax(current), let access = call.callee.flatMap(MemberAccessSyntax.init),
      let base = access.base, base.kind != .missingExpression
    {
      if access.name?.range.touches(range) == true { return base }
      current = base
    }
    return nil
  }
}
