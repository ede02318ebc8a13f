import Semantics

extension Evaluator {
  /// The fuel that a stand-in of a type of the workspace takes: types that hold collections of each other multiply.
  private static let standInSteps = 20

  /// So many collections and tuples directly within each other are made: each multiplies what is in it.
  private static let mostNested = 5

  /// So many types that conform to a protocol are tried.
  private static let mostConformers = 4

  /// How many elements an unknown collection has.
  static let unknownCount = 3

  /// A value to stand in for an unknown one of that type: a `String` shows its name's words, a number is 0, a collection
  /// has three elements, an optional is nil; the workspace's types are their sample data or made of stand-ins.
  package func standIn(for type: TypeValue, named name: String?) -> Value {
    if let samples = untraced({ samples(for: type) }) { return samples }
    let value = untraced { made(for: type, named: name) }
    if !value.marksItself { trace.note(name ?? type.name) }
    return value
  }

  /// The same where it is noted later who reads it, and whether it is sample data of the program: then nobody has to.
  func untracedStandIn(for type: TypeValue, named name: String) -> (value: Value, isSample: Bool) {
    if let samples = untraced({ samples(for: type) }) { return (samples, true) }
    return (untraced { sharedStandIn(for: type, named: name) }, false)
  }

  /// The stand-in of a type, the same for all that is unknown and has that name: making a whole model for each call
  /// that hands an unknown one on takes longer than all the rest.
  package func sharedStandIn(for type: TypeValue, named name: String?) -> Value {
    // Within another stand-in it depends on what is around it; elements of a collection are told from each other.
    guard standInTypes.isEmpty, standInNesting == 0, let use = GlobalUse(standInFor: type, named: name) else {
      return standIn(for: type, named: name)
    }
    let box = storageBox(use)
    // It is being made: it needs itself.
    if case .void = box.value { return standIn(for: type, named: name) }
    return read(box)
  }

  private func made(for type: TypeValue, named name: String?) -> Value {
    if type.nominal?.declaration == nil, let value = host.standIn(for: type, named: name) { return value }
    switch type.name {
    case "String", "Substring", "LocalizedStringKey", "Character", "AttributedString", "LocalizedStringResource":
      return .string(Self.words(of: name ?? "Text"))
    case "Bool": return .bool(false)
    case "Void": return .void
    case "Optional": return .none
    case "Array", "Set", "Dictionary", "Range", "ClosedRange": return collection(type, named: name)
    case "Function": return standInFunction(type, named: name)
    case "Tuple": return tuple(type, named: name)
    case "CGSize": return .foreign(SizeValue(width: 0, height: 0))
    case "CGPoint": return .foreign(PointValue(x: 0, y: 0))
    case "CGRect": return .foreign(RectValue(x: 0, y: 0, width: 0, height: 0))
    default: break
    }
    if type.isFloatingPoint { return .double(0) }
    if StandardLibrary.integerTypeNames.contains(type.name) { return .int(0) }
    return standInOfWorkspace(type, named: name)
      ?? .unknown(UnknownValue(name: name, type: type, reason: "no value for '\(name ?? type.name)'", span: .none))
  }

  private func collection(_ type: TypeValue, named name: String?) -> Value {
    let element = type.arguments.first ?? .any
    switch type.name {
    case "Range", "ClosedRange": return .range(RangeValue(lower: .int(0), upper: .int(3), isClosed: false))
    case "Dictionary": return .dictionary(DictionaryValue())
    default:
      let values = nestedStandIns { (0..<Self.unknownCount).map { _ in standIn(for: element, named: name) } } ?? []
      return type.name == "Set" ? .set(SetValue(values)) : .array(values)
    }
  }

  private func tuple(_ type: TypeValue, named name: String?) -> Value {
    nestedStandIns { type.arguments.map { standIn(for: $0, named: name) } }
      .map { .tuple(TupleValue(labels: type.labels, elements: $0)) }
      ?? .unknown(UnknownValue(name: name, type: type, reason: "no value for '\(name ?? type.name)'", span: .none))
  }

  /// What `make` gives, one collection or tuple further inside; nil where there are too many around.
  private func nestedStandIns(_ make: () -> [Value]) -> [Value]? {
    guard standInNesting < Self.mostNested, affords(0) else { return nil }
    standInNesting += 1
    defer { standInNesting -= 1 }
    return make()
  }

  /// A function that answers with the stand-in of its result.
  private func standInFunction(_ type: TypeValue, named name: String?) -> Value {
    let result = type.function?.result
    return .function(
      FunctionValue(
        .native { _, evaluator in result.map { evaluator.standIn(for: $0, named: name) } ?? .void },
        context: .global,
        builder: type.function?.builder,
        type: type
      )
    )
  }

  private func standInOfWorkspace(_ type: TypeValue, named name: String?) -> Value? {
    if depth >= limits.depth { noteTie() }
    guard let nominal = type.nominal, depth < limits.depth, standInTypes.filter({ $0 == type.name }).count < 2 else {
      return nil
    }
    spend(Self.standInSteps)
    guard fuel > 0 else { return nil }
    if let sample = sample(of: type) { return sample }
    standInTypes.append(type.name)
    let around = standInNesting
    standInNesting = 0
    defer {
      standInTypes.removeLast()
      standInNesting = around
    }
    return nominal.kind == .protocol ? conformer(to: type) : madeOrWritten(type)
  }

  /// The first of the types that conform to a protocol which is made with the fewest stand-ins.
  private func conformer(to type: TypeValue) -> Value? {
    let before = unknownRecords
    var (records, count) = (before, Int.max)
    var best: Value?
    for name in conformers(of: type.name).prefix(Self.mostConformers) where count > 0 && fuel > 0 {
      goBack(toUnknowns: before)
      guard let conformer = self.type(named: name), let made = sample(of: conformer) ?? madeOrWritten(conformer)
      else { continue }
      let other = StandInCount(made).count
      if other < count { (best, records, count) = (made, unknownRecords, other) }
    }
    goBack(toUnknowns: records)
    return best
  }

  /// The type as the program writes it down or made of stand-ins, whatever has fewer of them.
  private func madeOrWritten(_ type: TypeValue) -> Value? {
    let before = unknownRecords
    let written = self.written(type)
    if let written, written.standIns == 0 { return written.value }
    let records = unknownRecords
    goBack(toUnknowns: before)
    let made = constructWithStandIns(type)
    guard let written, written.standIns < made.map({ StandInCount($0).count }) ?? .max else { return made }
    goBack(toUnknowns: records)
    return written.value
  }

  /// The words of a name: `userName` → "User Name".
  package static func words(of name: String) -> String {
    var words = ""
    var previous: Character = " "
    for character in name where character != "_" && character != "$" {
      let startsWord = character.isUppercase && !previous.isUppercase || character.isNumber && !previous.isNumber
      if startsWord, !words.isEmpty { words.append(" ") }
      words.append(words.isEmpty ? character.uppercased().first ?? character : character)
      previous = character
    }
    return words
  }
}
