import Catalog
import Semantics
import Syntax

/// Which of several names that fit is probably meant: the sum of what speaks against each.
struct CompletionRank {
  let pattern: FuzzyPattern
  /// The protocols and types that the members of the base come from count as views.
  let isViewMember: Bool
  /// What is written nearby is probably meant again.
  var nearby: NearbyWords?

  /// Nil for what is not meant by what was typed.
  func of(_ offer: Offer, isLocal: Bool = false) -> Int? {
    guard let match = pattern.match(offer.name) else { return nil }
    // What a type of the program's own makes can become anything: it may inherit from what is not here.
    let isOwnType = offer.kind == .type && !offer.isFramework
    var fit = isOwnType ? min(Self.cost(offer.fit), Self.cost(.open)) : Self.cost(offer.fit)
    // Of what one has made oneself, a member is often meant.
    if isLocal || offer.kind == .value && !offer.isFramework { fit = min(fit, 24) }
    let repeated = nearby?.contain(offer.name) == true ? Self.repetition : 0
    return Self.cost(match) + fit + locality(of: offer, isLocal) + (offer.isDeprecated ? 16 : 0) - repeated
  }

  /// How much more seldom values of other types are made than views.
  private static let rareness = 60

  /// What speaks for a name that the code around has too.
  private static let repetition = 8

  /// The same for a type in its role. How often views are made says nothing of how often they are written as types, or
  /// extended.
  func of(_ offer: Offer, as role: CompletionPlace.TypeRole, _ typing: Typing) -> Int? {
    if case .inherited(by: .enumDeclaration) = role, offer.kind == .type, typing.isRawValue(offer.type) {
      return pattern.match(offer.name).map { Self.cost($0) + 4 }
    }
    guard let rank = of(offer), offer.isFramework else { return of(offer) }
    let usual = usage(of: offer, as: role).map { 8 + min($0 / 6, 30) }
    switch (usual, offer.kind, role) {
    case (let usual?, _, _): return rank - locality(of: offer, false) + usual
    case (nil, .protocol, .bound), (nil, .protocol, .inherited), (nil, .protocol, .extended):
      return rank - locality(of: offer, false) + 20
    case (nil, _, _): return rank
    }
  }

  /// How often programs write a type in that role.
  func usage(of offer: Offer, as role: CompletionPlace.TypeRole) -> Int? {
    guard offer.isFramework else { return nil }
    if case .plain = role { return UsageOrder.types.rank(of: offer.name) }
    return UsageOrder.inherited.rank(of: offer.name)
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
      guard let owner = offer.id?.owner else { return 14 + min(offer.distance, 3) * 4 }
      // What the program adds to a framework's views it does not use everywhere.
      if isViewMember, owner.file == nil { return 12 }
      return 6 + min(offer.distance, 3) * 4
    }
    guard let rank = usage(of: offer) else { return 58 + min(offer.distance, 4) }
    return 10 + min(rank / 6, 44)
  }

  /// How often programs use it.
  func usage(of offer: Offer) -> Int? {
    guard offer.isFramework else { return nil }
    switch offer.kind {
    case .type, .protocol:
      return UsageOrder.views.rank(of: offer.name) ?? UsageOrder.types.rank(of: offer.name).map { $0 + Self.rareness }
    case .enumCase: return UsageOrder.staticMembers.rank(of: offer.name)
    case .local, .maker: return nil
    case .function, .value:
      if offer.id?.owner?.name == "EnvironmentValues" { return UsageOrder.environmentKeys.rank(of: offer.name) }
      if isViewMember { return UsageOrder.modifiers.rank(of: offer.name) }
      return UsageOrder.members.rank(of: offer.name) ?? UsageOrder.staticMembers.rank(of: offer.name)
    }
  }
}
