/// `CGSize`
package struct SizeValue: ForeignValue, Hashable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package var typeName: String { "CGSize" }
  package var description: String { "(\(width), \(height))" }
}

/// `CGPoint`
package struct PointValue: ForeignValue, Hashable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package var typeName: String { "CGPoint" }
  package var description: String { "(\(x), \(y))" }
}

/// `CGVector`
package struct VectorValue: ForeignValue, Hashable {
  package var dx: Double
  package var dy: Double

  package init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  package var typeName: String { "CGVector" }
  package var description: String { "CGVector(dx: \(dx), dy: \(dy))" }
}

/// `CGRect`
package struct RectValue: ForeignValue, Hashable {
  package var origin: PointValue
  package var size: SizeValue

  package init(origin: PointValue, size: SizeValue) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: PointValue(x: x, y: y), size: SizeValue(width: width, height: height))
  }

  package var typeName: String { "CGRect" }
  package var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

/// `CGAffineTransform`: x' = ax + cy + tx, y' = bx + dy + ty.
package struct TransformValue: ForeignValue, Hashable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package init() {}

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package var typeName: String { "CGAffineTransform" }
  package var description: String {
    "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
  }
}
