/// A decimal number, as far as doubles go.
struct DecimalValue: ForeignValue, Hashable {
  let number: Double

  var typeName: String { "Decimal" }

  var description: String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(clamping: number)) : "\(number)"
  }
}

extension Value {
  var decimal: DecimalValue? { foreign() }
}

extension LibraryType {
  static let decimal = LibraryType(
    name: "Decimal",
    properties: [
      "isZero": { value, _ in value.decimal.map { .bool($0.number == 0) } },
      "magnitude": { value, _ in value.decimal.map { .foreign(DecimalValue(number: abs($0.number))) } },
    ],
    methods: [
      "formatted": { value, site in
        guard let number = value.decimal?.number else { return nil }
        let plain = Value.double(number)
        return .string(site.formatted(plain) ?? FormatStyleValue(.number).text(of: plain) ?? "")
      }
    ],
    statics: ["zero": { _ in .foreign(DecimalValue(number: 0)) }],
    initializer: { site in
      if site.count == 0 { return .foreign(DecimalValue(number: 0)) }
      let value = site.evaluate(0)
      if let text = value.text { return Double(text).map { .foreign(DecimalValue(number: $0)) } ?? Value.none }
      return value.anyNumber.map { .foreign(DecimalValue(number: $0)) }
    }
  )
}

extension StandardLibrary {
  /// Arithmetic with a decimal number on either side; nil where none is.
  static func decimals(_ name: String, _ left: Value, _ right: Value) -> Value? {
    guard left.decimal != nil || right.decimal != nil, let a = left.anyNumber, let b = right.anyNumber else {
      return nil
    }
    guard let value = operate(name, .double(a), .double(b)) else { return nil }
    guard case .double(let number) = value else { return value }
    // What doubles add to it in their last digits a decimal number does not have.
    return .foreign(DecimalValue(number: name == "/" ? number : number.roundedToDecimals))
  }
}

extension Double {
  /// As far as a double knows decimal digits: 15 of them.
  fileprivate var roundedToDecimals: Double {
    guard isFinite, self != 0 else { return self }
    return Double(StringFormat.general(self, digits: 15)) ?? self
  }
}
