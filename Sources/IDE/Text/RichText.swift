/// Text for a reader, in blocks; rendered as Markdown or as plain text.
package struct RichText: Hashable, Sendable {
  /// A stretch of text within a line.
  package enum Span: Hashable, Sendable {
    case text(String)
    case strong(String)
    case code(String)
  }

  package enum Block: Hashable, Sendable {
    /// Source code, highlighted by the client.
    case code(String)
    case paragraph([Span])
    case list([[Span]])
    case rule
  }

  package private(set) var blocks: [Block] = []

  package init() {}

  package var isEmpty: Bool { blocks.isEmpty }

  package mutating func append(_ block: Block) {
    blocks.append(block)
  }

  /// Adds a paragraph of `spans`, unless there are none.
  package mutating func paragraph(_ spans: [Span]) {
    if !spans.isEmpty { append(.paragraph(spans)) }
  }

  package mutating func paragraph(_ text: String) {
    if !text.isEmpty { append(.paragraph([.text(text)])) }
  }
}

extension RichText {
  /// The text as CommonMark.
  package var markdown: String {
    blocks.map(Self.markdown).joined(separator: "\n\n")
  }

  /// The text without markup, for clients and terminals that show it as it is.
  package var plainText: String {
    blocks.map(Self.plainText).joined(separator: "\n\n")
  }

  private static func markdown(_ block: Block) -> String {
    switch block {
    case .code(let code):
      let fence = code.contains("```") ? "````" : "```"
      return "\(fence)swift\n\(code)\n\(fence)"
    case .paragraph(let spans): return spans.map(markdown).joined()
    case .list(let items): return items.map { "- " + $0.map(markdown).joined() }.joined(separator: "\n")
    case .rule: return "---"
    }
  }

  private static func plainText(_ block: Block) -> String {
    switch block {
    case .code(let code): code
    case .paragraph(let spans): spans.map(plainText).joined()
    case .list(let items): items.map { "- " + $0.map(plainText).joined() }.joined(separator: "\n")
    case .rule: "----"
    }
  }

  private static func markdown(_ span: Span) -> String {
    switch span {
    case .text(let text): return escaped(text)
    case .strong(let text): return "**\(escaped(text))**"
    case .code(let code):
      let flat = String(code.map { $0.isNewline ? " " : $0 })
      return flat.contains("`") ? "`` \(flat) ``" : "`\(flat)`"
    }
  }

  private static func plainText(_ span: Span) -> String {
    switch span {
    case .text(let text), .strong(let text), .code(let text): text
    }
  }

  /// `text` with everything escaped that Markdown would take for markup.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if #"\`*_[]<>#|"#.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
