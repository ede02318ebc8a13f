package import Catalog
package import Semantics

/// The arguments of a call by the names of a signature's parameters.
package struct BoundArguments {
  package let signature: Signature?
  /// What the values were made from, as far as nobody knows it.
  private(set) var standIns: [String] = []
  private var entries: [Entry] = []

  fileprivate struct Entry {
    let name: String
    let parameter: SignatureParameter?
    var value: Value
    /// Where the argument stands; nil for what no argument gave.
    let span: SourceSpan?
    /// Markdown in the text counts.
    var isMarkdown = false
  }

  package init(signature: Signature?) {
    self.signature = signature
  }

  package static var none: BoundArguments { BoundArguments(signature: nil) }

  package subscript(_ name: String) -> Value? {
    for entry in entries where entry.name == name { return entry.value }
    return nil
  }

  /// Where the argument of a parameter stands; of one that takes several, the last.
  package func span(of name: String) -> SourceSpan? {
    entries.first { $0.name == name }?.span
  }

  /// The names of the parameters that have an argument, sorted.
  package var names: [String] { entries.map(\.name).sorted() }

  /// Adds an argument; one for a parameter that takes several goes to those it has.
  mutating func bind(
    _ value: Value,
    to parameter: SignatureParameter,
    writtenAs expression: Expression,
    madeFrom names: [String]
  ) {
    note(names, value)
    var value = value
    if parameter.isVariadic {
      if let index = entries.firstIndex(where: { $0.name == parameter.name }) {
        guard case .array(let earlier) = entries[index].value else { return }
        value = .array(earlier + [value])
        entries.remove(at: index)
      } else {
        value = .array([value])
      }
    }
    let isMarkdown = parameter.takesKeys && expression.isMarkdown(of: value)
    entries.append(
      Entry(name: parameter.name, parameter: parameter, value: value, span: expression.span, isMarkdown: isMarkdown)
    )
  }

  /// Takes down what an argument was made from: functions tell when they are called.
  private mutating func note(_ names: [String], _ value: Value) {
    if names.isEmpty {
      if case .unknown(let unknown) = value { standIns.append(unknown.name ?? unknown.reason) }
    } else if !value.marksItself {
      for name in names where !standIns.contains(name) { standIns.append(name) }
    }
  }

  /// Adds what no argument in the source gives: the receiver, the title of a text that a control makes.
  mutating func set(_ name: String, to value: Value) {
    entries.append(Entry(name: name, parameter: signature?.parameter(named: name), value: value, span: nil))
  }

  package func function(_ name: String) -> FunctionValue? {
    switch self[name] {
    case .function(let function): function
    case .keyPath(let path): FunctionValue(.keyPath(path), context: .global)
    default: nil
    }
  }

  package func type(_ name: String) -> TypeValue? {
    if case .type(let type)? = self[name] { return type }
    return nil
  }

  package func keyPath(_ name: String) -> KeyPathValue? {
    if case .keyPath(let path)? = self[name] { return path }
    return nil
  }

  /// As the catalogue's behaviors read them.
  func forCatalog(_ environment: EnvironmentValues, _ evaluator: Evaluator) -> ArgumentValues {
    ArgumentValues(entries.map { ($0.name, $0.forCatalog(evaluator)) }, environment: environment)
  }
}

extension BoundArguments.Entry {
  /// As the catalogue reads it: a string and a case of the program's own never name the same.
  fileprivate func forCatalog(_ evaluator: Evaluator) -> BuiltInValue? {
    if parameter?.isIdentifier == true {
      if case .string = value { return value.builtIn }
      return .string("\(evaluator.type(of: value).name).\(evaluator.describe(value))")
    }
    if parameter?.isOpenness == true, case .foreign(let binding as BindingValue) = value {
      return binding.get(evaluator).builtIn
    }
    guard parameter?.showsText == true else { return value.builtIn }
    if case .string(let text) = value { return isMarkdown ? .localized(text) : .string(text) }
    // A picture or another text is shown as it is.
    if value.view != nil { return nil }
    return .string(value.standInText ?? evaluator.describe(value))
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
