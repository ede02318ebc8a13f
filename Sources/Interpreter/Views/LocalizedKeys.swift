import Catalog
import Semantics

extension Expression {
  /// Whether a text that is written like this is a localized key, whose Markdown counts: a literal, a choice between
  /// literals, or one that is made into a key where it stands.
  func isMarkdown(of value: Value) -> Bool {
    guard case .string(let text) = value else { return false }
    switch kind {
    case .string(let segments): return segments.areMarkdown(of: text)
    case .ternary(let ternary):
      guard ternary.then.isWrittenOut, ternary.otherwise.isWrittenOut else { return false }
      return ternary.then.isMarkdown(of: value) || ternary.otherwise.isMarkdown(of: value)
    case .call(let call): return call.callee.makesKeys
    default: return false
    }
  }

  /// Whether that can be, whatever the value is.
  var mayBeMarkdown: Bool {
    switch kind {
    case .string(let segments):
      segments.contains { if case .text(let part) = $0 { InlineMarkdown.markCount(in: part) > 0 } else { false } }
    case .ternary(let ternary): ternary.then.mayBeMarkdown || ternary.otherwise.mayBeMarkdown
    case .call(let call): call.callee.makesKeys
    default: false
    }
  }

  /// A literal, or a choice between literals.
  var isWrittenOut: Bool {
    switch kind {
    case .string: true
    case .ternary(let ternary): ternary.then.isWrittenOut && ternary.otherwise.isWrittenOut
    default: false
    }
  }

  /// Whether values are put into it, where it is written out.
  var hasInterpolations: Bool {
    switch kind {
    case .string(let segments): segments.contains { if case .interpolation = $0 { true } else { false } }
    case .ternary(let ternary): ternary.then.hasInterpolations || ternary.otherwise.hasInterpolations
    default: false
    }
  }

  /// `.init(interpretedSyntax: .inlineOnlyPreservingWhitespace)`
  fileprivate var keepsSpace: Bool {
    guard case .call(let call) = kind else { return false }
    return call.arguments.contains { argument in
      guard case .member(let member) = argument.value.kind else { return false }
      return argument.label == "interpretedSyntax" && member.name == "inlineOnlyPreservingWhitespace"
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

extension [StringSegment] {
  /// Whether Markdown counts in the text that the literal makes. What is put into it is not read as Markdown.
  fileprivate func areMarkdown(of text: String) -> Bool {
    let written = reduce(0) { count, segment in
      guard case .text(let part) = segment else { return count }
      return count + InlineMarkdown.markCount(in: part)
    }
    return written > 0 && written == InlineMarkdown.markCount(in: text)
  }
}

extension SwiftUIHost {
  /// A key with Markdown stays one on its way through properties and parameters; others are as good as strings.
  func literal(_ text: String, writtenAs segments: [StringSegment], for type: TypeValue) -> Value? {
    guard type.name == "LocalizedStringKey", segments.areMarkdown(of: text) else { return nil }
    return Value(.localized(text))
  }
}

extension SwiftUIHost {
  /// What a table has for a key is read as Markdown, unless values that were put into it look like that.
  func localized(_ text: String, from format: String) -> Value? {
    let count = InlineMarkdown.markCount(in: format)
    return count > 0 && count == InlineMarkdown.markCount(in: text) ? Value(.localized(text)) : nil
  }

  /// `AttributedString(markdown: text)`. Of several blocks, such as lists, nobody knows here how they are shown.
  func markdown(_ text: String, _ call: CallSite) -> Value {
    guard call.arguments.contains(where: \.value.keepsSpace) || !InlineMarkdown.isInBlocks(text) else {
      let type = TypeValue.named("AttributedString")
      return call.evaluator.unknown("blocks of Markdown are not laid out", type: type, at: call.span)
    }
    return localized(text, from: text) ?? .string(text)
  }
}

extension Value {
  /// The text, where the value is a key whose Markdown counts.
  var localized: String? {
    guard case .foreign(let foreign as BuiltInForeign) = self, case .localized(let text) = foreign.value else {
      return nil
    }
    return text
  }
}
