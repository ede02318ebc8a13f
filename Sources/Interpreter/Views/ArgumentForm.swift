import Catalog
import Semantics

/// What an argument looks like before it is evaluated.
enum ArgumentForm {
  case implicitMember(String)
  case implicitInit(labels: [String?])
  case number
  case text
  case closure(parameters: Int)
  case keyPath
  case list
  case range
  case `nil`
  case other

  init(_ expression: Expression) {
    switch expression.kind {
    case .integer, .double: self = .number
    case .binary(let binary) where binary.operator == "..." || binary.operator == "..<": self = .range
    case .prefix("...", _), .prefix("..<", _): self = .range
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
      guard let definition = Catalog.type(type) else {
        // No framework's view is written as `.name`; one that an absent module adds to a style or a value may be.
        return texts.contains(type) || type == "View" ? -2 : 0
      }
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
    case .range: return type.contains("Range") ? 2 : parameter.isGeneric ? 0 : -2
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
  func rating(for parameter: SignatureParameter) -> Int {
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
    case .view(let view):
      if view.typeName == type || view.conformances.contains(type) { return 2 }
      return parameter.isGeneric ? 0 : -2
    case .structure(let structure):
      if structure.type.nominal?.conforms(to: type) == true { return 2 }
      return parameter.isGeneric && type != "View" && type != "ShapeStyle" ? 0 : -2
    case .range: return type.contains("Range") ? 2 : parameter.isGeneric ? 1 : -2
    case .array, .dictionary, .set: return type.hasPrefix("[") || parameter.isGeneric ? 1 : -2
    default: return 0
    }
  }
}
