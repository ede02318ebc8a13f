#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StandardLibrary {
  /// The C library's functions of numbers.
  static let mathematics = common.merging(rareOfOne) { common, _ in common }
    .merging(rareOfTwo) { common, _ in common }
    .merging(whole) { common, _ in common }

  private static let common: [String: LibraryType.StaticMethod] = [
    "abs": { site in
      switch site.evaluate(0, as: site.expected) {
      case .int(let number): .int(Int(clamping: number.magnitude))
      case .double(let number): .double(abs(number))
      case .unknown(let unknown): .unknown(unknown)
      default: nil
      }
    },
    "round": { site in double(site) { $0.rounded() } }, "floor": { site in double(site) { $0.rounded(.down) } },
    "ceil": { site in double(site) { $0.rounded(.up) } }, "trunc": { site in double(site) { $0.rounded(.towardZero) } },
    "sqrt": { site in double(site) { $0.squareRoot() } }, "sin": { site in double(site, sin) },
    "cos": { site in double(site, cos) }, "tan": { site in double(site, tan) }, "asin": { site in double(site, asin) },
    "acos": { site in double(site, acos) }, "atan": { site in double(site, atan) },
    "exp": { site in double(site, exp) },
    "log": { site in double(site, log) }, "log2": { site in double(site, log2) },
    "log10": { site in double(site, log10) },
    "pow": { site in doubles(site, pow) }, "atan2": { site in doubles(site, atan2) },
    "hypot": { site in doubles(site, hypot) },
    "fmod": { site in doubles(site) { $1 == 0 ? .nan : $0.truncatingRemainder(dividingBy: $1) } },
    "fmin": { site in doubles(site) { min($0, $1) } }, "fmax": { site in doubles(site) { max($0, $1) } },
  ]

  private static let rareOfOne: [String: LibraryType.StaticMethod] = {
    let functions: [String: @Sendable (Double) -> Double] = [
      "acosh": { acosh($0) }, "asinh": { asinh($0) }, "atanh": { atanh($0) }, "cbrt": { cbrt($0) },
      "cosh": { cosh($0) }, "erf": { erf($0) }, "erfc": { erfc($0) }, "exp2": { exp2($0) }, "expm1": { expm1($0) },
      "fabs": { $0.magnitude }, "log1p": { log1p($0) }, "logb": { logb($0) },
      "nearbyint": { $0.rounded(.toNearestOrEven) }, "rint": { $0.rounded(.toNearestOrEven) }, "sinh": { sinh($0) },
      "tanh": { tanh($0) }, "tgamma": { tgamma($0) },
    ]
    return functions.mapValues { function in { site in double(site, function) } }
  }()

  private static let rareOfTwo: [String: LibraryType.StaticMethod] = {
    let functions: [String: @Sendable (Double, Double) -> Double] = [
      "copysign": { Double(signOf: $1, magnitudeOf: $0) }, "fdim": { max($0 - $1, 0) },
      "nextafter": { nextafter($0, $1) },
      "remainder": { $1 == 0 ? .nan : $0.remainder(dividingBy: $1) },
    ]
    return functions.mapValues { function in { site in doubles(site, function) } }
  }()

  /// Those that give a whole number.
  private static let whole: [String: LibraryType.StaticMethod] = {
    let rules: [String: FloatingPointRoundingRule] = [
      "llrint": .toNearestOrEven, "llround": .toNearestOrAwayFromZero, "lrint": .toNearestOrEven,
      "lround": .toNearestOrAwayFromZero,
    ]
    return rules.mapValues { rule in
      { site in site.evaluate(0, as: .named("Double")).number.map { .int(Int(clamping: $0.rounded(rule))) } }
    }
  }()

  private static func double(_ site: CallSite, _ function: (Double) -> Double) -> Value? {
    site.evaluate(0, as: .named("Double")).number.map { .double(function($0)) }
  }

  private static func doubles(_ site: CallSite, _ function: (Double, Double) -> Double) -> Value? {
    guard let first = site.evaluate(0, as: .named("Double")).number,
      let second = site.evaluate(1, as: .named("Double")).number
    else { return nil }
    return .double(function(first, second))
  }
}
