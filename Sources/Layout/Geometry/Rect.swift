/// A rectangle in points: top-left origin, y downward.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect(origin: .zero, size: .zero)

  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  /// Whether the point lies inside; the right and bottom sides do not count.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with its sides moved inward; a side never passes its opposite.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0)
    )
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What both rectangles cover, or nil where they do not meet.
  public func intersection(_ other: Rect) -> Rect? {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return right >= x && bottom >= y ? Rect(x: x, y: y, width: right - x, height: bottom - y) : nil
  }

  /// The point at `anchor`, a fraction of the size on each axis.
  public func point(at anchor: UnitPoint) -> Point {
    Point(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
}
