import Layout

/// What a comment says of the frame of the view on its line:
///
///     Text("Title")                // expect: 90.33x20.33 at 151, 415
///     .padding(10)                 // expect: width <= 393, height 40.33
///     .frame(maxWidth: .infinity)  // expect: width 320 in 320x568
///
/// A number without a comparison matches what rounds to it in the digits that are written.
struct Expectation: Equatable, Sendable {
  /// A part of a frame: a length, or a position in the container.
  enum Quantity: String, CaseIterable, Sendable {
    case width
    case height
    case x
    case y

    func value(in frame: Rect) -> Double {
      switch self {
      case .width: frame.width
      case .height: frame.height
      case .x: frame.minX
      case .y: frame.minY
      }
    }
  }

  enum Comparison: String, Sendable {
    case equal = "="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// One part of a frame, and what it should be.
  struct Clause: Equatable, Sendable {
    let quantity: Quantity
    let comparison: Comparison
    let number: WrittenNumber

    func holds(in frame: Rect) -> Bool {
      let value = quantity.value(in: frame)
      switch comparison {
      case .equal: return number.matches(value)
      case .less: return value < number.value && !number.matches(value)
      case .lessOrEqual: return value < number.value || number.matches(value)
      case .greater: return value > number.value && !number.matches(value)
      case .greaterOrEqual: return value > number.value || number.matches(value)
      }
    }
  }

  /// Never empty.
  let clauses: [Clause]
  /// The configuration that is meant, as messages name it; nil for the first one that shows the view.
  let configuration: String?

  func holds(in frame: Rect) -> Bool { clauses.allSatisfy { $0.holds(in: frame) } }
}

/// A number with the precision that it was written in.
struct WrittenNumber: Equatable, Sendable {
  let value: Double
  /// How many digits stand after the point.
  let digits: Int

  /// Whether `actual` rounds to the number. Further digits than thousandths of a point mean nothing.
  func matches(_ actual: Double) -> Bool {
    let steps: [Double] = [0.5, 0.05, 0.005, 0.0005]
    return abs(actual - value) <= steps[min(max(0, digits), steps.count - 1)] + 1e-9
  }
}
