/// Unpacked widths and kerning of one weight, in thousandths of an em.
struct GlyphTable {
  private let text: [Double]
  private let display: [Double]
  private let kerning: [Double]

  private init(text: StaticString, display: StaticString, kerning: StaticString) {
    self.text = Self.numbers(text)
    self.display = Self.numbers(display)
    self.kerning = Self.pairs(kerning)
  }

  static func table(of weight: FontWeight) -> GlyphTable {
    switch weight {
    case .ultraLight, .thin, .light, .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold, .heavy, .black: bold
    }
  }

  /// The width of a scalar between the designs for text (0) and for display (1); nil where the table has none.
  func width(of scalar: Unicode.Scalar, display share: Double) -> Double? {
    guard let position = Self.position(of: scalar), position < text.count, position < display.count else { return nil }
    let width = text[position] + (display[position] - text[position]) * share
    return width > 0 ? width : nil
  }

  /// What is added between two characters.
  func kern(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    guard let row = Self.kernedPosition(of: first), let column = Self.kernedPosition(of: second) else { return 0 }
    return kerning[row * Self.kernedCount + column]
  }

  // MARK: Tables

  private static let regular = GlyphTable(
    text: InterAdvances.regularWidths,
    display: InterAdvances.regularDisplayWidths,
    kerning: InterAdvances.regularKerning
  )
  private static let medium = GlyphTable(
    text: InterAdvances.mediumWidths,
    display: InterAdvances.mediumDisplayWidths,
    kerning: InterAdvances.mediumKerning
  )
  private static let semibold = GlyphTable(
    text: InterAdvances.semiboldWidths,
    display: InterAdvances.semiboldDisplayWidths,
    kerning: InterAdvances.semiboldKerning
  )
  private static let bold = GlyphTable(
    text: InterAdvances.boldWidths,
    display: InterAdvances.boldDisplayWidths,
    kerning: InterAdvances.boldKerning
  )

  /// The positions of kerned characters: a table for ASCII, a dictionary for the others.
  private static let kerned: (ascii: [Int?], others: [UInt32: Int]) = {
    var ascii = [Int?](repeating: nil, count: 128)
    var others: [UInt32: Int] = [:]
    for (position, scalar) in InterAdvances.kerned.unicodeScalars.enumerated() {
      if scalar.isASCII { ascii[Int(scalar.value)] = position } else { others[scalar.value] = position }
    }
    return (ascii, others)
  }()

  private static let kernedCount = InterAdvances.kerned.unicodeScalars.count

  /// The value of each character of the packed alphabet; 255 for others.
  private static let digits: [UInt8] = {
    var result = [UInt8](repeating: 255, count: 128)
    for (value, byte) in InterAdvances.alphabet.utf8.enumerated() where byte < 128 { result[Int(byte)] = UInt8(value) }
    return result
  }()

  private static func kernedPosition(of scalar: Unicode.Scalar) -> Int? {
    scalar.isASCII ? kerned.ascii[Int(scalar.value)] : kerned.others[scalar.value]
  }

  private static func position(of scalar: Unicode.Scalar) -> Int? {
    var before = 0
    for range in InterAdvances.ranges {
      if scalar.value < range.lowerBound { return nil }
      if scalar.value <= range.upperBound { return before + Int(scalar.value - range.lowerBound) }
      before += range.count
    }
    return nil
  }

  // MARK: Unpacking

  private static func values(_ packed: StaticString) -> [Int] {
    packed.withUTF8Buffer { bytes in
      bytes.compactMap { byte in
        let value = byte < 128 ? digits[Int(byte)] : 255
        return value == 255 ? nil : Int(value)
      }
    }
  }

  private static func numbers(_ packed: StaticString) -> [Double] {
    let values = values(packed)
    let base = InterAdvances.alphabet.utf8.count
    return stride(from: 0, to: values.count - 1, by: 2).map { Double(values[$0] * base + values[$0 + 1]) }
  }

  private static func pairs(_ packed: StaticString) -> [Double] {
    let values = values(packed)
    let base = InterAdvances.alphabet.utf8.count
    var result = [Double](repeating: 0, count: kernedCount * kernedCount)
    for start in stride(from: 0, to: values.count - 3, by: 4) {
      let cell = values[start] * kernedCount + values[start + 1]
      guard result.indices.contains(cell) else { continue }
      result[cell] = Double(values[start + 2] * base + values[start + 3] - 4000)
    }
    return result
  }
}
