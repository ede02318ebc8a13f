package import Catalog
package import Semantics

/// The arguments of a call by the names of a signature's parameters. They are added one after another when the call is
/// bound, and stay as they are from then on.
package final class BoundArguments {
  package let signature: Signature?
  /// The parameters of the first values, where each argument has one of its own.
  private let plan: SignatureFit.Candidate?
  // SAFETY: the lists are unchecked, since every access reads or changes one of them and ends before anything else is
  // called.
  /// What the values were made from, as far as nobody knows it.
  @exclusivity(unchecked) private(set) var standIns: [String] = []
  /// The values of the plan's parameters: most calls have one or two.
  @exclusivity(unchecked) private var firstValue = Value.void
  @exclusivity(unchecked) private var secondValue = Value.void
  @exclusivity(unchecked) private var moreValues: [Value] = []
  @exclusivity(unchecked) private var valueCount = 0
  /// The arguments that stand in no plan.
  @exclusivity(unchecked) private var others: [Entry] = []
  /// What a definition makes of operands, whatever the environment is.
  @exclusivity(unchecked) private var known: (definition: AnyObject, composition: Composition)?
  /// Whether they are the operands of a call, which are the same each time.
  @exclusivity(unchecked) var areOperands = false

  private struct Entry {
    let name: String
    let parameter: SignatureParameter?
    var value: Value
    /// Where the argument stands; nil for what no argument gave.
    let span: SourceSpan?
    /// Markdown in the text counts.
    var isMarkdown = false

    var localized: BuiltInValue? {
      guard isMarkdown, case .string(let text) = value else { return nil }
      return .localized(text)
    }
  }

  package init(signature: Signature?) {
    self.signature = signature
    plan = nil
  }

  init(_ plan: SignatureFit.Candidate) {
    signature = plan.signature
    self.plan = plan
    if plan.arguments.count > 2 { moreValues.reserveCapacity(plan.arguments.count - 2) }
  }

  /// The places of the plan's values.
  private var places: Range<Int> { 0..<valueCount }

  private func value(at place: Int) -> Value {
    switch place {
    case 0: firstValue
    case 1: secondValue
    default: moreValues[place - 2]
    }
  }

  package subscript(_ name: String) -> Value? {
    if let plan {
      for index in places where plan.names[index] == name { return value(at: index) }
    }
    for entry in others where entry.name == name { return entry.value }
    return nil
  }

  /// Where the argument of a parameter stands; of one that takes several, the last.
  package func span(of name: String) -> SourceSpan? {
    if let plan {
      for index in places where plan.names[index] == name { return plan.spans[index] }
    }
    return others.first { $0.name == name }?.span
  }

  /// The names of the parameters that have an argument, sorted.
  package var names: [String] { ((plan?.names.prefix(valueCount) ?? []) + others.map(\.name)).sorted() }

  /// Adds the next argument of the plan.
  func bind(_ value: Value, madeFrom names: [String]) {
    if let plan, plan.arguments.indices.contains(valueCount) {
      note(names, value, plan.arguments[valueCount].parameter)
    }
    switch valueCount {
    case 0: firstValue = value
    case 1: secondValue = value
    default: moreValues.append(value)
    }
    valueCount += 1
  }

  /// Adds an argument; one for a parameter that takes several goes to those it has.
  func bind(
    _ value: Value,
    to parameter: SignatureParameter,
    writtenAs expression: Expression,
    madeFrom names: [String]
  ) {
    note(names, value, parameter)
    var value = value
    if parameter.isVariadic {
      if let index = others.firstIndex(where: { $0.name == parameter.name }) {
        guard case .array(let earlier) = others[index].value else { return }
        value = .array(earlier + [value])
        others.remove(at: index)
      } else {
        value = .array([value])
      }
    }
    let isMarkdown = parameter.takesKeys && expression.isMarkdown(of: value)
    others.append(
      Entry(name: parameter.name, parameter: parameter, value: value, span: expression.span, isMarkdown: isMarkdown)
    )
  }

  /// Takes down what an argument was made from, where that may touch a frame: functions tell when they are called.
  private func note(_ names: [String], _ value: Value, _ parameter: SignatureParameter?) {
    if names.isEmpty, !value.isUnknown { return }
    if value.isPaint || parameter?.isAddress == true || parameter?.isPaint == true { return }
    if names.isEmpty {
      if case .unknown(let unknown) = value { standIns.append(unknown.name ?? unknown.reason) }
    } else if !value.marksItself {
      for name in names where !standIns.contains(name) { standIns.append(name) }
    }
  }

  /// What the call makes is not what its arguments alone say.
  func depend(on name: String) { standIns.append(name) }

  /// Adds what no argument in the source gives: the receiver, the title of a text that a control makes.
  func set(_ name: String, to value: Value) {
    others.append(Entry(name: name, parameter: signature?.parameter(named: name), value: value, span: nil))
  }

  /// The same arguments with a text in place of one of them, which it was made from and what is named.
  func replacing(_ name: String, with text: String, madeFrom names: [String]) -> BoundArguments {
    let result = BoundArguments(signature: signature)
    result.standIns = standIns
    result.note(names, .string(text), nil)
    result.set(name, to: .string(text))
    for index in places {
      guard let plan, plan.names[index] != name else { continue }
      let value = value(at: index)
      let isMarkdown = plan.keys[index]?.isMarkdown(of: value) ?? false
      let parameter = plan.arguments[index].parameter
      result.others.append(
        Entry(
          name: plan.names[index],
          parameter: parameter,
          value: value,
          span: plan.spans[index],
          isMarkdown: isMarkdown
        )
      )
    }
    result.others += others.filter { $0.name != name }
    return result
  }

  /// The same arguments with another value in the place of one of them.
  func replacing(_ name: String, by value: Value) -> BoundArguments {
    let result = replacing(name, with: "", madeFrom: [])
    for index in result.others.indices where result.others[index].name == name { result.others[index].value = value }
    return result
  }

  /// The same arguments and one more: those of a call may be shared by all that it makes.
  func adding(_ name: String, _ value: Value) -> BoundArguments {
    let result = plan.map { BoundArguments($0) } ?? BoundArguments(signature: signature)
    result.standIns = standIns
    result.firstValue = firstValue
    result.secondValue = secondValue
    result.moreValues = moreValues
    result.valueCount = valueCount
    result.others = others
    result.set(name, to: value)
    return result
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

  /// As the catalogue's behaviors read them. What is described to be read is described now, and once: that may run code
  /// of the program.
  func forCatalog(
    _ environment: EnvironmentValues,
    _ evaluator: Evaluator,
    _ reading: EnvironmentReading? = nil
  ) -> ArgumentValues {
    guard isDescribed else { return ArgumentValues(self, environment: environment, reading: reading) }
    var described: [(name: String, value: BuiltInValue?)] = []
    for index in places {
      guard let plan else { break }
      let value = localized(index, plan) ?? value(at: index).forCatalog(plan.arguments[index].parameter, evaluator)
      described.append((plan.names[index], value))
    }
    described += others.map { ($0.name, $0.localized ?? $0.value.forCatalog($0.parameter, evaluator)) }
    return ArgumentValues(DescribedArguments(arguments: described), environment: environment, reading: reading)
  }

  /// What `definition` has made of the operands of a call, where that does not depend on the environment.
  func composition(of definition: AnyObject) -> Composition? {
    guard let known, known.definition === definition else { return nil }
    return known.composition
  }

  func keep(_ composition: Composition, of definition: AnyObject) {
    if areOperands { known = (definition, composition) }
  }

  /// Whether a value is neither text nor read as the catalogue's own.
  private var isDescribed: Bool {
    if let plan, plan.mayDescribe {
      for index in places where value(at: index).isDescribed(for: plan.arguments[index].parameter) { return true }
    }
    return others.contains { $0.value.isDescribed(for: $0.parameter) }
  }
}

extension BoundArguments: ArgumentSource {
  package func has(_ name: String) -> Bool {
    if let plan {
      for index in places where plan.names[index] == name { return true }
    }
    return others.contains { $0.name == name }
  }

  package func value(_ name: String) -> BuiltInValue? {
    if let plan, plan.mayHaveKeys, let index = places.first(where: { plan.names[$0] == name }) {
      return localized(index, plan) ?? value(at: index).builtIn
    }
    for entry in others where entry.name == name { return entry.localized ?? entry.value.builtIn }
    return self[name]?.builtIn
  }

  /// The text of an argument whose Markdown counts.
  private func localized(_ index: Int, _ plan: SignatureFit.Candidate) -> BuiltInValue? {
    guard let key = plan.keys[index] else { return nil }
    let value = value(at: index)
    guard key.isMarkdown(of: value), case .string(let text) = value else { return nil }
    return .localized(text)
  }
}

/// Arguments of which some had to be put into words.
private struct DescribedArguments: ArgumentSource {
  let arguments: [(name: String, value: BuiltInValue?)]

  func has(_ name: String) -> Bool { arguments.contains { $0.name == name } }

  func value(_ name: String) -> BuiltInValue? {
    for argument in arguments where argument.name == name { return argument.value }
    return nil
  }
}

extension SignatureParameter {
  /// Its arguments are put into words, unless they are text.
  var describesValues: Bool { isIdentifier || showsText || isShownBinding || buildsBarItems }
}

extension Value {
  /// A color or a style: whatever it was made from, every one of them is laid out the same.
  fileprivate var isPaint: Bool {
    switch self {
    case .foreign(let value as BuiltInForeign):
      switch value.value {
      case .color, .paint: true
      default: false
      }
    case .foreign(let value as OpaqueFrameworkValue): value.typeName == "UIColor" || value.typeName == "NSColor"
    default: false
    }
  }

  fileprivate func isDescribed(for parameter: SignatureParameter?) -> Bool {
    guard let parameter, parameter.describesValues else { return false }
    if case .string = self { return false }
    return parameter.showsText ? localized == nil : true
  }

  /// As the catalogue reads it: a string and a case of the program's own never name the same.
  fileprivate func forCatalog(_ parameter: SignatureParameter?, _ evaluator: Evaluator) -> BuiltInValue? {
    if parameter?.isIdentifier == true {
      if case .string = self { return builtIn }
      return .string("\(evaluator.type(of: self).name).\(evaluator.describe(self))")
    }
    if parameter?.isShownBinding == true, case .foreign(let binding as BindingValue) = self {
      let shown = binding.get(evaluator)
      if let date = shown.date { return DateText(seconds: date).forCatalog }
      return shown.builtIn
    }
    if parameter?.buildsBarItems == true, case .function(let function) = self {
      let items = evaluator.build(function, [], builder: "ToolbarContentBuilder")
      return .list(items.flatMap { $0.barPlacements(evaluator) })
    }
    guard parameter?.showsText == true else { return builtIn }
    if case .string(let text) = self { return .string(text) }
    if let localized { return .localized(localized) }
    // A picture or another text is shown as it is.
    if view != nil { return nil }
    return .string(standInText ?? evaluator.describe(self))
  }

  /// What an unknown text shows: the words of its name (`userName` → "User Name").
  var standInText: String? {
    guard case .unknown(let unknown) = self else { return nil }
    return (unknown.name ?? "Text").words
  }
}

extension DateText {
  /// The date and the time, as a date picker shows them, and what its month looks like: the title, the day of the week
  /// that it starts on, how many days it has, and which one the date is.
  fileprivate var forCatalog: BuiltInValue {
    let month = monthGrid
    return .list([
      .string(formatted(date: "abbreviated", time: "omitted")), .string(formatted(date: "omitted", time: "shortened")),
      .list([
        .string(formatted(fields: ["month": "wide", "year": "defaultDigits"])), .number(Double(month.start)),
        .number(Double(month.dayCount)), .number(Double(month.day)),
      ]),
    ])
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

extension BuilderItem {
  /// Types of the program that hold each other's content this deep are not looked into.
  private static let deepest = 16

  /// Where the items of bars among what was built are to stand; those of the program's own content are in its body.
  fileprivate func barPlacements(_ evaluator: Evaluator, depth: Int = 0) -> [BuiltInValue] {
    switch self {
    case .value(.structure(let content), _):
      guard depth < Self.deepest, evaluator.conforms(content.type, to: "ToolbarContent") else { return [] }
      return evaluator.buildBody(of: .structure(content)).flatMap { $0.barPlacements(evaluator, depth: depth + 1) }
    case .value(let value, _): return value.view.map { $0.barPlacements(evaluator, depth) } ?? []
    case .branch(_, _, let items): return items.flatMap { $0.barPlacements(evaluator, depth: depth) }
    }
  }
}

extension ViewValue {
  fileprivate func barPlacements(_ evaluator: Evaluator, _ depth: Int) -> [BuiltInValue] {
    if case .group(let items) = kind { return items.flatMap { $0.barPlacements(evaluator, depth: depth) } }
    guard definition === ViewDefinition.toolbarItem || definition === ViewDefinition.toolbarItemGroup else { return [] }
    return [arguments["placement"]?.builtIn ?? .token(type: "ToolbarItemPlacement", name: "automatic")]
  }
}
