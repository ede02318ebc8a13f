package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// What may stand at `offset`, best first; nil where nothing is to be offered.
  package func completions(at offset: ByteOffset, in file: FileID) -> Completions? {
    guard let tree = tree(of: file) else { return nil }
    if let text = textCompletions(at: offset, in: file) { return text }
    guard let place = CompletionPlace(at: offset, in: tree) else { return nil }
    var program = program
    if place.isChanged { program.change([file: place.tree]) }
    return CompletionSearch(place, file, Typing(program)).completions
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

  init(_ place: CompletionPlace, _ file: FileID, _ typing: Typing) {
    self.place = place
    self.file = file
    self.typing = typing
    pattern = FuzzyPattern(place.typed)
  }

  var completions: Completions {
    let sorted = items.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    return Completions(
      inserted: place.inserted,
      replaced: place.replaced,
      items: Array(sorted.prefix(Self.most)),
      isCut: sorted.count > Self.most
    )
  }

  private var items: [CompletionItem] {
    switch place.kind {
    case .expression, .member, .label: codeItems
    case .type(let path): typeItems(path)
    case .attribute: attributeItems
    case .module: typing.modules.compactMap { item($0, .module) }
    case .macro: macroItems
    case .declaration(let isMember): declarationItems(isMember: isMember)
    }
  }

  // MARK: Code

  private var codeItems: [CompletionItem] {
    let pattern = pattern
    let offers = typing.offers(at: place.name.range, inCall: place.call?.node.range, of: file) { pattern.matches($0) }
    guard let offers else { return place.kind.isName ? keywordItems : [] }
    let labels = place.startsArgument || place.kind.isLabel ? labelItems(offers.calls) : []
    guard !place.kind.isLabel else { return labels }
    let isViewMember = offers.base.map { typing.isView($0) } ?? false
    let rank = CompletionRank(pattern: pattern, isViewMember: isViewMember)
    let maker = CompletionMaker(typing: typing, place: place, file: file, isViewMember: isViewMember)
    var found = labels
    var known: Set<String> = []
    if place.kind.isName {
      for local in locals(offers) where known.insert(local.name).inserted {
        if let rank = rank.of(local, isLocal: true) { found.append(maker.item(local, rank: rank)) }
      }
    }
    let ranked = offers.items.compactMap { offer in
      known.contains(offer.name) ? nil : rank.of(offer).map { (offer, $0) }
    }
    // Only the best are made: what to insert takes a while to find out.
    for (offer, rank) in ranked.sorted(by: { ($0.1, $0.0.name) < ($1.1, $1.0.name) }).prefix(Self.most + 1) {
      found.append(maker.item(offer, rank: rank))
    }
    return place.kind.isName ? found + keywordItems : found
  }

  /// The variables of the code around, nearest first.
  private func locals(_ offers: Offers) -> [Offer] {
    var found: [Offer] = []
    var seen: Set<String> = []
    for (distance, name) in place.name.declarationsInScope.enumerated() where seen.insert(name.identifier).inserted {
      guard pattern.matches(name.identifier), name.range != place.name.range else { continue }
      let type = typing.type(ofLocal: name.range, in: file, offers) ?? .unknown(.unsolved)
      let fit =
        if let bound = offers.builtProtocol { typing.fit(type, [.existential([.nominal(bound, [])])]) } else {
          typing.fit(type, offers.expected)
        }
      found.append(Offer(local: name.identifier, type, distance: distance, fit))
    }
    if pattern.matches("Self"), let type = typing.selfType(at: place.name.range.start, in: file) {
      found.append(Offer(local: "Self", .metatype(type), distance: 5, .other))
    }
    if pattern.matches("self"), let type = typing.selfType(at: place.name.range.start, in: file) {
      found.append(Offer(local: "self", type, distance: 5, typing.fit(type, offers.expected)))
    }
    return found
  }

  /// The labels that the next argument may have.
  private func labelItems(_ calls: [OfferedCall]) -> [CompletionItem] {
    var seen: Set<String> = []
    let following = place.following
    return calls.enumerated().flatMap { order, call -> [CompletionItem] in
      call.nextLabels(before: following).enumerated().compactMap { index, parameter in
        guard let label = parameter.label, seen.insert(label).inserted,
          let cost = pattern.match(label).map({ $0.rawValue * 30 })
        else { return nil }
        let colon = place.kind.isLabel ? "" : ": "
        let insertion = Snippet(colon.isEmpty ? [.text(label)] : [.text(label + colon), .end])
        return CompletionItem(
          "\(label):",
          .label,
          rank: cost + min(order, 4) * 2 + min(index, 8),
          detail: "\(parameter.type)",
          insertion: insertion
        )
      }
    }
  }

  // MARK: Types and attributes

  private func typeItems(_ path: [String]) -> [CompletionItem] {
    let pattern = pattern
    let start = place.name.range.start
    let offers =
      path.isEmpty
      ? typing.typeOffers(at: start, in: file) { pattern.matches($0) }
      : typing.nestedTypeOffers(of: path, at: start, in: file) { pattern.matches($0) }
    let rank = CompletionRank(pattern: pattern, isViewMember: false)
    let maker = CompletionMaker(typing: typing, place: place, file: file, isViewMember: false)
    return offers.compactMap { offer in rank.of(offer).map { maker.plainItem(offer, rank: $0) } }
  }

  private var attributeItems: [CompletionItem] {
    let pattern = pattern
    let offers = typing.attributeOffers(at: place.name.range.start, in: file) { pattern.matches($0) }
    let maker = CompletionMaker(typing: typing, place: place, file: file, isViewMember: false)
    let own = offers.compactMap { offer in
      maker.attributeRank(offer, pattern).map { maker.plainItem(offer, .wrapper, rank: $0) }
    }
    return own + Keyword.attributes.compactMap { item($0, .keyword) }
  }

  private var macroItems: [CompletionItem] {
    Keyword.macros.compactMap { item($0, .keyword) }
  }

  private func item(_ name: String, _ kind: CompletionItem.Kind) -> CompletionItem? {
    CompletionRank(pattern: pattern, isViewMember: false).of(name, base: 30).map {
      CompletionItem(name, kind, rank: $0)
    }
  }

  // MARK: Keywords and declarations

  private var keywordItems: [CompletionItem] {
    guard !place.startsArgument || !pattern.isEmpty else { return [] }
    let words = place.startsStatement ? Keyword.statements + Keyword.values : Keyword.values
    return words.compactMap { item($0, .keyword) }
  }

  private func declarationItems(isMember: Bool) -> [CompletionItem] {
    let words = isMember ? Keyword.members : Keyword.topLevel
    let required = isMember ? typing.missingRequirements(at: place.name.range.start, in: file) : []
    let items = required.compactMap { requirement -> CompletionItem? in
      guard let match = pattern.match(requirement.name) ?? pattern.match(requirement.introducer) else { return nil }
      return CompletionItem(
        requirement.name,
        .requirement,
        rank: match.rawValue * 30,
        form: requirement.form,
        detail: requirement.protocolName,
        insertion: Snippet(requirement.pieces)
      )
    }
    return items + words.compactMap { item($0, .keyword) }
  }
}

extension CompletionPlace.Kind {
  var isName: Bool { if case .expression = self { true } else { false } }
  var isLabel: Bool { if case .label = self { true } else { false } }
}

extension CompletionPlace {
  /// The labels of the arguments after the name.
  fileprivate var following: Set<String> {
    let labels = call?.arguments.compactMap(\.label).filter { $0.range.start > name.range.start }
    return Set(labels?.map(\.identifier) ?? [])
  }
}

extension OfferedCall {
  /// The parameters with labels that the next argument may go to.
  fileprivate func nextLabels(before following: Set<String>) -> [OfferedParameter] {
    guard let matched else { return [] }
    var found: [OfferedParameter] = []
    for parameter in parameters.dropFirst((matched.last ?? -1) + 1) {
      guard let label = parameter.label else { break }
      if following.contains(label) { break }
      found.append(parameter)
      if !parameter.isOptional { break }
    }
    return found
  }
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
