import Catalog
import Layout

extension Value {
  /// A value of the catalogue as the language sees it: numbers, strings and Core Graphics types are the language's own.
  init(_ value: BuiltInValue) {
    switch value {
    case .none: self = .none
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .list(let values): self = .array(values.map { Value($0) })
    case .point(let point): self = .foreign(PointValue(point))
    case .size(let size): self = .foreign(SizeValue(size))
    case .rect(let rect): self = .foreign(RectValue(rect))
    case .transform(let transform): self = .foreign(TransformValue(transform))
    default: self = .foreign(BuiltInForeign(value))
    }
  }

  /// The value as far as the catalogue's behaviors can read it.
  var builtIn: BuiltInValue? {
    var room = Self.listedParts
    return builtIn(&room, depth: 0)
  }

  /// Lists are read so far, and so deep.
  private static let listedParts = 20_000
  private static let listedDepth = 4

  private func builtIn(_ room: inout Int, depth: Int) -> BuiltInValue? {
    switch self {
    case .none: BuiltInValue.none
    case .bool(let value): .bool(value)
    case .int(let value): .number(Double(value))
    case .double(let value): value.isNaN ? BuiltInValue.none : .number(value)
    case .string(let value): .string(value)
    case .array(let values): list(values, &room, depth: depth)
    case .set(let values): list(values.elements, &room, depth: depth)
    case .range(let range): .list([bound(range.lower, 0), bound(range.upper, range.isClosed ? 0 : -1)])
    case .foreign(let foreign):
      if let slice = foreign.slice { slice.content.builtIn(&room, depth: depth) } else { Value.builtIn(of: foreign) }
    default: nil
    }
  }

  private func list(_ values: [Value], _ room: inout Int, depth: Int) -> BuiltInValue? {
    guard depth < Self.listedDepth else { return nil }
    var list: [BuiltInValue] = []
    list.reserveCapacity(min(values.count, max(room, 0)))
    for value in values {
      guard room > 0 else { break }
      room -= 1
      if let item = value.builtIn(&room, depth: depth + 1) { list.append(item) }
    }
    return .list(list)
  }

  private func bound(_ value: Value?, _ shift: Double) -> BuiltInValue {
    guard let builtIn = value?.builtIn else { return .none }
    return builtIn.number.map { .number($0 + shift) } ?? builtIn
  }

  private static func builtIn(of foreign: any ForeignValue) -> BuiltInValue? {
    switch foreign {
    case let value as BuiltInForeign: value.value
    case let value as PointValue: .point(value.point)
    case let value as SizeValue: .size(value.layoutSize)
    case let value as RectValue: .rect(value.rect)
    case let value as TransformValue: .transform(value.transform)
    default: nil
    }
  }
}

extension PointValue {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }

  var point: Point { Point(x: x, y: y) }
}

extension SizeValue {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  var layoutSize: Size { Size(width: width, height: height) }
}

extension RectValue {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  var rect: Rect { Rect(origin: origin.point, size: size.layoutSize) }
}

extension TransformValue {
  init(_ transform: AffineTransform) {
    self.init(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }

  var transform: AffineTransform { AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
