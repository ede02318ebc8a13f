extension CallSite {
  /// A number among the arguments; 0 where it is none.
  func coordinate(_ index: Int) -> Double { evaluate(index, as: .named("CGFloat")).number ?? 0 }

  func coordinate(_ label: String) -> Double? { evaluate(label, as: .named("CGFloat"))?.number }

  fileprivate func point(_ label: String) -> PointValue? {
    evaluate(label, as: .named("CGPoint")).flatMap { $0.foreign() }
  }

  fileprivate func size(_ label: String) -> SizeValue? {
    evaluate(label, as: .named("CGSize")).flatMap { $0.foreign() }
  }
}

extension Value {
  /// The foreign value of that kind.
  package func foreign<Kind: ForeignValue>(_ kind: Kind.Type = Kind.self) -> Kind? {
    guard case .foreign(let foreign) = self else { return nil }
    return foreign as? Kind
  }

  fileprivate mutating func change<Kind: ForeignValue>(_ kind: Kind.Type, _ body: (inout Kind) -> Void) -> Bool {
    guard var changed = foreign(kind) else { return false }
    body(&changed)
    self = .foreign(changed)
    return true
  }
}

extension LibraryType {
  static let size = LibraryType(
    name: "CGSize",
    properties: [
      "width": { value, _ in value.foreign(SizeValue.self).map { .double($0.width) } },
      "height": { value, _ in value.foreign(SizeValue.self).map { .double($0.height) } },
    ],
    setters: [
      "width": { value, new in value.change(SizeValue.self) { $0.width = new.number ?? $0.width } },
      "height": { value, new in value.change(SizeValue.self) { $0.height = new.number ?? $0.height } },
    ],
    methods: [
      "applying": { value, site in
        guard let size = value.foreign(SizeValue.self), let transform = site.evaluate(0).foreign(TransformValue.self)
        else {
          return nil
        }
        return .foreign(
          SizeValue(
            width: transform.a * size.width + transform.c * size.height,
            height: transform.b * size.width + transform.d * size.height
          )
        )
      },
      "equalTo": { value, site in .bool(value.isEqual(to: site.evaluate(0))) },
    ],
    statics: ["zero": { _ in .foreign(SizeValue(width: 0, height: 0)) }],
    initializer: { site in
      .foreign(SizeValue(width: site.coordinate("width") ?? 0, height: site.coordinate("height") ?? 0))
    }
  )

  static let point = LibraryType(
    name: "CGPoint",
    properties: [
      "x": { value, _ in value.foreign(PointValue.self).map { .double($0.x) } },
      "y": { value, _ in value.foreign(PointValue.self).map { .double($0.y) } },
    ],
    setters: [
      "x": { value, new in value.change(PointValue.self) { $0.x = new.number ?? $0.x } },
      "y": { value, new in value.change(PointValue.self) { $0.y = new.number ?? $0.y } },
    ],
    methods: [
      "applying": { value, site in
        guard let point = value.foreign(PointValue.self), let transform = site.evaluate(0).foreign(TransformValue.self)
        else { return nil }
        return .foreign(transform.apply(point))
      },
      "equalTo": { value, site in .bool(value.isEqual(to: site.evaluate(0))) },
    ],
    statics: ["zero": { _ in .foreign(PointValue(x: 0, y: 0)) }],
    initializer: { site in .foreign(PointValue(x: site.coordinate("x") ?? 0, y: site.coordinate("y") ?? 0)) }
  )

  static let vector = LibraryType(
    name: "CGVector",
    properties: [
      "dx": { value, _ in value.foreign(VectorValue.self).map { .double($0.dx) } },
      "dy": { value, _ in value.foreign(VectorValue.self).map { .double($0.dy) } },
    ],
    setters: [
      "dx": { value, new in value.change(VectorValue.self) { $0.dx = new.number ?? $0.dx } },
      "dy": { value, new in value.change(VectorValue.self) { $0.dy = new.number ?? $0.dy } },
    ],
    statics: ["zero": { _ in .foreign(VectorValue(dx: 0, dy: 0)) }],
    initializer: { site in .foreign(VectorValue(dx: site.coordinate("dx") ?? 0, dy: site.coordinate("dy") ?? 0)) }
  )

  static let transform = LibraryType(
    name: "CGAffineTransform",
    methods: [
      "scaledBy": { value, site in
        let scale = TransformValue.scale(site.coordinate("x") ?? 1, site.coordinate("y") ?? 1)
        return value.foreign(TransformValue.self).map { .foreign(scale.concatenating($0)) }
      },
      "translatedBy": { value, site in
        let move = TransformValue.translation(site.coordinate("x") ?? 0, site.coordinate("y") ?? 0)
        return value.foreign(TransformValue.self).map { .foreign(move.concatenating($0)) }
      },
      "rotated": { value, site in
        let turn = TransformValue.rotation(site.coordinate("by") ?? 0)
        return value.foreign(TransformValue.self).map { .foreign(turn.concatenating($0)) }
      },
      "concatenating": { value, site in
        guard let other = site.evaluate(0).foreign(TransformValue.self) else { return nil }
        return value.foreign(TransformValue.self).map { .foreign($0.concatenating(other)) }
      },
    ],
    statics: ["identity": { _ in .foreign(TransformValue()) }],
    initializer: { site in
      if let x = site.coordinate("scaleX") { return .foreign(TransformValue.scale(x, site.coordinate("y") ?? 1)) }
      if let x = site.coordinate("translationX") {
        return .foreign(TransformValue.translation(x, site.coordinate("y") ?? 0))
      }
      if let angle = site.coordinate("rotationAngle") { return .foreign(TransformValue.rotation(angle)) }
      guard site.count == 6 else { return .foreign(TransformValue()) }
      return .foreign(
        TransformValue(
          a: site.coordinate(0),
          b: site.coordinate(1),
          c: site.coordinate(2),
          d: site.coordinate(3),
          tx: site.coordinate(4),
          ty: site.coordinate(5)
        )
      )
    }
  )

  static let rect = LibraryType(
    name: "CGRect",
    properties: [
      "origin": { value, _ in value.foreign(RectValue.self).map { .foreign($0.origin) } },
      "size": { value, _ in value.foreign(RectValue.self).map { .foreign($0.size) } },
      "width": { value, _ in value.foreign(RectValue.self).map { .double($0.maxX - $0.minX) } },
      "height": { value, _ in value.foreign(RectValue.self).map { .double($0.maxY - $0.minY) } },
      "minX": { value, _ in value.foreign(RectValue.self).map { .double($0.minX) } },
      "midX": { value, _ in value.foreign(RectValue.self).map { .double(($0.minX + $0.maxX) / 2) } },
      "maxX": { value, _ in value.foreign(RectValue.self).map { .double($0.maxX) } },
      "minY": { value, _ in value.foreign(RectValue.self).map { .double($0.minY) } },
      "midY": { value, _ in value.foreign(RectValue.self).map { .double(($0.minY + $0.maxY) / 2) } },
      "maxY": { value, _ in value.foreign(RectValue.self).map { .double($0.maxY) } },
      "isEmpty": { value, _ in value.foreign(RectValue.self).map { .bool($0.size.width == 0 || $0.size.height == 0) } },
      "isNull": { value, _ in value.foreign(RectValue.self).map { .bool($0 == .null) } },
      "isInfinite": { _, _ in .bool(false) },
      "standardized": { value, _ in value.foreign(RectValue.self).map { .foreign($0.standardized) } },
      "integral": { value, _ in value.foreign(RectValue.self).map { .foreign($0.integral) } },
    ],
    setters: [
      "origin": { value, new in value.change(RectValue.self) { $0.origin = new.foreign() ?? $0.origin } },
      "size": { value, new in value.change(RectValue.self) { $0.size = new.foreign() ?? $0.size } },
    ],
    methods: rectMethods,
    statics: [
      "zero": { _ in .foreign(RectValue(x: 0, y: 0, width: 0, height: 0)) }, "null": { _ in .foreign(RectValue.null) },
    ],
    initializer: { site in
      if let origin = site.point("origin"), let size = site.size("size") {
        return .foreign(RectValue(origin: origin, size: size))
      }
      return .foreign(
        RectValue(
          x: site.coordinate("x") ?? 0,
          y: site.coordinate("y") ?? 0,
          width: site.coordinate("width") ?? 0,
          height: site.coordinate("height") ?? 0
        )
      )
    }
  )

  private static let rectMethods: [String: Method] = [
    "insetBy": { value, site in
      guard let rect = value.foreign(RectValue.self) else { return nil }
      return .foreign(rect.inset(site.coordinate("dx") ?? 0, site.coordinate("dy") ?? 0))
    },
    "offsetBy": { value, site in
      guard let rect = value.foreign(RectValue.self) else { return nil }
      let (dx, dy) = (site.coordinate("dx") ?? 0, site.coordinate("dy") ?? 0)
      return .foreign(
        RectValue(origin: PointValue(x: rect.origin.x + dx, y: rect.origin.y + dy), size: rect.size)
      )
    },
    "union": { value, site in
      guard let rect = value.foreign(RectValue.self), let other = site.evaluate(0).foreign(RectValue.self) else {
        return nil
      }
      return .foreign(rect.union(other))
    },
    "intersection": { value, site in
      guard let rect = value.foreign(RectValue.self), let other = site.evaluate(0).foreign(RectValue.self) else {
        return nil
      }
      return .foreign(rect.intersection(other))
    },
    "intersects": { value, site in
      guard let rect = value.foreign(RectValue.self), let other = site.evaluate(0).foreign(RectValue.self) else {
        return nil
      }
      return .bool(rect.intersection(other) != .null)
    },
    "contains": { value, site in
      guard let rect = value.foreign(RectValue.self) else { return nil }
      let other = site.evaluate(0)
      if let point = other.foreign(PointValue.self) {
        return .bool(point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY)
      }
      guard let inner = other.foreign(RectValue.self) else { return nil }
      return .bool(rect.union(inner) == rect.standardized)
    },
    "applying": { value, site in
      guard let rect = value.foreign(RectValue.self), let transform = site.evaluate(0).foreign(TransformValue.self)
      else {
        return nil
      }
      return .foreign(rect.applying(transform))
    },
    "equalTo": { value, site in .bool(value.isEqual(to: site.evaluate(0))) },
  ]
}
