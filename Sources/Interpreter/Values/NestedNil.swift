/// Optionals of optionals: an optional that holds x is x, but one that holds nil is not nil.
extension Value {
  /// The value with an optional around it.
  var inOptional: Value {
    switch self {
    case .none: .someNone(1)
    case .someNone(let depth): .someNone(min(depth &+ 1, Self.mostOptionals))
    default: self
    }
  }

  /// More optionals around nil are not told apart: describing them would take longer than making them.
  private static let mostOptionals = 64

  /// What an optional that is not nil holds.
  var held: Value {
    guard case .someNone(let depth) = self else { return self }
    return depth > 1 ? .someNone(depth - 1) : .none
  }

  /// Nil, however many optionals are around it.
  var isNilInOptionals: Bool {
    switch self {
    case .none, .someNone: true
    default: false
    }
  }
}

extension TypeValue {
  /// How many optionals are around what is none.
  var optionalDepth: Int {
    var depth = 0
    var type = self
    while type.isOptional, let wrapped = type.arguments.first {
      depth += 1
      type = wrapped
    }
    return depth
  }
}

extension Value {
  /// Changes what an optional that is not nil holds.
  mutating func changeHeld(_ change: (inout Value) -> Void) {
    guard case .someNone = self else { return change(&self) }
    self = held
    change(&self)
    self = inOptional
  }
}
