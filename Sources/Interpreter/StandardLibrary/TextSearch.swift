/// Looks for a text in others, character by character, in time that grows with their lengths alone (Knuth, Morris and
/// Pratt), and pays for it.
struct TextSearch {
  private let part: String
  private let evaluator: Evaluator

  init(_ part: String, _ evaluator: Evaluator) {
    self.part = part
    self.evaluator = evaluator
  }

  func isFound(in text: String) -> Bool {
    part.isEmpty || parts(of: text, atMost: 2).count > 1
  }

  /// What stands before the first place where it occurs; nil where it does not.
  func start(in text: String) -> String? {
    let parts = parts(of: text, atMost: 2)
    return parts.count > 1 ? parts[0] : nil
  }

  /// What stands between the places where it occurs.
  func parts(of text: String) -> [String] { parts(of: text, atMost: .max) }

  private func parts(of text: String, atMost count: Int) -> [String] {
    guard !part.isEmpty else { return [text] }
    guard text.isSimple, part.isSimple else {
      evaluator.spend((text.utf8.count &+ part.utf8.count) / 4)
      return pieces(of: Array(text), Array(part), atMost: count).map { String($0) }
    }
    evaluator.spend((text.utf8.count &+ part.utf8.count) / 32)
    return pieces(of: Array(text.utf8), Array(part.utf8), atMost: count).map { String(decoding: $0, as: UTF8.self) }
  }

  private func pieces<Unit: Equatable>(of text: [Unit], _ part: [Unit], atMost count: Int) -> [ArraySlice<Unit>] {
    let fallbacks = fallbacks(of: part)
    var pieces: [ArraySlice<Unit>] = []
    var (start, matched) = (0, 0)
    for (position, unit) in text.enumerated() where pieces.count < count - 1 {
      while matched > 0, part[matched] != unit { matched = fallbacks[matched - 1] }
      if part[matched] == unit { matched += 1 }
      guard matched == part.count else { continue }
      pieces.append(text[start..<(position + 1 - part.count)])
      (start, matched) = (position + 1, 0)
    }
    return pieces + [text[start...]]
  }

  /// For each start of the part, how much of it is also its end.
  private func fallbacks<Unit: Equatable>(of part: [Unit]) -> [Int] {
    var result = [0]
    var matched = 0
    for unit in part.dropFirst() {
      while matched > 0, part[matched] != unit { matched = result[matched - 1] }
      if part[matched] == unit { matched += 1 }
      result.append(matched)
    }
    return result
  }
}

extension String {
  /// Each byte is a character of its own.
  fileprivate var isSimple: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } }
}
