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
    let printsTokens = invocation.has(tokens)
    let console = invocation.console
    return DetachedThread.result {
      let tree = SyntaxTree.parse(SourceText(bytes))
      var output = OutputBuffer(console)
      if printsTokens {
        SyntaxDump.write(tokensOf: tree, to: &output)
      } else {
        SyntaxDump.write(expressionOf: tree, to: &output)
      }
      output.flush()
      var errors = OutputBuffer(console, isError: true)
      for diagnostic in tree.diagnostics {
        let place = tree.text.lineColumn(at: diagnostic.range.start)
        errors.write("\(path):\(place.line + 1):\(place.column + 1): error: \(diagnostic.message)\n")
      }
      errors.flush()
      return tree.diagnostics.isEmpty ? .success : .findings
    }
  }
}

/// A tree as text: every byte of the source is in it.
private enum SyntaxDump {
  /// One token a line: its place, its kind, its text, and the trivia around it.
  static func write(tokensOf tree: SyntaxTree, to output: inout OutputBuffer) {
    for token in tree.root.descendants where token.isToken {
      let place = tree.text.lineColumn(at: token.range.start)
      output.write("\(place.line + 1):\(place.column + 1) ")
      write(token, in: tree.text, to: &output)
      output.write("\n")
    }
  }

  /// Nodes in parentheses, what they hold indented under them.
  static func write(expressionOf tree: SyntaxTree, to output: inout OutputBuffer) {
    var isFirst = true
    // Pieces still to print, the next one last; nil closes a node.
    var pending: [(node: SyntaxNode?, depth: Int)] = [(tree.root, 0)]
    while let (node, depth) = pending.popLast() {
      guard let node else {
        output.write(")")
        continue
      }
      if !isFirst { output.write("\n") }
      isFirst = false
      output.write(spaces: depth * 2)
      guard !node.isToken else {
        write(node, in: tree.text, to: &output)
        continue
      }
      output.write("(")
      output.write(node.kind.name)
      pending.append((nil, depth))
      for child in node.children.reversed() { pending.append((child, depth + 1)) }
    }
    output.write("\n")
  }

  private static func write(_ token: SyntaxNode, in text: SourceText, to output: inout OutputBuffer) {
    if token.isMissing { output.write("missing ") }
    output.write(token.kind.name)
    if !token.isMissing {
      output.write(" ")
      output.write(quoted: token.text)
    }
    let before = ByteRange(token.fullRange.start, token.range.start)
    let after = ByteRange(token.range.end, token.fullRange.end)
    write(before, " before ", in: text, to: &output)
    write(after, " after ", in: text, to: &output)
  }

  private static func write(_ range: ByteRange, _ word: String, in text: SourceText, to output: inout OutputBuffer) {
    guard range.end > range.start else { return }
    output.write(word)
    output.write(quoted: text.string(in: range))
  }
}

extension OutputBuffer {
  /// The text in quotes, on one line.
  fileprivate mutating func write(quoted text: String) {
    write(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): write(escaped: byte)
      case UInt8(ascii: "\n"): write(escaped: UInt8(ascii: "n"))
      case UInt8(ascii: "\r"): write(escaped: UInt8(ascii: "r"))
      case UInt8(ascii: "\t"): write(escaped: UInt8(ascii: "t"))
      default: write(byte)
      }
    }
    write(UInt8(ascii: "\""))
  }

  private mutating func write(escaped byte: UInt8) {
    write(UInt8(ascii: "\\"))
    write(byte)
  }
}
