package import Catalog
import Layout

/// A value of the framework's own types as a value of the language.
package struct BuiltInForeign: ForeignValue, Hashable {
  package let value: BuiltInValue

  package init(_ value: BuiltInValue) {
    self.value = value
  }

  package var typeName: String { value.typeName }

  /// One axis and a set of axes are the same value, as are sides: the program's extensions of both are found.
  package var conformances: [String] {
    let known = Catalog.type(value.typeName)?.conformances ?? []
    return switch value {
    case .axes: known + ["Axis"]
    case .edges: known + ["Edge"]
    case .localized: known + ["StringProtocol"]
    default: known
    }
  }

  package var description: String {
    switch value {
    case .color(let name): name
    case .localized(let text): text
    case .token(_, let name): name
    case .alignmentKey(let key): "\(key)"
    case .angle(let radians): "\(radians * 180 / .pi)°"
    case .insets(let insets):
      "EdgeInsets(top: \(insets.top), leading: \(insets.leading), bottom: \(insets.bottom), trailing: \(insets.trailing))"
    case .unitPoint(let point): "UnitPoint(x: \(point.x), y: \(point.y))"
    default: value.typeName
    }
  }
}
