extension LibraryType {
  static let duration = LibraryType(
    name: "Duration",
    properties: [
      "components": { value, _ in
        let whole = (value.duration ?? 0).rounded(.towardZero)
        let rest = ((value.duration ?? 0) - whole) * 1e18
        return .tuple(
          TupleValue(
            labels: ["seconds", "attoseconds"],
            elements: [Int(clamping: whole), Int(clamping: rest)].map { .int($0) }
          )
        )
      }
    ],
    methods: [
      "formatted": { value, site in
        if let text = site.formatted(value) { return .string(text) }
        return site.count > 0 ? nil : .string(DurationUnits.clock(value.duration ?? 0, parts: 3))
      }
    ],
    statics: ["zero": { _ in duration(0) }],
    staticMethods: [
      "hours": { site in duration(site.evaluate(0), 3_600) },
      "microseconds": { site in duration(site.evaluate(0), 1e-6) },
      "milliseconds": { site in duration(site.evaluate(0), 1e-3) },
      "minutes": { site in duration(site.evaluate(0), 60) }, "seconds": { site in duration(site.evaluate(0), 1) },
    ],
    initializer: { site in
      guard let seconds = site.evaluate("secondsComponent")?.number,
        let rest = site.evaluate("attosecondsComponent")?.number
      else { return nil }
      return duration(seconds + rest * 1e-18)
    }
  )

  private static func duration(_ count: Value, _ unit: Double) -> Value { duration((count.number ?? 0) * unit) }

  fileprivate static func duration(_ seconds: Double) -> Value {
    .foreign(OpaqueValue(typeName: "Duration", description: "\(seconds) seconds", order: seconds))
  }
}

extension StandardLibrary {
  /// Sums of durations, and durations so many times as long; nil where an operand is none.
  static func durations(_ name: String, _ left: Value, _ right: Value) -> Value? {
    switch (name, left.duration, right.duration) {
    case ("+", let a?, let b?): LibraryType.duration(a + b)
    case ("-", let a?, let b?): LibraryType.duration(a - b)
    case ("/", let a?, let b?): .double(a / b)
    case ("*", let a?, nil): right.number.map { LibraryType.duration(a * $0) }
    case ("/", let a?, nil): right.number.map { LibraryType.duration(a / $0) }
    case ("*", nil, let b?): left.number.map { LibraryType.duration($0 * b) }
    default: nil
    }
  }
}

extension Value {
  /// The seconds of a duration; nil for other values.
  var duration: Double? {
    guard let opaque, opaque.typeName == "Duration" else { return nil }
    return opaque.order
  }
}
