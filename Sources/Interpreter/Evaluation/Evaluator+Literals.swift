import Semantics

extension Evaluator {
  func literal(_ expression: Expression, in frame: Frame, expecting: TypeValue?) -> Value {
    switch expression.kind {
    case .integer(let number): return integer(number, expecting: expecting)
    case .double(let number): return userLiteral(.double(number), "floatLiteral", expecting) ?? .double(number)
    case .string(let segments): return string(segments, in: frame, expecting: expecting)
    case .bool(let flag): return userLiteral(.bool(flag), "booleanLiteral", expecting) ?? .bool(flag)
    case .array(let elements): return array(elements, in: frame, expecting: expecting)
    case .dictionary(let elements): return dictionary(elements, at: expression.span, in: frame, expecting: expecting)
    case .tuple(let elements): return tuple(elements, in: frame, expecting: expecting)
    default: return expecting?.isOptional == false ? userLiteral(.void, "nilLiteral", expecting) ?? .none : .none
    }
  }

  private func integer(_ number: Int, expecting: TypeValue?) -> Value {
    guard let type = expecting?.unwrapped else { return .int(number) }
    // The lowering has those beyond `Int.max` by their bits.
    if number < 0, let width = IntegerWidth(type.name), width.isWide { return width.value(of: number) }
    if type.isFloatingPoint { return .double(Double(number)) }
    if type.name == "Decimal" { return .foreign(DecimalValue(number: Double(number))) }
    return userLiteral(.int(number), "integerLiteral", type) ?? .int(number)
  }

  /// A literal where a type of the workspace that is `ExpressibleBy…Literal` is expected.
  private func userLiteral(_ value: Value, _ label: String, _ expecting: TypeValue?) -> Value? {
    guard let type = expecting?.unwrapped, let nominal = type.nominal, nominal.declaration != nil,
      let parameter = literalInitializer(label, of: nominal)?.function?.parameters.first
    else { return nil }
    guard parameter.isVariadic, case .array(let elements) = value else {
      return construct(type, labels: [label], [value])
    }
    let labels = elements.indices.map { $0 == 0 ? label : nil }
    return construct(type, labels: labels, elements)
  }

  /// The initializer by which a type of the program is made of a literal.
  func literalInitializer(_ label: String, of nominal: NominalType) -> Member? {
    typeMembers("init", of: nominal).first { $0.function?.parameters.first?.label == label }
  }

  /// A literal with values in it where a type of the program takes those apart by itself: `init(stringInterpolation:)`
  /// with an interpolation that the program declares.
  private func interpolatedLiteral(_ segments: [StringSegment], in frame: Frame, _ expecting: TypeValue?) -> Value? {
    guard let type = expecting?.unwrapped, let nominal = type.nominal, nominal.declaration != nil,
      case .function(let function, let owner)? = literalInitializer("stringInterpolation", of: nominal),
      let parameter = function.parameters.first
    else { return nil }
    let parts = resolve(parameter.type, in: context(type, owner: owner))
    let counts: [Value] = [.int(0), .int(segments.count)]
    guard parts.nominal?.declaration != nil,
      var made = construct(parts, labels: ["literalCapacity", "interpolationCount"], counts)
    else { return nil }
    for segment in segments {
      let result: Value?
      switch segment {
      case .text(let text):
        var values: [Value] = [.string(text)]
        result = callMethod("appendLiteral", on: &made, labels: [nil], &values)
      case .interpolation(let arguments):
        var values = arguments.map { evaluate($0.value, in: frame) }
        result = callMethod("appendInterpolation", on: &made, labels: arguments.map(\.label), &values)
      }
      if result == nil { _ = unknown("a part of this literal is not known", at: function.nameSpan) }
    }
    return construct(type, labels: ["stringInterpolation"], [made])
  }

  /// What the elements of an array literal are where one of the program's types is expected.
  private func literalElement(_ type: TypeValue) -> TypeValue? {
    guard let nominal = type.nominal, nominal.declaration != nil,
      case .function(let function, let owner)? = literalInitializer("arrayLiteral", of: nominal),
      let parameter = function.parameters.first
    else { return nil }
    let declared = resolve(parameter.type, in: context(type, owner: owner))
    return parameter.isVariadic ? declared : declared.arguments.first
  }

  private func string(_ segments: [StringSegment], in frame: Frame, expecting: TypeValue?) -> Value {
    if segments.contains(where: { if case .interpolation = $0 { true } else { false } }),
      let own = interpolatedLiteral(segments, in: frame, expecting)
    {
      return own
    }
    var text = ""
    var joined: Value?
    var key = LocalizedKey(expecting, self)
    for segment in segments {
      switch segment {
      case .text(let part):
        text += part
        key?.append(segments.count > 1 ? part.replacing("%", with: "%%") : part)
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        let value = evaluate(first.value, in: frame)
        if let own = ownInterpolation(arguments, value, in: frame) {
          text += own
          key?.append(.string(own), shownAs: own, specifier: nil)
          continue
        }
        if let longer = host.text(joined, text, followedBy: value) {
          joined = longer
          text = ""
        } else {
          let shown = interpolated(first.value, value, arguments.dropFirst(), ofKey: key != nil, in: frame)
          text += shown
          if key != nil { key?.append(value, shownAs: shown, specifier: specifier(arguments, in: frame)) }
        }
      }
    }
    if let joined { return host.text(joined, text, followedBy: .void) ?? joined }
    let translation = key?.translation(self)
    if let translation { text = translation.text }
    spend(text.utf8.count / 64)
    if let translation, let shown = host.localized(translation.text, from: translation.format) { return shown }
    guard let expecting else { return .string(text) }
    return userLiteral(.string(text), "stringLiteral", expecting)
      ?? host.literal(text, writtenAs: segments, for: expecting.unwrapped) ?? .string(text)
  }

  /// How a value is written into a format: as itself, or by the specifier that the literal has for it.
  private func specifier(_ arguments: [Argument], in frame: Frame) -> String? {
    arguments.first { $0.label == "specifier" }.flatMap { evaluate($0.value, in: frame).text }
  }

  /// `\(value, specifier: "%.2f")`, `\(date, style: .relative)`, `\(number, format: .percent)`
  private func interpolated(
    _ expression: Expression,
    _ value: Value,
    _ options: ArraySlice<Argument>,
    ofKey isOfKey: Bool,
    in frame: Frame
  ) -> String {
    if let text = formatted(value, options, in: frame) { return text }
    for option in options where option.label == "specifier" {
      if case .string(let format) = evaluate(option.value, in: frame) {
        return StringFormat.apply(format, to: [value], self)
      }
    }
    if value.isNilInOptionals { return describe(value) }
    if isOfKey, case .double = value, let text = LocalizedKey.text(of: value) { return text }
    let isOptional =
      isOptional(expression, in: frame) || expression.hidesOptional && isStaticallyOptional(expression) == true
    if isOptional { return describe(value, inOptionalsOf: expression) }
    if let text = describe(value, asTypeOf: expression) { return text }
    return (isOfKey ? LocalizedKey.text(of: value) : nil) ?? describe(value)
  }

  /// A value that is there, as a text shows it of an expression that is an optional, or one of another.
  func describe(_ value: Value, inOptionalsOf expression: Expression) -> String {
    var expression = expression
    while case .cast(let cast) = expression.kind, cast.type.name == "Any" { expression = cast.value }
    if value.mayShowMore, let type = typeShowingMore(of: expression) { return describe(value, as: type) }
    let depth = max(1, staticOptionalDepth(at: expression.span) ?? 1)
    return String(repeating: "Optional(", count: depth) + debugDescription(value) + String(repeating: ")", count: depth)
  }

  /// The description by the type that the code gives the expression, where it says more than the value does.
  func describe(_ value: Value, asTypeOf expression: Expression) -> String? {
    guard value.mayShowMore, expression.span.unit != SourceSpan.none.unit else { return nil }
    return typeShowingMore(of: expression).map { describe(value, as: $0) }
  }

  /// What the program's `appendInterpolation` writes of such arguments; nil where none of them takes these.
  private func ownInterpolation(_ arguments: [Argument], _ first: Value, in frame: Frame) -> String? {
    guard isDeclared("appendInterpolation") else { return nil }
    let members = Self.interpolations.flatMap { name in
      nominal(named: name).map { instanceMembers("appendInterpolation", of: $0) } ?? []
    }
    guard !members.isEmpty else { return nil }
    let labels = arguments.map(\.label)
    let form = Arguments(labels: labels, values: labels.map { _ in .void })
    guard members.contains(where: { $0.function.flatMap { ParameterMatch($0.parameters, form) } != nil }) else {
      return nil
    }
    let values = [first] + arguments.dropFirst().map { evaluate($0.value, in: frame) }
    let source = Arguments(labels: labels, values: values)
    var receiver: Value? = .string("")
    let rival: Rival = arguments.count == 1 ? .function : .none
    guard let choice = choose(members, source, receiver: receiver, rival: rival) else { return nil }
    _ = invoke(choice, source, receiver: &receiver, expecting: nil)
    return receiver?.text
  }

  private static let interpolations = [
    "DefaultStringInterpolation", "String.StringInterpolation", "LocalizedStringKey.StringInterpolation",
  ]

  private func array(_ elements: [Expression], in frame: Frame, expecting: TypeValue?) -> Value {
    let type = expecting?.unwrapped
    let element =
      type.flatMap(literalElement) ?? type?.arguments.first ?? type.flatMap(optionSet)
      ?? elementType(elements, in: frame)
    var values = elements.map { evaluate($0, in: frame, expecting: element) }
    if element == nil { typeLiterals(among: elements, &values, in: frame) }
    if type?.name == "Set" { return .set(makeSet(values)) }
    if let made = userLiteral(.array(values), "arrayLiteral", type) { return made }
    if let type, type.nominal?.conforms(to: "OptionSet") ?? false { return OptionSets.union(values, type) }
    if let type, let options = host.options(values, of: type) { return options }
    if element == nil, let promoted = promoted(values, writtenAs: elements) { return .array(promoted) }
    spend(values.nestingCost)
    return .array(values)
  }

  /// Literals beside values of a type of the program are of that type.
  private func typeLiterals(among elements: [Expression], _ values: inout [Value], in frame: Frame) {
    guard let own = values.first(where: \.isUserDefined), values.contains(where: \.isScalar) else { return }
    let type = type(of: own)
    for (index, element) in elements.enumerated() where values[index].isScalar && element.isLiteral {
      values[index] = evaluate(element, in: frame, expecting: type)
    }
  }

  /// Values of one literal of which some are floating-point numbers, or the parts of tuples and lists are that are written
  /// in it: whole numbers beside those are such numbers as well. Nil where nothing changes.
  private func promoted(_ values: [Value], writtenAs elements: [Expression]) -> [Value]? {
    switch elements.first?.kind {
    case .tuple(let parts)? where parts.count > 1: return promotedColumns(values, parts.count)
    case .array?:
      let lists = values.compactMap { if case .array(let list) = $0 { list } else { nil } }
      guard lists.count == values.count, let all = promotedNumbers(lists.flatMap { $0 }) else { return nil }
      var rest = all[...]
      return lists.map { list in
        defer { rest = rest.dropFirst(list.count) }
        return .array(Array(rest.prefix(list.count)))
      }
    default: return promotedNumbers(values)
    }
  }

  private func promotedNumbers(_ values: [Value]) -> [Value]? {
    guard values.contains(where: \.isDouble), values.allSatisfy({ $0.number != nil }) else { return nil }
    return values.map(\.promoted)
  }

  private func promotedColumns(_ values: [Value], _ count: Int) -> [Value]? {
    let tuples = values.compactMap { if case .tuple(let tuple) = $0 { tuple } else { nil } }
    guard tuples.count == values.count, tuples.allSatisfy({ $0.elements.count == count }) else { return nil }
    let columns = (0..<count).map { index in promotedNumbers(tuples.compactMap { Value.tuple($0).element(index) }) }
    guard columns.contains(where: { $0 != nil }) else { return nil }
    return tuples.enumerated().map { row, tuple in
      let elements = zip(columns, tuple.elements).map { column, element in
        column.flatMap { $0.indices.contains(row) ? $0[row] : nil } ?? element
      }
      return .tuple(TupleValue(labels: tuple.labels, elements: elements))
    }
  }

  /// An array literal where a set of options is expected: its elements are of the same type.
  private func optionSet(_ type: TypeValue) -> TypeValue? {
    ["Any", "Array", "Set"].contains(type.name) || StandardLibrary.scalarTypeNames.contains(type.name) ? nil : type
  }

  /// Implicit members beside others have the others' type.
  private func elementType(_ elements: [Expression], in frame: Frame) -> TypeValue? {
    guard elements.contains(where: \.isImplicitMember) else { return nil }
    return elements.first { !$0.isImplicitMember }.map { type(of: evaluate($0, in: frame)) }
  }

  private func dictionary(
    _ elements: [DictionaryElement],
    at span: SourceSpan,
    in frame: Frame,
    expecting: TypeValue?
  ) -> Value {
    let arguments = expecting?.unwrapped.arguments ?? []
    let types = arguments.count == 2 ? (arguments[0], arguments[1]) : nil
    if let type = expecting?.unwrapped, isOfPairs(type) {
      let labels: [String?] = type.nominal == nil ? ["key", "value"] : [nil, nil]
      let types = pairTypes(type)
      let pairs = elements.map { element in
        let key = evaluate(element.key, in: frame, expecting: types?.key)
        return Value.tuple(
          TupleValue(labels: labels, elements: [key, evaluate(element.value, in: frame, expecting: types?.value)])
        )
      }
      return userLiteral(.array(pairs), "dictionaryLiteral", type) ?? .array(pairs)
    }
    var keys: [Value] = []
    var values: [Value] = []
    keys.reserveCapacity(elements.count)
    values.reserveCapacity(elements.count)
    for element in elements {
      keys.append(evaluate(element.key, in: frame, expecting: types?.0))
      values.append(evaluate(element.value, in: frame, expecting: types?.1))
    }
    if types == nil, let promoted = promoted(values, writtenAs: elements.map(\.value)) { values = promoted }
    let made = makeDictionary(keys, values)
    if made.count < keys.count, keys.allSatisfy({ $0.isScalar || $0.isUserDefined }) {
      noteTrap("a key is there twice", at: span)
    }
    return .dictionary(made)
  }

  /// Whether a literal of keys and values makes something else than a dictionary of it.
  private func isOfPairs(_ type: TypeValue) -> Bool {
    guard let nominal = type.nominal, nominal.declaration != nil else { return type.name == "KeyValuePairs" }
    return literalInitializer("dictionaryLiteral", of: nominal) != nil
  }

  /// What the keys and values of such a literal are, by the initializer that takes them.
  private func pairTypes(_ type: TypeValue) -> (key: TypeValue, value: TypeValue)? {
    var types = type.arguments
    if let nominal = type.nominal, nominal.declaration != nil {
      guard case .function(let function, let owner)? = literalInitializer("dictionaryLiteral", of: nominal),
        let parameter = function.parameters.first
      else { return nil }
      types = resolve(parameter.type, in: context(type, owner: owner)).arguments
    }
    guard types.count == 2 else { return nil }
    return (types[0], types[1])
  }

  private func tuple(_ elements: [Argument], in frame: Frame, expecting: TypeValue?) -> Value {
    if elements.isEmpty { return .void }
    if elements.count == 1, elements[0].label == nil {
      return evaluate(elements[0].value, in: frame, expecting: expecting)
    }
    let types = expecting?.unwrapped.name == "Tuple" ? expecting?.unwrapped.arguments ?? [] : []
    let labels = expecting?.unwrapped.labels ?? []
    return .tuple(
      TupleValue(
        labels: elements.indices.map { elements[$0].label ?? (labels.indices.contains($0) ? labels[$0] : nil) },
        elements: elements.indices.map {
          evaluate(elements[$0].value, in: frame, expecting: types.indices.contains($0) ? types[$0] : nil)
        }
      )
    )
  }
}

extension Expression {
  /// Whether the types of the code are worth asking for: few texts show optionals, and declarations tell most of them.
  fileprivate var hidesOptional: Bool {
    switch kind {
    case .cast, .subscript: true
    default: false
    }
  }
}

extension Value {
  var isDouble: Bool {
    if case .double = self { return true }
    return false
  }

  /// An integer literal beside doubles is a double.
  var promoted: Value {
    if case .int(let number) = self { return .double(Double(number)) }
    return self
  }
}

extension Member {
  var function: FunctionDeclaration? {
    if case .function(let declaration, _) = self { return declaration }
    return nil
  }
}
