extension InterfaceFamily {
  /// The functions of the C library for numbers with a fraction, which come with Foundation.
  static let foundationMathematics = InterfaceFamily(
    "Mathematics",
    standing: .inToolchain,
    MathematicalFunctions.declarations.joined(separator: "\n") + "\n"
  )
}

private enum MathematicalFunctions {
  static let declarations = generic + types.flatMap(functions) + ["func pow(_ x: Decimal, _ y: Int) -> Decimal"]

  private static let types = ["CGFloat", "Double", "Float"]

  /// Those that are declared once for all types.
  private static let generic =
    ["ceil", "fabs", "floor", "round", "sqrt", "trunc"].map {
      "func \($0)<T>(_ x: T) -> T where T: FloatingPoint"
    }
    + ["fmod", "remainder"].map { "func \($0)<T>(_ x: T, _ y: T) -> T where T: FloatingPoint" }

  /// Those that are declared for each type.
  private static func functions(of type: String) -> [String] {
    let ofOne = [
      "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh", "erf", "erfc", "exp", "exp2", "expm1",
      "log", "log10", "log1p", "log2", "logb", "nearbyint", "rint", "sin", "sinh", "tan", "tanh", "tgamma",
    ]
    let ofTwo = ["atan2", "copysign", "fdim", "fmax", "fmin", "hypot", "nextafter", "pow"]
    return ofOne.map { "func \($0)(_ x: \(type)) -> \(type)" }
      + ofTwo.map { "func \($0)(_ x: \(type), _ y: \(type)) -> \(type)" }
  }
}
