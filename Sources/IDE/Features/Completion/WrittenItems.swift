import Semantics
import Syntax

/// Names that the file writes where nobody knows what may be meant: what a package that is not here declares is found
/// again.
struct WrittenItems {
  let written: WrittenNames
  let pattern: FuzzyPattern
  /// What is known to be offered.
  let known: Set<String>

  /// Members of a value whose type is not known, or inherits from what is not.
  func members(after base: String?, rank: Int) -> [CompletionItem] {
    items(written.names(as: .member, after: base), .member, rank: rank)
  }

  /// Members of a type that is not known.
  func implicitMembers(of owner: String, rank: Int) -> [CompletionItem] {
    items(written.implicitNames(of: owner), .member, rank: rank)
  }

  /// Types that nothing declares.
  func types(rank: Int) -> [CompletionItem] {
    items(written.names(as: .type, after: nil), .type, rank: rank)
  }

  private func items(_ names: [String], _ kind: CompletionItem.Kind, rank: Int) -> [CompletionItem] {
    names.enumerated().compactMap { order, name in
      guard !known.contains(name), let match = pattern.match(name) else { return nil }
      return CompletionItem(name, kind, rank: Cost.of(match) + rank + Cost.of(order: order, step: 4))
    }
  }
}

extension CompletionSearch {
  /// What the file writes elsewhere in the role that the word at the place has, where nobody knows what may be meant.
  func writtenItems(_ offers: Offers, _ written: WrittenNames, _ surroundings: PlaceSurroundings) -> [CompletionItem] {
    let items = WrittenItems(written: written, pattern: pattern, known: Set(offers.items.map(\.name)))
    guard case .member = place.kind, let access = place.name.parent.flatMap(MemberAccessSyntax.init) else { return [] }
    guard let base = access.base else {
      let isKnown = !offers.bounds.isEmpty || offers.expected.contains { !typing.isOpen($0) }
      return isKnown ? [] : items.implicitMembers(of: surroundings.implicitOwner, rank: 24)
    }
    guard let type = offers.base else { return items.members(after: base.lastNameToken?.identifier, rank: 24) }
    guard typing.isOpen(type) else { return [] }
    // Of a type that is described, what is known of it comes first.
    let isDescribed = type.nominal?.file == nil && !offers.items.isEmpty
    return items.members(after: base.lastNameToken?.identifier, rank: isDescribed ? 60 : 30)
  }
}
