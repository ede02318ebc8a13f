import Semantics
import ViewGraph

/// How to loop over the elements in the place of their positions, in words.
struct ElementLoopAdvice {
  let loop: CallOccurrence
  let rows: PositionalRows
  /// How the collection is written.
  let text: String
  let position: RowPosition
  let scope: ProgramScope

  /// The elements need an identity for it, and the rows may need their places beside them.
  var words: String {
    guard isInReach else { return "take the elements themselves in place of their number, and loop over them" }
    switch scope.haveIdentities(rows.collection.expression) {
    case true?: return loops
    case nil:
      guard !asksForBinding else { return "make the elements 'Identifiable' where they are not, and \(loops)" }
      return "\(start) \(position.isUsedApart ? "and" : "with") an id that stays\(form(id: "…"))"
    case false?:
      guard let name = elementName, scope.type(named: name)?.declaration.map({ $0.kind != .protocol }) ?? false else {
        return ofValues
      }
      return "make '\(name)' 'Identifiable' and \(loops)"
    }
  }

  /// Whether the loop's code can name the collection: what makes another view may have it.
  private var isInReach: Bool { rows.collection.scope.type?.span == loop.scope.type?.span }

  /// Whether a row has a binding to its element and needs its place as well: by that a binding is read again when the
  /// element is gone, so the place is what has to give way.
  private var asksForBinding: Bool { position.isUsedApart && position.bindsElement && binding != nil && isAll }

  private var isAll: Bool { if case .all = rows.extent { true } else { false } }

  private var start: String {
    (isAll ? "loop over the elements" : "loop over those elements") + (position.isUsedApart ? " with their places" : "")
  }

  private var loops: String {
    guard asksForBinding, let binding else {
      return start + form(id: position.isUsedApart ? "\\.element.id" : nil)
    }
    return
      "loop over bindings to the elements, '\(name)(\(binding))', and find the place of one by its id where that is "
      + "needed, as to remove it"
  }

  /// Of elements that are no types of the program.
  private var ofValues: String {
    let element = scope.elementType(of: rows.collection.expression)
    if case .tuple(let parts)? = element {
      guard let key = scope.key(among: parts), !position.setsElement else {
        return "make the elements values of a type with an id and loop over them"
      }
      let path = position.isUsedApart ? "\\.element.\(key)" : "\\.\(key)"
      return "\(start), told apart by a part of theirs\(form(id: path))"
    }
    // What is written in an element would change its identity.
    if let element, !position.setsElement, scope.isValue(element) {
      let path = position.isUsedApart ? "\\.element" : "\\.self"
      return
        "\(start), told apart by their values where no two are alike\(form(id: path)), otherwise as values of a type "
        + "with an id"
    }
    if let element, scope.isValue(element) { return "make the elements values of a type with an id and loop over them" }
    let places = position.isUsedApart ? form(id: "\\.element.id") : ""
    return "give the elements an id of their own and loop over them\(places)"
  }

  private var name: String { loop.call.calledName ?? "ForEach" }

  /// The loop as it is written then, behind a comma; nothing where its data take more to write.
  private func form(id: String?) -> String {
    var data = text
    switch rows.extent {
    case .all:
      if position.isUsedApart {
        data = "Array(\(text).enumerated())"
      } else if position.setsElement {
        data = binding ?? text
      }
    case .range(let range):
      guard !position.isUsedApart, !position.setsElement, loop.call.span.contains(range.span),
        let positions = scope.text(range.span)
      else { return "" }
      data = "\(text)[\(positions)]"
    case .some: return ""
    }
    return ", '\(name)(\(data)\(id.map { ", id: \($0)" } ?? ""))'"
  }

  /// How the binding to the list is written, where it is state of the view or a member of a model that it has.
  private var binding: String? {
    let (data, code) = (rows.collection.expression, rows.collection.scope)
    guard let names = data.unwrapped.dottedName?.drop(while: { $0 == "self" }), let first = names.first,
      let property = scope.property(first, around: code),
      Self.projecting.contains(where: { property.attribute($0) != nil }),
      names.count == 1 || scope.declaredVariable(data).map({ $0.variable.isSettable(in: $0.scope, from: code) }) ?? true
    else { return nil }
    return "$" + names.joined(separator: ".")
  }

  /// The wrappers whose projected value leads to bindings.
  private static let projecting = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable",
  ]

  /// The type of the elements, where the property says it, or what is known of the list.
  private var elementName: String? {
    let collection = rows.collection.expression
    if case .nominal(_, let arguments)? = scope.type(of: collection), arguments.count == 1 {
      return arguments.first?.nominal.map { String($0.lastName) }
    }
    guard let name = collection.unwrapped.ownMember,
      let property = scope.property(name, around: rows.collection.scope)
    else { return nil }
    if case .array(let element)? = property.type?.kind { return element.name }
    guard case .array(let elements)? = property.initializer?.singleExpression?.unwrapped.kind,
      let first = elements.first?.unwrapped.asCall, first.isInitializer
    else { return nil }
    return first.calledName
  }
}

extension VariableDeclaration {
  /// Whether code elsewhere may set the property.
  fileprivate func isSettable(in owner: CodeScope, from code: CodeScope) -> Bool {
    guard isStored else { return accessors.setter != nil }
    return !isLet && (!modifiers.contains(.privateSetter) || owner.type?.name == code.type?.name)
  }
}

extension ProgramScope {
  /// Whether it is a value that is known by itself: text, a number.
  fileprivate func isValue(_ type: Type) -> Bool {
    guard conforms(type, to: "Hashable") == true else { return false }
    if case .existential = type { return false }
    return isObject(type) == false
  }

  /// The part of a tuple that may tell it from others: the first that is a whole number, a text or an id.
  fileprivate func key(among parts: [Type.TupleElement]) -> String? {
    let position = parts.firstIndex { part in
      isValue(part.type) && part.type.nominal?.name != "Bool" && conforms(part.type, to: "FloatingPoint") != true
    }
    return position.map { parts[$0].label ?? "\($0)" }
  }
}
