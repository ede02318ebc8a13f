extension Catalog {
  /// The labels that views and modifiers give to bindings, and hardly to anything else: `isOn`, `selection`.
  package static let bindingLabels: Set<String> = {
    let signatures = ViewDefinition.all.flatMap(\.initializers) + ModifierDefinition.all.flatMap(\.signatures)
    var uses: [String: (bindings: Int, all: Int)] = [:]
    for parameter in signatures.flatMap(\.parameters) {
      guard let label = parameter.label else { continue }
      uses[label, default: (0, 0)].all += 1
      if parameter.type.hasPrefix("Binding<") { uses[label, default: (0, 0)].bindings += 1 }
    }
    return Set(uses.filter { $0.value.bindings * 4 > $0.value.all * 3 }.keys)
  }()
}
