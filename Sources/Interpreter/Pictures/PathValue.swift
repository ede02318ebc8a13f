import Catalog
import Layout
import Semantics

/// `Path`: what a program draws step by step.
final class PathValue: ForeignValue {
  private(set) var steps: [PathStep] = []
  /// What it starts with, where that is no list of steps.
  private var base: Outline?

  /// A path of more steps is drawn so far.
  private static let mostSteps = 20_000

  init(_ base: Outline? = nil) {
    if case .path(let steps)? = base { self.steps = steps } else { self.base = base }
  }

  /// What a call of the type makes.
  convenience init(_ call: CallSite) {
    self.init()
    if call.index(of: "ellipseIn") != nil {
      add(.ellipse(call.rect("ellipseIn")))
    } else if call.index(of: "roundedRect") != nil {
      let radius = call.number("cornerRadius")
      add(.rounded(call.rect("roundedRect"), call.cornerSize ?? Size(width: radius, height: radius)))
    } else if !call.arguments.isEmpty {
      start(with: call.evaluate(0), call.evaluator)
    }
  }

  private func start(with value: Value, _ evaluator: Evaluator) {
    switch value {
    case .function(let function):
      var drawn = [Value.foreign(self)]
      _ = evaluator.call(function, &drawn)
    case .foreign(let other as PathValue): steps = other.steps
    default:
      if case .rect(let rect)? = value.builtIn { add(.rectangle(rect)) }
    }
  }

  var typeName: String { "Path" }

  var conformances: [String] { ["View", "Shape", "InsettableShape"] }

  var description: String { "Path" }

  func isEqual(to other: any ForeignValue) -> Bool { (other as? PathValue)?.outline == outline }

  func hash(into hasher: inout Hasher) { hasher.combine(outline) }

  var outline: Outline { base ?? .path(steps) }

  private func add(_ step: PathStep) {
    if steps.count < Self.mostSteps { steps.append(step) }
  }

  func member(_ name: String) -> Value? {
    switch name {
    case "isEmpty": .bool(steps.isEmpty && base == nil)
    case "boundingRect": .foreign(RectValue(bounds))
    case "currentPoint": steps.last?.end.map { .foreign(PointValue($0)) } ?? Value.none
    default: nil
    }
  }

  private var bounds: Rect {
    let points = steps.flatMap(\.points)
    guard let first = points.first else { return .zero }
    return points.dropFirst().reduce(Rect(origin: first, size: Size(width: 0, height: 0))) {
      $0.union(Rect(origin: $1, size: Size(width: 0, height: 0)))
    }
  }

  /// A method of the type; nil for what it has none of.
  func call(_ name: String, _ call: CallSite) -> Value? {
    switch name {
    case "move": add(.move(call.point("to")))
    case "addLine": add(.line(call.point("to")))
    case "addLines":
      guard case .array(let points) = call.evaluate(0, as: .array(.named("CGPoint"))) else { return .void }
      for (index, point) in points.enumerated() {
        guard case .point(let point)? = point.builtIn else { continue }
        add(index == 0 ? .move(point) : .line(point))
      }
    case "addQuadCurve": add(.quadratic(call.point("to"), control: call.point("control")))
    case "addCurve": add(.cubic(call.point("to"), call.point("control1"), call.point("control2")))
    case "closeSubpath": add(.close)
    case "addRect": add(.rectangle(call.rect(nil)))
    case "addEllipse": add(.ellipse(call.rect("in")))
    case "addRoundedRect":
      add(.rounded(call.rect("in"), call.cornerSize ?? Size(width: 0, height: 0)))
    case "addArc": addArc(call)
    case "addRelativeArc":
      add(
        .arc(
          center: call.point("center"),
          radius: call.number("radius"),
          from: call.angle("startAngle"),
          sweep: call.angle("delta")
        )
      )
    case "addPath":
      if case .foreign(let other as PathValue) = call.evaluate(0) { for step in other.steps { add(step) } }
    case "path": return .foreign(self)
    default: return derived(name, call)
    }
    return .void
  }

  private func derived(_ name: String, _ call: CallSite) -> Value? {
    switch name {
    case "applying":
      guard case .transform(let transform)? = call.evaluate(0).builtIn else { return .foreign(self) }
      return .foreign(PathValue(.moved(outline, .affine(transform))))
    case "offsetBy":
      let shift = AffineTransform.translation(x: call.number("dx"), y: call.number("dy"))
      return .foreign(PathValue(.moved(outline, .affine(shift))))
    case "trimmedPath":
      return .foreign(PathValue(.trimmed(outline, from: call.number("from"), to: call.number("to"))))
    case "strokedPath":
      guard case .paint(.line(let line))? = call.evaluate(0, as: .named("StrokeStyle")).builtIn else {
        return .foreign(self)
      }
      return .foreign(PathValue(.stroked(outline, line)))
    default: return nil
    }
  }

  /// Angles grow clockwise on the screen; `clockwise` is meant for a plane whose y grows upward.
  private func addArc(_ call: CallSite) {
    guard call.index(of: "center") != nil else { return add(.line(call.point("tangent1End"))) }
    let (start, end) = (call.angle("startAngle"), call.angle("endAngle"))
    var isClockwise = false
    if case .bool(true)? = call.evaluate("clockwise") { isClockwise = true }
    let turn = 2 * Double.pi
    var sweep = isClockwise ? start - end : end - start
    guard sweep.isFinite, sweep.magnitude < 1e9 else { return }
    if sweep > turn { sweep = turn }
    if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    add(
      .arc(
        center: call.point("center"),
        radius: call.number("radius"),
        from: start,
        sweep: isClockwise ? -sweep : sweep
      )
    )
  }
}

extension PathStep {
  /// Where the step ends, if that is a point of its own.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quadratic(let point, _), .cubic(let point, _, _): point
    default: nil
    }
  }

  /// Points that the step's box holds.
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let end, let control): [end, control]
    case .cubic(let end, let first, let second): [end, first, second]
    case .close: []
    case .rectangle(let rect), .rounded(let rect, _), .ellipse(let rect):
      [rect.origin, Point(x: rect.maxX, y: rect.maxY)]
    case .arc(let center, let radius, _, _):
      [Point(x: center.x - radius, y: center.y - radius), Point(x: center.x + radius, y: center.y + radius)]
    }
  }
}

extension CallSite {
  func point(_ label: String) -> Point {
    if case .point(let point)? = evaluate(label, as: .named("CGPoint"))?.builtIn { return point }
    return .zero
  }

  func rect(_ label: String?) -> Rect {
    let value = label.map { evaluate($0, as: .named("CGRect")) } ?? evaluate(0, as: .named("CGRect"))
    if case .rect(let rect)? = value?.builtIn { return rect }
    return .zero
  }

  /// How wide and high rounded corners are, where that is said.
  var cornerSize: Size? {
    guard case .size(let size)? = evaluate("cornerSize", as: .named("CGSize"))?.builtIn else { return nil }
    return size
  }

  func number(_ label: String) -> Double { evaluate(label, as: .named("CGFloat"))?.builtIn?.number ?? 0 }

  func angle(_ label: String) -> Double {
    if case .angle(let radians)? = evaluate(label, as: .named("Angle"))?.builtIn { return radians }
    return 0
  }
}
