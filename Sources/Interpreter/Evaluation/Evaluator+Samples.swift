import Semantics

/// Sample data of the program: static members of a type by which its authors show it in previews and tests. What is made
/// of it is a real value of the program, and stands in for nothing.
extension Evaluator {
  /// What such members are called in projects, the plainest names first.
  private static let sampleNames = [
    "preview", "mock", "sample", "example", "placeholder", "stub", "demo", "fake", "previews", "mocks", "samples",
    "examples", "placeholders", "stubs", "previewData", "mockData", "sampleData", "exampleData", "mockedData",
  ]

  /// A value of a type of the workspace: the first that its sample data has.
  func sample(of type: TypeValue) -> Value? {
    firstSample(of: type) { value in
      switch value {
      case .structure, .object: value.storageType?.name == type.name ? value : nil
      case .array(let values): values.first { $0.storageType?.name == type.name }
      default: nil
      }
    }
  }

  /// An array of the workspace's values: sample data that is one.
  func samples(for type: TypeValue) -> Value? {
    guard type.name == "Array", let element = type.arguments.first else { return nil }
    return firstSample(of: element) { value in
      guard case .array(let values) = value, values.first?.storageType?.name == element.name else { return nil }
      return value
    }
  }

  private func firstSample(of type: TypeValue, _ accepted: (Value) -> Value?) -> Value? {
    guard let nominal = type.nominal, nominal.declaration != nil, nominal.kind != .enumeration,
      nominal.kind != .protocol, depth < limits.depth, !standInTypes.contains(type.name)
    else { return nil }
    standInTypes.append(type.name)
    defer { standInTypes.removeLast() }
    for name in Self.sampleNames where isDeclared(name) {
      let needsNothing = typeMembers(name, of: nominal).contains { member in
        member.function.map { $0.parameters.allSatisfy { $0.defaultValue != nil } } ?? true
      }
      let value = unlessThrown {
        guard needsNothing, let value = staticProperty(name, of: type) else { return nil }
        if case .function(let function) = value { return call(function) }
        return value
      }
      if let value = value.flatMap(accepted) { return value }
    }
    return nil
  }
}
