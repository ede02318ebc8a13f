/// Which parameter each argument of a call goes to, by labels and places alone.
struct ArgumentMatching {
  /// The position of the parameter of each argument.
  private(set) var parameters: [Int] = []
  /// How many parameters keep their default.
  private(set) var defaultedCount = 0

  /// Nil where the arguments do not fit.
  init?(_ arguments: [Argument], to parameters: [SchemeParameter]) {
    var position = 0
    let plain = arguments.prefix { !$0.isTrailing }
    let trailing = arguments.dropFirst(plain.count)
    for argument in plain {
      if argument.label == nil, position > 0, let last = self.parameters.last, last == position - 1,
        parameters[last].traits.contains(.isVariadic),
        position >= parameters.count || parameters[position].label != nil || Self.isSkipped(parameters[position])
      {
        self.parameters.append(last)
        continue
      }
      while position < parameters.count, parameters[position].label != argument.label {
        guard Self.isSkipped(parameters[position]) else { return nil }
        position += 1
      }
      guard position < parameters.count else { return nil }
      self.parameters.append(position)
      position += 1
    }
    guard addTrailing(Array(trailing), from: position, parameters) else { return nil }
    let used = Set(self.parameters)
    for (index, parameter) in parameters.enumerated() where !used.contains(index) {
      guard Self.isSkipped(parameter) else { return nil }
      defaultedCount += 1
    }
  }

  private static func isSkipped(_ parameter: SchemeParameter) -> Bool {
    !parameter.traits.isDisjoint(with: [.hasDefault, .isVariadic])
  }

  private mutating func addTrailing(_ closures: [Argument], from start: Int, _ parameters: [SchemeParameter]) -> Bool {
    var position = start
    for (index, closure) in closures.enumerated() {
      let next = closures.dropFirst(index + 1).first?.label
      guard let found = Self.parameter(of: closure, isFirst: index == 0, before: next, from: position, parameters)
      else { return false }
      self.parameters.append(found)
      position = found + 1
    }
    return true
  }

  /// The first parameter that takes a closure; one with a default is passed over for one that needs an argument.
  private static func parameter(
    of closure: Argument,
    isFirst: Bool,
    before next: String?,
    from start: Int,
    _ parameters: [SchemeParameter]
  ) -> Int? {
    guard start < parameters.count else { return nil }
    if let label = closure.label { return parameters[start...].firstIndex { $0.label == label } }
    guard isFirst else { return parameters[start...].firstIndex { $0.label == nil && $0.takesClosure } }
    let end = next.flatMap { label in parameters[start...].firstIndex { $0.label == label } } ?? parameters.endIndex
    let able = parameters[start..<end].indices.filter { parameters[$0].takesClosure }
    return able.first { !parameters[$0].traits.contains(.hasDefault) } ?? able.first
  }
}

extension SchemeParameter {
  /// Whether a trailing closure may be meant for it.
  var takesClosure: Bool {
    switch type {
    case .function, .unknown: true
    case .parameter: !traits.contains(.isAutoclosure)
    default: type.wrapped.map { if case .function = $0 { true } else { false } } ?? false
    }
  }
}
