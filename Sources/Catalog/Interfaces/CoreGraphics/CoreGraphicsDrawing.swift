extension InterfaceFamily {
  /// Transforms, vectors and lines, which the toolchain has on Apple's platforms alone.
  static let coreGraphicsDrawing = InterfaceFamily(
    "Drawing",
    """
    struct CGVector: Equatable, Hashable, Sendable {
      static let zero: CGVector
      var dx: CGFloat
      var dy: CGFloat
      init()
      init(dx: CGFloat, dy: CGFloat)
    }
    struct CGAffineTransform: Equatable, Hashable, Sendable {
      static let identity: CGAffineTransform
      var a: CGFloat
      var b: CGFloat
      var c: CGFloat
      var d: CGFloat
      var tx: CGFloat
      var ty: CGFloat
      init()
      init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
      init(translationX tx: CGFloat, y ty: CGFloat)
      init(scaleX sx: CGFloat, y sy: CGFloat)
      init(rotationAngle angle: CGFloat)
      var isIdentity: Bool { get }
      func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
      func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform
      func rotated(by angle: CGFloat) -> CGAffineTransform
      func inverted() -> CGAffineTransform
      func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform
    }
    extension CGPoint {
      func applying(_ t: CGAffineTransform) -> CGPoint
    }
    extension CGSize {
      func applying(_ t: CGAffineTransform) -> CGSize
    }
    extension CGRect {
      func applying(_ t: CGAffineTransform) -> CGRect
    }
    extension CGPoint: @retroactive Hashable {
      func hash(into hasher: inout Hasher)
    }
    extension CGSize: @retroactive Hashable {
      func hash(into hasher: inout Hasher)
    }
    extension CGRect: @retroactive Hashable {
      func hash(into hasher: inout Hasher)
    }
    enum CGLineCap: Int32, Hashable, Sendable {
      case butt
      case round
      case square
    }
    enum CGLineJoin: Int32, Hashable, Sendable {
      case miter
      case round
      case bevel
    }
    """
  )
}
