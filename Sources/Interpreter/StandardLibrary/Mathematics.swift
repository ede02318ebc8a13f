#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StandardLibrary {
  /// The C library's functions of numbers.
  static let mathematics: [String: LibraryType.StaticMethod] = [
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
