import Queries
import Semantics

/// What objects of a class come to hold that another one, which is made the same way, does not hold.
package enum GatheredState: Sendable {
  case none
  /// Nothing so far: views follow a property that may be set, and no code sets it.
  case settable
  /// What code sets once the initializer is done.
  case set
}

extension ProgramScope {
  /// What objects of a class of the program come to hold, here or in an object that they make for themselves. What an
  /// initializer sets, and what it lets a publisher set from then on, the next object has as well. Nothing is said of a
  /// class that is not known.
  package func gatheredState(of type: String) -> GatheredState {
    derived(Self.gathering, for: type) { scope in
      var search = GatheredStateSearch(scope)
      return search.isGathered(by: type) ? .set : search.isSettable ? .settable : .none
    }
  }

  private static let gathering = Query<String, GatheredState>()
}

/// A search for something that an object holds and its successor does not, with a bound.
private struct GatheredStateSearch {
  private let scope: ProgramScope
  /// Whether views follow a property that nothing sets yet.
  private(set) var isSettable = false
  private var seen: Set<String> = []
  /// So many classes are looked into.
  private static let limit = 16

  init(_ scope: ProgramScope) { self.scope = scope }

  mutating func isGathered(by name: String) -> Bool {
    guard seen.count < Self.limit, seen.insert(name).inserted, let declared = scope.type(named: name)?.declaration,
      let parts = scope.parts(of: declared)
    else { return false }
    return declared.inheritance.contains { isGathered(byAncestor: $0.name) }
      || parts.variables.contains { $0.isStored && !$0.modifiers.isTypeMember && isGathered(in: $0, of: parts) }
  }

  /// Of a framework's class nobody knows what its objects hold.
  private mutating func isGathered(byAncestor name: String?) -> Bool {
    guard let name, name != Self.rootClass else { return false }
    guard !scope.declaresType(name) else { return isGathered(by: name) }
    return scope.isObject(.nominal(NominalID(name: name, file: nil), [])) == true
  }

  /// The class of Foundation that has no properties to set.
  private static let rootClass = "NSObject"

  private mutating func isGathered(in property: VariableDeclaration, of parts: TypeParts) -> Bool {
    let uses = scope.references(to: property)
    let given = initialValues(of: property, in: parts)
    if !property.isLet, isSet(property, of: parts, from: given, at: uses) { return true }
    let values = [property.initializer?.singleExpression].compactMap(\.self) + given.map(\.expression)
    return values.contains { value in
      if let made = scope.freshObject(value) { return isGathered(by: made) }
      guard let type = scope.type(of: value), scope.isObject(type) == true,
        value.unwrapped.asCall?.isInitializer == true
      else { return false }
      return uses.contains { isUsedLater(at: $0, of: parts) }
    }
  }

  /// Whether other code than the initializers sets the property, or may. One that views follow and nothing sets is noted.
  private mutating func isSet(
    _ property: VariableDeclaration,
    of parts: TypeParts,
    from given: [PlacedExpression],
    at uses: [SourceSpan]
  ) -> Bool {
    // What is set through a binding is set in the value of whoever gave it.
    guard property.attribute("Binding") == nil else { return false }
    let isFollowed =
      property.attribute("Published") != nil
      || parts.declaration.type.attribute("Observable") != nil && property.attribute("ObservationIgnored") == nil
    let isForAll = given.isEmpty && !property.isSetByItsTypeOnly
    if isForAll, isFollowed || scope.isWritten(property.name) {
      // Other modules may set it, and so may key paths and code that is not understood.
      if parts.isPublic && property.modifiers.contains(.public)
        || scope.unknownMembers(named: property.name).contains(where: { isSetLater(at: $0, of: parts) })
        || uses.contains(where: { isKeyPath(at: $0, of: parts) })
      {
        return true
      }
    }
    let isOthers = holdsObjectOfOthers(property, given)
    if isSetByProtocol(property, of: parts)
      || uses.contains(where: { isSetLater(at: $0, of: parts, onlyReplaced: isOthers) })
    {
      return true
    }
    if isForAll, isFollowed, !isFedByPublisher(property, of: parts), !uses.contains(where: isSetByMaker) {
      isSettable = true
    }
    return false
  }

  /// Whether the property begins with an object that the initializers are given: what is set in it stays there.
  private func holdsObjectOfOthers(_ property: VariableDeclaration, _ given: [PlacedExpression]) -> Bool {
    guard property.initializer == nil, !given.isEmpty else { return false }
    return given.allSatisfy { value in
      guard let type = scope.type(of: value.expression), scope.isObject(type.wrapped ?? type) == true else {
        return false
      }
      let source = value.value
      guard case .local(let slot, _) = source.expression.owner.kind,
        case .parameter? = source.scope.origin(ofLocal: slot)
      else { return false }
      return scope.freshObject(source.expression) == nil
    }
  }

  /// What the initializers set the property to.
  private func initialValues(of property: VariableDeclaration, in parts: TypeParts) -> [PlacedExpression] {
    parts.initializers.flatMap { initializer -> [PlacedExpression] in
      guard let body = initializer.body else { return [] }
      let code = CodeScope(.function(initializer), in: nil)
      return CodeWalk(body, enteringClosures: false).expressions.compactMap { expression in
        guard case .assignment(let assignment) = expression.kind, assignment.target.unwrapped.ownMember == property.name
        else { return nil }
        return PlacedExpression(expression: assignment.value, scope: code)
      }
    }
  }

  /// Whether an initializer lets a publisher set the property: `publisher.assign(to: &$isReady)`.
  private func isFedByPublisher(_ property: VariableDeclaration, of parts: TypeParts) -> Bool {
    parts.initializers.compactMap(\.body).contains { body in
      CodeWalk(body).expressions.contains { expression in
        guard case .inout(let value) = expression.kind else { return false }
        return value.unwrapped.ownMember == "$" + property.name
      }
    }
  }

  /// Whether code may set the property by a protocol that asks for it with a setter: nobody sees which object that is.
  private func isSetByProtocol(_ property: VariableDeclaration, of parts: TypeParts) -> Bool {
    guard !property.isLet, !property.isSetByItsTypeOnly, scope.isWritten(property.name) else { return false }
    return scope.type(named: parts.declaration.type.qualifiedName)?.protocols.contains { asked in
      asked.declaration?.members.variables.contains { $0.name == property.name && $0.accessors.requiresSetter } ?? false
    } ?? false
  }

  /// Whether the name at `use` is set, or changed in place, by other code than an initializer and what that lets a publisher
  /// do.
  private func isSetLater(at use: SourceSpan, of parts: TypeParts, onlyReplaced: Bool = false) -> Bool {
    isLater(use, of: parts) { onlyReplaced ? scope.replaces(use, by: $0) : scope.sets(use, by: $0) }
  }

  /// Whether the name at `use` is part of a key path, by which others may set the property.
  private func isKeyPath(at use: SourceSpan, of parts: TypeParts) -> Bool {
    isLater(use, of: parts) { if case .keyPath = $0.kind { true } else { false } }
  }

  /// Whether something is called on the object that the name at `use` means, or set in it, once the initializer is done.
  private func isUsedLater(at use: SourceSpan, of parts: TypeParts) -> Bool {
    isLater(use, of: parts) { expression in
      switch expression.kind {
      case .assignment(let assignment): assignment.target.names(use)
      case .call(let call): call.receiver?.names(use) == true
      default: false
      }
    }
  }

  private func isLater(_ use: SourceSpan, of parts: TypeParts, where changes: (Expression) -> Bool) -> Bool {
    guard let code = scope.declaredValue(around: use)?.code else { return false }
    return code.expressions.contains { placed in
      guard placed.expression.span.contains(use), changes(placed.expression) else { return false }
      guard case .function(let function) = code.kind else { return true }
      if isMadeBy(function, in: code) { return false }
      guard function.isInitializer, parts.initializers.contains(where: { $0 === function }) else { return true }
      return !placed.scope.chain.prefix { $0 !== code }.allSatisfy(isOfPublisher)
    }
  }

  /// Whether a modifier of a view sets the name at `use`.
  private func isSetByMaker(at use: SourceSpan) -> Bool {
    guard let code = scope.declaredValue(around: use)?.code, case .function(let function) = code.kind,
      isMadeBy(function, in: code)
    else { return false }
    return code.expressions.contains { $0.expression.span.contains(use) && scope.sets(use, by: $0.expression) }
  }

  /// Whether the function is a modifier of a view, which gives back the view itself with something set: whoever makes the view
  /// calls it again for the next one.
  private func isMadeBy(_ function: FunctionDeclaration, in code: CodeScope) -> Bool {
    guard let type = code.type, let result = function.returnType?.name, result == type.name || result == "Self",
      scope.isView(type)
    else { return false }
    return !function.modifiers.isTypeMember
  }

  /// Whether the closure around code is one that a publisher calls with its values.
  private func isOfPublisher(_ code: CodeScope) -> Bool {
    guard case .closure(_, let call?) = code.kind,
      case .declaration(let id)? = scope.meaning(ofName: call.nameSpan), id.file == nil
    else { return false }
    return id.owner?.name == "Publisher"
  }
}

extension Expression {
  /// What the members of a path are read of: `game` of `game.settings`.
  fileprivate var owner: Expression {
    var current = unwrapped
    while case .member(let member) = current.kind, let base = member.base { current = base.unwrapped }
    return current
  }
}

extension VariableDeclaration {
  fileprivate var isSetByItsTypeOnly: Bool {
    !modifiers.isDisjoint(with: [.private, .privateSetter, .lazy])
  }
}
