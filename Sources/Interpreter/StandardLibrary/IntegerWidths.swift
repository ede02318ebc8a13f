/// The limits of integer types that are narrower than `Int`, or have no sign. Values themselves are all `Int`s, and
/// `WideInteger`s beyond them.
struct IntegerWidth {
  let minimum: Int
  let maximum: Int
  let bits: Int

  /// Nil for `Int` itself, and for other types.
  init?(_ typeName: String) {
    guard let known = Self.known[typeName] else { return nil }
    self = known
  }

  private init(signed bits: Int) {
    self.init(minimum: -1 << (bits - 1), maximum: (1 << (bits - 1)) - 1, bits: bits)
  }

  private init(unsigned bits: Int) {
    self.init(minimum: 0, maximum: bits < 64 ? (1 << bits) - 1 : .max, bits: bits)
  }

  private init(minimum: Int, maximum: Int, bits: Int) {
    self.minimum = minimum
    self.maximum = maximum
    self.bits = bits
  }

  private static let known: [String: IntegerWidth] = [
    "CChar": IntegerWidth(signed: 8), "CInt": IntegerWidth(signed: 32), "CUnsignedInt": IntegerWidth(unsigned: 32),
    "Int8": IntegerWidth(signed: 8), "Int16": IntegerWidth(signed: 16), "Int32": IntegerWidth(signed: 32),
    "UInt": IntegerWidth(unsigned: 64), "UInt8": IntegerWidth(unsigned: 8), "UInt16": IntegerWidth(unsigned: 16),
    "UInt32": IntegerWidth(unsigned: 32), "UInt64": IntegerWidth(unsigned: 64),
  ]

  func statics(_ name: String) -> Value? {
    switch name {
    case "max": isWide ? Value(unsigned: .max) : .int(maximum)
    case "min": .int(minimum)
    case "bitWidth": .int(bits)
    default: nil
    }
  }

  /// Whether it holds numbers beyond `Int.max`.
  var isWide: Bool { minimum == 0 && bits == 64 }

  func holds(_ number: Int) -> Bool { number >= minimum && number <= maximum }

  /// The number that the lowest bits are.
  func value(of number: Int) -> Value {
    isWide ? Value(unsigned: UInt64(bitPattern: Int64(number))) : .int(truncated(number))
  }

  /// What the conversion with that label makes of a number beyond `Int.max`.
  static func converted(_ number: UInt64, to width: IntegerWidth?, label: String?, _ site: CallSite) -> Value {
    if let width, width.isWide { return Value(unsigned: number) }
    switch label {
    case "clamping": return .int(width?.maximum ?? .max)
    case "truncatingIfNeeded", "bitPattern":
      let bits = Int(truncatingIfNeeded: number)
      return width?.value(of: bits) ?? .int(bits)
    case "exactly": return .none
    default: return site.evaluator.trap("\(number) is beyond the type's limits", at: site.span)
    }
  }

  /// What the conversion with that label makes of a number.
  func converted(_ number: Int, label: String?, _ site: CallSite) -> Value {
    if holds(number) { return .int(number) }
    switch label {
    case "clamping": return .int(min(max(number, minimum), maximum))
    case "truncatingIfNeeded", "bitPattern": return value(of: number)
    case "exactly": return .none
    default: return site.evaluator.trap("\(number) is beyond the type's limits", at: site.span)
    }
  }

  /// The lowest bits of a number; of 64 bits all.
  func truncated(_ number: Int) -> Int {
    guard bits < 64 else { return number }
    let low = number & ((1 << bits) - 1)
    return minimum < 0 && low > maximum ? low - (1 << bits) : low
  }
}
