import Semantics
import ViewGraph

/// Which nil of an evaluation is one wherever the program runs.
extension ProgramScope {
  /// Whether nil comes from the program's own values, or from members of the standard library's collections: what other
  /// functions give where they are run may be something.
  func isCertainlyNil(_ optional: PlacedExpression, depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    let value = optional.value
    switch value.expression.kind {
    case .nil: return true
    case .subscript(let access): return type(of: access.base).map { isLibraryType($0, ["Dictionary"]) } ?? false
    case .call(let call):
      if isConversion(call, value.expression) { return true }
      if let receiver = call.receiver, isCollection(receiver) { return true }
      guard let (function, scope) = calledFunction(call), let result = function.body?.result else { return false }
      let code = CodeScope(.function(function), in: scope)
      return isCertainlyNil(PlacedExpression(expression: result, scope: code), depth: depth + 1)
    case .member(let member):
      if let base = member.base, isCollection(base) { return true }
      return isPlainlyNil(value, depth)
    case .name: return isPlainlyNil(value, depth)
    case .local(let slot, _):
      guard let (origin, scope) = value.scope.place(ofLocal: slot), case .variable(_, let initial) = origin else {
        return false
      }
      return initial.map { isCertainlyNil(PlacedExpression(expression: $0, scope: scope), depth: depth + 1) } ?? true
    default: return false
    }
  }

  /// Whether the expression is a variable of a type with `!`, and its nil is certain.
  func isImplicitlyUnwrappedNil(_ name: PlacedExpression) -> Bool {
    guard let type = declaredVariable(name.expression)?.variable.type, type.isImplicitlyUnwrapped else { return false }
    return isPlainlyNil(name, 0)
  }

  /// Whether the variable is one of the program that begins as nil, or as something else that is certainly nil.
  private func isPlainlyNil(_ name: PlacedExpression, _ depth: Int) -> Bool {
    guard let (variable, scope) = declaredVariable(name.expression) else { return false }
    guard let initial = variable.initializer?.singleExpression ?? variable.accessors.getter?.body.result else {
      return variable.isStored && variable.type?.isOptional == true
    }
    let code =
      variable.isStored ? CodeScope(.initialValue(variable), in: scope) : CodeScope(.accessor(variable), in: scope)
    return isCertainlyNil(PlacedExpression(expression: initial, scope: code), depth: depth + 1)
  }

  /// Whether the call makes a number of a text, a case of its raw value, or an address of a text: nil is what the value
  /// itself makes of it.
  private func isConversion(_ call: CallExpression, _ expression: Expression) -> Bool {
    guard call.receiver == nil || call.isInitializer, let argument = call.arguments.first,
      let made = type(of: expression)?.wrapped?.nominal
    else { return false }
    switch argument.label {
    case nil:
      return Self.readableTypes.contains(made.name) && !declaresType(made.name)
        && type(of: argument.value).map { isLibraryType($0, ["String", "Substring"]) } ?? false
    case "rawValue":
      guard let declared = declaredTypes(named: made.name).first else { return false }
      return declared.declaration.type.kind == .enumeration
        && !declared.initializers.contains { $0.parameters.first?.label == "rawValue" }
    case "string": return made.name == "URL" && !declaresType("URL")
    default: return false
    }
  }

  /// The types that are made of texts.
  private static let readableTypes: Set = ["Bool", "Double", "Float", "Int", "Int32", "Int64", "UInt", "UInt8"]

  private func isCollection(_ expression: Expression) -> Bool {
    type(of: expression).map { isLibraryType($0, Self.collections) } ?? false
  }

  private static let collections: Set = [
    "Array", "ArraySlice", "ClosedRange", "Dictionary", "Range", "Set", "String", "Substring",
  ]

  private func isLibraryType(_ type: Type, _ names: Set<String>) -> Bool {
    guard let name = type.nominal?.name else { return false }
    return names.contains(name) && !declaresType(name)
  }
}
