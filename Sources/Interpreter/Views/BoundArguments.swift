package import Catalog
package import Semantics

/// The arguments of a call by the names of a signature's parameters.
package struct BoundArguments {
  package let signature: Signature?
  package var values: [String: Value]
  /// Where each argument stands.
  package var spans: [String: SourceSpan]
  /// What the values were made from, as far as nobody knows it.
  private(set) var standIns: [String] = []

  package init(signature: Signature?, values: [String: Value], spans: [String: SourceSpan]) {
    self.signature = signature
    self.values = values
    self.spans = spans
  }

  /// Takes down what an argument was made from: functions tell when they are called.
  mutating func note(_ names: [String], _ value: Value) {
    if case .unknown(let unknown) = value, names.isEmpty { standIns.append(unknown.name ?? unknown.reason) }
    guard !names.isEmpty, !value.marksItself else { return }
    for name in names where !standIns.contains(name) { standIns.append(name) }
  }

  package static var none: BoundArguments { BoundArguments(signature: nil, values: [:], spans: [:]) }

  package subscript(_ name: String) -> Value? {
    values[name]
  }

  package func function(_ name: String) -> FunctionValue? {
    switch values[name] {
    case .function(let function): function
    case .keyPath(let path): FunctionValue(.keyPath(path), context: .global)
    default: nil
    }
  }

  package func type(_ name: String) -> TypeValue? {
    if case .type(let type)? = values[name] { return type }
    return nil
  }

  package func keyPath(_ name: String) -> KeyPathValue? {
    if case .keyPath(let path)? = values[name] { return path }
    return nil
  }

  /// As the catalogue's behaviors read them.
  func forCatalog(_ environment: EnvironmentValues, _ evaluator: Evaluator) -> ArgumentValues {
    var read: [String: BuiltInValue] = [:]
    for (name, value) in values {
      if isName(name), case .string = value {
        read[name] = value.builtIn
      } else if isName(name) {
        read[name] = .string("\(evaluator.type(of: value).name).\(evaluator.describe(value))")
      } else if let builtIn = value.builtIn {
        read[name] = isText(name) ? .string(evaluator.describe(value)) : builtIn
      } else if isText(name) {
        read[name] = .string(value.standInText ?? evaluator.describe(value))
      }
    }
    return ArgumentValues(values: read, passed: Set(values.keys), environment: environment)
  }

  /// Whether the parameter shows its argument as text.
  private func isText(_ name: String) -> Bool {
    guard let type = signature?.parameter(named: name)?.type else { return false }
    switch type {
    case "String", "LocalizedStringKey", "some StringProtocol", "some Any", "Date": return true
    default: return false
    }
  }

  /// Whether the argument names something: a string and a case of the program's own never name the same.
  private func isName(_ name: String) -> Bool {
    let type = signature?.parameter(named: name)?.type
    return type == "some Hashable" || type == "AnyHashable"
  }
}

extension Value {
  /// What an unknown text shows: the words of its name (`userName` → "User Name").
  var standInText: String? {
    guard case .unknown(let unknown) = self else { return nil }
    return (unknown.name ?? "Text").words
  }
}

extension String {
  /// The words of a name in camel case, capitalized.
  var words: String {
    var result = ""
    for character in self {
      if character.isUppercase, let last = result.last, last != " ", !last.isUppercase { result += " " }
      result.append(result.isEmpty ? Character(character.uppercased()) : character)
    }
    return result
  }
}
