import Catalog
import Layout

/// What a layout of the program's own says of itself (`LayoutProperties`).
struct LayoutPropertiesValue: ForeignValue, Hashable {
  /// The axis that spacers and dividers follow.
  var stackOrientation: Axis?

  static let type = "LayoutProperties"

  func member(_ name: String) -> Value? {
    guard name == "stackOrientation" else { return nil }
    return stackOrientation.map { Value(.axes(AxisSet($0))) } ?? Value.none
  }

  func propertyType(_ name: String) -> TypeValue? { name == "stackOrientation" ? .named("Axis") : nil }

  /// False where there is no such property.
  mutating func set(_ name: String, to value: Value) -> Bool {
    guard name == "stackOrientation" else { return false }
    switch value.builtIn {
    case .axes(.horizontal)?: stackOrientation = .horizontal
    case .axes(.vertical)?: stackOrientation = .vertical
    default: stackOrientation = nil
    }
    return true
  }

  var typeName: String { Self.type }

  var description: String { Self.type }
}
