import Layout

/// `CGRect`'s arithmetic (Apple: CGGeometry reference): a rectangle of negative size counts as its standardized one.
extension RectValue {
  package static let null = RectValue(x: .infinity, y: .infinity, width: 0, height: 0)

  package var minX: Double { min(origin.x, origin.x + size.width) }
  package var maxX: Double { max(origin.x, origin.x + size.width) }
  package var minY: Double { min(origin.y, origin.y + size.height) }
  package var maxY: Double { max(origin.y, origin.y + size.height) }

  package var standardized: RectValue { RectValue(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }

  package var integral: RectValue {
    RectValue(minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up), maxY: maxY.rounded(.up))
  }

  private init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  package func inset(_ dx: Double, _ dy: Double) -> RectValue {
    let (width, height) = (maxX - minX - 2 * dx, maxY - minY - 2 * dy)
    guard width >= 0, height >= 0 else { return .null }
    return RectValue(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  package func union(_ other: RectValue) -> RectValue {
    if self == .null { return other }
    if other == .null { return self }
    return RectValue(
      minX: min(minX, other.minX),
      minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  package func intersection(_ other: RectValue) -> RectValue {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return RectValue(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The bounding box of the transformed corners.
  package func applying(_ transform: TransformValue) -> RectValue {
    let corners = [
      PointValue(x: minX, y: minY), PointValue(x: maxX, y: minY), PointValue(x: minX, y: maxY),
      PointValue(x: maxX, y: maxY),
    ].map(transform.apply)
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return RectValue(minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
  }
}

extension TransformValue {
  package static func scale(_ x: Double, _ y: Double) -> TransformValue {
    TransformValue(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  package static func translation(_ x: Double, _ y: Double) -> TransformValue {
    TransformValue(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Radians.
  package static func rotation(_ angle: Double) -> TransformValue {
    let turn = AffineTransform.rotation(angle)
    return TransformValue(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: 0, ty: 0)
  }

  package func apply(_ point: PointValue) -> PointValue {
    PointValue(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// First this transform, then `other`.
  package func concatenating(_ other: TransformValue) -> TransformValue {
    TransformValue(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }
}
