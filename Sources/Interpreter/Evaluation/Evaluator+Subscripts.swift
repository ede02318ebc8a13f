import Catalog
import Semantics

extension Evaluator {
  func `subscript`(_ access: SubscriptExpression, at span: SourceSpan, in frame: Frame, expecting: TypeValue?) -> Value
  {
    let base = evaluate(access.base, in: frame, expecting: access.base.isImplicitMember ? expecting : nil)
    if isChainBroken || isInterrupted { return .none }
    let key = keyType(of: base)
    let labels = access.arguments.map(\.label)
    let types = argumentTypes(access, labels, of: base)
    let arguments = access.arguments.enumerated().map { index, argument in
      var type = types.isEmpty ? key : types[index]
      if types.isEmpty, argument.label == "default" { type = defaultType(argument.value, in: base, at: span) }
      return evaluate(argument.value, in: frame, expecting: type)
    }
    return element(of: base, labels, arguments, at: span)
      ?? missing("subscript", of: base, at: span, expecting: expecting)
  }

  /// What the program's subscript expects of arguments that such a form suits; empty where it has none.
  private func argumentTypes(_ access: SubscriptExpression, _ labels: [String?], of base: Value) -> [TypeValue?] {
    for case .subscript(let declaration, let owner) in methods("subscript", of: base) {
      let source = Arguments(labels: labels, values: labels.map { _ in .void })
      guard let match = ParameterMatch(declaration.parameters, source) else { continue }
      let context = context(type(of: base), owner: owner)
      var types: [TypeValue?] = Array(repeating: nil, count: labels.count)
      for (parameter, positions) in zip(declaration.parameters, match.positions) {
        for position in positions { types[position] = resolve(parameter.type, in: context) }
      }
      let isSuited = zip(access.arguments, types).allSatisfy { argument, type in
        guard argument.value.isImplicitMember, let type, case .other = form(argument.value, fits: type) else {
          return true
        }
        return false
      }
      if isSuited { return types }
    }
    return []
  }

  /// The type of the value that stands in for an entry that a dictionary does not have.
  private func defaultType(_ value: Expression, in base: Value, at span: SourceSpan) -> TypeValue? {
    guard case .dictionary(let dictionary) = base else { return nil }
    return dictionary.values.first.map { type(of: $0) } ?? floatingType(ofNumber: value, by: span)
  }

  private func keyType(of base: Value) -> TypeValue? {
    switch base {
    case .dictionary(let dictionary): dictionary.keys.first.map { type(of: $0) }
    case .foreign(let value) where value.typeName == "ViewDimensions": .named("AlignmentGuide")
    case .type(let type) where type.nominal?.declaration == nil:
      PackageSettings.of(store: type.name).map { .named($0.keys) }
    default: nil
    }
  }

  /// `base[arguments]`; nil where there is no such subscript.
  func element(of base: Value, _ labels: [String?], _ arguments: [Value], at span: SourceSpan) -> Value? {
    if labels == ["keyPath"], case .keyPath(let path)? = arguments.first { return read(path, of: base) }
    if let found = subscripts(of: base, labels, arguments), let getter = found.declaration.accessors.getter {
      var receiver: Value? = base
      return run(getter, of: found, &receiver, arguments, newValue: nil)
    }
    return StandardLibrary.element(of: base, labels, arguments, self, at: span)
      ?? host.subscripted(base, labels, arguments)
  }

  /// Changes `value[arguments]` in place.
  func modifyElement(
    of value: inout Value,
    _ labels: [String?],
    _ arguments: [Value],
    at span: SourceSpan,
    _ change: (inout Value) -> Void
  ) {
    if labels == ["keyPath"], case .keyPath(let path)? = arguments.first { return modify(path, of: &value, change) }
    if let found = subscripts(of: value, labels, arguments), let setter = found.declaration.accessors.setter {
      var current = element(of: value, labels, arguments, at: span) ?? .void
      change(&current)
      var receiver: Value? = value
      value = .void
      _ = run(setter, of: found, &receiver, arguments, newValue: current)
      value = receiver ?? .void
      return
    }
    if StandardLibrary.modifyElement(of: &value, labels, arguments, self, at: span, change) { return }
    var current = host.subscripted(value, labels, arguments) ?? .void
    change(&current)
    if !host.setSubscript(&value, arguments, to: current), !value.isUnknown {
      _ = unknown("the element cannot be set", at: span)
    }
  }

  /// A subscript of the program's, with what its parameters take of the arguments.
  private struct MatchedSubscript {
    let declaration: SubscriptDeclaration
    let owner: TypeDeclaration
    let match: ParameterMatch
  }

  private func subscripts(of value: Value, _ labels: [String?], _ arguments: [Value]) -> MatchedSubscript? {
    for case .subscript(let declaration, let owner) in methods("subscript", of: value) {
      let source = Arguments(labels: labels, values: arguments)
      guard let match = ParameterMatch(declaration.parameters, source), declaration.accessors.getter != nil,
        applies(owner, to: value), !isInside(declaration, value)
      else { continue }
      let context = context(type(of: value), owner: owner)
      let isFitting = zip(declaration.parameters, match.positions).allSatisfy { parameter, positions in
        positions.allSatisfy { fits(arguments[$0], resolve(parameter.type, in: context)) }
      }
      if isFitting { return MatchedSubscript(declaration: declaration, owner: owner, match: match) }
    }
    return nil
  }

  /// A position in a text is a number here: the code of a text's own `subscript(offset: Int)` means the built-in one.
  private func isInside(_ declaration: SubscriptDeclaration, _ value: Value) -> Bool {
    guard value.text != nil else { return false }
    return textSubscripts.contains { $0 === declaration }
  }

  private func fits(_ value: Value, _ type: TypeValue) -> Bool {
    if case .unknown = value { return true }
    let name = type.unwrapped.name
    if case .range(let range) = value {
      // Positions of a text are numbers here: a range of them that is open is none of the program's ranges of `Int`.
      let isOpen = range.lower == nil || range.upper == nil
      return !StandardLibrary.scalarTypeNames.contains(name)
        && !(isOpen && ["Range", "ClosedRange"].contains(name) || !isOpen && name == "Range" && range.isClosed)
    }
    // A value of another type never fits a parameter of a type that the program declares. Where it did, a subscript that
    // reads the library's by a text would call itself.
    let isOther = type.unwrapped.nominal?.declaration.map { $0.kind != .protocol } ?? false
    return !isOther && !StandardLibrary.scalarTypeNames.contains(name)
      && StandardLibrary.type(name)?.properties["lowerBound"] == nil
      || matches(value, type)
  }

  /// The argument of an `@autoclosure`, which was evaluated with the others.
  private func made(_ argument: Value, _ type: TypeValue) -> Value {
    let value = coerce(argument, to: type.unwrapped.function?.result)
    return .function(FunctionValue(.native { _, _ in value }, context: .global, type: type.unwrapped))
  }

  /// Generic parameters of a subscript mean what its arguments are.
  private func bound(
    _ declaration: SubscriptDeclaration,
    _ arguments: [Value],
    _ context: LexicalContext
  ) -> LexicalContext {
    guard !declaration.genericParameters.isEmpty else { return context }
    let names = Set(declaration.genericParameters.map(\.name))
    var found: [String: TypeValue] = [:]
    for (parameter, argument) in zip(declaration.parameters, arguments) {
      unify(parameter.type, argument, names, &found)
    }
    return LexicalContext(selfType: context.selfType, owner: context.owner, generics: found)
  }

  private func run(
    _ accessor: Accessor,
    of found: MatchedSubscript,
    _ receiver: inout Value?,
    _ arguments: [Value],
    newValue: Value?
  ) -> Value {
    let declaration = found.declaration
    let outer = receiver.map { self.context(type(of: $0), owner: found.owner) } ?? LexicalContext.global
    let context = bound(declaration, arguments, outer)
    let frame = Frame(accessor.body, context: context)
    for (parameter, positions) in zip(declaration.parameters, found.match.positions) {
      let type = resolve(parameter.type, in: context)
      let values = positions.map {
        parameter.isAutoclosure ? made(arguments[$0], type) : coerce(arguments[$0], to: type)
      }
      let value = parameter.isVariadic ? .array(values) : values.first ?? defaultValue(of: parameter, type, context)
      declare(parameter.slot, value, in: frame)
    }
    let expected = resolve(declaration.returnType, in: context)
    if let slot = accessor.parameterSlot, let newValue { declare(slot, coerce(newValue, to: expected), in: frame) }
    let isOfText = receiver?.text != nil
    if let value = receiver { declare(0, value, in: frame) }
    receiver = nil
    if isOfText { textSubscripts.append(declaration) }
    let value = deeper(at: accessor.body.span) {
      runBody(accessor.body, in: frame, expecting: newValue == nil ? expected : nil, builder: nil)
    }
    if isOfText { textSubscripts.removeLast() }
    receiver = read(0, in: frame)
    return newValue == nil ? coerce(value, to: expected) : .void
  }
}
