package import Layout

/// A length as messages show it: at most two decimals, none where it is whole.
package struct Points: CustomStringConvertible, Sendable {
  /// Half a pixel of the finest screen, three pixels a point: what is nearer than that looks the same.
  package static let halfPixel = 1.0 / 6

  /// Longer than this is as good as infinite.
  static let largest = 1e12

  private let value: Double

  package init(_ value: Double) { self.value = value }

  package var description: String {
    guard value.isFinite, abs(value) < Self.largest else { return value.isNaN ? "nan" : value < 0 ? "-∞" : "∞" }
    let hundredths = (value * 100).rounded()
    let whole = (hundredths / 100).rounded(.towardZero)
    let rest = abs(Int(hundredths - whole * 100))
    let sign = value < 0 && whole == 0 && rest != 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(Int(whole))" }
    let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(Int(whole)).\(digits)"
  }
}

extension Size {
  /// "393×20.33".
  package var points: String { "\(Points(width))×\(Points(height))" }

  /// Equal up to rounding.
  func isNear(_ other: Size) -> Bool { abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5 }
}
