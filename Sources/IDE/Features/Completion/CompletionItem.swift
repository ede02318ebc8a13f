package import Semantics
package import SourceText

/// What completion offers at one place.
package struct Completions: Sendable {
  /// The word that an item replaces: up to the cursor, and beyond it to the word's end.
  package let inserted: ByteRange
  package let replaced: ByteRange
  /// Best first.
  package let items: [CompletionItem]
  /// Whether there are more: when more is typed, one asks again.
  package let isCut: Bool
}

/// One name that may stand at the cursor.
package struct CompletionItem: Sendable {
  package enum Kind: Sendable {
    case view
    case type
    case `protocol`
    case modifier
    case function
    case member
    case property
    case local
    case environmentKey
    case label
    case wrapper
    case keyword
    case module
    case text
    case requirement
  }

  package let name: String
  package let kind: Kind
  /// What follows the name where it is shown: parameters.
  package let form: String?
  /// The type, or where it comes from.
  package let detail: String?
  package let isDeprecated: Bool
  package let insertion: Snippet
  /// What it means, for whoever wants to know more of it.
  package let declaration: DeclarationID?
  /// Which comes first: the least.
  let rank: Int
  /// Which of those of one rank programs use more often: the least.
  let usage: Int

  init(
    _ name: String,
    _ kind: Kind,
    rank: Int,
    form: String? = nil,
    detail: String? = nil,
    isDeprecated: Bool = false,
    insertion: Snippet? = nil,
    declaration: DeclarationID? = nil,
    usage: Int = .max
  ) {
    self.name = name
    self.kind = kind
    self.form = form
    self.detail = detail
    self.isDeprecated = isDeprecated
    self.insertion = insertion ?? Snippet([.text(name)])
    self.declaration = declaration
    self.rank = rank
    self.usage = usage
  }

  /// Whether it comes before another one.
  func precedes(_ other: CompletionItem) -> Bool {
    (rank, usage, name) < (other.rank, other.usage, other.name)
  }
}
