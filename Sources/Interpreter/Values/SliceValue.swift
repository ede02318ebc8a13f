import Semantics

/// A part of an array or a text that does not begin where that does: its positions are those of the whole (Swift:
/// `ArraySlice`, `Substring`). A part that begins at the first element has the positions of a value of its own, and is
/// one.
package struct SliceValue: ForeignValue {
  /// What it holds, as an array or a text of its own.
  package let content: Value
  /// The position of its first element.
  package let start: Int

  package var typeName: String { text == nil ? "ArraySlice" : "Substring" }
  package var conformances: [String] {
    BuiltInProtocols.conformances(of: text == nil ? "Array" : "String").sorted()
  }
  package var description: String { text ?? typeName }
  package var hasMutatingMethods: Bool { true }
  package var slice: SliceValue? { self }

  /// The text that it is, where it is one.
  var text: String? {
    if case .string(let text) = content { return text }
    return nil
  }

  package var elements: [Value] {
    switch content {
    case .array(let elements): elements
    case .string(let text): text.map { .string(String($0)) }
    default: []
    }
  }

  package func isEqual(to other: any ForeignValue) -> Bool {
    other.slice.map { content.isEqual(to: $0.content) } ?? false
  }

  package func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

extension Value {
  /// Elements of an array from a position on.
  init(slice elements: [Value], from start: Int) { self.init(slice: .array(elements), from: start) }

  /// Characters of a text from a position on.
  init(slice text: String, from start: Int) { self.init(slice: .string(text), from: start) }

  private init(slice content: Value, from start: Int) {
    self = start > 0 ? .foreign(SliceValue(content: content, start: start)) : content
  }

  var slice: SliceValue? {
    guard case .foreign(let foreign) = self else { return nil }
    return foreign.slice
  }

  /// What others know how to deal with: of a slice its elements as an array, or its text.
  var withoutPositions: Value { slice?.content ?? self }

  /// The position of the first element of an array, a text or a part of one.
  var firstPosition: Int { slice?.start ?? 0 }
}
