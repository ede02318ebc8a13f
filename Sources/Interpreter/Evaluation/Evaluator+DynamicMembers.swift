import Semantics

/// `@dynamicMemberLookup` and `@dynamicCallable`: members and calls that a type of the program answers by code.
extension Evaluator {
  /// `value.name` by the program's `subscript(dynamicMember:)`, of a type by its static one; nil where there is none.
  func dynamicMember(_ name: String, of value: Value, at span: SourceSpan) -> Value? {
    guard let key = dynamicKey(name, of: value) else { return nil }
    return element(of: value, Self.dynamicMemberLabels, [key], at: span)
  }

  static let dynamicMemberLabels: [String?] = ["dynamicMember"]

  /// What stands for the name in the subscript: a key path, or the name as text.
  func dynamicKey(_ name: String, of value: Value) -> Value? {
    guard value.isUserDefined || value.isTypeOfProgram else { return nil }
    for case .subscript(let declaration, _) in methods("subscript", of: value) {
      guard declaration.parameters.count == 1, let parameter = declaration.parameters.first,
        parameter.label == Self.dynamicMemberLabels[0]
      else { continue }
      if parameter.type.name?.hasSuffix("KeyPath") == true {
        return .keyPath(KeyPathValue(root: nil, components: [.property(name)]))
      }
      return .string(name)
    }
    return nil
  }

  /// `callee(arguments)` by the program's `dynamicallyCall`; nil where its type has none.
  func callDynamically(_ callee: Value, _ site: CallSite, expecting: TypeValue?) -> Value? {
    let members = methods("dynamicallyCall", of: callee)
    guard !members.isEmpty else { return nil }
    let values = site.arguments.indices.map { site.evaluate($0) }
    let pairs = zip(site.labels, values).map { label, value in
      Value.tuple(TupleValue(labels: ["key", "value"], elements: [.string(label ?? ""), value]))
    }
    let hasLabels = site.labels.contains { $0 != nil }
    let forms: [(label: String, argument: Value)] = [
      ("withArguments", .array(values)), ("withKeywordArguments", .array(pairs)),
    ]
    for form in forms where !hasLabels || form.label == "withKeywordArguments" {
      let arguments = Arguments(labels: [form.label], values: [form.argument])
      guard let choice = choose(members, arguments, receiver: callee) else { continue }
      var receiver: Value? = callee
      return invoke(choice, arguments, receiver: &receiver, expecting: expecting)
    }
    return nil
  }
}

extension Value {
  fileprivate var isTypeOfProgram: Bool {
    if case .type(let type) = self { type.nominal?.declaration != nil } else { false }
  }
}
