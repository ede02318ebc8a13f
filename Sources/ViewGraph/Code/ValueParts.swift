import Semantics

/// What the source says of the parts of a value that it makes.
extension Expression {
  /// What a member of the value is: an element of a tuple, or what the framework's initializer is given for it, as in
  /// `CGSize(width: 90, height: 24).width`.
  func part(_ name: String) -> Expression? {
    switch unwrapped.kind {
    case .tuple(let elements):
      if let position = Int(name) { return elements.indices.contains(position) ? elements[position].value : nil }
      return elements.first { $0.label == name }?.value
    case .call(let call):
      return call.isInitializer || call.isImplicitInitializer ? call.argument(name)?.value : nil
    default: return nil
    }
  }

  /// What a subscript of the literal may give: the element that a literal names, or any.
  func elements(at position: [Argument]) -> [Expression] {
    guard let key = position.first?.value.unwrapped else { return [] }
    switch unwrapped.kind {
    case .array(let elements):
      guard case .integer(let index) = key.kind else { return elements }
      return elements.indices.contains(index) ? [elements[index]] : []
    case .dictionary(let elements): return elements.map(\.value) + position.dropFirst().map(\.value)
    default: return []
    }
  }
}
