package import Semantics

/// The expressions that change state which views follow, within one type.
package struct StateWrites {
  /// A change of a property that invalidates views.
  package struct Write {
    package let property: VariableDeclaration
    /// What is written, as in the source: `count`, `model.count`.
    package let target: String
    /// It belongs to an observable object, not to the view.
    package let isPublished: Bool
  }

  private let scope: ProgramScope
  /// The name of the type whose properties these are.
  private let owner: String
  private let properties: [String: VariableDeclaration]
  /// The properties that hold an object whose class is '@Observable'.
  private let observed: [VariableDeclaration]

  private static let values: Set = ["State", "Binding", "AppStorage", "SceneStorage", "FocusState", "GestureState"]
  /// The wrappers of objects whose changes the view follows.
  static let objects: Set = ["StateObject", "ObservedObject", "EnvironmentObject"]

  package init(of type: TypeParts, in scope: ProgramScope) {
    self.scope = scope
    owner = type.declaration.type.qualifiedName
    let wrapped = type.variables.filter { variable in
      variable.isKeptBinding
        || variable.attributes.contains { Self.values.contains($0.name) || Self.objects.contains($0.name) }
    }
    properties = Dictionary(wrapped.map { ($0.name, $0) }) { first, _ in first }
    observed = type.variables.filter { variable in
      guard variable.isStored, let name = variable.heldTypeName else { return false }
      let qualified = scope.type(named: "\(type.declaration.type.qualifiedName).\(name)") ?? scope.type(named: name)
      return qualified?.declaration?.attributes.contains { $0.name == "Observable" } ?? false
    }
  }

  package var isEmpty: Bool { properties.isEmpty }

  /// The change of an object whose changes views observe: of one of its properties, or by a method that sets one in any
  /// case.
  package func observedWrite(by expression: Expression) -> Write? {
    switch expression.kind {
    case .assignment(let assignment):
      guard let (property, path) = assignment.target.ownPath, let member = path.first,
        let (object, parts) = observedObject(named: property), parts.observedNames.contains(member)
      else { return nil }
      return Write(property: object, target: scope.text(assignment.target.span) ?? property, isPublished: true)
    case .call(let call):
      guard let (property, path) = call.receiver?.ownPath, path.isEmpty, let method = call.calledName,
        let (object, parts) = observedObject(named: property)
      else { return nil }
      return target(ofMethod: method, call, in: parts, where: parts.observedNames.contains)
        .map { Write(property: object, target: "\(property).\($0)", isPublished: true) }
    default: return nil
    }
  }

  private func observedObject(named name: String) -> (object: VariableDeclaration, parts: TypeParts)? {
    guard let object = observed.first(where: { $0.name == name }), let className = object.heldTypeName,
      let parts = scope.parts(of: self.type(named: className)?.declaration)
    else { return nil }
    return (object, parts)
  }

  /// The view's own value state of that name.
  package func value(named name: String) -> VariableDeclaration? {
    properties[name].flatMap { property in
      property.attributes.contains { Self.values.contains($0.name) } ? property : nil
    }
  }

  /// The change of the own state of that name by its binding.
  package func write(named name: String) -> Write? {
    value(named: name).map { Write(property: $0, target: name, isPublished: false) }
  }

  /// What the expression itself writes, nothing inside of it.
  package func write(by expression: Expression) -> Write? {
    switch expression.kind {
    case .assignment(let assignment): return write(to: assignment.target)
    case .call(let call):
      guard let name = call.calledName, let receiver = call.receiver else { return nil }
      guard scope.isMutating(call) else { return write(byMethod: name, on: receiver, call) }
      let write = write(to: receiver)
      return write?.isPublished == true ? nil : write
    default: return nil
    }
  }

  private func write(to target: Expression) -> Write? {
    guard let (path, property) = self.property(of: target) else { return nil }
    let name = property.name
    let text = scope.text(target.span) ?? name
    let isValue = property.isKeptBinding || property.attributes.contains { Self.values.contains($0.name) }
    guard !path.isEmpty, isValue ? holdsObject(property) : true else {
      return isValue ? Write(property: property, target: text, isPublished: false) : nil
    }
    guard let type = property.heldTypeName, let member = path.first, isPublished(member, of: type) else { return nil }
    return Write(property: property, target: text, isPublished: true)
  }

  /// The property that is assigned to, also by `$name.wrappedValue`.
  private func property(of target: Expression) -> (path: [String], property: VariableDeclaration)? {
    guard let (name, path) = target.ownPath else { return nil }
    if let binding = properties[name], binding.isKeptBinding {
      return path.first == "wrappedValue" ? (Array(path.dropFirst()), binding) : nil
    }
    if name.hasPrefix("$"), let end = path.firstIndex(of: "wrappedValue") {
      let members = Array(path[..<end] + path[(end + 1)...])
      return properties[String(name.dropFirst())].map { (members, $0) }
    }
    return properties[name].map { (path, $0) }
  }

  /// `counter.note()`, where the method of the observable object sets one of its published properties in any case.
  private func write(byMethod name: String, on receiver: Expression, _ call: CallExpression) -> Write? {
    guard let (property, path) = receiver.ownPath, path.isEmpty, let object = properties[property],
      object.attributes.contains(where: { Self.objects.contains($0.name) }),
      let className = object.heldTypeName, let type = self.type(named: className), type.kind == .class,
      let parts = scope.parts(of: type.declaration)
    else { return nil }
    return target(ofMethod: name, call, in: parts) { isPublished($0, of: className) }
      .map { Write(property: object, target: "\(property).\($0)", isPublished: true) }
  }

  /// The first member that `isMeant` and a method sets in any case.
  private func target(
    ofMethod name: String,
    _ call: CallExpression,
    in parts: TypeParts,
    where isMeant: (String) -> Bool
  ) -> String? {
    guard let method = parts.onlyFunction(named: name), method.parameters.count == call.arguments.count,
      !method.isAsync, !method.modifiers.isTypeMember
    else { return nil }
    for case .expression(let expression) in method.body?.statements.map(\.kind) ?? [] {
      guard case .assignment(let assignment) = expression.kind, let target = assignment.target.ownPath?.name,
        isMeant(target)
      else { continue }
      return target
    }
    return nil
  }

  /// A class changes in place: the property keeps its value. A type that nobody here declares may be one.
  private func holdsObject(_ property: VariableDeclaration) -> Bool {
    guard let name = property.heldTypeName else { return false }
    return self.type(named: name)?.kind == .class
  }

  /// The type that the owner calls so: one of its own, or one of the program.
  private func type(named name: String) -> NominalType? {
    scope.type(named: "\(owner).\(name)") ?? scope.type(named: name)
  }

  private func isPublished(_ member: String, of type: String) -> Bool {
    guard let type = self.type(named: type), type.kind == .class else { return false }
    return type.storedProperties.contains { $0.name == member && $0.attribute("Published") != nil }
  }
}

extension TypeParts {
  /// The properties of an '@Observable' class whose changes views follow.
  fileprivate var observedNames: Set<String> {
    Set(
      variables.filter { $0.isStored && !$0.isLet && $0.attribute("ObservationIgnored") == nil }.map(\.name)
    )
  }
}

extension VariableDeclaration {
  /// The name of the type that is written, made, or taken from the environment: '@Environment(Model.self)'.
  fileprivate var heldTypeName: String? {
    type?.name ?? initializer?.singleExpression?.asCall?.calledName
      ?? attribute("Environment")?.arguments?.first?.value.dottedName?.last
  }

  /// `let count: Binding<Int>`
  fileprivate var isKeptBinding: Bool { isStored && attributes.isEmpty && type?.name == "Binding" }
}

extension Expression {
  /// `a` and `["b", "c"]` of `self.a.b[0].c`: a member of `self`, and the members on the way into it.
  package var ownPath: (name: String, path: [String])? {
    var path: [String] = []
    var current = unwrapped
    while true {
      if let name = current.ownMember { return (name, path.reversed()) }
      switch current.kind {
      case .member(let member):
        guard let base = member.base else { return nil }
        path.append(member.name)
        current = base.unwrapped
      case .subscript(let access):
        current = access.base.unwrapped
      default: return nil
      }
    }
  }
}

extension ClosureExpression {
  /// The state that the closure puts its newest parameter into, as it is, alone or as one of several.
  package func storedState(_ writes: StateWrites) -> String? {
    for statement in body.statements {
      guard case .expression(let expression) = statement.kind, case .assignment(let assignment) = expression.kind,
        assignment.operator == nil, let (name, path) = assignment.target.ownPath, path.isEmpty,
        writes.value(named: name) != nil,
        case .local(let slot, _) = assignment.value.kind, parameters.last?.slot == slot
      else { continue }
      return name
    }
    return nil
  }
}
