/// A place in a file where a letter is typed and taken back.
struct TypingPlace {
  /// "a body in a large file".
  let label: String
  let file: String
  let text: String
  let line: Int
  let character: Int

  /// Its offset in bytes.
  var offset: Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(line).reduce(0) { $0 + $1.utf8.count + 1 } + character
  }

  /// Within the first name after a dot in the body of a view, from the given share of the text on.
  static func body(_ label: String, _ file: String, _ text: String, after share: Double = 0) -> TypingPlace? {
    var isInBody = false
    return find(label, file, text, after: share) { line in
      if line.contains("var body: some View") {
        isInBody = true
        return nil
      }
      guard isInBody, let dot = line.firstIndex(of: "."), line[dot...].dropFirst().first?.isLetter == true else {
        return nil
      }
      return line.utf8.distance(from: line.startIndex, to: dot) + 2
    }
  }

  /// Within the name of a property of a type.
  static func signature(_ label: String, _ file: String, _ text: String, after share: Double = 0) -> TypingPlace? {
    find(label, file, text, after: share) { line in
      guard line.hasPrefix("    "), !line.hasPrefix("     "), !line.contains("var body"), line.contains(" var ")
      else { return nil }
      return line.firstRange(of: " var ").map { line.utf8.distance(from: line.startIndex, to: $0.upperBound) + 1 }
    }
  }

  static func comment(_ label: String, _ file: String, _ text: String, after share: Double = 0) -> TypingPlace? {
    find(label, file, text, after: share) { line in
      guard line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
      return line.utf8.count
    }
  }

  private static func find(
    _ label: String,
    _ file: String,
    _ text: String,
    after share: Double,
    column: (Substring) -> Int?
  ) -> TypingPlace? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated().dropFirst(Int(Double(lines.count) * share)) where line.utf8.count < 200 {
      guard line.utf8.allSatisfy({ $0 < 0x80 }), let character = column(line) else { continue }
      return TypingPlace(label: label, file: file, text: text, line: number, character: character)
    }
    return nil
  }
}
