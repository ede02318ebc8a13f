extension Parser {
  /// Takes an unchanged item, or a run of such, of the tree before an edit instead of parsing it.
  mutating func reuse(_ list: SyntaxKind) -> Bool {
    false
  }
}
