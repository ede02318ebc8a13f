/// What the rules want to stand before and after tokens.
struct Arrangement {
  private var elementsBefore: [[LayoutElement]]
  /// Each group from last to first, the groups in the order in which they were added.
  private var elementsAfter: [[LayoutElement]]
  /// Commas, parentheses and colons that stay with the token before them when what they end is indented.
  private var closers: [Bool]

  init(tokenCount: Int) {
    elementsBefore = Array(repeating: [], count: tokenCount)
    elementsAfter = Array(repeating: [], count: tokenCount)
    closers = Array(repeating: false, count: tokenCount)
  }

  /// Adds elements before a token, after those that were added before.
  mutating func before(_ token: TokenID?, _ elements: LayoutElement...) {
    guard let token else { return }
    elementsBefore[token.index] += elements
  }

  mutating func before(_ token: TokenID?, _ elements: [LayoutElement]) {
    guard let token else { return }
    elementsBefore[token.index] += elements
  }

  /// Adds elements after a token, ahead of those that were added before: what was opened last is closed first.
  mutating func after(_ token: TokenID?, _ elements: LayoutElement...) {
    after(token, elements)
  }

  mutating func after(_ token: TokenID?, _ elements: [LayoutElement]) {
    guard let token else { return }
    elementsAfter[token.index] += elements.reversed()
  }

  mutating func markCloser(_ token: TokenID?) {
    guard let token else { return }
    closers[token.index] = true
  }

  func isCloser(_ token: TokenID) -> Bool { closers[token.index] }

  func before(_ token: TokenID) -> [LayoutElement] { elementsBefore[token.index] }

  func after(_ token: TokenID) -> [LayoutElement] { elementsAfter[token.index].reversed() }
}
