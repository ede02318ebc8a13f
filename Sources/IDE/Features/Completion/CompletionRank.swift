import Catalog
import Semantics
import Syntax

/// Which of several names that fit is probably meant: the sum of what speaks against each.
struct CompletionRank {
  let pattern: FuzzyPattern
  /// The protocols and types that the members of the base come from count as views.
  let isViewMember: Bool

  /// Nil for what is not meant by what was typed.
  func of(_ offer: Offer, isLocal: Bool = false) -> Int? {
    guard let match = pattern.match(offer.name) else { return nil }
    // What a type of the program's own makes can become anything: it may inherit from what is not here.
    let isOwnType = offer.kind == .type && !offer.isFramework
    var fit = isOwnType ? min(Self.cost(offer.fit), Self.cost(.open)) : Self.cost(offer.fit)
    // Of what one has made oneself, a member is often meant.
    if isLocal || offer.kind == .value && !offer.isFramework { fit = min(fit, 24) }
    return Self.cost(match) + fit + locality(of: offer, isLocal) + (offer.isDeprecated ? 16 : 0)
  }

  /// The same for a type in its role. How often views are made says nothing of how often they are extended.
  func of(_ offer: Offer, as role: CompletionPlace.TypeRole, _ typing: Typing) -> Int? {
    if case .inherited(by: .enumDeclaration) = role, offer.kind == .type, typing.isRawValue(offer.type) {
      return pattern.match(offer.name).map { Self.cost($0) + 4 }
    }
    guard let rank = of(offer), offer.isFramework, offer.kind == .protocol else { return of(offer) }
    if case .plain = role { return rank }
    return rank - locality(of: offer, false) + (UsageOrder.views.rank(of: offer.name) == nil ? 9 : 8)
  }

  /// The same for what has no declaration.
  func of(_ name: String, base: Int) -> Int? {
    pattern.match(name).map { Self.cost($0) + base }
  }

  private static func cost(_ match: FuzzyPattern.Match) -> Int {
    switch match {
    case .prefix: 0
    case .loosePrefix: 4
    case .words: 60
    case .inside: 90
    case .letters: 160
    }
  }

  private static func cost(_ fit: Offer.Fit) -> Int {
    switch fit {
    case .exact: 0
    case .converts: 8
    case .open: 15
    case .other: 40
    }
  }

  private func locality(of offer: Offer, _ isLocal: Bool) -> Int {
    if isLocal { return min(offer.distance, 5) }
    guard offer.isFramework else {
      if offer.kind == .type || offer.kind == .protocol { return 14 }
      let isOwn = offer.id?.owner != nil
      return (isOwn ? 6 : 14) + min(offer.distance, 3) * 4
    }
    guard let rank = usage(of: offer) else { return 58 + min(offer.distance, 4) }
    return 10 + min(rank / 6, 44)
  }

  /// How often programs use it.
  private func usage(of offer: Offer) -> Int? {
    switch offer.kind {
    case .type, .protocol: return UsageOrder.views.rank(of: offer.name)
    case .enumCase: return UsageOrder.staticMembers.rank(of: offer.name)
    case .local, .maker: return nil
    case .function, .value:
      if offer.id?.owner?.name == "EnvironmentValues" { return UsageOrder.environmentKeys.rank(of: offer.name) }
      if isViewMember { return UsageOrder.modifiers.rank(of: offer.name) }
      return UsageOrder.members.rank(of: offer.name) ?? UsageOrder.staticMembers.rank(of: offer.name)
    }
  }
}
