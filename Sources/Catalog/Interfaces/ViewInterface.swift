extension InterfaceFamily {
  /// The views of the catalogue.
  static var views: InterfaceFamily {
    var writer = InterfaceWriter()
    for view in ViewDefinition.all { writer.declare(view) }
    return InterfaceFamily("Views", writer.text)
  }
}

extension InterfaceWriter {
  fileprivate mutating func declare(_ view: ViewDefinition) {
    let generics = view.generics.split(separator: ";").map { GenericParameter(String($0)) }
    let clause = generics.isEmpty ? "" : "<\(generics.map(\.declaration).joined(separator: ", "))>"
    let (kind, condition) = view.conditionalKind
    let conformances = (condition == nil ? [kind] : []) + view.conformances
    introduce(view.summary, view.availability, view.deprecation)
    let inheritance = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
    line("struct \(view.name)\(clause)\(inheritance) {")
    if let condition {
      line("}")
      line("extension \(view.name): \(kind) where \(condition) {")
    }
    for signature in view.initializers {
      for declaration in TextForms.keysAndStrings.declarations(of: signature) where !view.declares(declaration) {
        introduce(nil, signature.since, signature.deprecation, indent: "  ")
        line("  \(declaration)\(requirements(of: signature, declaration, generics))")
      }
    }
    if Self.bodiless.contains(kind), !conformances.contains("ShapeStyle"), !conformances.contains("Shape") {
      line("  typealias Body = Never")
    }
    line("}")
  }

  /// Protocols with a body, which what the framework brings does not have.
  private static let bodiless: Set<String> = [
    "ChartContent", "Commands", "Scene", "TabContent", "ToolbarContent", "View", "WidgetConfiguration",
  ]

  /// The rest of a `where` clause: what the parameters are that a signature does not mention.
  private func requirements(of signature: Signature, _ declaration: String, _ generics: [GenericParameter]) -> String {
    let settled = generics.compactMap { parameter -> String? in
      guard let fallback = parameter.fallback, !signature.description.holds(word: parameter.name) else { return nil }
      return "\(parameter.name) == \(fallback)"
    }
    guard !settled.isEmpty else { return "" }
    return (declaration.holds(" where ") ? ", " : " where ") + settled.joined(separator: ", ")
  }
}

extension ViewDefinition {
  /// Whether a row of its own says more of the form that a title stands for: `Text` of a key, with the key's table.
  fileprivate func declares(_ form: String) -> Bool {
    guard form.holds("LocalizedStringKey") else { return false }
    let front = form.dropLast() + ","
    return initializers.contains { $0.description.hasPrefix(front) }
  }

  /// What it is, and under which condition.
  fileprivate var conditionalKind: (kind: String, condition: String?) {
    let parts = kind.split(separator: " ", maxSplits: 2).map(String.init)
    return parts.count == 3 ? (parts[0], parts[2]) : (kind, nil)
  }
}

/// One generic parameter of a view, from the notation of its row: `Label: View = Text`.
private struct GenericParameter {
  let name: String
  /// With its constraint: `Label: View`.
  let declaration: String
  /// What it is where an initializer does not mention it.
  let fallback: String?

  init(_ notation: String) {
    let parts = notation.split(separator: "=", maxSplits: 1).map(Self.trimmed)
    declaration = parts.first ?? ""
    fallback = parts.count > 1 ? parts[1] : nil
    name = Self.trimmed(declaration.prefix { $0 != ":" })
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
