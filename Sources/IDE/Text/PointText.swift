import Layout

/// Lengths, sizes and places in points, in the few digits that a reader wants.
enum PointText {
  /// `20.33`, `40`, `∞`; nil is a length that nobody specified.
  static func length(_ value: Double?) -> String {
    guard let value else { return "unspecified" }
    guard value.isFinite else { return value < 0 ? "-∞" : "∞" }
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    let sign = whole < 0 ? "-" : ""
    let (integer, fraction) = (abs(whole) / 100, abs(whole) % 100)
    if fraction == 0 { return "\(sign)\(integer)" }
    let digits = fraction % 10 == 0 ? "\(fraction / 10)" : (fraction < 10 ? "0\(fraction)" : "\(fraction)")
    return "\(sign)\(integer).\(digits)"
  }

  /// `393 × 20.33`
  static func size(_ size: Size) -> String {
    "\(length(size.width)) × \(length(size.height))"
  }

  /// `393 × unspecified`
  static func proposal(_ proposal: Proposal) -> String {
    "\(length(proposal.width)) × \(length(proposal.height))"
  }

  /// `(0, 59)`
  static func point(_ point: Point) -> String {
    "(\(length(point.x)), \(length(point.y)))"
  }
}
