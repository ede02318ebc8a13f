import Catalog
import Semantics
import SourceText

/// The standard library's and CoreGraphics' everyday members, found by the type's name.
enum StandardLibrary {
  static let types: [String: LibraryType] = {
    let values: [LibraryType] = [
      .array, .bool, .closedRange, .dictionary, .double, .integer, .optional, .range, .set, .string, .size, .point,
      .rect, .vector,
      .transform, .objectIdentifier, .date, .uuid, .data, .characterSet, .dispatchQueue, .mainActor, .task,
      .notificationCenter, .roundingRule, .keyPath, .keyPathComparator, .sortDescriptor, .textComparator, .sortOrder,
      .duration, .durationTimeStyle,
      .durationUnitsStyle, .formatStyle,
      .formatSymbol,
      .fractionDigits, .result, .anyIterator, .anySequence, .operationQueue,
      .runLoop, .bundle, .comparisonResult, .compareOptions, .dateFormatter,
      .isoFormatter, .relativeFormatter, .componentsFormatter, .byteFormatter, .numberFormatter,
      .calendar, .components, .dateInterval, .timeZone, .indexSet, .decimal, .scanner, .publisher,
      .cancellable, .measurement, .measurementFormatter, .hasher, .completion, .urlError, .cancellationError,
    ]
    let all =
      values + LibraryType.publisherTypes + LibraryType.addresses + LibraryType.fileTypes + LibraryType.codingTypes
      + LibraryType.services + LibraryType.packageSettings
      + LibraryType.unitTypes + LibraryType.numberObjects + LibraryType.unicodeScalars + LibraryType.regexTypes
      + [PathTexts.type, LibraryType.scalarProperties, MirrorValue.type, MirrorValue.styleType, DifferenceValue.type]
    return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  static let integerTypeNames: Set<String> = [
    "CInt", "CLong", "CUnsignedInt", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
  ]
  static let floatingTypeNames: Set<String> = [
    "CDouble", "CFloat", "CGFloat", "Double", "Float", "Float32", "Float64", "TimeInterval",
  ]
  /// What a generic parameter that is not known conforms to: its numbers are those of the largest type.
  static let floatingProtocolNames: Set<String> = ["BinaryFloatingPoint", "FloatingPoint"]
  private static let integerProtocolNames: Set<String> = [
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger",
  ]
  static let scalarTypeNames: Set<String> =
    integerTypeNames.union(floatingTypeNames).union(["String", "Bool", "Character", "Substring"])
  static let typeNames: Set<String> = scalarTypeNames.union(types.keys).union([
    "Any", "AnyObject", "Void", "Never", "ClosedRange",
  ])

  /// The names of mutating methods of any type: calls of them change their receiver in place.
  static let mutatingNames = Set(types.values.flatMap { $0.mutatingMethods.keys })

  /// The table of a type's other names: all integers are `Int`, all floating-point numbers `Double`.
  static func type(_ name: String) -> LibraryType? { typesByEveryName[name] }

  private static let typesByEveryName: [String: LibraryType] = {
    let others: [(type: String, names: Set<String>)] = [
      ("Int", integerTypeNames.union(integerProtocolNames)), ("Double", floatingTypeNames.union(floatingProtocolNames)),
      ("String", ["Substring", "Character", "LocalizedStringKey", "StaticString"]),
      ("Range", ["ClosedRange", "PartialRangeFrom", "PartialRangeUpTo"]), ("Array", ["ArraySlice", "ContiguousArray"]),
    ]
    var result = types
    for (type, names) in others {
      for name in names where result[name] == nil { result[name] = types[type] }
    }
    return result
  }()

  /// The names of all methods that values of the language's own types have.
  static let methodNames = Set(types.values.flatMap { $0.methods.keys }).union(sequenceMethods.keys)
    .union(OptionSets.methodNames).union(["hash"])

  /// The names of methods that values of any type have.
  static let universalNames = Set(LibraryType.optional.methods.keys)

  static func hasMethod(_ name: String, of value: Value) -> Bool {
    type(value.builtInTypeName)?.methods[name] != nil || value.isSequence && sequenceMethods[name] != nil
  }

  /// What the arguments of generic types are called.
  static let genericNames: [String: [String]] = [
    "Array": ["Element"], "ArraySlice": ["Element"], "Binding": ["Value"], "ClosedRange": ["Bound"],
    "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"], "Range": ["Bound"], "Result": ["Success", "Failure"],
    "Set": ["Element"],
  ]

  static func hasStaticMethod(_ name: String, of type: TypeValue) -> Bool {
    self.type(type.name)?.staticMethods[name] != nil
  }

  static func staticProperty(_ name: String, of type: TypeValue, _ evaluator: Evaluator) -> Value? {
    if name == "zero", BuiltInProtocols.conforms(type.name, to: "AdditiveArithmetic"), self.type(type.name) == nil {
      return .int(0)
    }
    if let limit = IntegerWidth(type.name)?.statics(name) { return limit }
    if type.name == "MemoryLayout", ["alignment", "size", "stride"].contains(name) {
      return type.arguments.first.flatMap { scalarSize($0.name) }.map { .int($0) }
    }
    if name.isCapitalized {
      let nested = "\(type.name).\(name)"
      if symbolTypes.contains(nested) || types[nested] != nil || LocalizedKey.isType(nested) {
        return .type(.named(nested))
      }
    }
    return self.type(type.name)?.statics[name]?(evaluator) ?? symbol(name, of: type.name)
  }

  /// The bytes that a number of a type takes, which are its alignment too.
  private static func scalarSize(_ name: String) -> Int? {
    if let width = IntegerWidth(name) { return width.bits / 8 }
    switch name {
    case "Bool": return 1
    case "Float", "Float32", "CFloat": return 4
    default: return name == "Int" || floatingTypeNames.contains(name) ? 8 : nil
    }
  }

  static func callStatic(_ name: String, of type: TypeValue, _ site: CallSite) -> Value? {
    self.type(type.name)?.staticMethods[name]?(site)
  }

  /// `Int("3")`, `CGSize(width: 1, height: 2)`, `[Int]()`
  static func construct(_ name: String, _ site: CallSite, arguments: [TypeValue] = []) -> Value? {
    if name == "Optional" { return site.count == 0 ? Value.none : site.evaluate(0, as: arguments.first).inOptional }
    if LocalizedKey.isType(name), site.count > 0, site.labels[0] == nil || site.labels[0] == "stringLiteral" {
      return site.evaluator.key(name, site)
    }
    guard let value = type(name)?.initializer?(site) else {
      return PackageSettings.of(key: name)?.makeKey(of: arguments.first, site)
    }
    if let number = value.wide, integerTypeNames.contains(name) {
      return IntegerWidth.converted(number, to: IntegerWidth(name), label: site.labels.first ?? nil, site)
    }
    if case .int(let number) = value, let width = IntegerWidth(name) {
      if width.isWide, number < 0, site.labels == [nil], case .integer = site.arguments[0].value.kind {
        return width.value(of: number)
      }
      return width.converted(number, label: site.labels.first ?? nil, site)
    }
    return value
  }

  static func setProperty(_ name: String, of value: inout Value, to newValue: Value, _ evaluator: Evaluator) -> Bool {
    if name == "value", let subject = value.publisher?.subject, subject.current != nil {
      subject.send(newValue, evaluator)
      return true
    }
    if var settings = value.foreign(SettingsValue.self) {
      settings.settings[name] = newValue
      value = .foreign(settings)
      return true
    }
    return type(value.builtInTypeName)?.setters[name]?(&value, newValue) ?? false
  }

  /// Calls a mutating method; nil where the receiver's type has none of that name.
  static func callMutating(
    _ name: String,
    on typeName: String,
    receiver: TypeValue?,
    _ site: CallSite,
    modify: ((inout Value) -> Void) -> Void
  ) -> Value? {
    // What an optional holds is changed as the optional is.
    let method = type(typeName)?.mutatingMethods[name] ?? LibraryType.optional.mutatingMethods[name]
    guard let change = method?(site, receiver) else { return nil }
    var result = Value.void
    modify { result = change(&$0) }
    return result
  }
}

extension Evaluator {
  func libraryProperty(_ name: String, of value: Value, at span: SourceSpan) -> Value? {
    if let property = StandardLibrary.type(value.builtInTypeName)?.properties[name] {
      spend(value.textCost)
      return property(value, self)
    }
    if value.isSequence, let property = StandardLibrary.sequenceProperties[name] { return property(value, self) }
    if let settings = value.foreign(SettingsValue.self), !StandardLibrary.hasMethod(name, of: value) {
      // What is not set is nil where it may be, and else not known.
      return settings.settings[name] ?? (settings.type(ofProperty: name)?.isOptional == true ? Value.none : nil)
    }
    if let property = StandardLibrary.sequenceProperties[name], let elements = asArray(value, at: span) {
      return property(elements, self)
    }
    return OptionSets.property(name, of: value) ?? StandardLibrary.universalProperty(name, of: value, self)
  }

  func callLibraryMethod(_ name: String, on value: Value, _ site: CallSite) -> Value? {
    if case .view = value { return StandardLibrary.universalMethod(name, on: value, site) }
    spend(value.textCost)
    if value.isSequence || value.data != nil || value.isUserDefined, isCalledOnOptional(site),
      let method = LibraryType.optional.methods[name]
    {
      return method(value, site)
    }
    if let method = StandardLibrary.type(value.builtInTypeName)?.methods[name], let result = method(value, site) {
      spend(result.textCost)
      return result
    }
    if value.isSequence, let method = StandardLibrary.sequenceMethods[name], let result = method(value, site) {
      return result
    }
    if let method = StandardLibrary.sequenceMethods[name], let elements = asArray(value, for: name, site) {
      return method(elements, site)
    }
    return OptionSets.call(name, on: value, site) ?? StandardLibrary.universalMethod(name, on: value, site)
  }
}

extension StandardLibrary {
  /// What values of any type have.
  static func universalProperty(_ name: String, of value: Value, _ evaluator: Evaluator) -> Value? {
    switch (name, value) {
    case ("wrappedValue", .foreign(let foreign)):
      return foreign.wrapper?.get(evaluator)
    case ("projectedValue", .foreign(let foreign)):
      return foreign.wrapper.flatMap { $0.projected(evaluator) ?? value }
    case ("wrappedValue", .bool), ("wrappedValue", .int), ("wrappedValue", .double), ("wrappedValue", .string),
      ("wrappedValue", .array), ("wrappedValue", .none), ("wrappedValue", .enumeration):
      return value
    case ("debugDescription", .string(let text)): return .string(text.debugDescription)
    // They have no members of their own, only those of what they lead to.
    case (_, .foreign(let foreign)) where foreign.wrapper != nil: return nil
    case ("description", _), ("debugDescription", _): return .string(evaluator.describe(value))
    case ("hashValue", _):
      var hasher = StableHash()
      hasher.combine(evaluator.describe(value))
      // Each run hashes in another way.
      evaluator.noteVaryingValue()
      return .int(hasher.value)
    case ("unsafelyUnwrapped", _): return value
    case ("id", .object(let object)): return .string("\(object.type.name)#\(evaluator.number(of: object))")
    case ("localizedDescription", .enumeration), ("localizedDescription", .structure),
      ("localizedDescription", .object):
      return evaluator.conforms(value, to: "Error") ? .string(evaluator.localizedDescription(of: value)) : nil
    default: return LibraryType.objectProperty(name, of: value)
    }
  }

  /// `map` and `flatMap` of a value that is an optional with something in it, and of nil.
  static func universalMethod(_ name: String, on value: Value, _ site: CallSite) -> Value? {
    switch (name, value) {
    case ("hash", _) where site.labels == ["into"]: return .void
    case _ where value.isSequence || value.isUnknown: return nil
    default: return LibraryType.optional.methods[name]?(value, site)
    }
  }
}

/// A hash that is the same in every run.
struct StableHash {
  private(set) var value = 5381

  mutating func combine(_ text: String) {
    for byte in text.utf8 { value = (value &* 33) ^ Int(byte) }
  }
}

extension Value {
  var isSequence: Bool {
    switch self {
    case .array, .set, .dictionary, .range, .string: true
    case .foreign(let foreign): foreign.slice != nil
    default: false
    }
  }

  var number: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    case .foreign: wide.map { Double($0) }
    default: nil
    }
  }

  var integer: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(clamping: number)
    default: nil
    }
  }

  var text: String? {
    switch self {
    case .string(let text): text
    case .foreign(let foreign): foreign.slice?.text
    default: nil
    }
  }
}

extension Int {
  /// The whole part, as far as `Int` goes; 0 for what is no number.
  init(clamping number: Double) {
    if number.isNaN {
      self = 0
    } else if number >= 9.2e18 {
      self = .max
    } else {
      self = number <= -9.2e18 ? .min : Int(number)
    }
  }
}
