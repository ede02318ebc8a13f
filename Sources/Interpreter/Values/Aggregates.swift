package import Semantics

/// `(a, label: b)`
package final class TupleValue {
  package let labels: [String?]
  package let elements: [Value]

  package init(labels: [String?], elements: [Value]) {
    self.labels = labels
    self.elements = elements
  }

  package convenience init(_ elements: [Value]) {
    self.init(labels: Array(repeating: nil, count: elements.count), elements: elements)
  }
}

/// A struct's value: stored properties in the order of `NominalType.storedProperties`. A property with a wrapper stores
/// its wrapper as `.foreign`.
package struct StructureValue {
  package let type: TypeValue
  package var fields: [Value]

  package init(type: TypeValue, fields: [Value]) {
    self.type = type
    self.fields = fields
  }

  /// The stored field of that name (a wrapper itself, not what it wraps).
  package subscript(field name: String) -> Value? {
    get {
      guard let index = type.nominal?.storedIndex(of: name), index < fields.count else { return nil }
      return fields[index]
    }
    set {
      guard let newValue, let index = type.nominal?.storedIndex(of: name), index < fields.count else { return }
      fields[index] = newValue
    }
  }
}

/// An enum's value.
package final class EnumerationValue {
  package let type: TypeValue
  package let caseName: String
  package let labels: [String?]
  package let payload: [Value]

  package init(type: TypeValue, caseName: String, labels: [String?] = [], payload: [Value] = []) {
    self.type = type
    self.caseName = caseName
    self.labels = labels
    self.payload = payload
  }
}

/// An instance of a class or actor.
package final class ObjectValue {
  package let type: TypeValue
  package var fields: [Value] {
    didSet { revision &+= 1 }
  }
  /// Counts all writes, of values that are made when they are first read too.
  private(set) var revision = 0
  /// Counts writes, so that observers can tell that something changed.
  package var version = 0
  /// Who has subscribed to its published properties, by their indices.
  var subjects: [Int: Subject] = [:]
  /// Which of its first stored properties have been set since somebody last asked, as bits.
  private var set: UInt64 = 0

  /// Notes that a stored property is set, to whatever value.
  func noteSet(_ index: Int) { if index < UInt64.bitWidth { set |= 1 << UInt64(index) } }

  /// The stored properties that have been set since the last call.
  func takeSet() -> [Int] {
    defer { set = 0 }
    return set == 0 ? [] : fields.indices.prefix(UInt64.bitWidth).filter { set & (1 << UInt64($0)) != 0 }
  }

  package init(type: TypeValue, fields: [Value]) {
    self.type = type
    self.fields = fields
  }

  /// The stored field of that name (a wrapper itself, not what it wraps).
  package subscript(field name: String) -> Value? {
    get {
      guard let index = type.nominal?.storedIndex(of: name), index < fields.count else { return nil }
      return fields[index]
    }
    set {
      guard let newValue, let index = type.nominal?.storedIndex(of: name), index < fields.count else { return }
      fields[index] = newValue
      version &+= 1
    }
  }
}

/// A range of integers or doubles.
package final class RangeValue {
  package let lower: Value?
  package let upper: Value?
  package let isClosed: Bool

  package init(lower: Value?, upper: Value?, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }
}

/// Why a value is not known.
package final class UnknownValue {
  /// What it is called in the source (`userName`), for a text that shows it.
  package let name: String?
  package let type: TypeValue?
  package let reason: String
  package let span: SourceSpan

  package init(name: String?, type: TypeValue? = nil, reason: String, span: SourceSpan) {
    self.name = name
    self.type = type
    self.reason = reason
    self.span = span
  }
}

/// `\Root.a.b`
package final class KeyPathValue {
  package enum Component {
    case property(String)
    case `subscript`([Value])
    case unwrapOrBreak
    case forceUnwrap
  }

  package let root: TypeValue?
  package let components: [Component]

  package init(root: TypeValue?, components: [Component]) {
    self.root = root
    self.components = components
  }

  /// The name of a key path with one property (`\.locale`).
  package var singleProperty: String? {
    guard components.count == 1, case .property(let name)? = components.first else { return nil }
    return name
  }
}
