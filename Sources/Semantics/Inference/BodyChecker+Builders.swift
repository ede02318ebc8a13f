extension BodyChecker {
  /// What a result builder makes of statements.
  func checkBuilt(_ statements: [Statement], by builder: Type) -> Type {
    let outer = builderAround
    builderAround = builder
    defer { builderAround = outer }
    var parts: [Type] = []
    for statement in statements { if let part = builtPart(statement, builder) { parts.append(part) } }
    return block(of: parts, builder)
  }

  /// What a result builder makes of one expression and nothing else.
  func checkBuilt(_ value: Expression, by builder: Type, _ expected: Type?) -> Type {
    let outer = builderAround
    builderAround = builder
    defer { builderAround = outer }
    return block(of: [builtValue(value, builder, expected)], builder)
  }

  // MARK: Statements

  /// What a statement gives to the block that it stands in; nil for what gives nothing.
  private func builtPart(_ statement: Statement, _ builder: Type) -> Type? {
    switch statement.kind {
    case .expression(let expression):
      if case .assignment = expression.kind {
        _ = check(expression)
        return nil
      }
      return builtValue(expression, builder, nil)
    case .if(let inner): return checkIf(inner, as: .built(builder))
    case .switch(let inner): return checkSwitch(inner, as: .built(builder))
    case .for(let loop):
      checkHead(of: loop)
      return call("buildArray", [.array(checkBuilt(loop.body, by: builder))], of: builder)
    case .do(let statement):
      let built = checkBuilt(statement.body, by: builder)
      checkCatches(statement)
      return built
    default:
      checkStatement(statement)
      return nil
    }
  }

  private func builtValue(_ value: Expression, _ builder: Type, _ expected: Type?) -> Type {
    switch value.kind {
    case .if(let inner): return checkIf(inner, as: .built(builder))
    case .switch(let inner): return checkSwitch(inner, as: .built(builder))
    default: break
    }
    resolver.probe?.enter(value, takenBy: .builder(builder))
    let candidates = methods("buildExpression", of: builder)
    let isPassedOn = candidates.allSatisfy { $0.returnsItsArgument }
    let type = check(value, isPassedOn ? expected : nil)
    return isPassedOn ? type : call("buildExpression", [type], of: builder)
  }

  /// One value of the values of statements that stand beside each other.
  private func block(of parts: [Type], _ builder: Type) -> Type {
    if let reason = builder.unknownReason { return .unknown(reason) }
    let candidates = methods("buildBlock", of: builder)
    if candidates.isEmpty, let first = parts.first {
      // Part by part
      let start = call("buildPartialBlock", [first], labels: ["first"], of: builder)
      return final(
        parts.dropFirst().reduce(start) {
          call("buildPartialBlock", [$0, $1], labels: ["accumulated", "next"], of: builder)
        },
        builder
      )
    }
    if let only = parts.first, parts.count == 1, candidates.contains(where: \.returnsItsArgument) {
      return final(only, builder)
    }
    if let unknown = parts.first(where: \.isUnknown) { return unknown }
    let plain = candidates.filter { !$0.takesPack && $0.takes(parts.count) }
    if plain.isEmpty, let packed = candidates.first(where: \.takesPack) {
      // As many generic parameters as there are parts, which the result has in a tuple.
      let tuple = Type.tuple(parts.map { Type.TupleElement(label: nil, type: $0) })
      return final(call([packed], [tuple], labels: [nil], "buildBlock"), builder)
    }
    return final(call(plain, parts, labels: parts.map { _ in nil }, "buildBlock"), builder)
  }

  private func final(_ block: Type, _ builder: Type) -> Type {
    methods("buildFinalResult", of: builder).isEmpty ? block : call("buildFinalResult", [block], of: builder)
  }

  // MARK: Branches

  /// One value of the values of alternatives, of which the last may be missing.
  func alternatives(_ types: [Type], isWhole: Bool, _ builder: Type) -> Type {
    var level = types
    // A balanced tree, as the compiler makes it.
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: 2).map { index in
        index + 1 < level.count ? either(level[index], level[index + 1], builder) : level[index]
      }
    }
    let joined = level.first ?? .void
    if isWhole || joined.isUnknown { return joined }
    let name = methods("buildOptional", of: builder).isEmpty ? "buildIf" : "buildOptional"
    return call(name, [.optional(joined)], of: builder)
  }

  private func either(_ first: Type, _ second: Type, _ builder: Type) -> Type {
    if first.isUnknown { return first }
    if second.isUnknown { return second }
    let left = call("buildEither", [first], labels: ["first"], of: builder)
    let right = call("buildEither", [second], labels: ["second"], of: builder)
    return system.unify(left, right) ? left : .unsolved
  }

  /// What the builder makes of a branch whose condition asks for a version of the system.
  func limitedAvailability(_ type: Type, _ builder: Type) -> Type {
    methods("buildLimitedAvailability", of: builder).isEmpty || type.isUnknown
      ? type : call("buildLimitedAvailability", [type], of: builder)
  }

  // MARK: The builder's methods

  private func methods(_ name: String, of builder: Type) -> [Candidate] {
    resolver.members(name, of: builder, ofType: true, from: context.scope.file).filter {
      !$0.traits.contains(.isCurried)
    }
  }

  private func call(_ name: String, _ types: [Type], labels: [String?]? = nil, of builder: Type) -> Type {
    if let reason = builder.unknownReason { return .unknown(reason) }
    return call(methods(name, of: builder), types, labels: labels ?? types.map { _ in nil }, name)
  }

  private func call(_ candidates: [Candidate], _ types: [Type], labels: [String?], _ name: String) -> Type {
    if let unknown = types.first(where: { system.head($0).isUnknown }) { return unknown }
    guard !candidates.isEmpty else { return .unknown(.noOverload(name)) }
    let made = Expression(.discard, span: .none)
    let arguments = labels.map { Argument(label: $0, value: made) }
    let known = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($0.offset, $0.element) })
    return apply(candidates, arguments, named: name, at: nil, made, nil, known: known)
  }
}

extension Candidate {
  /// Whether its only parameter is of any type, and its result is what is passed.
  fileprivate var returnsItsArgument: Bool {
    guard let only = scheme.parameters?.first, scheme.parameters?.count == 1, !takesPack,
      case .parameter(let parameter) = only.type
    else { return false }
    return scheme.result == only.type && scheme.generics.contains(parameter)
  }

  /// Whether its parameter stands for any number of arguments of different types.
  fileprivate var takesPack: Bool { scheme.parameters?.first?.traits.contains(.isPack) ?? false }

  fileprivate func takes(_ count: Int) -> Bool {
    guard let parameters = scheme.parameters else { return false }
    if parameters.contains(where: { $0.traits.contains(.isVariadic) }) { return count >= parameters.count - 1 }
    return parameters.count >= count && parameters.dropFirst(count).allSatisfy { $0.traits.contains(.hasDefault) }
  }
}
