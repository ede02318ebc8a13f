import Catalog
import Layout

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path of lines and cubic curves, in the coordinates of the picture.
struct Curve {
  /// One piece of the path.
  enum Step {
    case move(Point)
    case line(Point)
    case cubic(Point, Point, Point)
    case close
  }

  private(set) var steps: [Step] = []
  private var last = Point.zero

  mutating func move(_ point: Point) {
    steps.append(.move(point))
    last = point
  }

  mutating func line(_ point: Point) {
    if steps.isEmpty { return move(point) }
    steps.append(.line(point))
    last = point
  }

  mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
    if steps.isEmpty { move(first) }
    steps.append(.cubic(first, second, end))
    last = end
  }

  mutating func quadratic(_ control: Point, _ end: Point) {
    let start = last
    func toward(_ point: Point) -> Point {
      Point(x: point.x + 2 / 3 * (control.x - point.x), y: point.y + 2 / 3 * (control.y - point.y))
    }
    cubic(toward(start), toward(end), end)
  }

  mutating func close() {
    if !steps.isEmpty { steps.append(.close) }
  }

  /// An arc of an ellipse, from an angle on; connected by a line where a path has begun.
  mutating func arc(center: Point, _ rx: Double, _ ry: Double, from start: Double, sweep: Double, connects: Bool) {
    guard start.isFinite, sweep.isFinite, rx.isFinite, ry.isFinite else { return }
    let sweep = min(max(sweep, -4 * Double.pi), 4 * Double.pi)
    let count = max(Int((sweep.magnitude / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(count)
    let pull = 4.0 / 3 * tan(step / 4)
    func at(_ angle: Double) -> Point { Point(x: center.x + rx * cos(angle), y: center.y + ry * sin(angle)) }
    if connects { line(at(start)) } else { move(at(start)) }
    for index in 0..<count {
      let (a, b) = (start + step * Double(index), start + step * Double(index + 1))
      let (p, q) = (at(a), at(b))
      cubic(
        Point(x: p.x - pull * rx * sin(a), y: p.y + pull * ry * cos(a)),
        Point(x: q.x + pull * rx * sin(b), y: q.y - pull * ry * cos(b)),
        q
      )
    }
  }

  mutating func rectangle(_ rect: Rect) {
    move(rect.origin)
    line(Point(x: rect.maxX, y: rect.minY))
    line(Point(x: rect.maxX, y: rect.maxY))
    line(Point(x: rect.minX, y: rect.maxY))
    close()
  }

  mutating func ellipse(_ rect: Rect) {
    let center = Point(x: rect.midX, y: rect.midY)
    arc(center: center, rect.width / 2, rect.height / 2, from: 0, sweep: 2 * .pi, connects: false)
    close()
  }

  /// A rectangle with corners of their own, clockwise from the top left.
  mutating func rounded(_ rect: Rect, _ radii: (Double, Double, Double, Double)) {
    let most = min(rect.width, rect.height) / 2
    func limited(_ radius: Double) -> Double { radius.isFinite ? min(max(radius, 0), most) : 0 }
    let (a, b, c, d) = (limited(radii.0), limited(radii.1), limited(radii.2), limited(radii.3))
    func corner(_ x: Double, _ y: Double, _ radius: Double, _ start: Double) {
      arc(center: Point(x: x, y: y), radius, radius, from: start, sweep: .pi / 2, connects: true)
    }
    move(Point(x: rect.minX + a, y: rect.minY))
    corner(rect.maxX - b, rect.minY + b, b, -.pi / 2)
    corner(rect.maxX - c, rect.maxY - c, c, 0)
    corner(rect.minX + d, rect.maxY - d, d, .pi / 2)
    corner(rect.minX + a, rect.minY + a, a, .pi)
    close()
  }

  func applying(_ transform: AffineTransform) -> Curve {
    var result = Curve()
    result.steps = steps.map { step in
      switch step {
      case .move(let point): .move(transform.applied(to: point))
      case .line(let point): .line(transform.applied(to: point))
      case .cubic(let first, let second, let end):
        .cubic(transform.applied(to: first), transform.applied(to: second), transform.applied(to: end))
      case .close: .close
      }
    }
    return result
  }

  mutating func add(_ other: Curve) { steps += other.steps }

  /// The `d` of a path.
  var data: String {
    func text(_ point: Point) -> String { "\(SVGText.number(point.x)) \(SVGText.number(point.y))" }
    return steps.map { step in
      switch step {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .cubic(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }.joined()
  }
}

extension Curve {
  /// The part between two fractions of the whole length, in straight pieces.
  func trimmed(from start: Double, to end: Double) -> Curve {
    let lower = start.isFinite ? min(max(start, 0), 1) : 0
    let upper = end.isFinite ? min(max(end, 0), 1) : 1
    var result = Curve()
    guard upper > lower else { return result }
    let lines = flattened
    let total = lines.reduce(0) { $0 + $1.length }
    guard total > 0 else { return result }
    var travelled = 0.0
    var isOpen = false
    for line in lines where line.length > 0 {
      let from = max(lower * total - travelled, 0) / line.length
      let to = min((upper * total - travelled) / line.length, 1)
      travelled += line.length
      guard from < to else {
        isOpen = false
        continue
      }
      if !isOpen || line.startsAnew { result.move(line.point(from)) }
      result.line(line.point(to))
      isOpen = to >= 1
    }
    return result
  }

  private struct Line {
    let start: Point
    let end: Point
    let startsAnew: Bool

    var length: Double { ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot() }

    func point(_ fraction: Double) -> Point {
      Point(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }
  }

  private static let pieces = 16

  private var flattened: [Line] {
    var lines: [Line] = []
    var first = Point.zero
    var last = Point.zero
    var isNew = true
    func add(_ end: Point) {
      lines.append(Line(start: last, end: end, startsAnew: isNew))
      isNew = false
      last = end
    }
    for step in steps {
      switch step {
      case .move(let point):
        first = point
        last = point
        isNew = true
      case .line(let point): add(point)
      case .cubic(let a, let b, let end):
        let start = last
        for piece in 1...Self.pieces {
          let t = Double(piece) / Double(Self.pieces)
          let u = 1 - t
          func mix(_ p: KeyPath<Point, Double>) -> Double {
            u * u * u * start[keyPath: p] + 3 * u * u * t * a[keyPath: p] + 3 * u * t * t * b[keyPath: p]
              + t * t * t * end[keyPath: p]
          }
          add(Point(x: mix(\.x), y: mix(\.y)))
        }
      case .close: add(first)
      }
    }
    return lines
  }
}
