import Semantics

/// A part of an array that does not begin where the array does: its positions are the array's (Swift: `ArraySlice`). A
/// part that begins at the first element has the positions of an array of its own, and is one.
package struct SliceValue: ForeignValue {
  package let elements: [Value]
  /// The position of its first element.
  package let start: Int

  package var typeName: String { "ArraySlice" }
  package var conformances: [String] { BuiltInProtocols.conformances(of: "Array").sorted() }
  package var description: String { typeName }
  package var hasMutatingMethods: Bool { true }
  package var slice: SliceValue? { self }

  package func isEqual(to other: any ForeignValue) -> Bool {
    other.slice.map { Value.array(elements).isEqual(to: .array($0.elements)) } ?? false
  }

  package func hash(into hasher: inout Hasher) { Value.array(elements).hash(into: &hasher) }
}

extension Value {
  /// Elements of an array from a position on.
  init(slice elements: [Value], from start: Int) {
    self = start > 0 ? .foreign(SliceValue(elements: elements, start: start)) : .array(elements)
  }

  var slice: SliceValue? {
    guard case .foreign(let foreign) = self else { return nil }
    return foreign.slice
  }

  /// What others know how to deal with: of a slice an array of its elements.
  var withoutPositions: Value { slice.map { .array($0.elements) } ?? self }

  /// The position of the first element of an array or a slice.
  var firstPosition: Int { slice?.start ?? 0 }
}
