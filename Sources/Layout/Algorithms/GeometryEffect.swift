/// What `scaleEffect`, `rotationEffect` and their relatives do to the coordinates of the content.
package enum GeometryEffect: Hashable, Sendable {
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case rotation(radians: Double, anchor: UnitPoint)
  /// Around the top-left corner (`transformEffect`).
  case affine(AffineTransform)
}

extension GeometryEffect {
  /// The map of the coordinates of a view of this size.
  func transform(of size: Size) -> AffineTransform {
    let bounds = Rect(origin: .zero, size: size)
    switch self {
    case .scale(let x, let y, let anchor): return AffineTransform.scale(x: x, y: y).around(bounds.point(at: anchor))
    case .rotation(let radians, let anchor): return AffineTransform.rotation(radians).around(bounds.point(at: anchor))
    case .affine(let transform): return transform
    }
  }
}
