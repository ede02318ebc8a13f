package import Semantics
package import SourceText

/// The type of the ids of a `ForEach` or `List`, as far as the declarations in the source tell.
package struct LoopIdentity {
  /// `Int`, `String`, `UUID`.
  package let typeName: String

  package init?(_ loop: CallOccurrence, in scope: ProgramScope) {
    guard let data = loop.call.unlabeled?.value else { return nil }
    let path = loop.call.argument("id")?.value
    guard let element = Self.elementType(of: data, in: loop.scope, of: scope) else { return nil }
    guard let path else {
      // Numbers that are counted out are their own ids.
      if case .binary = data.unwrapped.kind {
        typeName = element
        return
      }
      guard let name = Self.idType(of: element, in: scope) else { return nil }
      typeName = name
      return
    }
    guard case .keyPath(let keys) = path.kind, keys.components.count <= 1 else { return nil }
    switch keys.components.first {
    case nil, .property("self"): typeName = element
    case .property(let name):
      guard let type = Self.type(of: name, of: element, in: scope) else { return nil }
      typeName = type
    default: return nil
    }
  }

  /// The name of the type of the elements.
  package static func elementType(of data: Expression, in scope: CodeScope, of program: ProgramScope) -> String? {
    writtenElementType(of: data, in: scope, of: program) ?? program.elementType(of: data)?.nominal?.name
  }

  private static func writtenElementType(
    of data: Expression,
    in scope: CodeScope,
    of program: ProgramScope
  ) -> String? {
    switch data.unwrapped.kind {
    case .binary(let range) where ["..<", "..."].contains(range.operator):
      if case .integer = range.left.unwrapped.kind { return "Int" }
      return nil
    case .array(let elements): return elements.first.flatMap(typeName)
    default: break
    }
    guard let names = data.unwrapped.dottedName, names.count == 1 || (names.count == 2 && names[0] == "self"),
      let name = names.last,
      let property = program.property(name.hasPrefix("$") ? String(name.dropFirst()) : name, around: scope)
    else { return nil }
    if let type = property.type {
      guard case .array(let element) = type.kind, !element.isOptional else { return nil }
      return element.qualifiedName
    }
    return property.initializer?.singleExpression.flatMap(madeElement)
  }

  /// The type of the elements of a list that is written out, or made by a closure: `(1...9).map { Row(id: $0) }`.
  private static func madeElement(_ list: Expression) -> String? {
    if case .array(let elements) = list.unwrapped.kind { return elements.first.flatMap(typeName) }
    guard let call = list.unwrapped.asCall, call.calledName == "map", call.arguments.count == 1,
      let made = call.closures.first?.closure.body.singleExpression
    else { return nil }
    return typeName(made)
  }

  private static func idType(of element: String, in scope: ProgramScope) -> String? {
    type(of: "id", of: element, in: scope)
  }

  private static func type(of property: String, of element: String, in scope: ProgramScope) -> String? {
    guard let nominal = scope.type(named: element) else { return nil }
    for case .variable(let variable, _) in nominal.members(property) {
      if let type = variable.type { return type.isOptional ? nil : type.qualifiedName }
      return variable.initializer?.singleExpression.flatMap(typeName)
    }
    return nil
  }

  /// The type that a literal or an initializer makes.
  private static func typeName(_ value: Expression) -> String? {
    switch value.unwrapped.kind {
    case .integer: "Int"
    case .double: "Double"
    case .string: "String"
    case .call(let call): call.isInitializer ? call.baseTypeName : nil
    default: nil
    }
  }
}

extension ProgramScope {
  /// The type of the elements that a loop over an array, or a binding to one, gets; nil where it is not known.
  package func elementType(of data: Expression) -> Type? {
    guard let type = type(of: data), case .nominal(let id, let arguments) = type, id.file == nil else { return nil }
    let list = id.name == "Binding" ? arguments.first : type
    guard case .nominal(let id, let elements)? = list, id.file == nil, id.name == "Array" else { return nil }
    return elements.first.flatMap { $0.isUnknown ? nil : $0 }
  }
}

extension CallExpression {
  /// The property by which a loop tells its rows apart, and where that stands: `name` of `id: \.name`. Nil for longer paths,
  /// and where no id is given.
  package var keyedBy: (property: String, span: SourceSpan)? {
    guard let id = argument("id")?.value, case .keyPath(let path) = id.kind, path.components.count == 1,
      case .property(let name)? = path.components.first
    else { return nil }
    return (name, id.span)
  }
}
