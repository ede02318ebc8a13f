extension LibraryType {
  static let integer = LibraryType(
    name: "Int",
    properties: [
      "magnitude": { value, _ in
        value.integer.map { Value(unsigned: UInt64($0.magnitude)) } ?? value.wide.map { Value(unsigned: $0) }
      },
      "bitWidth": { _, _ in .int(64) },
      "byteSwapped": { value, _ in value.bits.map { .int($0.byteSwapped) } },
      "leadingZeroBitCount": { value, _ in value.bits.map { .int($0.leadingZeroBitCount) } },
      "trailingZeroBitCount": { value, _ in value.bits.map { .int($0.trailingZeroBitCount) } },
      "nonzeroBitCount": { value, _ in value.bits.map { .int($0.nonzeroBitCount) } },
    ],
    methods: [
      "isMultiple": { value, site in
        guard let divisor = site.evaluate("of") else { return nil }
        if let number = value.wide { return divisor.unsigned.map { .bool(number.isMultiple(of: $0)) } }
        guard let number = value.integer, let divisor = divisor.integer else { return nil }
        return .bool(divisor == 0 ? number == 0 : number.isMultiple(of: divisor))
      },
      "signum": { value, _ in value.integer.map { .int($0.signum()) } },
      "formatted": { value, site in
        site.formatted(value).map { .string($0) } ?? value.integer.map { .string(StringFormat.grouped($0)) }
      },
      "quotientAndRemainder": { value, site in
        let labels = ["quotient", "remainder"]
        if let number = value.wide, let divisor = site.evaluate(0).unsigned, divisor != 0 {
          let parts = number.quotientAndRemainder(dividingBy: divisor)
          return .tuple(
            TupleValue(labels: labels, elements: [Value(unsigned: parts.quotient), Value(unsigned: parts.remainder)])
          )
        }
        guard let number = value.integer, let divisor = site.evaluate(0).integer, divisor != 0 else { return nil }
        let parts = number.dividedReportingOverflow(by: divisor).partialValue
        let rest = number.remainderReportingOverflow(dividingBy: divisor).partialValue
        return .tuple(TupleValue(labels: labels, elements: [.int(parts), .int(rest)]))
      },
      "addingReportingOverflow": { value, site in overflowing(value, site) { $0.addingReportingOverflow($1) } },
      "subtractingReportingOverflow": { value, site in
        overflowing(value, site) { $0.subtractingReportingOverflow($1) }
      },
      "multipliedReportingOverflow": { value, site in
        overflowing(value, site) { $0.multipliedReportingOverflow(by: $1) }
      },
      "advanced": { value, site in
        guard let number = value.integer, let distance = site.evaluate("by")?.integer else { return nil }
        return .int(number &+ distance)
      },
      "distance": { value, site in
        guard let number = value.integer, let other = site.evaluate("to")?.integer else { return nil }
        return .int(other &- number)
      },
    ],
    mutatingMethods: [
      "negate": { _, _ in
        {
          $0 = .int(0 &- ($0.integer ?? 0)); return .void
        }
      }
    ],
    statics: [
      "max": { _ in .int(.max) }, "min": { _ in .int(.min) }, "zero": { _ in .int(0) }, "bitWidth": { _ in .int(64) },
    ],
    staticMethods: ["random": { site in lowerBound(site) }],
    initializer: { site in
      if site.count == 0 { return .int(0) }
      switch site.evaluate(0) {
      case .int(let number): return .int(number)
      case .double(let number):
        if site.labels.first == "exactly" {
          return number == number.rounded() ? .int(Int(clamping: number)) : Value.none
        }
        // Only a type without a sign holds it, which the conversion to that type knows.
        if number >= 0x1p63, number < 0x1p64 { return Value(unsigned: UInt64(number)) }
        if !number.isFinite {
          site.evaluator.noteTrap("no 'Int' is infinite or undefined", at: site.span)
        } else if number < -0x1p63 || number >= 0x1p64 {
          site.evaluator.noteTrap("\(number) is beyond the type's limits", at: site.span)
        }
        return .int(Int(clamping: number))
      case .string(let text):
        let radix = min(max(site.evaluate("radix")?.integer ?? 10, 2), 36)
        let width = site.name.flatMap(IntegerWidth.init)
        if let number = Int(text, radix: radix) { return width?.holds(number) == false ? Value.none : .int(number) }
        guard width?.isWide == true, let number = UInt64(text, radix: radix) else { return Value.none }
        return Value(unsigned: number)
      case .bool(let flag): return .int(flag ? 1 : 0)
      case .none: return Value.none
      case .unknown(let unknown): return .unknown(unknown)
      case let value where value.wide != nil: return value
      default: return nil
      }
    }
  )

  static let double = LibraryType(
    name: "Double",
    properties: [
      "magnitude": { value, _ in value.number.map { .double($0.magnitude) } },
      "isNaN": { value, _ in value.number.map { .bool($0.isNaN) } },
      "isInfinite": { value, _ in value.number.map { .bool($0.isInfinite) } },
      "isFinite": { value, _ in value.number.map { .bool($0.isFinite) } },
      "isZero": { value, _ in value.number.map { .bool($0 == 0) } },
      "native": { value, _ in value },
      "ulp": { value, _ in value.number.map { .double($0.ulp) } },
      "nextUp": { value, _ in value.number.map { .double($0.nextUp) } },
      "nextDown": { value, _ in value.number.map { .double($0.nextDown) } },
      "exponent": { value, _ in value.number.flatMap { $0.isFinite && $0 != 0 ? .int(Int($0.exponent)) : nil } },
      "significand": { value, _ in value.number.map { .double($0.significand) } },
    ],
    methods: [
      "rounded": { value, site in
        guard let number = value.number else { return nil }
        let rule =
          site.count == 0
          ? "toNearestOrAwayFromZero" : ruleName(site.evaluate(0, as: .named("FloatingPointRoundingRule")))
        return .double(number.rounded(rounding(rule)))
      },
      "squareRoot": { value, _ in value.number.map { .double($0.squareRoot()) } },
      "truncatingRemainder": { value, site in
        guard let number = value.number, let divisor = site.evaluate(0, as: .named("Double")).number else { return nil }
        return .double(number.truncatingRemainder(dividingBy: divisor))
      },
      "remainder": { value, site in
        guard let number = value.number, let divisor = site.evaluate(0, as: .named("Double")).number else { return nil }
        return .double(number.remainder(dividingBy: divisor))
      },
      "formatted": { value, site in
        (site.formatted(value) ?? FormatStyleValue(.number).text(of: value)).map { .string($0) }
      },
      "advanced": { value, site in
        guard let number = value.number, let distance = site.evaluate("by", as: .named("Double"))?.number else {
          return nil
        }
        return .double(number + distance)
      },
      "distance": { value, site in
        guard let number = value.number, let other = site.evaluate("to", as: .named("Double"))?.number else {
          return nil
        }
        return .double(other - number)
      },
      "clamped": { value, site in
        guard let number = value.number,
          case .range(let range) = site.evaluate(0, as: .named("ClosedRange", [.named("Double")]))
        else { return nil }
        return .double(min(max(number, range.lower?.number ?? number), range.upper?.number ?? number))
      },
    ],
    mutatingMethods: [
      "round": { site, _ in
        let rule = site.count == 0 ? "" : ruleName(site.evaluate(0, as: .named("FloatingPointRoundingRule")))
        return {
          $0 = .double(($0.number ?? 0).rounded(rounding(rule))); return .void
        }
      },
      "negate": { _, _ in
        {
          $0 = .double(-($0.number ?? 0)); return .void
        }
      },
    ],
    statics: [
      "pi": { _ in .double(.pi) }, "infinity": { _ in .double(.infinity) }, "zero": { _ in .double(0) },
      "nan": { _ in .double(.nan) }, "greatestFiniteMagnitude": { _ in .double(.greatestFiniteMagnitude) },
      "leastNonzeroMagnitude": { _ in .double(.leastNonzeroMagnitude) },
      "leastNormalMagnitude": { _ in .double(.leastNormalMagnitude) }, "ulpOfOne": { _ in .double(.ulpOfOne) },
    ],
    staticMethods: ["random": { site in lowerBound(site)?.promoted }],
    initializer: { site in
      if site.count == 0 { return .double(0) }
      let isFloat = site.name == "Float"
      func rounded(_ number: Double) -> Value { .double(isFloat ? Double(Float(number)) : number) }
      switch site.evaluate(0, as: .named("Double")) {
      case .double(let number): return rounded(number)
      case .int(let number): return rounded(Double(number))
      case let value where value.wide != nil: return value.number.map(rounded)
      case .string(let text): return Double(text).map(rounded) ?? Value.none
      case .none: return Value.none
      case .unknown(let unknown): return .unknown(unknown)
      default: return nil
      }
    }
  )

  static let bool = LibraryType(
    name: "Bool",
    mutatingMethods: [
      "toggle": { _, _ in
        { value in
          if case .bool(let flag) = value { value = .bool(!flag) }
          return .void
        }
      }
    ],
    staticMethods: [
      "random": { site in
        site.evaluator.noteVaryingValue()
        return .bool(false)
      }
    ],
    initializer: { site in
      switch site.evaluate(0) {
      case .string(let text): Bool(text).map { .bool($0) } ?? Value.none
      case let value: value
      }
    }
  )

  /// A number of its type's width, and whether the exact one is another.
  private static func overflowing(
    _ value: Value,
    _ site: CallSite,
    _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> Value? {
    let type = site.plan.receiverSpan.flatMap { site.isWritten ? site.evaluator.staticExpectation(at: $0) : nil }
    guard type.flatMap({ IntegerWidth($0.name) })?.isWide != true, let number = value.integer, site.count == 1,
      let other = site.evaluate(0).integer
    else { return nil }
    let result = operation(number, other)
    let partial = type.flatMap { IntegerWidth($0.name) }?.truncated(result.partialValue) ?? result.partialValue
    let labels = ["partialValue", "overflow"]
    let overflow = result.overflow || partial != result.partialValue
    return .tuple(TupleValue(labels: labels, elements: [.int(partial), .bool(overflow)]))
  }

  /// Evaluation is deterministic: a random number is the lower bound, that of a generator of the program's own, too, since
  /// sample data takes thousands of them, each of which runs its code.
  private static func lowerBound(_ site: CallSite) -> Value? {
    site.evaluator.noteVaryingValue()
    return switch site.evaluate(0) {
    case .range(let range): range.lower
    case .array(let elements): elements.first
    default: nil
    }
  }

  private static func ruleName(_ value: Value) -> String {
    switch value {
    case .foreign(let foreign): foreign.description
    case .view(let view): view.description
    case .unknown(let unknown): unknown.name ?? ""
    default: ""
    }
  }

  static func rounding(_ name: String) -> FloatingPointRoundingRule {
    switch name {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrEven": .toNearestOrEven
    default: .toNearestOrAwayFromZero
    }
  }
}
