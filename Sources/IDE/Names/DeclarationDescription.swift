package import Semantics

extension Analysis {
  /// What is known of a declaration of the workspace or of a framework: its text and its documentation.
  package func description(of id: DeclarationID) -> RichText? {
    guard let text = Typing(program).text(of: .declaration(id)) else { return nil }
    var contents = RichText()
    contents.append(.code(text.signature))
    if let documentation = text.documentation { contents.paragraph(documentation) }
    if let module = text.module { contents.paragraph([.text("From "), .code(module), .text(".")]) }
    return contents
  }
}
