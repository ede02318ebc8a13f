import Catalog
import Semantics

extension StandardLibrary {
  /// `array[i]`, `array[1...]`, `dictionary[key]`, `string[i]`, `dictionary[key, default: 0]`.
  static func element(
    of base: Value,
    _ labels: [String?],
    _ arguments: [Value],
    _ evaluator: Evaluator,
    at span: SourceSpan
  ) -> Value? {
    guard let key = arguments.first else { return nil }
    switch base {
    case .array(let elements): return element(elements, key, evaluator, at: span)
    case .foreign where base.slice != nil:
      guard let slice = base.slice else { return nil }
      if let text = slice.text { return element(of: text, key, from: slice.start, evaluator, at: span) }
      return element(slice.elements, key, from: slice.start, evaluator, at: span)
    case .dictionary(let dictionary):
      if case .unknown = key { return Value.none }
      evaluator.spend(key.hashCost)
      let key = evaluator.key(key, of: dictionary)
      if labels.count == 2, labels[1] == "default" { return dictionary[key] ?? arguments[1] }
      return dictionary[key]?.inOptional ?? Value.none
    case .string(let text):
      evaluator.spend(base.textCost)
      return element(of: text, key, evaluator, at: span)
    case .range: return element(expand(base, evaluator), key, evaluator, at: span)
    case .set(let set): return element(set.elements, key, evaluator, at: span)
    case .foreign where base.data != nil:
      guard let bytes = base.data.map(evaluator.bytes) else { return nil }
      return element(bytes, key, evaluator, at: span)
    case .tuple(let tuple):
      guard let index = key.integer, tuple.elements.indices.contains(index) else { return nil }
      return tuple.elements[index]
    case .type(let type) where type.nominal?.declaration == nil:
      return PackageSettings.of(store: type.name)?.value(of: key)
    default: return nil
    }
  }

  /// A character by its position, or those of a range.
  private static func element(
    of text: String,
    _ key: Value,
    from start: Int = 0,
    _ evaluator: Evaluator,
    at span: SourceSpan
  ) -> Value? {
    switch key {
    case .int(let index):
      let place = index &- start
      if place >= 0, let found = text.dropFirst(place).first { return .string(String(found)) }
      return evaluator.trap("index \(index) is out of range (\(text.count) elements)", at: span)
    case .range(let range):
      let places = range.moved(by: 0 &- start).places(in: text.count)
      let part = String(text.dropFirst(places.lowerBound).prefix(places.count))
      return Value(slice: part, from: start &+ places.lowerBound)
    case .unknown: return text.first.map { .string(String($0)) }
    default: return nil
    }
  }

  private static func element(
    _ elements: [Value],
    _ key: Value,
    from start: Int = 0,
    _ evaluator: Evaluator,
    at span: SourceSpan
  ) -> Value? {
    switch key {
    case .int(let index):
      let place = index &- start
      if elements.indices.contains(place) { return elements[place] }
      let valid = start > 0 ? "the positions of a slice begin at \(start)" : "\(elements.count) elements"
      return evaluator.trap("index \(index) is out of range (\(valid))", at: span)
    case .range(let range):
      let range = range.moved(by: 0 &- start)
      let places = range.places(in: elements.count)
      if !range.isWithin(elements.count) {
        evaluator.noteTrap("the range is beyond the \(elements.count) elements", at: span)
      }
      evaluator.spend(places.count / 4)
      return Value(slice: Array(elements[places]), from: start &+ places.lowerBound)
    case .unknown: return elements.first
    default: return nil
    }
  }

  /// Changes an element in place; false where the value has no such subscript.
  static func modifyElement(
    of value: inout Value,
    _ labels: [String?],
    _ arguments: [Value],
    _ evaluator: Evaluator,
    at span: SourceSpan = .none,
    _ change: (inout Value) -> Void
  ) -> Bool {
    guard let key = arguments.first else { return false }
    // Asked for before the value is looked into: whoever looks holds it, and what is held twice is copied.
    if value.isDictionary { return modifyEntry(key, of: &value, labels, arguments, evaluator, change) }
    if case .foreign = value { return modifyForeign(key, of: &value, evaluator, change) }
    switch value {
    case .array(let elements) where key.isRange:
      guard let places = key.places(in: elements.count) else { return true }
      value = .void
      var part = Value.array(Array(elements[places]))
      change(&part)
      value = .array(
        Array(elements[..<places.lowerBound]) + self.elements(part, evaluator) + elements[places.upperBound...]
      )
      evaluator.spend(elements.count / 4)
      return true
    case .array(var elements):
      guard let index = key.integer else { return true }
      guard elements.indices.contains(index) else {
        evaluator.noteTrap("index \(index) is out of range (\(elements.count) elements)", at: span)
        return true
      }
      value = .void
      var element = elements[index]
      evaluator.changing(&elements) { $0[index] = .void }
      change(&element)
      elements[index] = element
      value = .array(elements)
      return true
    default: return false
    }
  }

  /// An element of a part of an array, or a byte of data.
  private static func modifyForeign(
    _ key: Value,
    of value: inout Value,
    _ evaluator: Evaluator,
    _ change: (inout Value) -> Void
  ) -> Bool {
    if let slice = value.slice {
      var elements = slice.content
      evaluator.spend(slice.elements.count / 16)
      let moved: Value? =
        key.integer.map { .int($0 &- slice.start) } ?? key.range.map { .range($0.moved(by: 0 &- slice.start)) }
      let isDone = modifyElement(of: &elements, [nil], [moved ?? key], evaluator, change)
      value = Value(slice: self.elements(elements, evaluator), from: slice.start)
      return isDone
    }
    guard var data = value.data else { return false }
    guard let index = key.integer, data.bytes.indices.contains(index) else { return true }
    var byte = Value.int(Int(data.bytes[index]))
    change(&byte)
    evaluator.spend(data.bytes.count / 64)
    data.bytes[index] = UInt8(truncatingIfNeeded: byte.integer ?? 0)
    value = .foreign(data)
    return true
  }

  private static func modifyEntry(
    _ key: Value,
    of value: inout Value,
    _ labels: [String?],
    _ arguments: [Value],
    _ evaluator: Evaluator,
    _ change: (inout Value) -> Void
  ) -> Bool {
    let fallback = labels.count == 2 && labels[1] == "default" ? arguments[1] : nil
    return value.changeEntry(key, evaluator) { entry in
      var element = fallback.map { entry ?? $0 } ?? entry?.inOptional ?? .none
      entry = nil
      change(&element)
      if fallback == nil, case .none = element { return }
      entry = fallback == nil ? element.held : element
    }
  }
}

extension RangeValue {
  /// The same positions counted from another first one.
  func moved(by distance: Int) -> RangeValue {
    guard distance != 0 else { return self }
    let bounds = [lower, upper].map { $0?.integer.map { Value.int($0 &+ distance) } }
    return RangeValue(lower: bounds[0], upper: bounds[1], isClosed: isClosed)
  }

  /// Whether so many elements have all of its positions.
  func isWithin(_ count: Int) -> Bool {
    let end = (upper?.integer ?? count) &+ (isClosed && upper != nil ? 1 : 0)
    return (lower?.integer ?? 0) >= 0 && (lower?.integer ?? 0) <= count && end >= 0 && end <= count
  }

  /// The positions that it means of so many.
  func places(in count: Int) -> Range<Int> {
    let start = min(max(lower?.integer ?? 0, 0), count)
    var end = upper?.integer ?? count
    if isClosed, upper != nil { end = end &+ 1 }
    return start..<min(max(end, start), count)
  }
}

extension Value {
  fileprivate var isRange: Bool {
    if case .range = self { return true }
    return false
  }

  /// The positions that a range means of so many, counted from the first of them; nil for other values.
  func places(in count: Int, from start: Int = 0) -> Range<Int>? {
    guard case .range(let range) = self else { return nil }
    return range.moved(by: 0 &- start).places(in: count)
  }

  fileprivate var isDictionary: Bool {
    if case .dictionary = self { return true }
    return false
  }
}
