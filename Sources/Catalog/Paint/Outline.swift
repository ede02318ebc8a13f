package import Layout

/// The outline of a shape, in whatever room it gets.
package indirect enum Outline: Hashable, Sendable {
  case rectangle
  case rounded(CornerRadii)
  case capsule
  case circle
  case ellipse
  /// Steps in the coordinates of the room's corner.
  case path([PathStep])
  /// A shape of the program's own, by its number in the scene: what it draws is known once its room is.
  case own(Int)
  /// The part between two fractions of its length.
  case trimmed(Outline, from: Double, to: Double)
  /// Smaller by so much on every side.
  case inset(Outline, Double)
  case moved(Outline, OutlineMotion)
  /// In a room of its own, however large the view is.
  case sized(Outline, Size)
  /// The line around it, as an area.
  case stroked(Outline, StrokeLine)
}

/// What moves an outline in its room.
package enum OutlineMotion: Hashable, Sendable {
  case rotation(radians: Double, anchor: UnitPoint)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case affine(AffineTransform)
}

/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeading: Double
  package var bottomLeading: Double
  package var bottomTrailing: Double
  package var topTrailing: Double

  package init(topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  package init(_ radius: Double) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}

/// One step of a drawn path. Angles are radians, clockwise on the screen where they grow.
package enum PathStep: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadratic(Point, control: Point)
  case cubic(Point, Point, Point)
  case close
  case rectangle(Rect)
  case rounded(Rect, Size)
  case ellipse(Rect)
  case arc(center: Point, radius: Double, from: Double, sweep: Double)
}

/// How a line is drawn.
package struct StrokeLine: Hashable, Sendable {
  /// How the line ends.
  package enum Cap: String, Hashable, Sendable {
    case butt
    case round
    case square
  }

  /// How the line turns corners.
  package enum Join: String, Hashable, Sendable {
    case miter
    case round
    case bevel
  }

  package var width: Double
  package var cap: Cap
  package var join: Join
  package var dash: [Double]
  package var dashPhase: Double

  package init(width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [], dashPhase: Double = 0) {
    self.width = width.isFinite ? max(width, 0) : 0
    self.cap = cap
    self.join = join
    self.dash = Array(dash.prefix(16))
    self.dashPhase = dashPhase
  }
}

/// What a modifier does with a shape, one after another.
package enum ShapeStep: Hashable, Sendable {
  case trim(from: Double, to: Double)
  case inset(Double)
  case motion(OutlineMotion)
  case size(Size)
  case outline(StrokeLine)
  /// The rule counts how often the outline runs around a point (`eoFill`).
  case fill(PaintStyle?, evenOdd: Bool)
  case stroke(PaintStyle?, StrokeLine)
  /// The line lies inside of the outline.
  case strokeBorder(PaintStyle?, StrokeLine)

  /// The outline after the step, where the step changes it.
  package func applied(to outline: Outline) -> Outline {
    switch self {
    case .trim(let from, let to): .trimmed(outline, from: from, to: to)
    case .inset(let amount): .inset(outline, amount)
    case .motion(let motion): .moved(outline, motion)
    case .size(let size): .sized(outline, size)
    case .outline(let line): .stroked(outline, line)
    case .fill, .stroke, .strokeBorder: outline
    }
  }
}
