import Catalog
import Semantics

extension SwiftUIHost {
  /// The views that a text can show.
  private static let textParts: Set<String> = [ViewDefinition.image.name, ViewDefinition.text.name]

  private static let operators: Set<String> = ["+", "-", "*", "/", "<", ">", "<=", ">="]

  /// Operators on values of the framework: texts are joined, text sizes are compared, angles are added.
  func operate(_ name: String, _ call: CallSite) -> Value? {
    guard Self.operators.contains(name), 1...2 ~= call.count else { return nil }
    if let radians = radians(name, call) { return Value(.angle(radians: radians)) }
    guard call.count == 2,
      let left = call.evaluate(0).foreignValue, let right = call.evaluate(1).foreignValue
    else {
      return nil
    }
    switch name {
    case "+" where left.typeName == ViewDefinition.text.name && right.typeName == ViewDefinition.text.name:
      let joined = ViewValue.Kind.joined(Value(left), Value(right))
      return .view(ViewValue(joined, name: left.typeName, span: call.span, nameSpan: call.nameSpan))
    case "<", ">", "<=", ">=": return compare(name, left, right).map { .bool($0) }
    default: return nil
    }
  }

  /// What an operator makes of angles, which are vectors of one dimension.
  private func radians(_ name: String, _ call: CallSite) -> Double? {
    let left = call.evaluate(0)
    guard case .angle(let angle)? = left.builtIn else { return nil }
    guard call.count == 2 else { return name == "-" ? -angle : nil }
    let right = call.evaluate(1)
    switch (name, right.builtIn) {
    case ("+", .angle(let other)): return angle + other
    case ("-", .angle(let other)): return angle - other
    case ("*", _): return right.number.map { angle * $0 }
    case ("/", _): return right.number.map { angle / $0 }
    default: return nil
    }
  }

  func text(_ start: Value?, _ text: String, followedBy value: Value) -> Value? {
    var isPart = false
    switch value {
    case .void: break
    case .view(let view) where Self.textParts.contains(view.typeName): isPart = true
    default: return nil
    }
    var parts = start.map { [$0] } ?? []
    if !text.isEmpty { parts.append(.view(ViewValue.text(.string(text)))) }
    if isPart { parts.append(value) }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { joined, part in
      let kind = ViewValue.Kind.joined(joined, part)
      return .view(ViewValue(kind, name: ViewDefinition.text.name, span: .none, nameSpan: .none))
    }
  }

  /// Values of a type with an order, by their place among its members.
  private func compare(_ name: String, _ left: any ForeignValue, _ right: any ForeignValue) -> Bool? {
    guard let left = order(left), let right = order(right) else { return nil }
    switch name {
    case "<": return left < right
    case ">": return left > right
    case "<=": return left <= right
    default: return left >= right
    }
  }

  private func order(_ value: any ForeignValue) -> Double? {
    guard let value = (value as? BuiltInForeign)?.value else { return nil }
    if case .angle(let radians) = value { return radians }
    guard case .token(let type, let name) = value else { return nil }
    return Catalog.type(type)?.order?.firstIndex(of: name).map(Double.init)
  }
}
