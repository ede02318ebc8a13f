package import Semantics

/// What a coordinate space is called: any value that can be hashed. Values of different types are never the same name.
package struct SpaceName: Hashable, CustomStringConvertible {
  private let value: ConstantValue

  /// Nil where the value is not known, or not the same each time.
  package init?(_ name: Expression, in code: CodeScope, of scope: ProgramScope) {
    guard let value = ConstantValue(ofValue: name, in: code, of: scope) else { return nil }
    self.value = value
  }

  /// Whether it is a string.
  package var isText: Bool { value.spelling.hasPrefix("\"") }

  /// As messages call it: the text of a string, `1`, `Space.board`.
  package var text: String { isText ? String(value.spelling.dropFirst().dropLast()) : value.spelling }

  package var description: String { text }
}
