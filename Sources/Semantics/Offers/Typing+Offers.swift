package import SourceText

extension Typing {
  /// What may stand in place of a word of a file, which is a name that is being written, and what is wanted there. The
  /// call is the one among whose arguments the word is. `isWanted` says which names anybody wants to know of.
  package func offers(
    at word: ByteRange,
    inCall call: ByteRange?,
    of file: FileID,
    _ isWanted: @escaping (String) -> Bool
  ) -> Offers? {
    offers(at: word, inCall: call, of: file, .names, isWanted)
  }

  /// What the call around a place may mean, the meaning that it has now first.
  package func calls(around place: ByteRange, inCall call: ByteRange, of file: FileID) -> [OfferedCall] {
    offers(at: place, inCall: call, of: file, .calls) { _ in false }?.calls ?? []
  }

  private func offers(
    at word: ByteRange,
    inCall call: ByteRange?,
    of file: FileID,
    _ interest: TypingProbe.Interest,
    _ isWanted: @escaping (String) -> Bool
  ) -> Offers? {
    guard let (declaration, start) = declaration(at: word.start, in: file) else { return nil }
    let unit = declaration.span.unit
    func span(_ range: ByteRange) -> SourceSpan {
      let shift = range.start.value - word.start.value + Int(start)
      return SourceSpan(unit: unit, start: UInt32(clamping: shift), end: UInt32(clamping: shift + range.count))
    }
    let probe = TypingProbe(word: span(word), call: call.map(span), interest: interest, isWanted: isWanted)
    resolver.probe = probe
    defer { resolver.probe = nil }
    let types = check(declaration)
    return Offers(
      items: probe.offers,
      expected: probe.expected,
      bounds: probe.bounds,
      base: probe.base,
      builtProtocol: probe.builtProtocol,
      chainProtocol: probe.chainProtocol,
      wantedOfChain: probe.wantedOfChain,
      implicitParameters: probe.closure?.parameters ?? [],
      calls: probe.rankedCalls,
      types: types,
      declaration: declaration
    )
  }

  /// The type that an expression or a local variable has where the offers were made.
  package func type(of range: ByteRange, in file: FileID, _ offers: Offers) -> Type? {
    guard let declaration = offers.declaration, let (placed, start) = program.unit(at: range.start, in: file),
      placed.unit.id == declaration.span.unit
    else { return nil }
    let span = SourceSpan(unit: declaration.span.unit, start: start, end: start &+ UInt32(clamping: range.count))
    return offers.types?.type(of: span, in: declaration.span)
  }

  /// How a local value of a type agrees with what is wanted where the offers were made.
  package func fit(_ type: Type, _ offers: Offers) -> Offer.Fit {
    if let bound = offers.builtProtocol { return resolver.fit(type, builtFrom: bound) }
    let expected = offers.expected
    guard !expected.isEmpty || !offers.bounds.isEmpty, !type.isUnknown else { return .open }
    if expected.contains(where: { $0 == type || $0.wrapped == type }) { return .exact }
    let system = ConstraintSystem(resolver, fuel: 1_000)
    if expected.contains(where: { system.convert(type, to: $0) }) { return .converts }
    let conforming = offers.bounds.map { $0.reduce(.converts) { max($0, resolver.fit(type, builtFrom: $1)) } }
    return conforming.min() ?? .other
  }

  /// The types that can be named at a place where a type is to be written.
  package func typeOffers(at offset: ByteOffset, in file: FileID, _ isWanted: (String) -> Bool) -> [Offer] {
    let scope = scope(at: offset, in: file)
    return resolver.typeNames(in: scope, isWanted).enumerated().compactMap { index, name in
      resolver.typeOffer(name, in: scope, distance: index)
    }
  }

  /// The types that a type declares within it.
  package func nestedTypeOffers(
    of path: [String],
    at offset: ByteOffset,
    in file: FileID,
    _ isWanted: (String) -> Bool
  ) -> [Offer] {
    let components = path.map { TypeComponent(name: $0) }
    let type = resolver.type(TypeReference(.named(components), span: .none), in: scope(at: offset, in: file))
    guard case .nominal(let id, _) = type else { return associatedOffers(of: type, isWanted) }
    return resolver.nestedTypeNames(of: id, isWanted).compactMap { name in
      guard case .nominal(let nested)? = resolver.memberType(name, of: id, selfType: nil, from: file) else {
        return nil
      }
      return resolver.typeOffer(name, nested)
    }
  }

  /// The associated types that a generic parameter, or a part of one, has by what bounds it.
  private func associatedOffers(of type: Type, _ isWanted: (String) -> Bool) -> [Offer] {
    var names = NameList()
    for owner in resolver.protocols(of: type) {
      for declared in resolver.layers(of: owner).flatMap(\.allMembers) where isWanted(declared.key) {
        if case .typealias(let alias, _) = declared.member, alias.isAssociatedType { names.add(declared.key) }
      }
    }
    return names.inOrder.enumerated().compactMap { distance, name in
      let id = resolver.associatedDeclaration(name, of: type)
      return id.map { id in
        Offer(
          name: name,
          kind: .type,
          resolution: .declaration(id),
          type: .member(type, name),
          distance: distance,
          isFramework: id.isDeclaredElsewhere
        )
      }
    }
  }

  /// The types that can be written as an attribute of a variable or parameter: wrappers, builders, global actors.
  package func attributeOffers(at offset: ByteOffset, in file: FileID, _ isWanted: (String) -> Bool) -> [Offer] {
    typeOffers(at: offset, in: file, isWanted).filter { offer in
      guard let id = offer.type.nominal, let declaration = resolver.declaration(of: id) else { return false }
      let roles = ["propertyWrapper", "resultBuilder", "globalActor"]
      return roles.contains { declaration.attribute($0) != nil }
        || resolver.layers(of: id).contains { !$0["wrappedValue"].isEmpty }
    }
  }

  func scope(at offset: ByteOffset, in file: FileID) -> LookupScope {
    guard let (declaration, _) = declaration(at: offset, in: file) else { return LookupScope(file: file) }
    var scope = declaration.owner.map { resolver.scope(of: $0) } ?? LookupScope(file: file)
    scope.parameters += resolver.scheme(of: declaration.id)?.generics ?? []
    return scope
  }

  /// The modules that can be imported.
  package var modules: [String] { resolver.frameworks.modules.sorted() }

  /// How values of a type can be made.
  package func initializers(of type: NominalID, from file: FileID) -> [OfferedCall] {
    let candidates = resolver.members("init", of: resolver.selfType(of: type), ofType: true, from: file)
    return candidates.filter { !$0.traits.contains(.isDeprecated) }.map { candidate in
      OfferedCall(
        resolution: candidate.resolution,
        name: String(type.lastName),
        parameters: (candidate.scheme.parameters ?? []).map { OfferedParameter($0, $0.type) },
        result: candidate.scheme.result,
        matched: []
      )
    }
  }
}
