import SourceText
import Syntax
import TestSupport

/// A source file of this project, parsed by the project's own parser.
struct SwiftFile: Sendable {
  /// The path below the repository's root: `Sources/Layout/Tree/NodeID.swift`.
  let path: String
  let text: String
  let tree: SyntaxTree
  /// The text's lines, without their ends.
  let lines: [Substring]
  /// All nodes and tokens in order, and the tokens among them.
  let nodes: [SyntaxNode]
  let tokens: [SyntaxNode]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = SyntaxTree.parse(SourceText(text))
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    nodes = Array(tree.root.descendants)
    tokens = nodes.filter(\.isToken)
  }

  /// The module that the file is part of, its folder below `Sources` or `Tests`.
  var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The last part of the path without `.swift`.
  var name: String { path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? "" }

  var isTest: Bool { path.hasPrefix("Tests/") }

  /// `path:line`, as editors and terminals understand it.
  func place(_ node: SyntaxNode) -> String { place(node.range) }

  func place(_ range: ByteRange) -> String { "\(path):\(tree.text.lineColumn(at: range.start).line + 1)" }

  /// The 1-based numbers of the lines that a node stands on.
  func lines(of node: SyntaxNode) -> ClosedRange<Int> {
    let first = tree.text.lineColumn(at: node.range.start).line + 1
    return first...max(first, tree.text.lineColumn(at: node.range.end).line + 1)
  }

  /// The comments and spaces before a node.
  func trivia(before node: SyntaxNode) -> String {
    tree.text.string(in: ByteRange(node.fullRange.start.value, node.range.start.value))
  }

  /// Every Swift file below `Sources` and `Tests`.
  static let all: [SwiftFile] = ["Sources", "Tests"].flatMap { folder in
    Repository.files(below: Repository.root + "/" + folder, suffix: ".swift").compactMap { file in
      let path = folder + "/" + file
      return Repository.text(ofFile: Repository.root + "/" + path).map { SwiftFile(path: path, text: $0) }
    }
  }
}
