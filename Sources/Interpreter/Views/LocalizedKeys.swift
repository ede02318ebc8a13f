import Catalog
import Semantics

extension Expression {
  /// Whether a text that is written like this is a localized key, whose Markdown counts: a literal, or one that is made
  /// into a key where it stands. What is put into it is not read as Markdown.
  func isMarkdown(of value: Value) -> Bool {
    guard case .string(let text) = value else { return false }
    switch kind {
    case .string(let segments):
      let written = segments.reduce(0) { count, segment in
        guard case .text(let part) = segment else { return count }
        return count + InlineMarkdown.markCount(in: part)
      }
      return written > 0 && written == InlineMarkdown.markCount(in: text)
    case .call(let call): return call.callee.makesKeys
    default: return false
    }
  }

  /// Whether that can be, whatever the value is.
  var mayBeMarkdown: Bool {
    switch kind {
    case .string(let segments):
      segments.contains { if case .text(let part) = $0 { InlineMarkdown.markCount(in: part) > 0 } else { false } }
    case .call(let call): call.callee.makesKeys
    default: false
    }
  }

  /// `LocalizedStringKey(…)`, `.init(…)`
  private var makesKeys: Bool {
    switch kind {
    case .name(let name): name.name == "LocalizedStringKey"
    case .member(let member): member.base == nil && member.name == "init"
    default: false
    }
  }
}
