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
    /// What has to be read for the change to be seen: `count`; of an '@Observable' object the member, `model.count`.
    package let path: String

    fileprivate init(property: VariableDeclaration, target: String, isPublished: Bool, member: String? = nil) {
      self.property = property
      self.target = target
      self.isPublished = isPublished
      path = member.map { "\(property.name).\($0)" } ?? property.name
    }
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
      let target = scope.text(assignment.target.span) ?? property
      return Write(property: object, target: target, isPublished: true, member: member)
    case .call(let call):
      guard let (property, path) = call.receiver?.ownPath, let method = call.calledName,
        let (object, parts) = observedObject(named: property)
      else { return nil }
      if let member = path.first {
        guard parts.observedNames.contains(member), scope.isMutating(call) else { return nil }
        let target = (call.receiver?.span).flatMap(scope.text) ?? property
        return Write(property: object, target: target, isPublished: true, member: member)
      }
      return target(ofMethod: method, call, in: parts, where: parts.observedNames.contains)
        .map { Write(property: object, target: "\(property).\($0)", isPublished: true, member: $0) }
    default: return nil
    }
  }

  /// The change that code of the object itself makes, which the view's property of that name holds: of one of the object's
  /// properties that views follow.
  package func write(by expression: Expression, inObject name: String) -> Write? {
    guard let (object, parts) = followedObject(named: name),
      let member = scope.target(changedBy: expression)?.ownPath?.name, isFollowed(member, of: parts)
    else { return nil }
    let read = parts.isObservable ? member : nil
    return Write(property: object, target: "\(name).\(member)", isPublished: true, member: read)
  }

  /// The object that the view's property of that name holds and whose changes the view follows.
  package func followedObject(named name: String) -> (object: VariableDeclaration, parts: TypeParts)? {
    if let observed = observedObject(named: name) { return observed }
    guard let object = properties[name], object.attributes.contains(where: { Self.objects.contains($0.name) }),
      let type = object.heldTypeName.flatMap(self.type), type.kind == .class,
      let parts = scope.parts(of: type.declaration)
    else { return nil }
    return (object, parts)
  }

  /// The structure whose value the view's own state of that name holds, where the program declares it.
  package func structure(named name: String) -> TypeParts? {
    guard followedObject(named: name) == nil, let held = value(named: name)?.heldTypeName.flatMap(type),
      held.kind == .structure
    else { return nil }
    return scope.parts(of: held.declaration)
  }

  /// The object or the structure that the view's property of that name holds, and whose members are state of the view.
  package func held(named name: String) -> TypeParts? { followedObject(named: name)?.parts ?? structure(named: name) }

  /// Whether views follow the property of an object's class.
  package func isFollowed(_ member: String, of object: TypeParts) -> Bool {
    object.isObservable ? object.observedNames.contains(member) : isPublished(member, of: object.name)
  }

  /// What code reads that follows the state at the path: the path itself; of an object that is not '@Observable' any of it.
  package func followed(_ path: String) -> String {
    guard let name = path.split(separator: ".").first.map(String.init), name != path,
      followedObject(named: name)?.parts.isObservable != true
    else { return path }
    return name
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
  fileprivate var isObservable: Bool { declaration.type.attribute("Observable") != nil }

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
        guard let base = member.base?.unwrapped else { return nil }
        // `self?.a`
        if case .local(_, "self") = base.kind { return (member.name, path.reversed()) }
        path.append(member.name)
        current = base
      case .subscript(let access):
        current = access.base.unwrapped
      default: return nil
      }
    }
  }
}

extension Expression {
  /// `["minX"]` of `model.frame.minX` behind `model.frame`: the members that lead on from a path from a member of `self`;
  /// nil where that path does not begin it.
  func members(after path: String) -> [String]? {
    guard let own = ownPath else { return nil }
    let names = [own.name] + own.path
    let start = path.split(separator: ".").map(String.init)
    return names.starts(with: start) ? Array(names.dropFirst(start.count)) : nil
  }

  /// Whether it is `count` or `model.count`, a path from a member of `self`.
  package func isOwnPath(_ path: String) -> Bool {
    var names = path.split(separator: ".")
    var current = unwrapped
    while names.count > 1, let name = names.popLast() {
      guard case .member(let member) = current.kind, member.name == name, let base = member.base else { return false }
      current = base.unwrapped
    }
    return current.ownMember.map { names.first == $0[...] } ?? false
  }
}

extension ClosureExpression {
  /// The state that the closure puts its newest parameter into, as it is, alone or as one of several.
  package func storedState(_ writes: StateWrites) -> String? {
    ActionCode(self).storedPaths.first { writes.value(named: $0) != nil }
  }
}

extension ActionCode {
  /// What the code puts its newest parameter into, as it is: `width`, `model.width`.
  fileprivate var storedPaths: [String] {
    body.statements.compactMap { statement in
      guard case .expression(let expression) = statement.kind, case .assignment(let assignment) = expression.kind,
        assignment.operator == nil, let (name, path) = assignment.target.ownPath,
        case .local(let slot, _) = assignment.value.kind, parameters.last == slot
      else { return nil }
      return ([name] + path).joined(separator: ".")
    }
  }
}

extension StateWrites {
  /// The state that an action puts its newest parameter into, as it is: `width`, or `model.width` of an object that the view
  /// follows; also where it hands the parameter on to a function of the view or the object that does.
  package func stored(by action: ActionCode) -> String? {
    if let path = action.storedPaths.first(where: isState) { return path }
    for step in scope.steps(of: action) {
      guard let called = step.called, let parameter = called.parameter(given: action.parameters.last) else { continue }
      let inner = ActionCode(called.function.body, parameters: [parameter.slot])
      let object = called.object.map { "\($0)." } ?? ""
      if let path = inner?.storedPaths.lazy.map({ object + $0 }).first(where: isState) { return path }
    }
    return nil
  }

  private func isState(_ path: String) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first else { return false }
    guard let member = names.dropFirst().first else { return value(named: first) != nil }
    guard let object = followedObject(named: first) else { return structure(named: first) != nil }
    return names.count == 2 && isFollowed(member, of: object.parts)
  }
}
