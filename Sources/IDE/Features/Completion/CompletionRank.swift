import Catalog
import Semantics
import Syntax

/// Which of several names that fit is probably meant: the sum of what speaks against each.
struct CompletionRank {
  /// What is being written.
  enum Place {
    /// A statement that gives a view.
    case view
    case statement
    case value
    /// A member of a view, or of another value.
    case modifier
    case member
    /// What follows a period with nothing before it.
    case implicit
    case type
  }

  let pattern: FuzzyPattern
  let place: Place
  let surroundings: PlaceSurroundings
  let written: WrittenNames
  let uses: WordCounts
  let typing: Typing
  let file: FileID
  /// The type whose code is written.
  let enclosingType: NominalID?
  /// Whether the cursor is in a `#Preview`, or in a type that only tools look for: a `PreviewProvider`, an `@main` type.
  let isInPreview: Bool
  /// Whether nothing but functions is wanted.
  let expectsFunction: Bool
  /// The type that is wanted at the place is known.
  let expectsKnown: Bool
  /// The members that protocols require: nobody has to use them. Nil where that is not known.
  let required: Set<String>?
  /// The locals that the code behind their declaration does not use yet, and those that it has given no value.
  let unusedLocals: Set<String>
  let emptyLocals: Set<String>
  /// How many of the offers no code uses yet: of many, few are about to be used now.
  var unusedCount = 0
  /// The members whose turn it is.
  var order: DeclarationOrder?
  /// The words around a member that is completed, and how often the program names the offered members in such a place.
  var nearby: NearbyWords?
  var used = UsedMembers()

  /// Nil for what is not meant by what was typed.
  func of(_ offer: Offer, isLocal: Bool = false) -> Int? {
    guard let match = pattern.match(offer.name) else { return nil }
    // `_count` is offered to those alone who begin with the underscore.
    if match != .prefix, offer.isWrapperOfProperty, offer.name.hasPrefix("_") { return nil }
    let common = isLocal ? localCost(offer) : commonCost(offer)
    return Cost.of(match) + fitCost(offer, isLocal) + common + circumstances(of: offer, isLocal)
  }

  // MARK: Types

  private func fitCost(_ offer: Offer, _ isLocal: Bool) -> Int {
    // Of a type whose member follows no value is made.
    if offer.kind == .type, offer.fit < .open, surroundings.isFollowedByMember { return Cost.of(.open) }
    var cost = Cost.of(offer.fit)
    // A value that nothing is known of is seldom what is known to be wanted.
    if offer.fit == .open, expectsKnown, offer.kind == .value || offer.kind == .local { cost += 10 }
    // Nothing can be made of it any more.
    if surroundings.isClosed, offer.fit == .other, place == .value || place == .member { return cost + 30 }
    if place == .view {
      // A value that nothing is known of is seldom a view.
      guard offer.fit != .other else { return 60 }
      let isOpen = offer.kind == .value || offer.kind == .type && !offer.isFramework
      return offer.fit == .open && isOpen ? 36 : cost
    }
    if changesReceiver(offer) { return 0 }
    // After a view a chain goes on with modifiers, which give views: other members rank last.
    if place == .modifier, offer.fit == .other { return 60 }
    // What a type of the program's own makes can become anything: it may inherit from what is not here.
    if offer.kind == .type, !offer.isFramework { return min(cost, Cost.of(.open)) }
    guard offer.fit == .other, isLocal || offer.kind == .value && !offer.isFramework else { return cost }
    // Where a function is wanted, that of a member is seldom meant.
    if surroundings.endsArgument, expectsFunction { return cost }
    // Of what one has made oneself, a member is often meant.
    guard let type = offer.type.nominal else { return 24 }
    return type.file == nil ? 30 : 16
  }

  /// Whether the offer is a framework's method that changes its receiver, a view, and returns nothing: `addLine(to:)` of a
  /// path.
  private func changesReceiver(_ offer: Offer) -> Bool {
    place == .modifier && offer.kind == .function && offer.type == .void && offer.isFramework
      && offer.id?.owner.map { !typing.isProtocol($0) } ?? false
  }

  // MARK: Use

  private func localCost(_ offer: Offer) -> Int {
    guard offer.kind != .itself else { return place == .statement ? 14 : 22 }
    return min(offer.distance, 6)
  }

  /// How seldom it is used at all.
  private func commonCost(_ offer: Offer) -> Int {
    offer.isFramework ? frameworkCost(offer) : ownCost(offer)
  }

  private func ownCost(_ offer: Offer) -> Int {
    switch offer.kind {
    case .type, .protocol:
      // Where its values are wanted, and nothing else is known to be one, it is about to be made.
      if place == .value, offer.fit <= .converts { return 12 }
      return place == .type ? 20 : place == .view ? 38 : 30
    case .enumCase: return 10
    case .local, .maker: return 30
    case .itself: return offer.fit == .exact ? 2 : 36
    case .function, .value:
      guard let owner = offer.id?.owner else { return 24 + min(offer.distance, 3) * 4 }
      // What the program adds to a framework's types it does not use everywhere.
      if owner.file == nil {
        switch place {
        case .implicit: return 16
        case .view, .statement, .value: return 44
        case .modifier: return 30
        case .member, .type: return 24
        }
      }
      let isCalled = offer.kind == .function && place != .statement
      return (isCalled ? 10 : 8) + min(offer.distance, 3) * 4
    }
  }

  private func frameworkCost(_ offer: Offer) -> Int {
    switch offer.kind {
    case .type, .protocol: return typeCost(offer)
    case .enumCase: return implicitCost(offer)
    case .local, .itself: return 30
    // Where the type is known, what has a name of its own is meant more often.
    case .maker: return place == .implicit ? 62 : 44
    case .function, .value:
      if offer.id.map(typing.isEnvironmentKey) == true {
        return UsageOrder.environmentKeys.rank(of: offer.name).map { 10 + Cost.of(order: $0) } ?? 50
      }
      switch place {
      case .modifier: return changesReceiver(offer) ? memberCost(offer) ?? 14 : modifierCost(offer)
      case .implicit: return implicitCost(offer)
      case .view, .statement, .value:
        if offer.id?.owner == nil, let rank = UsageOrder.functions.rank(of: offer.name) {
          return (place == .statement ? 10 : 26) + Cost.of(order: rank)
        }
        return 56 + min(offer.distance, 4)
      case .member, .type:
        if let cost = nextMemberCost(offer.name) ?? memberCost(offer) { return cost }
        return UsageOrder.members.rank(of: offer.name).map { 10 + Cost.of(order: $0, step: 4) }
          ?? UsageOrder.staticMembers.rank(of: offer.name).map { 20 + Cost.of(order: $0, step: 4) } ?? 50
      }
    }
  }

  private func typeCost(_ offer: Offer) -> Int {
    let view = UsageOrder.views.rank(of: offer.name)
    switch place {
    case .view:
      let usual = view.map { 14 + Cost.of(order: $0) } ?? 64
      guard let next = nextViewCost(offer.name) else { return usual }
      return min(next, usual)
    case .type: return UsageOrder.types.rank(of: offer.name).map { 4 + Cost.of(order: $0) } ?? 60
    case .statement:
      if let rank = UsageOrder.functions.rank(of: offer.name) { return 10 + Cost.of(order: rank) }
      return view.map { 26 + Cost.of(order: $0) } ?? 60
    case .value, .member, .modifier, .implicit:
      return view.map { 24 + Cost.of(order: $0, step: 4) }
        ?? UsageOrder.types.rank(of: offer.name).map { 26 + Cost.of(order: $0, step: 4) } ?? 60
    }
  }

  /// What comes next in a container, or first.
  private func nextViewCost(_ name: String) -> Int? {
    let sibling = surroundings.sibling ?? ""
    guard !UsualNames.nextViews.know(sibling) else {
      return UsualNames.nextViews.rank(of: name, with: sibling).map { 6 + Cost.of(order: $0) }
    }
    let first = surroundings.container.flatMap { UsualNames.firstViews.rank(of: name, with: $0) }
    return first.map { (sibling.isEmpty ? 6 : 12) + Cost.of(order: $0) }
  }

  private func modifierCost(_ offer: Offer) -> Int {
    let usual = UsageOrder.modifiers.rank(of: offer.name).map { 18 + Cost.of(order: $0) } ?? 66
    guard let predecessor = surroundings.predecessor,
      let next = UsualNames.modifiers.rank(of: offer.name, with: predecessor)
    else { return usual + (surroundings.chain.contains(offer.name) ? 12 : 0) }
    return min(usual, 4 + Cost.of(order: next))
  }

  /// The cost of a member by the name before it in the chain, where programs often write the two after each other.
  private func nextMemberCost(_ name: String) -> Int? {
    surroundings.predecessor.flatMap { UsualNames.modifiers.rank(of: name, with: $0) }.map { 4 + Cost.of(order: $0) }
  }

  private func implicitCost(_ offer: Offer) -> Int {
    let usual = UsageOrder.staticMembers.rank(of: offer.name).map { 18 + Cost.of(order: $0, step: 4) } ?? 56
    guard let argument = surroundings.argument, UsualNames.arguments.know(argument) else {
      return min(usual, memberCost(offer) ?? usual)
    }
    guard let rank = UsualNames.arguments.rank(of: offer.name, with: argument) else { return usual }
    return min(usual, 4 + Cost.of(order: rank, step: 5))
  }

  /// How seldom a member of its type is used; nil where that is not known.
  private func memberCost(_ offer: Offer) -> Int? {
    guard let owner = offer.id?.owner else { return nil }
    return UsualNames.members.rank(of: offer.name, with: owner.name).map { 8 + Cost.of(order: $0, step: 5) }
  }

  // MARK: Circumstances

  private func circumstances(of offer: Offer, _ isLocal: Bool) -> Int {
    let name = offer.name
    var cost = offer.isDeprecated ? 16 : 0
    let isModifier = place == .modifier
    if isShown(offer, isLocal) {
      cost += offer.kind == .value ? 20 : 12
    } else {
      cost -= Cost.saved(by: written.count(of: name, as: role), step: isModifier ? 6 : 8, atMost: isModifier ? 18 : 28)
      cost -= Cost.saved(by: written.mentions(of: name), step: 2, atMost: 6)
    }
    if isLocal, place == .statement, emptyLocals.contains(name) { cost -= 40 }
    if surroundings.operands.contains(surroundings.baseText + name) { cost += 16 }
    if isUnused(offer, isLocal) {
      // A view that nothing shows yet is about to be shown.
      let credit = offer.fit == .other ? 4 : offer.kind != .type ? 12 : place == .view ? 20 : 4
      cost -= isLocal || isOwn(offer) ? credit : credit * 4 / max(4, unusedCount)
    } else if !offer.isFramework, !isLocal {
      cost -= Cost.saved(by: usesElsewhere(of: offer), step: 2, atMost: 8)
    }
    if place == .member, surroundings.endsStatement {
      cost += offer.kind != .function ? 20 : offer.type == .void ? -16 : -6
    }
    if offer.kind == .type, !offer.isFramework, typing.isFoundByTools(offer.type, from: file) { cost += 60 }
    if name == surroundings.assigned {
      // Hardly anything is assigned to itself.
      cost += 50
    } else if !surroundings.targets.isEmpty {
      cost -= offer.kind == .type && place != .type ? likeness(ofMade: name) : likeness(of: name)
    }
    cost -= credit(ofDependents: name)
    cost += attributeCost(offer)
    if place == .implicit, surroundings.listed.contains(name) { cost += 14 }
    if !offer.isFramework || isLocal { cost -= self.cost(saidOf: name) }
    if place != .modifier, surroundings.declared.contains(name.withoutProjection) {
      // What is declared hardly names itself, but often the member of another value for which it stands.
      cost += place == .member && !surroundings.isOwnMember ? -12 : place == .implicit && !isOwn(offer) ? 12 : 60
    }
    if place == .implicit {
      if surroundings.handledCases.contains(name) { cost += 40 }
      if surroundings.currentCases.contains(name) { cost -= 10 }
    } else if place != .type, required?.contains(name) == true, !isLocal {
      cost += isModifier ? 60 : 24
    }
    cost -= order?.credit(of: offer) ?? 0
    cost += effectCost(offer)
    // Where a type is wanted that the call makes, it is mostly made.
    if place == .value, offer.kind == .type, offer.fit == .exact, surroundings.isCalled { cost -= 16 }
    // A property of a wrapper, `_count`, is mostly named in one initializer only.
    if offer.isWrapperOfProperty, name.hasPrefix("_") { cost += 24 }
    if place == .view, offer.kind == .itself { cost += 60 }
    // The case of an optional without a value is mostly written as `nil`.
    if place == .implicit, offer.id?.owner == .optional { cost += 24 }
    if name.hasPrefix("$"), surroundings.expectsBinding { cost -= 24 }
    return cost + ownViewCost(offer) + memberPlaceCost(offer)
  }

  /// The cost of a member by what stands around it.
  private func memberPlaceCost(_ offer: Offer) -> Int {
    var cost = memberCost(of: offer.name, type: offer.type)
    // Names for the values of a case can be given only where it has some.
    if surroundings.bindsValues, offer.kind == .enumCase, offer.parameters?.isEmpty ?? true { cost += 40 }
    // A closure of an unknown type mostly calls something for its effect.
    if place == .member, surroundings.isClosure, !expectsKnown { cost += offer.kind == .function ? -8 : 8 }
    return cost
  }

  /// The cost of a member of some name by what stands around it.
  func memberCost(of name: String, type: Type? = nil) -> Int {
    switch place {
    case .modifier:
      let repeated = surroundings.chainBehind.contains(name) ? 18 : 0
      let linked = surroundings.link.map { written.links.credit(of: name, in: $0) } ?? 0
      return repeated - linked - used.credit(of: name, step: 10, share: 40)
    case .member, .implicit:
      let step = surroundings.isImplied ? 8 : 5
      return (nearby?.cost(of: name, type: type) ?? 0) - used.credit(of: name, step: step, share: 18)
    case .view, .statement, .value, .type: return 0
    }
  }

  /// The cost of a name in the attribute of a variable: the values of the type around cannot be used there, and its key path
  /// or type is mostly named like the variable.
  private func attributeCost(_ offer: Offer) -> Int {
    let attributed = surroundings.attributed
    guard !attributed.isEmpty else { return 0 }
    switch (offer.kind, place) {
    case (.value, .member): return attributed.contains(offer.name) ? -60 : 0
    case (.value, .value): return attributed.contains(offer.name.withoutProjection) ? 60 : 0
    case (.itself, .value): return 60
    case (.type, .value): return -(attributed.map { likeness(of: offer.name, asTypeOf: $0) }.max() ?? 0)
    default: return 0
    }
  }

  /// The cost of a function that has to be awaited where nothing awaits it.
  private func effectCost(_ offer: Offer) -> Int {
    guard offer.kind == .function, !offer.isFramework || surroundings.isAwaited, place != .modifier,
      let id = offer.id, typing.isAsync(id)
    else { return 0 }
    return surroundings.isAwaited ? -14 : 24
  }

  /// A view does not show itself; a preview shows the views of its file.
  private func ownViewCost(_ offer: Offer) -> Int {
    guard place == .view, offer.kind == .type, let type = offer.type.nominal, type.file != nil else { return 0 }
    if type == enclosingType { return 16 }
    return isInPreview && type.file == file ? -44 : 0
  }

  /// Whether the offer is a property or function that gives a part of the view, and the file uses it already.
  private func isShown(_ offer: Offer, _ isLocal: Bool) -> Bool {
    guard place == .view, !isLocal, !offer.isFramework, offer.kind == .value || offer.kind == .function else {
      return false
    }
    return written.mentions(of: offer.name) > 0
  }

  /// How many items of other files use a name, the one that declares it left out.
  private func usesElsewhere(of offer: Offer) -> Int {
    uses.items(with: offer.name, besides: file) - (offer.id?.file == file ? 0 : 1)
  }

  /// Whether the offer is a member of the type around the cursor.
  private func isOwn(_ offer: Offer) -> Bool { offer.id?.owner.map { $0 == enclosingType } ?? false }

  /// Whether the offer is a declaration of the program that no code uses yet.
  func isUnused(_ offer: Offer, _ isLocal: Bool) -> Bool {
    if isLocal { return unusedLocals.contains(offer.name) }
    if offer.name.hasPrefix("$"), written.mentions(of: offer.name.withoutProjection) > 0 { return false }
    guard !offer.isFramework && required.map({ !$0.contains(offer.name) }) ?? false,
      offer.id?.file == file || usesElsewhere(of: offer) <= 0,
      !offer.isWrapperOfProperty
    else { return false }
    switch offer.kind {
    case .local, .value, .function, .type: break
    case .protocol, .enumCase, .maker, .itself: return false
    }
    return written.mentions(of: offer.name) == 0
  }

  /// What speaks for a name since it is like that of what gets its value.
  private func likeness(of name: String) -> Int {
    if place == .type { return surroundings.targets.map { likeness(of: name, asTypeOf: $0) }.max() ?? 0 }
    let name = name.withoutProjection
    // In an assignment the value mostly has the same name as the variable.
    if surroundings.targets.contains(name) {
      return surroundings.isUnwrapped ? 60 : surroundings.isAssignment ? 30 : 18
    }
    let lowered = name.lowercased()
    if surroundings.targets.contains(where: { $0.lowercased() == lowered }) { return 16 }
    let isPart = surroundings.targets.contains { target in
      let target = target.lowercased()
      guard target.utf8.count > 2, lowered.utf8.count > 2 else { return false }
      return lowered.hasSuffix(target) || target.hasSuffix(lowered) || lowered.hasPrefix(target)
    }
    return isPart ? surroundings.isAssignment ? 12 : 6 : 0
  }

  /// The credit of a type whose value something may get: `let pipe = Pipe()`.
  private func likeness(ofMade type: String) -> Int {
    let alike = surroundings.targets.map { type.likeness(asTypeOf: $0) }.max() ?? 0
    return max(likeness(of: type), surroundings.isInitialValue && surroundings.isCalled ? alike : 0)
  }

  /// The credit of a type for something with a name: the two names are alike, or the program declares others of that name
  /// with it.
  private func likeness(of type: String, asTypeOf name: String) -> Int {
    let same = uses.items(declaring: name, as: type)
    let last = uses.items(declaringLast: name.lastWord, as: type)
    let declared = max(
      same > 0 ? 24 + Cost.saved(by: same, step: 6, atMost: 24) : 0,
      Cost.saved(by: last, step: 6, atMost: 24)
    )
    return max(type.likeness(asTypeOf: name), declared)
  }

  /// How much less a name costs that the code which depends on the place uses, or that is like what it is compared with:
  /// `if count > 0 { Text("\(count)") }`, `left.id == right.id`.
  private func credit(ofDependents name: String) -> Int {
    guard place != .modifier, place != .type else { return 0 }
    let name = name.withoutProjection
    let used = surroundings.dependentNames.contains(name) ? 22 : 0
    guard !surroundings.compared.isEmpty else { return used }
    if surroundings.compared.contains(name) { return used + (place == .member ? 28 : 0) }
    return used + (surroundings.compared.contains { $0.lastWord == name.lastWord } ? 8 : 0)
  }

  /// How much less a name costs whose words are in the texts beside it: `Toggle("Show on hover", isOn: $showsOnHover)`.
  private func cost(saidOf name: String) -> Int {
    guard !surroundings.said.isEmpty else { return 0 }
    let parts = name.withoutProjection.words
    let count = parts.count { part in
      surroundings.said.contains { $0 == part || $0.hasPrefix(part) && part.utf8.count > 3 }
    }
    guard count > 0 else { return 0 }
    if count == parts.count, count >= surroundings.said.count { return 24 + 2 * min(count, 4) }
    if count >= min(surroundings.said.count, parts.count) { return 14 + 2 * min(count, 4) }
    return count > 1 ? 6 + 3 * min(count, 3) : 6
  }

  private var role: WrittenNames.Role {
    switch place {
    case .view, .statement: .statement
    case .value: .value
    case .modifier, .member: .member
    case .implicit: .implicit(of: surroundings.implicitOwner)
    case .type: .type
    }
  }
}

extension CompletionRank {
  /// The same for a type in its role. How often views are made says nothing of how often they are written as types, or
  /// extended.
  func of(_ offer: Offer, as role: CompletionPlace.TypeRole) -> Int? {
    guard let rank = of(offer) else { return nil }
    if case .inherited(by: .enumDeclaration) = role {
      if offer.kind == .type, typing.isRawValue(offer.type) {
        // Numbers and texts are what is usual.
        let usual = UsageOrder.inherited.rank(of: offer.name).map { 4 + Cost.of(order: $0) } ?? 40
        return pattern.match(offer.name).map { Cost.of($0) + usual }
      }
      // A view is seldom an enumeration.
      if typing.isView(offer.type) { return rank + 40 }
    }
    let alike = inherits(as: role) ? surroundings.inheriting.map { offer.name.likeness(asBoundOf: $0) } ?? 0 : 0
    guard offer.isFramework else { return rank - alike }
    if case .plain = role, surroundings.isResult, offer.name == Type.voidName {
      return min(rank, Cost.of(order: 0)) - 4
    }
    if case .plain = role { return rank + (offer.kind == .protocol ? typing.isUsableAlone(offer) ? 20 : 60 : 0) }
    // A type is seldom extended that has all that one wants.
    let least = offer.kind == .type && role.isExtended ? 14 : 4
    let usual = usage(of: offer, as: role).map { least + Cost.of(order: $0) } ?? (offer.kind == .protocol ? 40 : 70)
    return rank - typeCost(offer) + usual - alike
  }

  private func inherits(as role: CompletionPlace.TypeRole) -> Bool {
    if case .inherited = role { true } else { false }
  }

  /// How often programs write a type in that role.
  func usage(of offer: Offer, as role: CompletionPlace.TypeRole) -> Int? {
    guard offer.isFramework else { return nil }
    switch role {
    case .plain: return UsageOrder.types.rank(of: offer.name)
    // Programs extend the types that they use most as types of values, and the protocols that most types conform to.
    case .extended where offer.kind == .type: return UsageOrder.types.rank(of: offer.name)
    default: return UsageOrder.inherited.rank(of: offer.name)
    }
  }

  /// How often programs use it.
  func usage(of offer: Offer) -> Int? {
    guard offer.isFramework else { return nil }
    switch offer.kind {
    case .type, .protocol: return UsageOrder.views.rank(of: offer.name) ?? UsageOrder.types.rank(of: offer.name)
    case .enumCase: return UsageOrder.staticMembers.rank(of: offer.name)
    case .local, .maker, .itself: return nil
    case .function, .value:
      if offer.id.map(typing.isEnvironmentKey) == true { return UsageOrder.environmentKeys.rank(of: offer.name) }
      if place == .modifier { return UsageOrder.modifiers.rank(of: offer.name) }
      return UsageOrder.members.rank(of: offer.name) ?? UsageOrder.staticMembers.rank(of: offer.name)
    }
  }
}

extension NominalID {
  fileprivate static let optional = NominalID(name: Type.optionalName, file: nil)
}

extension String {
  /// The name of a property without what asks for its projection: `count` of `$count`.
  fileprivate var withoutProjection: String { hasPrefix("$") ? String(dropFirst()) : self }
}

extension Offer {
  /// Whether the offer names a property wrapper or its projection: `_count`, `$count`.
  fileprivate var isWrapperOfProperty: Bool { id != nil && (name.hasPrefix("$") || name.hasPrefix("_")) }
}
