import Semantics

/// What the types of the code say where values cannot tell: which of several members of one name is meant, and whether
/// a value that is there is an optional.
extension Evaluator {
  /// What a name of the code means by its types.
  enum StaticMeaning {
    /// The value's own type decides.
    case dynamic
    case function(FunctionDeclaration)
    case variable(VariableDeclaration, owner: TypeDeclaration)
  }

  /// What the types of the code say, with what was read to know it.
  struct StaticAnswer<Answer> {
    let answer: Answer
    let reads: KeptReads?
  }

  /// Of several functions that a written call may mean, the one that its types choose; nil where the values have to.
  func staticallyChosen(_ choices: [Choice], _ site: CallSite?) -> Choice? {
    guard let site, site.isWritten else { return nil }
    let meaning = site.plan.meaning ?? meaning(at: site.nameSpan)
    site.plan.meaning = meaning
    guard case .function(let function) = noted(meaning),
      let chosen = choices.first(where: { $0.function === function })
    else { return nil }
    guard let owner = chosen.owner, nominal(named: owner.qualifiedName)?.kind == .class else { return chosen }
    // A subclass may override it: members of subclasses come first. What a generic class calls by its parameters they
    // call by the types themselves.
    var overriding = choices.first { choice in
      choice.function.hasParameters(of: function)
        || !owner.genericParameters.isEmpty && choice.function.modifiers.contains(.override)
          && choice.function.hasLabels(of: function)
    }
    if let choice = overriding, choice.function !== function { overriding?.overridden = function }
    return overriding
  }

  /// The choice, or the override of its function that has no defaults where the call needs them: members of subclasses
  /// come first.
  func overriding(_ choice: Choice, among members: [Member]) -> Choice {
    guard members.count > 1, choice.match.positions.contains(where: \.isEmpty) else { return choice }
    for case .function(let function, let owner) in members {
      if function === choice.function { break }
      guard function.modifiers.contains(.override), function.body != nil, function.hasParameters(of: choice.function)
      else { continue }
      return Choice(function: function, owner: owner, match: choice.match, overridden: choice.function)
    }
    return choice
  }

  /// The property of an extension that `member` means although the value's type has another of that name.
  func staticallyMeant(_ member: MemberExpression, of value: Value) -> (VariableDeclaration, TypeDeclaration)? {
    guard value.isUserDefined else { return nil }
    let key = ObjectIdentifier(member)
    let known = memo.memberMeanings[key]
    let meaning =
      known
      ?? (mayBeShadowed(member.name, of: value)
        ? self.meaning(at: member.nameSpan) : StaticAnswer(answer: .dynamic, reads: nil))
    if known == nil { memo.keep(meaning, of: member) }
    guard case .variable(let variable, let owner) = noted(meaning), variable.accessors.getter != nil else { return nil }
    return (variable, owner)
  }

  /// Whether an extension of a protocol, or one for some generic arguments only, gives the type a property that others
  /// declare as well.
  private func mayBeShadowed(_ name: String, of value: Value) -> Bool {
    guard isDeclared(name), let nominal = type(of: value).nominal else { return false }
    let members = instanceMembers(name, of: nominal)
    return members.count > 1
      && members.contains { member in
        if case .variable(_, let owner) = member { return isStaticallyFound(owner) }
        return false
      }
  }

  private func isOfProtocolExtension(_ owner: TypeDeclaration) -> Bool {
    owner.kind == .extension && nominal(named: owner.qualifiedName)?.kind == .protocol
  }

  private func meaning(at name: SourceSpan) -> StaticAnswer<StaticMeaning> {
    beginReads()
    let meaning = foundMeaning(at: name)
    return StaticAnswer(answer: meaning, reads: endReads())
  }

  /// What is kept of an answer has been read by whoever gets it again.
  private func noted<Answer>(_ kept: StaticAnswer<Answer>) -> Answer {
    if let reads = kept.reads { recorder.note(reads) }
    return kept.answer
  }

  private func foundMeaning(at name: SourceSpan) -> StaticMeaning {
    guard let (types, base) = codeTypes(around: name),
      let (span, resolution) = types.name(at: name.start, in: base), span.start == name.start
    else { return .dynamic }
    if let function = memo.codeTypes(of: program).globalFunction(resolution) { return .function(function) }
    switch memo.codeTypes(of: program).member(resolution) {
    case .function(let function, let owner)? where function.body != nil && !fulfilsRequirement(function, owner):
      return .function(function)
    case .variable(let variable, let owner)? where isStaticallyFound(owner) && !fulfilsRequirement(variable, owner):
      return .variable(variable, owner: owner)
    default: return .dynamic
    }
  }

  /// Whether a protocol's extension gives what the protocol requires: the value's type may have its own.
  private func fulfilsRequirement(_ function: FunctionDeclaration, _ owner: TypeDeclaration) -> Bool {
    guard isOfProtocolExtension(owner), let nominal = nominal(named: owner.qualifiedName) else { return false }
    let members =
      function.modifiers.isTypeMember || function.name == "init"
      ? typeMembers(function.name, of: nominal) : instanceMembers(function.name, of: nominal)
    return members.contains { $0.function.map { $0.body == nil && $0.hasLabels(of: function) } ?? false }
  }

  private func fulfilsRequirement(_ variable: VariableDeclaration, _ owner: TypeDeclaration) -> Bool {
    guard isOfProtocolExtension(owner), let nominal = nominal(named: owner.qualifiedName) else { return false }
    return instanceMembers(variable.name, of: nominal).contains { member in
      if case .variable(let other, _) = member { return other.isRequirement }
      return false
    }
  }

  /// Whether the types of the code, not that of the value, decide about the members of a declaration.
  private func isStaticallyFound(_ owner: TypeDeclaration) -> Bool {
    !owner.requirements.isEmpty || isOfProtocolExtension(owner)
  }

  /// Whether a written call's receiver is an optional: of one that holds a sequence the value does not tell.
  func isCalledOnOptional(_ site: CallSite) -> Bool {
    guard site.plan.mayBeOptionalMethod, let receiver = site.plan.receiverSpan, site.isWritten else { return false }
    let isOptional = site.plan.isOnOptional ?? isOptional(at: receiver)
    site.plan.isOnOptional = isOptional
    return noted(isOptional) ?? false
  }

  /// Whether an expression is an optional by the types of the code; nil where they do not tell.
  func isStaticallyOptional(_ expression: Expression) -> Bool? {
    if case .cast(let cast) = expression.kind, cast.type.name == "Any" { return isStaticallyOptional(cast.value) }
    if let known = memo.optionals[ObjectIdentifier(expression)] { return noted(known) }
    let isOptional = isOptional(at: expression.span)
    memo.keep(isOptional: isOptional, of: expression)
    return noted(isOptional)
  }

  /// How many optionals the code gives the type of an expression; nil where its types do not tell.
  func staticOptionalDepth(at span: SourceSpan) -> Int? {
    guard let type = staticType(at: span), type.isOptional != nil else { return nil }
    return Array(sequence(first: type) { $0.wrapped }).count - 1
  }

  /// The type that the code gives an expression, where a description of the value depends on it.
  func typeShowingMore(of expression: Expression) -> Type? {
    if let known = memo.shownTypes[ObjectIdentifier(expression)] { return noted(known) }
    beginReads()
    let type = staticType(at: expression.span).flatMap { $0.showsMore ? $0 : nil }
    let answer = StaticAnswer(answer: type, reads: endReads())
    memo.keep(shownType: answer, of: expression)
    return noted(answer)
  }

  /// `Double`, where an expression of whole numbers alone is one of those by the types of the code: `x ?? 3`, whose
  /// type `whole` has.
  func floatingType(ofNumber expression: Expression, by whole: SourceSpan) -> TypeValue? {
    guard expression.isWholeNumber else { return nil }
    if let known = memo.floatingNumbers[ObjectIdentifier(expression)] { return noted(known) ? .named("Double") : nil }
    beginReads()
    let isFloating = staticType(at: whole)?.isFloatingPoint ?? false
    let answer = StaticAnswer(answer: isFloating, reads: endReads())
    memo.keep(isFloating: answer, of: expression)
    return noted(answer) ? .named("Double") : nil
  }

  private func isOptional(at span: SourceSpan) -> StaticAnswer<Bool?> {
    beginReads()
    let isOptional = staticType(at: span)?.isOptional
    return StaticAnswer(answer: isOptional, reads: endReads())
  }

  /// What the code expects of an implicit member where nothing around it has told: its own type.
  func staticExpectation(at span: SourceSpan) -> TypeValue? {
    guard span.unit != SourceSpan.none.unit, let type = staticType(at: span) else { return nil }
    return value(of: type)
  }

  private func value(of type: Type) -> TypeValue? {
    switch type {
    case .nominal(let id, let arguments):
      let plain = id.file == nil ? builtIn(id.name) : self.type(named: id.name)
      let values = arguments.compactMap(value)
      return values.count == arguments.count ? plain.map { apply(values, to: $0) } : plain
    case .inout(let inner): return value(of: inner)
    default: return nil
    }
  }

  private func staticType(at span: SourceSpan) -> Type? {
    guard let (types, base) = codeTypes(around: span) else { return nil }
    return types.type(of: span, in: base)
  }

  /// What a name of the code means by its types; nil where they do not tell.
  func resolution(ofNameAt name: SourceSpan) -> Resolution? {
    guard let (types, base) = codeTypes(around: name), let (span, resolution) = types.name(at: name.start, in: base),
      span.start == name.start, resolution.isKnown
    else { return nil }
    return resolution
  }

  private func codeTypes(around span: SourceSpan) -> (types: BodyTypes, base: SourceSpan)? {
    guard span.unit != SourceSpan.none.unit, let found = memo.codeTypes(of: program).types(around: span) else {
      return nil
    }
    recorder.note(KeptReads(ReadSet(typedNames: found.types.reads.names)))
    return found
  }
}

extension Type {
  /// Whether its values, or what its optionals hold, are floating-point numbers.
  fileprivate var isFloatingPoint: Bool {
    guard let id = (wrapped ?? self).nominal, id.file == nil else { return false }
    return StandardLibrary.floatingTypeNames.contains(id.name)
  }
}

extension Expression {
  /// Whether it consists of whole numbers and operators, of no more than a few.
  fileprivate var isWholeNumber: Bool {
    var pending = [self]
    var left = 32
    while let next = pending.popLast() {
      left -= 1
      guard left > 0 else { return false }
      switch next.kind {
      case .integer: continue
      case .prefix(_, let operand): pending.append(operand)
      case .binary(let binary): pending += [binary.left, binary.right]
      case .tuple(let elements) where elements.count == 1: pending += elements.map(\.value)
      default: return false
      }
    }
    return true
  }
}

extension FunctionDeclaration {
  fileprivate func hasLabels(of other: FunctionDeclaration) -> Bool {
    parameters.count == other.parameters.count && zip(parameters, other.parameters).allSatisfy { $0.label == $1.label }
  }

  /// Whether an override of `other` would be declared like this.
  fileprivate func hasParameters(of other: FunctionDeclaration) -> Bool {
    hasLabels(of: other)
      && zip(parameters, other.parameters).allSatisfy { $0.type.isWritten(like: $1.type) }
  }
}

extension TypeReference {
  fileprivate func isWritten(like other: TypeReference) -> Bool {
    isOptional == other.isOptional && unwrapped.qualifiedName == other.unwrapped.qualifiedName
  }
}
