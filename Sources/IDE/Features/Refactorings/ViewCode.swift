import Semantics
import SourceText
import Syntax

/// A view as it is written, with all modifiers: an expression whose type is a view.
struct ViewCode {
  /// The whole chain.
  let node: SyntaxNode
  let tree: SyntaxTree

  /// The views around a place, innermost first.
  static func around(_ place: RefactoringPlace) -> [ViewCode] {
    guard let token = place.tree.root.token(at: place.range.start) else { return [] }
    var found: [ViewCode] = []
    for ancestor in token.ancestors where ancestor.isStatement && ancestor.range.contains(place.range) {
      guard let type = place.typing.type(of: ancestor.range, in: place.file), place.typing.isView(type) else {
        continue
      }
      found.append(ViewCode(node: ancestor, tree: place.tree))
    }
    return found
  }

  /// The view whose own code is at a place: not that of what it holds.
  static func at(_ place: RefactoringPlace) -> ViewCode? {
    guard let view = around(place).first else { return nil }
    return view
  }

  var range: ByteRange { node.range }

  /// The call that makes the view, without modifiers.
  var maker: FunctionCallSyntax? {
    var current = node
    while let call = FunctionCallSyntax(current), let access = call.callee.flatMap(MemberAccessSyntax.init),
      let base = access.base, base.kind == .functionCallExpression
    {
      current = base
    }
    return FunctionCallSyntax(current)
  }

  /// The white space that its line begins with.
  var indentation: String { tree.text.indentation(at: range.start) }

  /// Whether it begins its line.
  var startsLine: Bool { node.startsLine || range.start.value == 0 }

  /// The views beside it in the same block.
  var siblings: [SyntaxNode] {
    guard let list = node.parent, list.kind == .statementList else { return [] }
    return list.items
  }
}

extension SyntaxNode {
  /// Whether it is a statement of a block.
  fileprivate var isStatement: Bool { kind.isExpression && parent?.kind == .statementList }
}

extension SourceText {
  /// The white space that the line of a place begins with.
  func indentation(at offset: ByteOffset) -> String {
    let line = lineColumn(at: offset).line
    let bytes = bytes(in: ByteRange(lineStart(line), lineEnd(line)))
    return String(decoding: bytes.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }

  /// A piece of code set one step further to the right, its first line left alone.
  func indented(_ range: ByteRange, by step: String) -> String {
    let text = string(in: range)
    guard !text.contains("\"\"\"") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index == 0 || line.allSatisfy(\.isWhitespace) ? String(line) : step + line
    }.joined(separator: "\n")
  }

  /// A piece of code set one step to the left, its first line left alone.
  func outdented(_ range: ByteRange, by step: String) -> String {
    let text = string(in: range)
    guard !text.contains("\"\"\"") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index > 0 && line.hasPrefix(step) ? String(line.dropFirst(step.count)) : String(line)
    }.joined(separator: "\n")
  }

  /// What a block is set in by: the difference between a place's line and that of what holds it.
  func step(of inner: ByteOffset, in outer: ByteOffset) -> String {
    let (own, around) = (indentation(at: inner), indentation(at: outer))
    return own.hasPrefix(around) && own != around ? String(own.dropFirst(around.count)) : "  "
  }
}
