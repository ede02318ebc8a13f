import Catalog
import Semantics

/// Makes items of what may be named at a place.
struct CompletionMaker {
  let typing: Typing
  let place: CompletionPlace
  let file: FileID
  let isViewMember: Bool

  func item(_ offer: Offer, rank: Int, usage: Int? = nil) -> CompletionItem {
    CompletionItem(
      offer.name,
      kind(of: offer),
      rank: rank,
      form: offer.parameters.map(Self.form),
      detail: detail(of: offer),
      isDeprecated: offer.isDeprecated,
      insertion: insertion(of: offer),
      declaration: offer.id,
      usage: usage ?? .max
    )
  }

  /// An item that inserts the name alone.
  func plainItem(
    _ offer: Offer,
    _ kind: CompletionItem.Kind? = nil,
    rank: Int,
    usage: Int? = nil
  ) -> CompletionItem {
    CompletionItem(
      offer.name,
      kind ?? self.kind(of: offer),
      rank: rank,
      detail: offer.isFramework ? nil : offer.id?.file?.name,
      isDeprecated: offer.isDeprecated,
      declaration: offer.id,
      usage: usage ?? .max
    )
  }

  func attributeRank(_ offer: Offer, _ pattern: FuzzyPattern) -> Int? {
    guard let match = pattern.match(offer.name) else { return nil }
    // Of the framework's actors there is one that attributes name: less often than the wrappers and builders of views.
    let usage = typing.isGlobalActor(offer) ? 12 : UsageOrder.propertyWrappers.rank(of: offer.name)
    return match.rawValue * 30 + (offer.isFramework ? 10 + min(usage ?? 90, 90) / 2 : 8)
  }

  private func kind(of offer: Offer) -> CompletionItem.Kind {
    switch offer.kind {
    case .local: return .local
    case .itself: return place.kind.isName ? .local : .property
    case .protocol: return .protocol
    case .type: return typing.isView(offer.type) ? .view : .type
    case .enumCase: return .member
    case .maker: return .function
    case .function: return isViewMember ? .modifier : .function
    case .value:
      guard let id = offer.id else { return .property }
      if typing.isEnvironmentKey(id) { return .environmentKey }
      return typing.isTypeMember(id) ? .member : .property
    }
  }

  private func detail(of offer: Offer) -> String? {
    switch offer.kind {
    case .type, .protocol: return offer.isFramework ? nil : offer.id?.file?.name
    case .local, .itself, .value, .function, .enumCase, .maker:
      return offer.type.isUnknown || offer.type == .void ? nil : "\(offer.type)"
    }
  }

  /// `(_: Edge.Set, _: CGFloat?)`
  static func form(_ parameters: [OfferedParameter]) -> String {
    let notations = parameters.map { parameter in
      "\(parameter.label ?? "_"): \(parameter.type)\(parameter.isVariadic ? "..." : "")"
    }
    return "(" + notations.joined(separator: ", ") + ")"
  }

  // MARK: Insertion

  private func insertion(of offer: Offer) -> Snippet? {
    guard !place.isCalled else { return nil }
    switch offer.kind {
    case .function, .enumCase, .maker:
      guard let parameters = offer.parameters else { return nil }
      return .call(offer.name, parameters, names: offer.id.map(typing.parameterNames(of:)) ?? [])
    case .type: return construction(of: offer)
    case .value, .local, .itself, .protocol: return nil
    }
  }

  /// A call of the initializer that is most often meant: the first one that needs least.
  private func construction(of offer: Offer) -> Snippet? {
    guard let id = offer.type.nominal, offer.fit == .exact || offer.fit == .converts else { return nil }
    let makers = typing.initializers(of: id, from: file)
    let usual = Catalog.view(id.name).flatMap { _ in id.file == nil ? makers.first : nil }
    guard let maker = usual ?? makers.first(where: { !$0.parameters.isEmpty }) ?? makers.first else { return nil }
    let names =
      if case .declaration(let id) = maker.resolution { typing.parameterNames(of: id) } else { [String]() }
    return .call(offer.name, maker.parameters, names: names)
  }
}

extension FileID {
  /// The last part of the path.
  var name: String { String(path.dropFirst(folder.utf8.count)) }
}
