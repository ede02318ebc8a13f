package import Layout

/// What areas and lines are filled with.
package indirect enum PaintStyle: Hashable, Sendable {
  case color(PaintColor)
  /// A level of the style around: 0 is the foreground itself, 1 what is secondary to it, and so on.
  case level(Int)
  /// The color of controls.
  case tint
  /// What shows through, from 0 (thinnest) to 1.
  case material(Double)
  case gradient(PaintGradient)
  /// A color that gets lighter towards the top.
  case shaded(PaintStyle)
  case faded(PaintStyle, Double)

  /// One that the system has a name for.
  package static func named(_ name: String) -> PaintStyle { .color(PaintColor(named: name)) }

  /// The color, where it is plain.
  package var color: PaintColor? {
    switch self {
    case .color(let color): color
    case .faded(let style, let opacity): style.color?.faded(by: opacity)
    case .shaded(let style): style.color
    case .gradient(let gradient): gradient.stops.first?.color
    case .level, .tint, .material: nil
    }
  }

  /// The name as a member of `ShapeStyle`, where it is none of a color.
  package var name: String {
    switch self {
    case .color: "Color"
    case .level(let level): "level \(level)"
    case .tint: "tint"
    case .material: "material"
    case .gradient(let gradient): gradient.name
    case .shaded: "gradient"
    case .faded: "opacity"
    }
  }
}

/// Colors that go over into each other.
package struct PaintGradient: Hashable, Sendable {
  /// A color and where it is reached, from 0 to 1.
  package struct Stop: Hashable, Sendable {
    package let color: PaintColor
    package let location: Double

    package init(_ color: PaintColor, at location: Double) {
      self.color = color
      self.location = location.isFinite ? min(max(location, 0), 1) : 0
    }
  }

  /// Along what the colors change. Lengths are points.
  package enum Form: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(center: UnitPoint, from: Double, to: Double)
    case elliptical(center: UnitPoint, from: Double, to: Double)
    case angular(center: UnitPoint, from: Double, to: Double)
  }

  package var form: Form
  package let stops: [Stop]

  /// What a gradient of more stops shows nobody can tell from what it shows with so many.
  private static let mostStops = 64

  package init(_ form: Form, _ stops: [Stop]) {
    self.form = form
    self.stops = Array(stops.prefix(Self.mostStops))
  }

  /// Colors at equal distances.
  package init(_ form: Form, colors: [PaintColor]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(form, colors.enumerated().map { Stop($0.element, at: Double($0.offset) / last) })
  }

  package var name: String {
    switch form {
    case .linear: "linearGradient"
    case .radial: "radialGradient"
    case .elliptical: "ellipticalGradient"
    case .angular: "angularGradient"
    }
  }
}
