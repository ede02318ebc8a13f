import Catalog
import Testing

@Suite struct SignatureTests {
  private static let notations: [(notation: String, parameters: [String])] = [
    ("init()", []),
    (
      "init(_ title: some StringProtocol, isOn: Binding<Bool>)",
      ["_ title: some StringProtocol", "isOn isOn: Binding<Bool>"]
    ),
    (
      "func frame(width: CGFloat? = nil, alignment: Alignment = .center) -> some View",
      ["width width: CGFloat? = nil", "alignment alignment: Alignment = .center"]
    ),
    (
      "init(alignment: Alignment = .center, @ViewBuilder content: @escaping (GeometryProxy) -> Content)",
      [
        "alignment alignment: Alignment = .center",
        "content content: (GeometryProxy) -> Content @ViewBuilder @escaping",
      ]
    ),
    (
      "func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat) -> some View",
      ["color color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33)", "radius radius: CGFloat"]
    ),
    (
      "init(in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      ["in bounds: ClosedRange<V> = 0...1", "onEditingChanged onEditingChanged: (Bool) -> Void = { _ in } @escaping"]
    ),
  ]

  private static let calls: [(notation: String, labels: [String], positions: [Int]?)] = [
    ("init(alignment: A = .x, spacing: S? = nil, content: () -> C)", ["{}"], [2]),
    ("init(alignment: A = .x, spacing: S? = nil, content: () -> C)", ["spacing", "{}"], [1, 2]),
    ("init(alignment: A = .x, spacing: S? = nil, content: () -> C)", ["spacing", "alignment", "{}"], nil),
    ("init(alignment: A = .x, spacing: S? = nil, content: () -> C)", ["spacing"], nil),
    ("func padding(_ edges: E = .all, _ length: L? = nil) -> V", ["_"], [0]),
    ("func padding(_ edges: E = .all, _ length: L? = nil) -> V", ["_", "_"], [0, 1]),
    ("init(action: () -> Void, label: () -> L)", ["{}", "{label}"], [0, 1]),
    ("init(_ title: T, action: () -> Void)", ["_", "{}"], [0, 1]),
    ("init(value: B, step: S = 1, label: () -> L, changed: (Bool) -> Void = { _ in })", ["value", "{}"], [0, 2]),
    ("func toolbar(_ visibility: V, for bars: B...) -> V", ["_", "for", "_"], [0, 1, 1]),
  ]

  /// Notation, and the parameters as `label name: type = default`.
  @Test(arguments: Self.notations)
  func reads(_ notation: String, _ parameters: [String]) {
    let read = Signature(notation).parameters.map { parameter in
      var text = "\(parameter.label ?? "_") \(parameter.name): \(parameter.type)"
      if let fallback = parameter.defaultValue { text += " = \(fallback)" }
      return text + parameter.attributes.map { " @" + $0 }.joined()
    }
    #expect(read == parameters)
  }

  /// Labels of a call (`{}` is a closure after the parentheses), and the parameters they fill; nil: it does not fit.
  @Test(arguments: Self.calls)
  func matches(_ notation: String, _ labels: [String], _ positions: [Int]?) {
    let shapes = labels.map { label in
      let isTrailing = label.hasPrefix("{")
      let name = isTrailing ? String(label.dropFirst().dropLast()) : label
      return Signature.ArgumentShape(label: name.isEmpty || name == "_" ? nil : name, isTrailingClosure: isTrailing)
    }
    #expect(Signature(notation).match(shapes) == positions)
  }

  @Test func everySignatureIsUnderstood() {
    for view in ViewDefinition.all {
      #expect(!view.initializers.isEmpty && !view.summary.isEmpty)
      for signature in view.initializers { expectSound(signature, name: "init") }
    }
    for modifier in ModifierDefinition.all {
      #expect(!modifier.signatures.isEmpty && !modifier.summary.isEmpty)
      for signature in modifier.signatures {
        expectSound(signature, name: modifier.name)
        #expect(!signature.result.isEmpty)
      }
    }
  }

  private func expectSound(_ signature: Signature, name: String) {
    #expect(signature.name == name)
    for parameter in signature.parameters {
      #expect(!parameter.name.isEmpty && !parameter.type.isEmpty, "\(signature)")
      #expect(parameter.type.count { $0 == "(" } == parameter.type.count { $0 == ")" }, "\(signature)")
    }
  }
}
