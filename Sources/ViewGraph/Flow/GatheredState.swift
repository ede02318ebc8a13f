import Queries
package import Semantics

extension ProgramScope {
  /// Whether objects of a class of the program come to hold what another one that is made the same way does not hold: a
  /// property is set once the initializer is done, here or in an object that it makes for itself. What an initializer sets,
  /// and what it lets a publisher set from then on, the next object has as well. Nothing is said of a class that is not known.
  package func gathersState(_ type: String) -> Bool {
    derived(Self.gathering, for: type) { scope in
      var search = GatheredState(scope)
      return search.isGathered(by: type)
    }
  }

  private static let gathering = Query<String, Bool>()
}

/// A search for something that an object holds and its successor does not, with a bound.
private struct GatheredState {
  private let scope: ProgramScope
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
    if !property.isLet {
      // What views follow and anybody may set is there to be set.
      let isFollowed = parts.declaration.type.attribute("Observable") != nil || property.attribute("Published") != nil
      guard !given.isEmpty || property.isSetByItsTypeOnly || !isFollowed && !scope.isWritten(property.name) else {
        return true
      }
      if isSetByProtocol(property, of: parts) || uses.contains(where: { isSetLater(at: $0, of: parts) }) { return true }
    }
    let values = [property.initializer?.singleExpression].compactMap(\.self) + given
    return values.contains { value in
      if let made = scope.freshObject(value) { return isGathered(by: made) }
      guard let type = scope.type(of: value), scope.isObject(type) == true,
        value.unwrapped.asCall?.isInitializer == true
      else { return false }
      return uses.contains { isUsedLater(at: $0, of: parts) }
    }
  }

  /// What the initializers set the property to.
  private func initialValues(of property: VariableDeclaration, in parts: TypeParts) -> [Expression] {
    parts.initializers.compactMap(\.body).flatMap { CodeWalk($0, enteringClosures: false).expressions }
      .compactMap { expression in
        guard case .assignment(let assignment) = expression.kind, assignment.target.unwrapped.ownMember == property.name
        else { return nil }
        return assignment.value
      }
  }

  /// Whether code may set the property by a protocol that asks for it: nobody sees which object that is.
  private func isSetByProtocol(_ property: VariableDeclaration, of parts: TypeParts) -> Bool {
    guard scope.isWritten(property.name) else { return false }
    return scope.type(named: parts.declaration.type.qualifiedName)?.protocols.contains { asked in
      asked.declaration?.members.variables.contains { $0.name == property.name } ?? false
    } ?? false
  }

  /// Whether the name at `use` is set, or changed in place, by other code than an initializer and what that lets a publisher
  /// do.
  private func isSetLater(at use: SourceSpan, of parts: TypeParts) -> Bool {
    isLater(use, of: parts) { scope.sets(use, by: $0) }
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
      guard case .function(let function) = code.kind, function.isInitializer,
        parts.initializers.contains(where: { $0 === function })
      else { return true }
      return !placed.scope.chain.prefix { $0 !== code }.allSatisfy(isOfPublisher)
    }
  }

  /// Whether the closure around code is one that a publisher calls with its values.
  private func isOfPublisher(_ code: CodeScope) -> Bool {
    guard case .closure(_, let call?) = code.kind,
      case .declaration(let id)? = scope.meaning(ofName: call.nameSpan), id.file == nil
    else { return false }
    return id.owner?.name == "Publisher"
  }
}

extension VariableDeclaration {
  fileprivate var isSetByItsTypeOnly: Bool {
    !modifiers.isDisjoint(with: [.private, .privateSetter, .lazy])
  }
}
