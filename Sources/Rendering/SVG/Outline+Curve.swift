import Catalog
import Layout

extension Outline {
  /// Outlines are made of each other no deeper than this.
  private static let mostDepth = 64

  /// The outline in a room; mirrored where its corners follow the reading direction and that runs right to left.
  func curve(in rect: Rect, isMirrored: Bool, depth: Int = 0) -> Curve {
    var curve = Curve()
    guard depth < Self.mostDepth else { return curve }
    switch self {
    case .rectangle, .own: curve.rectangle(rect)
    case .rounded(let radii):
      let (leading, trailing) = (radii.topLeading, radii.topTrailing)
      let (lowLeading, lowTrailing) = (radii.bottomLeading, radii.bottomTrailing)
      curve.rounded(
        rect,
        isMirrored
          ? (trailing, leading, lowLeading, lowTrailing) : (leading, trailing, lowTrailing, lowLeading)
      )
    case .capsule:
      let radius = min(rect.width, rect.height) / 2
      curve.rounded(rect, (radius, radius, radius, radius))
    case .circle: curve.ellipse(Self.circle(in: rect))
    case .ellipse: curve.ellipse(rect)
    case .path(let steps): curve = Self.curve(of: steps).applying(.translation(x: rect.minX, y: rect.minY))
    case .trimmed(let inner, let from, let to):
      return inner.curve(in: rect, isMirrored: isMirrored, depth: depth + 1).trimmed(from: from, to: to)
    case .inset(let inner, let amount): return inner.inset(by: amount, in: rect, isMirrored, depth)
    case .moved(let inner, let motion):
      return inner.curve(in: rect, isMirrored: isMirrored, depth: depth + 1).applying(motion.transform(in: rect))
    case .sized(let inner, let size):
      return inner.curve(in: Rect(origin: rect.origin, size: size), isMirrored: isMirrored, depth: depth + 1)
    case .stroked(let inner, _): return inner.curve(in: rect, isMirrored: isMirrored, depth: depth + 1)
    }
    return curve
  }

  static func circle(in rect: Rect) -> Rect {
    let side = min(rect.width, rect.height)
    return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  /// The line that the outline is an area of, where it is one.
  var strokedLine: StrokeLine? {
    switch self {
    case .stroked(_, let line): line
    case .trimmed(let inner, _, _), .moved(let inner, _), .sized(let inner, _), .inset(let inner, _): inner.strokedLine
    default: nil
    }
  }

  private func inset(by amount: Double, in rect: Rect, _ isMirrored: Bool, _ depth: Int) -> Curve {
    let amount = amount.isFinite ? amount : 0
    let inner = Rect(
      x: rect.minX + amount,
      y: rect.minY + amount,
      width: max(rect.width - amount * 2, 0),
      height: max(rect.height - amount * 2, 0)
    )
    switch self {
    case .rounded(let radii):
      func less(_ radius: Double) -> Double { max(radius - amount, 0) }
      let own = CornerRadii(
        topLeading: less(radii.topLeading),
        bottomLeading: less(radii.bottomLeading),
        bottomTrailing: less(radii.bottomTrailing),
        topTrailing: less(radii.topTrailing)
      )
      return Outline.rounded(own).curve(in: inner, isMirrored: isMirrored, depth: depth + 1)
    case .path, .trimmed, .moved, .sized, .stroked, .own:
      guard rect.width > 0, rect.height > 0 else { return Curve() }
      let scale = AffineTransform.scale(x: inner.width / rect.width, y: inner.height / rect.height)
        .around(Point(x: rect.midX, y: rect.midY))
      return curve(in: rect, isMirrored: isMirrored, depth: depth + 1).applying(scale)
    case .rectangle, .capsule, .circle, .ellipse, .inset:
      return curve(in: inner, isMirrored: isMirrored, depth: depth + 1)
    }
  }

  private static func curve(of steps: [PathStep]) -> Curve {
    var curve = Curve()
    for step in steps {
      switch step {
      case .move(let point): curve.move(point)
      case .line(let point): curve.line(point)
      case .quadratic(let end, let control): curve.quadratic(control, end)
      case .cubic(let end, let first, let second): curve.cubic(first, second, end)
      case .close: curve.close()
      case .rectangle(let rect): curve.rectangle(rect)
      case .rounded(let rect, let size):
        curve.rounded(rect, (size.width, size.width, size.width, size.width))
      case .ellipse(let rect): curve.ellipse(rect)
      case .arc(let center, let radius, let start, let sweep):
        curve.arc(center: center, radius, radius, from: start, sweep: sweep, connects: !curve.steps.isEmpty)
      }
    }
    return curve
  }
}

extension OutlineMotion {
  fileprivate func transform(in rect: Rect) -> AffineTransform {
    let transform: AffineTransform =
      switch self {
      case .rotation(let radians, let anchor): AffineTransform.rotation(radians).around(rect.point(at: anchor))
      case .scale(let x, let y, let anchor): AffineTransform.scale(x: x, y: y).around(rect.point(at: anchor))
      case .affine(let own): own.around(rect.origin)
      }
    return transform.isFinite ? transform : .identity
  }
}
