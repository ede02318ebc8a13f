import Catalog
import Layout
import Semantics

/// `GraphicsContext`: what the code of a canvas draws with.
final class CanvasValue: ForeignValue {
  private var paints: [PathPaint] = []
  private var transform = AffineTransform.identity
  private var opacity = 1.0

  private static let mostPaints = 5_000

  var typeName: String { "GraphicsContext" }

  var description: String { "GraphicsContext" }

  func isEqual(to other: any ForeignValue) -> Bool { (other as? CanvasValue) === self }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// What the code draws in a room of that size.
  static func paints(of code: FunctionValue, in size: Size, _ evaluator: Evaluator) -> [PathPaint] {
    let context = CanvasValue()
    var arguments: [Value] = [.foreign(context), .foreign(SizeValue(size))]
    _ = evaluator.call(code, &arguments)
    return context.paints
  }

  func member(_ name: String) -> Value? { name == "opacity" ? .double(opacity) : nil }

  func set(_ name: String, to value: Value) -> Bool {
    guard name == "opacity", let number = value.builtIn?.number else { return false }
    opacity = number
    return true
  }

  func call(_ name: String, _ call: CallSite, _ reader: PaintReader) -> Value? {
    switch name {
    case "fill":
      guard let outline = reader.outline(of: call.evaluate(0)) else { return .void }
      add(outline, .fill(style(call, reader), evenOdd: false))
    case "stroke":
      guard let outline = reader.outline(of: call.evaluate(0)) else { return .void }
      var line = StrokeLine(width: call.index(of: "lineWidth") == nil ? 1 : call.number("lineWidth"))
      if case .paint(.line(let own))? = call.evaluate("style", as: .named("StrokeStyle"))?.builtIn { line = own }
      add(outline, .stroke(style(call, reader), line))
    case "translateBy":
      transform = AffineTransform.translation(x: call.number("x"), y: call.number("y")).followed(by: transform)
    case "scaleBy":
      transform = AffineTransform.scale(x: call.number("x"), y: call.number("y")).followed(by: transform)
    case "rotate": transform = AffineTransform.rotation(call.angle("by")).followed(by: transform)
    case "drawLayer":
      guard case .function(let code) = call.evaluate(0) else { return .void }
      let (transform, opacity) = (transform, opacity)
      var arguments = [Value.foreign(self)]
      _ = call.evaluator.call(code, &arguments)
      (self.transform, self.opacity) = (transform, opacity)
    default: return .void
    }
    return .void
  }

  private func add(_ outline: Outline, _ step: ShapeStep) {
    guard paints.count < Self.mostPaints else { return }
    paints.append(PathPaint(transform == .identity ? outline : .moved(outline, .affine(transform)), step))
  }

  private func style(_ call: CallSite, _ reader: PaintReader) -> PaintStyle {
    let value = call.evaluate("with", as: .named("GraphicsContext.Shading"))
    let style = value.flatMap { reader.style(of: $0) } ?? .level(0)
    return opacity == 1 ? style : .faded(style, opacity)
  }
}
