/// SVG and HTML as text: everything that comes from a program is escaped, and every number is finite.
package struct SVGText {
  private(set) var text = ""

  /// No picture is longer: what would come after is left out.
  static let mostBytes = 24_000_000

  var isFull: Bool { text.utf8.count >= Self.mostBytes }

  /// Markup that was made here.
  mutating func add(_ markup: String) { text += markup }

  /// `value` as the content of an element or of an attribute.
  package static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result += " "
      default:
        // What XML cannot hold: control characters, and the two that are no characters.
        let isHeld = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF && scalar.value != 0x7F
        if isHeld { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// A number with two decimals at most; what is none is 0.
  package static func number(_ value: Double) -> String { decimal(value, 100) }

  /// The same with four decimals, for factors and for frames that are compared.
  package static func fine(_ value: Double) -> String { decimal(value, 10_000) }

  private static func decimal(_ value: Double, _ unit: Double) -> String {
    guard value.isFinite else { return "0" }
    let clamped = min(max(value, -1e8), 1e8)
    let scaled = Int((clamped * unit).rounded())
    let whole = scaled.magnitude / UInt(unit)
    var rest = scaled.magnitude % UInt(unit)
    var result = (scaled < 0 ? "-" : "") + String(whole)
    guard rest > 0 else { return result == "-0" ? "0" : result }
    result += "."
    var place = UInt(unit) / 10
    while rest > 0, place > 0 {
      result += String(rest / place)
      rest %= place
      place /= 10
    }
    return result
  }
}
