package import SourceText

/// What completion offers at one place.
package struct Completions: Sendable {
  /// The word that an item replaces: up to the cursor, and beyond it to the word's end.
  package let inserted: ByteRange
  package let replaced: ByteRange
  /// Best first.
  package let items: [CompletionItem]
}

/// One name that may stand at the cursor.
package struct CompletionItem: Sendable {
  package enum Kind: Sendable {
    case view
    case type
    case modifier
    case function
    case member
    case property
    case local
    case environmentKey
    case label
    case wrapper
    case keyword
  }

  /// How near it is to what is being written; nearer items come first.
  package enum Rank: Int, Comparable, Sendable {
    case expected
    case local
    case own
    case common
    case framework
    case keyword

    package static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  package let name: String
  package let kind: Kind
  package let rank: Rank
  /// The signature or type.
  package let detail: String?
  package let summary: String?
  package let isDeprecated: Bool
  package let insertion: Snippet

  init(
    _ name: String,
    _ kind: Kind,
    _ rank: Rank,
    detail: String? = nil,
    summary: String? = nil,
    isDeprecated: Bool = false,
    insertion: Snippet? = nil
  ) {
    self.name = name
    self.kind = kind
    self.rank = rank
    self.detail = detail
    self.summary = summary
    self.isDeprecated = isDeprecated
    self.insertion = insertion ?? Snippet([.text(name)])
  }
}
