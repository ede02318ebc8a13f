import Semantics
import Syntax

/// Names that the file writes where nobody knows what may be meant: what a package that is not here declares is found
/// again.
struct WrittenItems {
  let written: WrittenNames
  let pattern: FuzzyPattern
  /// What is known to be offered.
  let known: Set<String>
  /// What speaks against a member by what stands around it.
  var memberCost: (String) -> Int = { _ in 0 }

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
      let cost = Cost.of(order: order, step: 4) + (kind == .member ? memberCost(name) : 0)
      return CompletionItem(name, kind, rank: Cost.of(match) + rank + cost)
    }
  }
}

extension CompletionSearch {
  /// Whether the type is known of which a member follows a period with nothing before it.
  func isKnownImplied(_ offers: Offers) -> Bool {
    !offers.bounds.isEmpty || offers.expected.contains { !typing.isOpen($0) }
  }

  /// What the file writes elsewhere in the role that the word at the place has, where nobody knows what may be meant.
  func writtenItems(_ offers: Offers, _ rank: CompletionRank, _ surroundings: PlaceSurroundings) -> [CompletionItem] {
    let known = Set(offers.items.map(\.name))
    let items = WrittenItems(written: rank.written, pattern: pattern, known: known) { rank.memberCost(of: $0) }
    guard case .member = place.kind, let access = place.name.parent.flatMap(MemberAccessSyntax.init) else { return [] }
    guard let base = access.base else {
      return isKnownImplied(offers) ? [] : items.implicitMembers(of: surroundings.implicitOwner, rank: 24)
    }
    guard let type = offers.base else { return items.members(after: base.lastNameToken?.identifier, rank: 24) }
    guard typing.isOpen(type) else { return [] }
    // Of a type that is described, what is known of it comes first.
    let isDescribed = type.nominal?.file == nil && !offers.items.isEmpty
    return items.members(after: base.lastNameToken?.identifier, rank: isDescribed ? 60 : 30)
  }
}
