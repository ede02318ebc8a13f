import Semantics

/// An iterator over elements that are there, or that a function makes.
final class IteratorValue: ForeignValue {
  private enum Source {
    case elements([Value], next: Int)
    case function(FunctionValue)
  }

  private var source: Source
  private var lastLogged = 0

  init(_ elements: [Value]) { source = .elements(elements, next: 0) }

  init(_ next: FunctionValue) { source = .function(next) }

  /// The next element; nil (`.none`) at the end.
  func next(_ evaluator: Evaluator) -> Value {
    evaluator.noteWrite(&lastLogged, restore: { [source] in self.source = source })
    switch source {
    case .elements(let elements, let index):
      guard elements.indices.contains(index) else { return .none }
      source = .elements(elements, next: index + 1)
      return elements[index].inOptional
    case .function(let function): return evaluator.call(function)
    }
  }

  /// What is left; an endless iterator ends with the fuel.
  func rest(_ evaluator: Evaluator, at span: SourceSpan, atMost most: Int = .max) -> [Value] {
    var rest: [Value] = []
    while rest.count < most, evaluator.step(at: span) {
      let element = next(evaluator)
      if case .none = element { break }
      rest.append(element.held)
    }
    return rest
  }

  var typeName: String { "AnyIterator" }
  var conformances: [String] { ["IteratorProtocol", "Sequence"] }
  func isEqual(to other: any ForeignValue) -> Bool { (other as? IteratorValue) === self }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  var description: String { "AnyIterator" }
  var object: AnyObject? { self }
}

extension LibraryType {
  static let anyIterator = LibraryType(
    name: "AnyIterator",
    methods: [
      "next": { value, site in value.iterator?.next(site.evaluator) },
      "makeIterator": { value, _ in value },
    ],
    initializer: { site in
      site.evaluator.noteEffect()
      site.evaluator.noteTie()
      if let function = site.function(0) { return .foreign(IteratorValue(function)) }
      return .foreign(IteratorValue(site.evaluator.elements(of: site.evaluate(0), at: site.span)))
    }
  )

  /// Its elements are made at once.
  static let anySequence = LibraryType(
    name: "AnySequence",
    initializer: { site in
      let source = site.function(0).map { site.evaluator.call($0) } ?? site.evaluate(0)
      return .array(site.evaluator.elements(of: source, at: site.span))
    }
  )
}

extension Value {
  var iterator: IteratorValue? { foreign() }
}

extension Expression {
  /// Whether to evaluate it twice may be something else than to do so once.
  fileprivate var mayHaveEffects: Bool {
    switch kind {
    case .integer, .local, .name, .member: false
    default: true
    }
  }
}

extension Evaluator {
  /// The elements of a sequence of the program's, or of an iterator, as an array: what every sequence can do, they can.
  func asArray(_ value: Value, at span: SourceSpan) -> Value? {
    switch value {
    case .structure(let structure): return isSequence(structure.type) ? .array(elements(of: value, at: span)) : nil
    case .object(let object): return isSequence(object.type) ? .array(elements(of: value, at: span)) : nil
    case .foreign:
      if let slice = value.slice { return slice.content }
      return value.iterator.map { .array($0.rest(self, at: span)) } ?? value.data.map { .array(bytes(of: $0)) }
    default: return nil
    }
  }

  /// The same for a method: the first elements of a sequence that may have no end are all that `prefix` asks for.
  func asArray(_ value: Value, for method: String, _ site: CallSite) -> Value? {
    guard method == "prefix", site.labels == [nil], site.closure(0) == nil, !site.arguments[0].value.mayHaveEffects,
      let most = site.evaluate(0).integer
    else { return asArray(value, at: site.span) }
    guard let type = value.storageType, isSequence(type) else { return asArray(value, at: site.span) }
    return .array(iterate(value, at: site.span, atMost: max(0, most)))
  }

  private func isSequence(_ type: TypeValue) -> Bool {
    guard let nominal = type.nominal else { return false }
    noteRead(nominal)
    return nominal.conformances.contains { BuiltInProtocols.conforms($0, to: "Sequence") }
  }

  /// The elements of a collection of the program's by its positions; nil where it has none that are known.
  func elementsByPosition(_ value: Value, at span: SourceSpan) -> [Value]? {
    // What the library says of positions it would say of the elements.
    guard !methods("startIndex", of: value).isEmpty, !methods("endIndex", of: value).isEmpty,
      let start = property("startIndex", of: value), let end = property("endIndex", of: value)
    else { return nil }
    let hasOwnSteps = !methods("index", of: value).isEmpty
    var elements: [Value] = []
    var position = start
    while !(equal(position, end) ?? true), step(at: span) {
      guard let element = element(of: value, [nil], [position], at: span) else { return nil }
      elements.append(element)
      var collection = value
      var arguments = [position]
      if hasOwnSteps, let next = callMethod("index", on: &collection, labels: ["after"], &arguments), !next.isUnknown {
        position = next
      } else {
        guard case .int(let number) = position else { return nil }
        position = .int(number &+ 1)
      }
    }
    return elements
  }
}
