/// Chains of calls whose lines end before one link end before each: one modifier a line.
extension LayoutStream {
  /// Chains with a link that starts a line because the source has it so.
  var chainsBrokenInSource: Set<ChainID> {
    var chains: Set<ChainID> = []
    for case .lineBreak(let lineBreak) in elements where lineBreak.isRequired {
      if case .link(let chain?, _) = lineBreak.kind { chains.insert(chain) }
    }
    return chains
  }

  /// The stream with a line for each call of the given chains.
  func breaking(_ chains: Set<ChainID>) -> LayoutStream {
    guard !chains.isEmpty else { return self }
    var stream = self
    for (index, element) in elements.enumerated() {
      guard case .lineBreak(var lineBreak) = element, case .link(let chain?, isCall: true) = lineBreak.kind,
        chains.contains(chain)
      else { continue }
      lineBreak.newlines = lineBreak.newlines.joined(with: .required)
      stream.elements[index] = .lineBreak(lineBreak)
    }
    return stream
  }
}
