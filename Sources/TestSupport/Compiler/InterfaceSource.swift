import Catalog

/// The declarations of a module as the compiler reads them: a `.swiftinterface` file.
struct InterfaceSource {
  let module: String
  let text: String

  init(_ module: String, imports: [String], families: [InterfaceFamily]) {
    self.module = module
    let declarations = families.filter { $0.standing != .inToolchain }.map(\.text).joined(separator: "\n")
    let flags = "-enable-library-evolution -swift-version 5 -module-name \(module)"
    let head = [
      "// swift-interface-format-version: 1.0", "// swift-compiler-version: Swift version 6",
      "// swift-module-flags: \(flags)",
      "import Swift", "import _Concurrency", "import _StringProcessing",
    ]
    text =
      (head + imports.map { "@_exported import \($0)" }).joined(separator: "\n") + "\n" + Self.published(declarations)
  }

  /// The declarations with `public`, which the catalogue leaves out since it is true of all.
  private static func published(_ declarations: String) -> String {
    var enclosing: [Bool] = []
    var lines: [String] = []
    for line in declarations.split(separator: "\n", omittingEmptySubsequences: false) {
      let isProtocol = Declaration(line)?.introducer == "protocol"
      lines.append(enclosing.last ?? false ? String(line) : published(line: line))
      var code = line
      if let comment = code.firstRange(of: "//") { code = code[..<comment.lowerBound] }
      for character in code {
        if character == "{" { enclosing.append(isProtocol) }
        if character == "}" { _ = enclosing.popLast() }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func published(line: Substring) -> String {
    var text = String(line)
    if let declaration = Declaration(line), !declaration.isOpen {
      text = line[..<declaration.start] + "public " + line[declaration.start...]
    }
    // A body on the same line holds at most one declaration.
    for introducer in ["init", "typealias", "struct"] {
      text = text.replacing("{ \(introducer)", with: "{ public \(introducer)")
    }
    return text
  }
}

/// Where a line's declaration starts behind its attributes.
private struct Declaration {
  let introducer: String
  let start: Substring.Index
  var isOpen = false

  private static let modifiers: Set<String> = [
    "convenience", "final", "indirect", "mutating", "nonisolated", "nonmutating", "open", "override", "postfix",
    "prefix", "required", "static",
  ]
  private static let introducers: Set<String> = [
    "class", "enum", "func", "init", "let", "macro", "protocol", "struct", "subscript", "typealias", "var",
  ]

  init?(_ line: Substring) {
    var rest = line.drop { $0 == " " }
    while rest.first == "@" { rest = Self.afterAttribute(rest) }
    start = rest.startIndex
    while true {
      let word = String(rest.prefix { $0.isLetter })
      guard Self.modifiers.contains(word) else {
        guard Self.introducers.contains(word) else { return nil }
        introducer = word
        return
      }
      if word == "open" { isOpen = true }
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
  }

  private static func afterAttribute(_ text: Substring) -> Substring {
    var rest = text.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    for (opening, closing) in [("<", ">"), ("(", ")")] where rest.first == Character(opening) {
      var depth = 0
      while let character = rest.popFirst() {
        if character == Character(opening) { depth += 1 }
        if character == Character(closing) { depth -= 1 }
        if depth == 0 { break }
      }
    }
    return rest.drop { $0 == " " }
  }
}
