import Syntax

extension Invariant {
  private static let fileLimit = 500
  private static let functionLimit = 70

  /// Longer on purpose: the file or function, and why it cannot be cut.
  private static let exceptions: [String: String] = [:]

  static let size = Invariant(
    "A file has at most \(fileLimit) lines and a function at most \(functionLimit).",
    brokenBy: [
      ("Sources/Layout/A.swift", String(repeating: "let a = 1\n", count: fileLimit + 1)),
      ("Sources/Layout/A.swift", "func f() {\n\(String(repeating: "  g()\n", count: functionLimit))}\n"),
      ("Sources/Layout/A.swift", "var f: Int {\n\(String(repeating: "  g()\n", count: functionLimit))}\n"),
    ]
  ) { file in
    var found: [String] = []
    let lineCount = file.lines.count - 1
    if lineCount > fileLimit, exceptions[file.path] == nil {
      found.append("\(file.path): \(lineCount) lines; move one of its concepts into a file of its own")
    }
    for node in file.nodes where isFunction(node) {
      let lines = file.lines(of: node).count
      let name = node.declarationName
      guard lines > functionLimit, exceptions["\(file.path)#\(name)"] == nil else { continue }
      found.append("\(file.place(node)): `\(name)` has \(lines) lines; name its steps, or make a table of its cases")
    }
    return found
  }

  private static func isFunction(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration: true
    case .patternBinding: node.childNodes.contains { $0.kind == .accessorBlock }
    default: false
    }
  }
}

extension SyntaxNode {
  /// The name that a declaration gives, or the keyword of one without a name.
  var declarationName: String {
    let name = children.first { $0.kind == .identifier || $0.kind == .identifierPattern || $0.kind == .declarationName }
    return (name ?? tokens.first)?.text ?? ""
  }
}
