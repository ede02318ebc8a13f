/// One scalar of UTF-8, and what Swift's grammar lets it be.
struct WideScalar {
  let value: UInt32
  let length: Int

  /// Decodes the scalar at `index`; nil where the bytes are ill-formed.
  init?(_ bytes: [UInt8], at index: Int, end: Int) {
    guard index < end else { return nil }
    let lead = bytes[index]
    let length: Int
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(lead & 0x07))
    default: return nil
    }
    guard index &+ length <= end else { return nil }
    for offset in 1..<length {
      let next = bytes[index &+ offset]
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    guard Unicode.Scalar(value) != nil, value >= (length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80) else {
      return nil
    }
    self.value = value
    self.length = length
  }

  /// Whether the scalar can start a name (The Swift Programming Language, "identifier-head").
  var startsIdentifier: Bool {
    continuesIdentifier
      && !(0x0300...0x036F ~= value || 0x1DC0...0x1DFF ~= value || 0x20D0...0x20FF ~= value
        || 0xFE20...0xFE2F ~= value)
  }

  /// Whether the scalar can stand within a name ("identifier-character").
  var continuesIdentifier: Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
      0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
      0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD:
      true
    default:
      value >= 0x10000 && value <= 0xEFFFD && value & 0xFFFF <= 0xFFFD
    }
  }

  /// Whether the scalar can start an operator ("operator-head").
  var startsOperator: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0...0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Whether the scalar can stand within an operator ("operator-character").
  var continuesOperator: Bool {
    switch value {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: startsOperator
    }
  }

  /// “ or ”, which word processors make of a straight quote.
  var isCurlyQuote: Bool { value == 0x201C || value == 0x201D }
}
