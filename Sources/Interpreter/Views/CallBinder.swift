import Catalog
import Semantics

/// Chooses the signature that a call fits, and evaluates the arguments as its parameters' types.
struct CallBinder {
  let types: TypeNotation

  /// The bound arguments; where no signature fits, arguments are bound to the first one as far as labels agree.
  func bind(
    _ call: CallSite,
    to signatures: [Signature],
    adjust: (BoundArguments, SignatureParameter) -> TypeValue? = { _, _ in nil }
  )
    -> BoundArguments
  {
    let shapes = call.arguments.map {
      Signature.ArgumentShape(label: $0.label, isTrailingClosure: $0.isTrailing)
    }
    let fitting = signatures.compactMap { signature in
      signature.match(shapes).map { (signature: signature, positions: $0) }
    }
    guard let choice = best(fitting, call) else { return loose(call, signatures.first, adjust) }
    var bound = BoundArguments(signature: choice.signature, values: [:], spans: [:])
    for (index, position) in choice.positions.enumerated() {
      evaluate(call, index, as: choice.signature.parameters[position], into: &bound, adjust)
    }
    return bound
  }

  private func evaluate(
    _ call: CallSite,
    _ index: Int,
    as parameter: SignatureParameter,
    into bound: inout BoundArguments,
    _ adjust: (BoundArguments, SignatureParameter) -> TypeValue?
  ) {
    let expected = adjust(bound, parameter) ?? types.type(parameter)
    let (value, standIns) = call.evaluator.traced { call.evaluate(index, as: expected) }
    bound.note(standIns, value)
    bound.spans[parameter.name] = call.arguments[index].value.span
    if parameter.isVariadic, case .array(let earlier)? = bound.values[parameter.name] {
      bound.values[parameter.name] = .array(earlier + [value])
    } else {
      bound.values[parameter.name] = parameter.isVariadic ? .array([value]) : value
    }
  }

  private func loose(
    _ call: CallSite,
    _ signature: Signature?,
    _ adjust: (BoundArguments, SignatureParameter) -> TypeValue?
  ) -> BoundArguments {
    var bound = BoundArguments(signature: signature, values: [:], spans: [:])
    guard let signature else { return bound }
    for (index, argument) in call.arguments.enumerated() {
      let isFree = { (parameter: SignatureParameter) in bound.values[parameter.name] == nil }
      let parameter =
        argument.isTrailing && argument.label == nil
        ? signature.parameters.last { $0.isClosure && isFree($0) }
        : signature.parameters.first { $0.label == argument.label && isFree($0) }
      guard let parameter else { continue }
      evaluate(call, index, as: parameter, into: &bound, adjust)
    }
    return bound
  }

  // MARK: Overloads

  private typealias Candidate = (signature: Signature, positions: [Int])

  private func best(_ candidates: [Candidate], _ call: CallSite) -> Candidate? {
    guard candidates.count > 1 else { return candidates.first }
    var dynamic: [Int: Value] = [:]
    var winner: (candidate: Candidate, score: Int)?
    for candidate in candidates {
      var score = 0
      for (index, position) in candidate.positions.enumerated() {
        score += rate(call, index, candidate.signature.parameters[position], &dynamic)
      }
      if winner.map({ score > $0.score }) ?? true { winner = (candidate, score) }
    }
    return winner?.candidate
  }

  /// How well an argument fits a parameter: by its form where that tells, else by its value.
  private func rate(
    _ call: CallSite,
    _ index: Int,
    _ parameter: SignatureParameter,
    _ dynamic: inout [Int: Value]
  ) -> Int {
    let form = ArgumentForm(call.arguments[index].value)
    if let rating = form.rating(for: parameter, call.evaluator.program) { return rating }
    let value = dynamic[index] ?? call.evaluate(index)
    dynamic[index] = value
    return value.rating(for: parameter)
  }
}

/// What an argument looks like before it is evaluated.
private enum ArgumentForm {
  case implicitMember(String)
  case implicitInit(labels: [String?])
  case number
  case text
  case closure(parameters: Int)
  case keyPath
  case list
  case `nil`
  case other

  init(_ expression: Expression) {
    switch expression.kind {
    case .integer, .double: self = .number
    case .prefix(_, let operand): self = ArgumentForm(operand)
    case .string: self = .text
    case .closure(let closure):
      self = .closure(parameters: max(closure.parameters.count, closure.implicitParameterCount))
    case .keyPath: self = .keyPath
    case .array: self = .list
    case .nil: self = .nil
    case .member: self = expression.chainStart.map(ArgumentForm.implicitMember) ?? .other
    case .call(let call):
      guard let member = call.callee.chainStart else {
        self = .other
        return
      }
      self = member == "init" ? .implicitInit(labels: call.arguments.map(\.label)) : .implicitMember(member)
    case .ternary(let ternary):
      let then = ArgumentForm(ternary.then)
      if case .other = then { self = ArgumentForm(ternary.otherwise) } else { self = then }
    default: self = .other
    }
  }

  /// Nil where the form does not tell.
  func rating(for parameter: SignatureParameter, _ program: Program) -> Int? {
    let type = parameter.bareType
    switch self {
    case .implicitMember(let name):
      if program.type(named: type)?.staticMembers(name).isEmpty == false { return 3 }
      guard let definition = Catalog.type(type) else { return texts.contains(type) ? -2 : 0 }
      let isKnown = definition.members.contains(name) || definition.functions.contains { $0.signature.name == name }
      return isKnown ? 2 : -1
    case .implicitInit(let labels):
      guard let definition = Catalog.type(type) else { return 0 }
      let shapes = labels.map { Signature.ArgumentShape(label: $0) }
      return definition.initializers.contains { $0.signature.match(shapes) != nil } ? 2 : -2
    case .number: return numbers.contains(type) ? 2 : parameter.isGeneric ? 0 : -3
    case .text: return texts.contains(type) ? 2 : parameter.isGeneric ? 0 : -3
    case .closure(let count):
      guard parameter.isClosure else { return -5 }
      return parameter.closureArity == count ? 2 : count == 0 ? 0 : -3
    case .keyPath: return type.contains("KeyPath") ? 3 : parameter.isClosure ? 0 : -3
    case .list: return type.hasPrefix("[") || type.hasSuffix(".Set") ? 2 : parameter.isGeneric ? 0 : -2
    case .nil: return parameter.type.hasSuffix("?") ? 1 : -3
    case .other: return nil
    }
  }
}

extension Expression {
  /// The implicit member that a chain begins with: `title` of `.title.bold()`.
  fileprivate var chainStart: String? {
    switch kind {
    case .member(let member):
      guard let base = member.base else { return member.name }
      return base.chainStart
    case .call(let call): return call.callee.chainStart
    default: return nil
    }
  }
}

private let numbers: Set<String> = ["CGFloat", "Double", "Int", "Float"]
private let texts: Set<String> = ["String", "LocalizedStringKey", "StringProtocol"]

extension SignatureParameter {
  /// A type that stands for any other: `V`, `some Hashable`, `K.Value`.
  fileprivate var isGeneric: Bool {
    type.hasPrefix("some ") || bareType.isGenericTypeName
  }

  fileprivate var closureArity: Int {
    guard let open = type.firstIndex(of: "("), let close = type.firstIndex(of: ")") else { return 0 }
    let inner = type[type.index(after: open)..<close]
    return inner.isEmpty ? 0 : inner.split(separator: ",").count
  }
}

extension Value {
  /// How well an evaluated argument fits a parameter.
  fileprivate func rating(for parameter: SignatureParameter) -> Int {
    let type = parameter.bareType
    switch self {
    case .int, .double: return numbers.contains(type) ? 2 : texts.contains(type) || Catalog.type(type) != nil ? -3 : 0
    case .string: return texts.contains(type) ? 2 : type == "View" || Catalog.type(type) != nil ? -3 : 0
    case .type: return type.hasSuffix(".Type") ? 2 : -2
    case .keyPath: return type.contains("KeyPath") ? 2 : 0
    case .function: return parameter.isClosure ? 2 : -3
    case .foreign(let foreign):
      if foreign.typeName == type || foreign.conformances.contains(type) { return 2 }
      if foreign is BindingValue { return type.hasPrefix("Binding") ? 2 : -2 }
      return parameter.isGeneric ? 0 : -2
    case .structure(let structure):
      if structure.type.nominal?.conforms(to: type) == true { return 2 }
      return parameter.isGeneric && type != "View" && type != "ShapeStyle" ? 0 : -2
    case .array, .dictionary, .set, .range: return type.hasPrefix("[") || parameter.isGeneric ? 1 : -2
    default: return 0
    }
  }
}
