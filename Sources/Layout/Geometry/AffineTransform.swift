#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A map of the plane, (x, y) → (a·x + c·y + tx, b·x + d·y + ty), with the letters of Core Graphics.
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A shift, in points.
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling around the origin.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Whether every coefficient is a finite number.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The map that applies `self` first and `next` to the result.
  public func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b,
      b: next.b * a + next.d * b,
      c: next.a * c + next.c * d,
      d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx,
      ty: next.b * tx + next.d * ty + next.ty
    )
  }

  /// The same map with `anchor` as its fixed origin.
  public func around(_ anchor: Point) -> AffineTransform {
    AffineTransform.translation(x: -anchor.x, y: -anchor.y)
      .followed(by: self)
      .followed(by: .translation(x: anchor.x, y: anchor.y))
  }

  /// The map back, or nil for one that flattens the plane.
  public var inverse: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let linear = AffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: 0,
      ty: 0
    )
    let back = linear.applied(to: Point(x: tx, y: ty))
    return AffineTransform(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: -back.x, ty: -back.y)
  }

  /// The image of `point`.
  public func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of the image of `rect`.
  public func applied(to rect: Rect) -> Rect {
    if b == 0, c == 0, a == 1, d == 1 {
      return Rect(x: rect.minX + tx, y: rect.minY + ty, width: rect.width, height: rect.height)
    }
    let first = applied(to: rect.origin)
    var box = (minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for corner in [
      Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ] {
      let image = applied(to: corner)
      box = (min(box.minX, image.x), min(box.minY, image.y), max(box.maxX, image.x), max(box.maxY, image.y))
    }
    return Rect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }
}

extension AffineTransform {
  /// A clockwise rotation (y grows downward) around the origin.
  public static func rotation(_ radians: Double) -> AffineTransform {
    let (sine, cosine) = (sin(radians), cos(radians))
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
