import Catalog
package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// What may stand at `offset`, best first; nil where nothing is to be offered.
  package func completions(at offset: ByteOffset, in file: FileID) -> Completions? {
    guard let tree = treeInWork(at: offset, in: file) else { return nil }
    if let text = textCompletions(at: offset, in: file, tree) { return text }
    guard let place = CompletionPlace(at: offset, in: tree) else { return nil }
    let typing = Typing(program(with: place.tree, as: file, in: place.build))
    return CompletionSearch(place, file, typing, uses: memory.wordCounts(of: program)).completions
  }

  /// The tree of a file that is written at `offset`: a text that is begun there has its end.
  func treeInWork(at offset: ByteOffset, in file: FileID) -> SyntaxTree? {
    guard let tree = tree(of: file) else { return nil }
    return OpenText(at: offset, in: tree).map { tree.reparsed(after: $0.closing) } ?? tree
  }

  /// The program, where a file has another tree than its text, and the others the branches of another build.
  func program(with tree: SyntaxTree, as file: FileID, in build: Build? = nil) -> Program {
    var program = build.map { self.program(of: $0, leaving: file) } ?? program
    if build != nil || self.tree(of: file)?.isSame(as: tree) != true { program.change([file: tree]) }
    return program
  }
}

/// Looks for what may stand at one place.
struct CompletionSearch {
  /// A list that is longer is cut: more is typed then, and one asks again.
  private static let most = 200

  let place: CompletionPlace
  let file: FileID
  let typing: Typing
  let pattern: FuzzyPattern
  /// How many items of the program use a name.
  let uses: WordCounts

  init(_ place: CompletionPlace, _ file: FileID, _ typing: Typing, uses: WordCounts) {
    self.uses = uses
    self.place = place
    self.file = file
    self.typing = typing
    pattern = FuzzyPattern(place.typed)
  }

  var completions: Completions {
    let sorted = items.ordered { $0.precedes($1) }
    return Completions(
      inserted: place.inserted,
      replaced: place.replaced,
      items: Array(sorted.prefix(Self.most)),
      isCut: sorted.count > Self.most
    )
  }

  private var items: [CompletionItem] {
    switch place.kind {
    case .expression, .unwrapped, .member, .label: codeItems
    case .closureLabel: closureLabelItems
    case .type(let path, let role): typeItems(path, role)
    case .attribute: attributeItems
    case .module: typing.modules.compactMap { item($0, .module) }
    case .macro: macroItems
    case .condition(let question): conditionItems(question)
    case .declaration(let isMember, let modifiers): declarationItems(isMember: isMember, after: modifiers)
    case .memberName(let introducer, let isStatic): requiredItems(introducer, isStatic: isStatic)
    }
  }

  // MARK: Code

  private var codeItems: [CompletionItem] {
    let pattern = pattern
    let offers = typing.offers(at: place.name.range, inCall: place.call?.node.range, of: file) { pattern.matches($0) }
    guard let offers else { return place.kind.isName ? keywordItems() : [] }
    let surroundings = PlaceSurroundings(place)
    let labels = place.startsArgument || place.kind.isLabel ? labelItems(offers.calls, surroundings) : []
    guard !place.kind.isLabel else { return labels }
    // Of itself a view names what it has, not what makes other views of it; what is there for all views does.
    let isOfSelf =
      place.name.parent.flatMap(MemberAccessSyntax.init)?.base?.text == "self"
      && typing.selfType(at: place.name.range.start, in: file)?.nominal != nil
    let isViewMember = !isOfSelf && offers.base.map { typing.isViewMember(of: $0, offers) } ?? false
    var rank = rank(
      at: rankPlace(offers, isViewMember),
      surroundings,
      expectsFunction: !offers.expected.isEmpty && offers.expected.allSatisfy(\.isFunction),
      expectsKnown: !offers.expected.isEmpty
    )
    rank.order = DeclarationOrder(after: place.name.precedingNames, among: offers.items, typing)
    rank.unusedCount = offers.items.count { rank.isUnused($0, false) }
    if !place.kind.isName { addMemberPlace(offers, to: &rank) }
    let maker = CompletionMaker(typing: typing, place: place, file: file, isViewMember: isViewMember)
    if case .unwrapped = place.kind { return unwrappedItems(offers, rank, maker) }
    if place.startsArgument, offers.calls.needLabel { return labels }
    var found = labels
    var known: Set<String> = []
    let steps = continuations(offers)
    if place.kind.isName {
      for local in locals(offers) where known.insert(local.name).inserted {
        if let rank = rank.of(local, isLocal: true) {
          let fits = steps.isEmpty ? true : typing.canGoOn(steps, after: local, offers, in: file)
          found.append(maker.item(local, rank: rank + (steps.isEmpty ? 0 : Cost.of(goingOn: fits, by: steps))))
        }
      }
    }
    let ranked = offers.items.compactMap { offer in
      known.contains(offer.name)
        ? nil : rank.of(offer).map { (offer: offer, rank: $0, usage: rank.usage(of: offer) ?? .max) }
    }
    // Only the best are made: what to insert takes a while to find out.
    let goingOn = followed(ranked, by: steps, offers)
    let sorted = goingOn.ordered { ($0.rank, $0.usage, $0.offer.name) < ($1.rank, $1.usage, $1.offer.name) }
    for (offer, rank, usage) in sorted.prefix(Self.most + 1) {
      found.append(maker.item(offer, rank: rank, usage: usage))
    }
    guard place.kind.isName else { return found + writtenItems(offers, rank, surroundings) }
    return found + keywordItems(givesView: rank.place == .view)
  }

  private func addMemberPlace(_ offers: Offers, to rank: inout CompletionRank) {
    if rank.place != .modifier {
      rank.nearby = NearbyWords(
        around: place,
        rank.surroundings,
        in: rank.enclosingType,
        required: rank.required
      )
    }
    // Where not all members are known, those that the file writes are offered too.
    let written =
      if rank.surroundings.isImplied {
        isKnownImplied(offers) ? [] : rank.written.implicitNames(of: rank.surroundings.implicitOwner)
      } else {
        offers.base.map { !typing.isOpen($0) } ?? false ? [] : rank.written.names(as: .member, after: nil)
      }
    guard let memberContext else { return }
    let repeated = rank.nearby?.repeated ?? []
    rank.used = UsedMembers(offers.items.map(\.name) + written, besides: repeated, in: memberContext, uses)
  }

  /// The code before the period of the member that is completed, as the key of its uses in the program.
  private var memberContext: MemberContext? {
    let start = place.name.range.start
    let code = ByteRange(ByteOffset(max(0, start.value - UsedMembers.reach)), start)
    return MemberContext(before: place.tree.text.bytes(in: code))
  }

  private typealias RankedOffer = (offer: Offer, rank: Int, usage: Int)

  /// So many offers are asked whether the code behind can go on from them: to find out takes a while.
  private static let mostFollowed = 1_200

  /// The offers with what speaks against those that the code behind the place cannot go on from.
  private func followed(_ ranked: [RankedOffer], by steps: [Continuation], _ offers: Offers) -> [RankedOffer] {
    guard !steps.isEmpty else { return ranked }
    let sorted = ranked.ordered { ($0.rank, $0.usage, $0.offer.name) < ($1.rank, $1.usage, $1.offer.name) }
    return sorted.enumerated().map { index, item in
      let fits = index < Self.mostFollowed ? typing.canGoOn(steps, after: item.offer, offers, in: file) : false
      return (item.offer, item.rank + Cost.of(goingOn: fits, by: steps), item.usage)
    }
  }

  /// How the code goes on behind the place, with the types of what is passed there.
  private func continuations(_ offers: Offers) -> [Continuation] {
    var steps = place.name.continuations
    if steps.isEmpty, let value = place.name.argumentBehindKeyPath, typing.takesKeyPathAndValue(offers.calls) {
      steps = [.comparison(value)]
    }
    return steps.map { step in step.typed { typing.type(of: $0, in: file, offers) } }
  }

  private func rank(
    at kind: CompletionRank.Place,
    _ surroundings: PlaceSurroundings,
    expectsFunction: Bool = false,
    expectsKnown: Bool = false
  ) -> CompletionRank {
    let enclosing = typing.selfType(at: place.name.range.start, in: file)
    let written = WrittenNames(in: place.tree, except: place.name)
    let locals = place.name.localsInScope
    let unused = locals.filter { local in local.scope.map { !written.isUsed(local.name, in: $0) } ?? false }
    return CompletionRank(
      pattern: pattern,
      place: kind,
      surroundings: surroundings,
      written: written,
      uses: uses,
      typing: typing,
      file: file,
      enclosingType: enclosing?.nominal,
      isInPreview: place.isInPreview || enclosing.map(typing.isFoundByTools) ?? false,
      expectsFunction: expectsFunction,
      expectsKnown: expectsKnown,
      required: kind == .modifier
        ? typing.viewRequirements : typing.requiredNames(at: place.name.range.start, in: file),
      unusedLocals: Set(unused.map(\.name)),
      emptyLocals: Set(unused.filter(\.lacksValue).map(\.name))
    )
  }

  private func rankPlace(_ offers: Offers, _ isViewMember: Bool) -> CompletionRank.Place {
    if !place.kind.isName { return offers.base == nil ? .implicit : isViewMember ? .modifier : .member }
    if offers.builtProtocol != nil { return .view }
    guard place.startsStatement else { return .value }
    let givesView = offers.expected.contains { typing.isView($0) }
    return givesView ? .view : .statement
  }

  /// The optional variables of the code around.
  private func unwrappedItems(_ offers: Offers, _ rank: CompletionRank, _ maker: CompletionMaker) -> [CompletionItem] {
    let locals = locals(offers)
    let values =
      locals
      + offers.items.filter { offer in
        offer.kind == .value && offer.id?.owner != nil && !locals.contains { $0.name == offer.name }
      }
    return values.filter { $0.type.wrapped != nil && !$0.name.hasPrefix("$") }.compactMap { offer in
      rank.of(offer, isLocal: offer.kind == .local).map { maker.item(offer, rank: $0) }
    }
  }

  /// The variables of the code around, nearest first.
  private func locals(_ offers: Offers) -> [Offer] {
    var found: [Offer] = []
    var seen: Set<String> = []
    func add(_ name: String, _ type: Type, distance: Int) {
      found.append(Offer(local: name, type, distance: distance, typing.fit(type, offers)))
    }
    for (index, type) in offers.implicitParameters.enumerated() where pattern.matches("$\(index)") {
      add("$\(index)", type, distance: index - 4)
    }
    for (distance, local) in place.name.localsInScope.enumerated() where seen.insert(local.name).inserted {
      guard pattern.matches(local.name), local.node.range != place.name.range else { continue }
      let type = typing.type(of: local.node.range, in: file, offers) ?? .unknown(.unsolved)
      add(local.name, type, distance: distance)
    }
    if pattern.matches("Self"), let type = typing.selfType(at: place.name.range.start, in: file) {
      found.append(Offer(name: "Self", kind: .itself, type: .metatype(type), fit: .other))
    }
    if pattern.matches("self"), let type = typing.selfType(at: place.name.range.start, in: file) {
      found.append(Offer(name: "self", kind: .itself, type: type, fit: typing.fit(type, offers)))
    }
    return found
  }

  // MARK: Types and attributes

  private func typeItems(_ path: [String], _ role: CompletionPlace.TypeRole) -> [CompletionItem] {
    let pattern = pattern
    let start = place.name.range.start
    let offers =
      path.isEmpty
      ? typing.typeOffers(at: start, in: file) { pattern.matches($0) }
      : typing.nestedTypeOffers(of: path, at: start, in: file) { pattern.matches($0) }
    let rank = rank(at: .type, PlaceSurroundings(place))
    let maker = CompletionMaker(typing: typing, place: place, file: file, isViewMember: false)
    let fitting = offers.filter { path.isEmpty ? role.takes($0, typing) : true }
    let value = place.name.initialValue?.passedForm
    let typeFollowing = TypeFollowing(place.name)
    let argument = place.name.genericArgumentOwner
    let members = role.isInherited ? place.name.membersOfType : []
    let bounds =
      role.isBound ? place.name.requiringMember.map { typing.requiredBounds(ofMember: $0, at: start, in: file) } : nil
    let found = fitting.compactMap { offer in
      rank.of(offer, as: role).map { cost in
        let fitsArgument = argument.flatMap { argument in
          typing.mayBeArgument(offer, at: argument.index, of: argument.name, from: start, in: file)
        }
        let isBroken =
          value.map { !typing.mayBe($0, offer.type, in: file) } ?? false
          || typeFollowing.isBroken(by: offer, typing, file) || fitsArgument == false
        let usage = rank.usage(of: offer, as: role)
        let isRequired = offer.type.nominal.map { bounds?.contains($0) ?? false } ?? false
        let met = offer.type.nominal.map { typing.requirementCount(of: $0, among: members) } ?? 0
        let isInDoubt = argument != nil && fitsArgument == nil
        let credit = (isRequired ? 100 : 0) + (met > 0 ? 40 + 20 * min(met, 3) : 0) - (isInDoubt ? 16 : 0)
        return maker.plainItem(offer, rank: cost + (isBroken ? Cost.ofBreaking : 0) - credit, usage: usage)
      }
    }
    let written = WrittenItems(written: rank.written, pattern: pattern, known: Set(offers.map(\.name)))
    return found + (path.isEmpty ? written.types(rank: 30) : [])
      + (path.isEmpty && role.isPlain && !typeFollowing.isAny ? Keyword.types.compactMap { item($0, .keyword) } : [])
  }

  private var attributeItems: [CompletionItem] {
    let pattern = pattern
    let offers = typing.attributeOffers(at: place.name.range.start, in: file) { pattern.matches($0) }
    let maker = CompletionMaker(typing: typing, place: place, file: file, isViewMember: false)
    let use = AttributeUse(of: place.name)
    let owner = typing.selfType(at: place.name.range.start, in: file)
    let type = use.name.flatMap { typing.type(of: $0.range, in: file) }
    let own = offers.compactMap { offer -> CompletionItem? in
      guard let rank = maker.attributeRank(offer, pattern) else { return nil }
      let against = use.cost(of: offer, typing, type: type, owner: owner, in: file)
      return maker.plainItem(offer, .wrapper, rank: rank + against)
    }
    let words = Keyword.attributes.filter { use.takes(word: $0) }
    return own
      + words.enumerated().compactMap { order, word in
        item(word, .keyword, base: UsageOrder.propertyWrappers.rank(of: word).map { 10 + $0 / 2 } ?? 30 + order)
      }
  }

  private func conditionItems(_ question: String?) -> [CompletionItem] {
    let words = question.map { Keyword.conditionArguments[$0] ?? [] } ?? Keyword.conditions
    return words.enumerated().compactMap { item($1, .keyword, base: 10 + $0) }
  }

  private var macroItems: [CompletionItem] {
    Keyword.macros.compactMap { item($0, .keyword) }
  }

  private func item(_ name: String, _ kind: CompletionItem.Kind, base: Int = 30) -> CompletionItem? {
    pattern.match(name).map { CompletionItem(name, kind, rank: Cost.of($0) + base) }
  }

  // MARK: Keywords and declarations

  private func keywordItems(givesView: Bool = false) -> [CompletionItem] {
    guard !place.startsArgument || !pattern.isEmpty else { return [] }
    // No keyword is called, or has members.
    let isFollowed = !place.name.continuations.isEmpty
    func item(_ name: String, _ kind: CompletionItem.Kind, base: Int) -> CompletionItem? {
      self.item(name, kind, base: base + (isFollowed ? Cost.ofBreaking : 0))
    }
    var found = Keyword.values.compactMap { item($0, .keyword, base: 34) }
    if place.startsStatement {
      let words = givesView ? Keyword.viewStatements : Keyword.statements
      found += words.enumerated().compactMap { item($1, .keyword, base: 14 + Cost.of(order: $0)) }
      let others = givesView ? Keyword.statements.filter { !words.contains($0) } : []
      found += others.compactMap { item($0, .keyword, base: 44) }
      if place.isInSwitch { found += Keyword.cases.compactMap { item($0, .keyword, base: 10) } }
    }
    guard place.isAtTopLevel else { return found }
    return Keyword.topLevel.compactMap { item($0, .keyword, base: 4) } + found
  }

  /// Declarations begin with one of few words: those used most come first.
  private func declarationItems(isMember: Bool, after modifiers: Set<String>) -> [CompletionItem] {
    let holder = place.name.ancestors.first { TypeDeclarationSyntax($0) != nil }?.kind
    let words = isMember ? Keyword.members(of: holder, after: modifiers) : Keyword.topLevel
    let keywords = words.enumerated().compactMap { item($1, .keyword, base: 30 + $0) }
    guard isMember else { return keywords }
    return missing(after: modifiers).map { $0.item(rank: $1, insertion: Snippet([.text($0.heading)] + $0.pieces)) }
      + keywords
  }

  private func missing(after modifiers: Set<String>) -> [(Requirement, Int)] {
    typing.missingRequirements(at: place.name.range.start, in: file).enumerated().compactMap { index, requirement in
      guard let match = pattern.match(requirement.name) ?? pattern.match(requirement.introducer),
        !modifiers.contains("static") || requirement.isStatic
      else { return nil }
      return (requirement.after(modifiers), match.rawValue * 30 + min(index, 20))
    }
  }

  /// What a member may be called that is required of the type.
  private func requiredItems(_ introducer: String, isStatic: Bool) -> [CompletionItem] {
    let next = place.tree.text.bytes(in: ByteRange(start: place.name.range.end, count: 1)).first
    let isOpen = next.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
    return typing.missingRequirements(at: place.name.range.start, in: file).compactMap { requirement in
      guard let match = pattern.match(requirement.name), requirement.isStatic == isStatic,
        requirement.isIntroduced(by: introducer)
      else { return nil }
      let pieces = introducer == "let" ? requirement.constantPieces : requirement.pieces
      return requirement.item(rank: match.rawValue * 30, insertion: isOpen ? Snippet(pieces) : nil)
    }
  }
}

extension Requirement {
  fileprivate func item(rank: Int, insertion: Snippet?) -> CompletionItem {
    CompletionItem(name, .requirement, rank: rank, form: form, detail: protocolName, insertion: insertion)
  }
}

extension CompletionPlace.TypeRole {
  fileprivate var isPlain: Bool { if case .plain = self { true } else { false } }
  fileprivate var isInherited: Bool { if case .inherited = self { true } else { false } }
  var isExtended: Bool { if case .extended = self { true } else { false } }
  fileprivate var isBound: Bool { if case .bound = self { true } else { false } }

  /// Whether a type may stand in the role. What an alias stands for is not looked at: it may be protocols.
  fileprivate func takes(_ offer: Offer, _ typing: Typing) -> Bool {
    let isAlias = offer.kind == .type && offer.id?.kind == .typealias
    switch self {
    case .plain: return true
    case .constrained:
      return offer.id?.kind == .genericParameter || offer.id?.kind == .typealias && offer.id?.owner != nil
    case .bound:
      return offer.kind == .protocol || isAlias && !typing.isAssociatedType(offer) || typing.isClass(offer.type)
    case .extended: return offer.kind == .protocol || offer.kind == .type
    case .inherited(by: .classDeclaration): return offer.kind == .protocol || isAlias || typing.isClass(offer.type)
    case .inherited(by: .enumDeclaration): return offer.kind == .protocol || isAlias || typing.isRawValue(offer.type)
    case .inherited: return offer.kind == .protocol || isAlias
    }
  }
}

extension CompletionPlace.Kind {
  var isName: Bool { if case .expression = self { true } else { false } }
  var isLabel: Bool { if case .label = self { true } else { false } }
  var isClosureLabel: Bool { if case .closureLabel = self { true } else { false } }
}

extension Offer {
  init(local name: String, _ type: Type, distance: Int, _ fit: Fit) {
    self.init(
      name: name,
      kind: .local,
      type: type,
      distance: distance,
      fit: fit
    )
  }
}
