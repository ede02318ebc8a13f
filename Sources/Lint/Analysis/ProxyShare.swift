import Catalog
import Layout
import Semantics
import ViewGraph

/// A length of the proxy as an argument of a frame, scaled at most.
struct ProxyShare {
  let use: ProxyUse
  let axis: ProxyUse.Axis
  /// The call of `frame`.
  let frame: CallExpression
  let argument: Argument
  /// The argument is the length itself.
  let isWhole: Bool
  /// The argument is what another share leaves: `total - side`.
  let isRest: Bool
  /// Whether a width makes a height, or a height a width.
  let crossesAxes: Bool

  init?(_ use: ProxyUse) {
    guard case .frame(let call, let label) = use.sink, let along = FrameLength.axis(of: label),
      case let frameAxis = along == .horizontal ? ProxyUse.Axis.horizontal : .vertical,
      let axis = use.length ?? Self.ownLength(use, frameAxis), let argument = call.argument(around: use.expression)
    else { return nil }
    self.use = use
    crossesAxes = axis != frameAxis
    self.axis = axis
    frame = call
    self.argument = argument
    let value = argument.value.unwrapped
    // What the program derives from a size may be less: `proxy.size.shorterSide`.
    isWhole = value.span == use.expression.unwrapped.span && !use.isDerived && use.length != nil
    isRest = Self.isRest(value, use.expression)
    guard isWhole || isRest || Self.isScaled(value, use.expression) else { return nil }
  }

  /// The share as a number, where the source states it: 0.3 of `proxy.size.width * 0.3`.
  var factor: Double? { use.isDerived ? nil : argument.value.unwrapped.factor(of: use.expression) }

  /// Whether the frame is given the length along which the proxy measures: `width: proxy.size.width`.
  var isAlongItself: Bool { argument.label == axis.lengthName && use.length == axis }

  /// Whether the content between the reader and the frame scrolls.
  var isInScrollView: Bool {
    use.surroundings.contains { node in
      guard case .closure(_, let call?) = node, call.isInitializer else { return false }
      return call.calledName == "ScrollView"
    }
  }

  /// The axis of the frame's length, which may be a share of the reader's other one.
  private var lengthAxis: Axis { (axis == .horizontal) != crossesAxes ? .horizontal : .vertical }

  /// Whether the content between the reader and the frame scrolls along the frame's axis: nothing in it is offered a length.
  var isAlongScrolling: Bool {
    use.surroundings.contains { node in
      guard case .closure(_, let call?) = node, call.isInitializer else { return false }
      return call.scrolls(along: lengthAxis)
    }
  }

  /// Whether the frame has neighbors along its axis, which take a part of the room: all of the reader's length is more
  /// than what is left.
  var isBesideOthers: Bool {
    use.surroundings.contains { node in
      guard case .closure(let content, let call?) = node, call.isInitializer else { return false }
      guard Self.stacks[call.calledName ?? ""] == lengthAxis else { return false }
      let isLoop = content.onlyView.map { ViewTraits.of($0.innermost.calledName ?? "").contains(.repeats) } ?? false
      return isLoop || content.viewStatements.count > 1
    }
  }

  private static let stacks: [String: Axis] = [
    "HStack": .horizontal, "LazyHStack": .horizontal, "LazyVStack": .vertical, "VStack": .vertical,
  ]

  /// Whether the frame stands in rows, which are inset: there the reader's length is more than what is offered.
  var isInRows: Bool {
    use.surroundings.contains { node in
      guard case .closure(_, let call?) = node, call.isInitializer else { return false }
      return ViewTraits.of(call.calledName ?? "").contains(.hasRows)
    }
  }

  /// A length that the program derives from a size, which counts along the axis of the frame: `proxy.size.shorterSide`.
  private static func ownLength(_ use: ProxyUse, _ axis: ProxyUse.Axis) -> ProxyUse.Axis? {
    use.path.count == 2 && use.path[0] == "size" ? axis : nil
  }

  /// A side of `x - y`, where the other one is to be a share as well.
  private static func isRest(_ value: Expression, _ length: Expression) -> Bool {
    guard case .binary(let binary) = value.kind, binary.operator == "-" else { return false }
    return [binary.left, binary.right].map(\.unwrapped).contains { side in
      side.span.contains(length.span) && isScaled(side, length)
    }
  }

  /// `x * k`, `k * x`, `x / k`, also with `x` as the local that already holds a share.
  private static func isScaled(_ value: Expression, _ length: Expression) -> Bool {
    if value.span == length.unwrapped.span { return true }
    if let call = value.asCall, call.receiver == nil, ["min", "max"].contains(call.calledName) {
      return call.arguments.contains { $0.value.span.contains(length.span) && isScaled($0.value.unwrapped, length) }
    }
    guard case .binary(let binary) = value.kind else { return false }
    let sides = [binary.left.unwrapped, binary.right.unwrapped]
    guard let inner = sides.first(where: { $0.span.contains(length.span) }) else { return false }
    switch binary.operator {
    case "*": return isScaled(inner, length)
    case "/": return inner === sides[0] && isScaled(inner, length)
    default: return false
    }
  }
}

extension Expression {
  /// k where the expression is `length`, `length * k`, `k * length` or `length / k`.
  fileprivate func factor(of length: Expression) -> Double? {
    if span == length.unwrapped.span { return 1 }
    guard case .binary(let binary) = kind else { return nil }
    let left = binary.left.unwrapped
    let right = binary.right.unwrapped
    switch binary.operator {
    case "*":
      if left.span == length.unwrapped.span { return right.literalNumber }
      return right.span == length.unwrapped.span ? left.literalNumber : nil
    case "/":
      guard left.span == length.unwrapped.span, let divisor = right.literalNumber, divisor != 0 else { return nil }
      return 1 / divisor
    default: return nil
    }
  }
}
