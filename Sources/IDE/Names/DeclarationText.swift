import Semantics
import SourceText
import Syntax

/// A declaration as its source has it.
struct DeclarationText {
  /// The declaration up to its body, on one line.
  let signature: String
  let documentation: String?
  /// The module that declares it; nil for the workspace.
  let module: String?
}

extension Typing {
  /// The text of what a name means; nil for what has none.
  func text(of resolution: Resolution) -> DeclarationText? {
    guard let place = place(of: resolution), let written = source(of: place).written(at: place.span) else { return nil }
    let (node, text) = (written.node, written.tree.text)
    let heading = node?.heading ?? text.string(in: written.range)
    return DeclarationText(
      signature: heading.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      documentation: node?.documentation(in: text),
      module: place.module
    )
  }
}

extension SyntaxNode {
  /// A declaration up to its body.
  fileprivate var heading: String {
    let body =
      children.first { $0.kind == .memberBlock || $0.kind == .codeBlock }
      ?? descendants.first { $0.kind == .accessorBlock }
    guard let body else { return text }
    return String(decoding: bytes.prefix(max(0, body.range.start - range.start)), as: UTF8.self)
  }
}
