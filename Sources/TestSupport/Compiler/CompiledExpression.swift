/// An expression of a program with the type that the compiler gave it, and what it took its name for.
package struct CompiledExpression: Sendable {
  /// Line and column of the first byte, both from 1.
  package let start: Place
  /// Where the last token begins.
  package let lastToken: Place
  /// In the compiler's notation, without what is said of how a function is called.
  package let type: String
  /// Where in the program the declaration has its name that is used; nil where that is elsewhere.
  package let declaration: Place?

  /// A place in a file.
  package struct Place: Hashable, Sendable {
    package let line: Int
    package let column: Int
  }

  /// Those that a dump of a checked tree shows of the program at `path`, the innermost last of those in one place.
  static func all(in dump: String, of path: String) -> [CompiledExpression] {
    var skipped = Int.max
    return dump.split(separator: "\n").compactMap { line in
      // What a variable's value was before it was checked stands in the tree, too.
      let depth = line.prefix { $0 == " " }.count
      if depth > skipped { return nil }
      skipped = line.dropFirst(depth).hasPrefix("(original_init=") ? depth : .max
      return skipped == .max ? CompiledExpression(line: line, path) : nil
    }
  }

  /// Nil for what is no expression, or stands in the tree without being written.
  private init?(line: Substring, _ path: String) {
    let text = line.drop { $0 == " " }
    let kind = text.drop { $0 == "(" || $0.isLetter || $0 == "_" || $0 == "=" }
    let head = text[..<kind.startIndex]
    // An optional chain as a whole is called implicit, though it is written.
    let rest = head.hasSuffix("optional_evaluation_expr") && kind.hasPrefix(" implicit") ? kind.dropFirst(9) : kind
    guard head.hasSuffix("_expr"), rest.hasPrefix(" type=\""), let type = Self.quoted(after: " type=\"", in: rest),
      let range = rest.firstRange(of: " range=[" + path + ":")
    else { return nil }
    let numbers = rest[range.upperBound...].prefix { $0 != "]" }.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    start = Place(line: numbers[0], column: numbers[1])
    lastToken = Place(line: numbers[2], column: numbers[3])
    self.type = Self.plain(type)
    declaration = Self.quoted(after: " decl=\"", in: rest).flatMap { Self.place(in: $0, path) }
  }

  private static func quoted(after key: String, in text: Substring) -> Substring? {
    guard let found = text.firstRange(of: key) else { return nil }
    return text[found.upperBound...].prefix { $0 != "\"" }
  }

  private static func place(in declaration: Substring, _ path: String) -> Place? {
    guard let found = declaration.firstRange(of: "@" + path + ":") else { return nil }
    let numbers = declaration[found.upperBound...].prefix { $0.isNumber || $0 == ":" }.split(separator: ":")
    guard numbers.count >= 2, let line = Int(numbers[0]), let column = Int(numbers[1]) else { return nil }
    return Place(line: line, column: column)
  }

  /// Without attributes, effects and ownership.
  private static func plain(_ type: Substring) -> String {
    // A pattern is read anew each time it is used, and most types have nothing of the kind.
    let isPlain = !type.utf8.contains(UInt8(ascii: "@")) && !type.split(separator: " ").contains(where: isLeftOut)
    guard !isPlain else { return String(type) }
    var text = String(type)
    text = text.replacing(#/@\w+(\([^()]*\))? /#, with: "")
    text = text.replacing(#/ (async|throws|rethrows)(\([^()]*\))?/#, with: "")
    return text.replacing(
      #/(nonisolated\(nonsending\)|sending|__owned|__shared|borrowing|consuming|isolated) /#,
      with: ""
    )
  }

  private static let wordsLeftOut = [
    "async", "throws", "rethrows", "nonisolated(nonsending)", "sending", "__owned", "__shared", "borrowing",
    "consuming", "isolated",
  ]

  private static func isLeftOut(_ word: Substring) -> Bool { wordsLeftOut.contains { word.contains($0) } }
}
