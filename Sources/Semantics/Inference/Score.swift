/// What a choice of overloads and conversions costs: fewer of what comes first is better, as the compiler ranks them.
struct Score: Comparable {
  /// Parts that fit only because they are not known.
  var unknowns = 0
  var disfavored = 0
  /// What it costs to take `Double` for `CGFloat`, or with less the other way.
  var numberConversions = 0
  var nonDefaultLiterals = 0
  var optionalPromotions = 0
  var existentialErasures = 0
  /// Closures that do not throw where functions that may are wanted.
  var functionConversions = 0
  var generic = 0

  static func < (left: Score, right: Score) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }

  private var parts: [Int] {
    [
      unknowns, disfavored, numberConversions, nonDefaultLiterals, optionalPromotions, existentialErasures,
      functionConversions, generic,
    ]
  }
}
