import Server
import SourceText
import Syntax

private let tokens = CommandOption("--tokens", "Print the tokens, one a line, instead of the tree")

extension Command {
  static let syntaxTree = Command(
    flag: "--syntax-tree",
    operands: "FILE",
    summary: "Print the lossless syntax tree of FILE as an indented S-expression",
    options: [tokens]
  ) { invocation in
    let path = try invocation.singleOperand("FILE")
    let bytes = path == "-" ? invocation.console.readInput() : FileSystem.live.read(path)
    guard let bytes else { throw UsageError("cannot read '\(path)'") }
    let tree = SyntaxTree.parse(SourceText(bytes))
    let lines = invocation.has(tokens) ? SyntaxDump.tokens(of: tree) : SyntaxDump.expression(of: tree)
    invocation.console.print(lines.joined(separator: "\n"))
    for diagnostic in tree.diagnostics {
      let place = tree.text.lineColumn(at: diagnostic.range.start)
      invocation.console.printError("\(path):\(place.line + 1):\(place.column + 1): error: \(diagnostic.message)")
    }
    return tree.diagnostics.isEmpty ? .success : .findings
  }
}

/// A tree as text: every byte of the source is in it.
private enum SyntaxDump {
  /// One token a line: its place, its kind, its text, and the trivia around it.
  static func tokens(of tree: SyntaxTree) -> [String] {
    tree.root.descendants.filter(\.isToken).map { token in
      let place = tree.text.lineColumn(at: token.range.start)
      return "\(place.line + 1):\(place.column + 1) \(line(for: token, in: tree.text))"
    }
  }

  /// Nodes in parentheses, what they hold indented under them.
  static func expression(of tree: SyntaxTree) -> [String] {
    var lines: [String] = []
    // Pieces still to print, the next one last; nil closes a node.
    var pending: [(node: SyntaxNode?, depth: Int)] = [(tree.root, 0)]
    while let (node, depth) = pending.popLast() {
      guard let node else {
        lines[lines.count - 1] += ")"
        continue
      }
      let indent = String(repeating: "  ", count: depth)
      guard !node.isToken else {
        lines.append(indent + line(for: node, in: tree.text))
        continue
      }
      lines.append("\(indent)(\(node.kind.name)")
      pending.append((nil, depth))
      pending += node.children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }

  private static func line(for token: SyntaxNode, in text: SourceText) -> String {
    let before = text.string(in: ByteRange(token.fullRange.start, token.range.start))
    let after = text.string(in: ByteRange(token.range.end, token.fullRange.end))
    var line = token.isMissing ? "missing \(token.kind.name)" : "\(token.kind.name) \(quoted(token.text))"
    if !before.isEmpty { line += " before \(quoted(before))" }
    if !after.isEmpty { line += " after \(quoted(after))" }
    return line
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
