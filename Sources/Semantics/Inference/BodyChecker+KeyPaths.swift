import SourceText

extension BodyChecker {
  func checkKeyPath(_ path: KeyPathExpression, _ expression: Expression, _ expected: Type?) -> Type {
    var family: String?
    var root: Type?
    var value: Type?
    switch expected.map(keyPathType) {
    case .nominal(let id, let arguments)? where id.file == nil && id.name.hasSuffix("KeyPath"):
      if arguments.count == 2 { (family, value) = (id.name, arguments[1]) }
      root = arguments.first
    case .function(let function)?: (family, root, value) = ("KeyPath", function.parameters.first, function.result)
    default: break
    }
    var typeNames = 0
    if let written = path.root {
      let type = nestedRoot(of: path, in: read(written), &typeNames)
      if let root { _ = system.unify(root, type) }
      root = type
    }
    guard let root else {
      for span in path.componentSpans.dropFirst(typeNames) { record(span, .unknown(.unsolved)) }
      return .unsolved
    }
    var current = system.head(root)
    var isChained = false
    var access = KeyPathAccess.writable
    for (index, component) in path.components.enumerated().dropFirst(typeNames) {
      let span = path.componentSpans.indices.contains(index) ? path.componentSpans[index] : expression.span
      let goal = index == path.components.count - 1 ? value : nil
      let base = current
      current = system.head(follow(component, from: base, at: span, expression, goal))
      access = access.followed(by: self.access(component, of: base, at: span))
      if case .unwrapOrBreak = component { isChained = true }
    }
    if isChained, current.wrapped == nil, !current.isUnknown { current = .optional(current) }
    return .framework(family ?? access.family, [root, current])
  }

  /// Whether a key path literal could be of the wanted type: its properties lead from the root to the value of that type.
  func keyPathCouldBe(_ path: KeyPathExpression, _ wanted: Type) -> Bool {
    if case .function = wanted { return true }
    let target = keyPathType(wanted)
    guard let family = target.nominal, family.name.hasSuffix("KeyPath") else { return false }
    let arguments = target.arguments
    guard path.root == nil, arguments.count == 2, let value = value(of: path, from: arguments[0]) else { return true }
    return system.unify(value, arguments[1])
  }

  /// The key path among what a value is wanted to be: `any KeyPath<Item, String> & Sendable`, or an optional one.
  private func keyPathType(_ wanted: Type) -> Type {
    let wanted = wanted.wrapped.map(system.head) ?? wanted
    guard case .existential(let bounds) = wanted else { return wanted }
    return bounds.first { $0.nominal?.name.hasSuffix("KeyPath") ?? false } ?? wanted
  }

  /// What the properties of a key path lead to; nil where that is not told by their names alone.
  private func value(of path: KeyPathExpression, from root: Type) -> Type? {
    let score = system.score
    defer { system.score = score }
    var current = system.head(root)
    for component in path.components {
      guard case .property(let name) = component, name != "self", case .nominal = current else { return nil }
      let found = resolver.members(name, of: shallow(current), ofType: false, from: context.scope.file)
      guard let value = bestValue(found, nil) else { return nil }
      current = system.head(value.openedType(in: self))
    }
    return current.hasUnknowns ? nil : current
  }

  /// The type that the first names of a key path lead to, where they name types within types: `\Page.Line.text`.
  private func nestedRoot(of path: KeyPathExpression, in written: Type, _ count: inout Int) -> Type {
    var root = written
    for (component, span) in zip(path.components, path.componentSpans) {
      guard case .property(let name) = component, case .nominal(let id, _) = system.head(root),
        case .nominal(let nested)? = resolver.memberType(name, of: id, selfType: root, from: context.scope.file)
      else { break }
      record(span, .declaration(DeclarationID(nested)))
      root = opened(.nominal(nested, []))
      count += 1
    }
    return root
  }

  private func follow(
    _ component: KeyPathExpression.Component,
    from type: Type,
    at span: SourceSpan,
    _ expression: Expression,
    _ goal: Type?
  ) -> Type {
    switch component {
    case .property("self"):
      record(span, .structural)
      return type
    case .property(let name):
      meetComponent(at: span, of: type, goal)
      if case .variable = type {
        record(span, .unknown(.unsolved))
        return .unsolved
      }
      return member(name, of: type, at: span)
    case .subscript(let arguments):
      let found = resolver.members("subscript", of: shallow(type), ofType: false, from: context.scope.file)
      guard !found.isEmpty else {
        return failed(resolver.absentMember("subscript", of: type, from: context.scope.file), arguments)
      }
      return apply(found, arguments, named: "subscript", at: span, expression, nil)
    case .unwrapOrBreak, .forceUnwrap: return unwrapped(type)
    }
  }

  /// What a step from `base` allows to do with the value there.
  private func access(_ component: KeyPathExpression.Component, of base: Type, at span: SourceSpan) -> KeyPathAccess {
    switch component {
    case .property("self"), .forceUnwrap: return .writable
    case .unwrapOrBreak: return .readOnly
    case .property(let name):
      if case .tuple = base { return .writable }
      let found = resolver.members(name, of: shallow(base), ofType: false, from: context.scope.file)
      guard let value = bestValue(found, nil), case .declaration(let id) = value.resolution,
        let declared = resolver.member(id), declared.isSettable(from: context.scope.file)
      else { return .readOnly }
      return declared.isSetThroughReference || isReference(base) ? .reference : .writable
    case .subscript:
      let found = recording.names.last { $0.span == span }?.resolution
      guard case .declaration(let id)? = found, let declared = resolver.member(id),
        declared.isSettable(from: context.scope.file)
      else { return .readOnly }
      return declared.isSetThroughReference || isReference(base) ? .reference : .writable
    }
  }

  private func isReference(_ type: Type) -> Bool { type.nominal.map(resolver.isClass) ?? false }
}

/// What a key path allows to do with the value that it leads to.
private enum KeyPathAccess {
  case readOnly
  /// Writes need the root to be variable.
  case writable
  /// An object on the way is written to, whatever holds it.
  case reference

  func followed(by next: KeyPathAccess) -> KeyPathAccess { next == .writable ? self : next }

  /// The type of the standard library that such key paths have.
  var family: String {
    switch self {
    case .readOnly: "KeyPath"
    case .writable: "WritableKeyPath"
    case .reference: "ReferenceWritableKeyPath"
    }
  }
}

extension DeclaredMember {
  private var accessors: Accessors? {
    switch member {
    case .variable(let variable, _): variable.accessors
    case .subscript(let accessor, _): accessor.accessors
    case .function, .enumCase, .typealias, .type: nil
    }
  }

  /// Whether code of `file` may write it.
  fileprivate func isSettable(from file: FileID?) -> Bool {
    guard case .variable(let variable, _) = member, variable.isStored else { return accessors?.setter != nil }
    return !variable.isLet && (!variable.modifiers.contains(.privateSetter) || id.file == file)
  }

  /// Whether a write leaves the value itself as it is: `nonmutating set`.
  fileprivate var isSetThroughReference: Bool { accessors?.setter?.modifiers.contains(.nonmutating) ?? false }
}
