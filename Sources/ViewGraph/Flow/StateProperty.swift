package import Semantics
import SourceText

/// A property of a view that SwiftUI keeps, and what the view's own code does with it.
package struct StateProperty {
  package let declaration: VariableDeclaration
  package let owner: TypeParts
  private let uses: [ExpressionOccurrence]
  package let scope: ProgramScope

  /// The properties with one of the attributes, of all views.
  package static func all(_ attributes: Set<String>, in scope: ProgramScope) -> [StateProperty] {
    all(attributes, of: scope.views, in: scope)
  }

  /// The properties with one of the attributes, of some views.
  package static func all(_ attributes: Set<String>, of views: [TypeParts], in scope: ProgramScope) -> [StateProperty] {
    views.flatMap { type in
      type.variables.filter { variable in
        !variable.modifiers.isTypeMember && variable.attributes.contains { attributes.contains($0.name) }
      }.map { StateProperty($0, of: type, in: scope) }
    }
  }

  package init(_ declaration: VariableDeclaration, of owner: TypeParts, in scope: ProgramScope) {
    self.declaration = declaration
    self.owner = owner
    self.scope = scope
    uses = scope.ownUses(of: declaration.name, in: owner.declaration.type)
  }

  package var name: String { declaration.name }
  package var place: Place? { scope.place(declaration.nameSpan) }

  package var isPrivate: Bool { !declaration.modifiers.isDisjoint(with: [.private, .fileprivate]) }

  /// Whether the own code never names it.
  package var isUnused: Bool { uses.isEmpty }

  /// Whether a protocol of its type asks for it.
  package var isRequired: Bool {
    let conformances = scope.type(named: owner.declaration.type.qualifiedName)?.conformances ?? []
    return conformances.contains { conformance in
      guard let type = scope.type(named: conformance), type.kind == .protocol else { return false }
      return type.declaration?.members.variables.contains { $0.name == name } ?? false
    }
  }

  /// Whether an extension in another file uses it, in any build: it sees nothing private.
  package var isUsedInOtherFile: Bool {
    let own = scope.file(of: declaration.span)
    return uses.contains { scope.file(of: $0.expression.span) != own }
      || owner.all.contains { part in
        scope.file(of: part.type.span) != own && scope.isNamedInOtherBuild(name, in: part.type.span)
      }
  }

  /// Whether code outside of the type and its extensions names it, as a member of another value.
  package var isNamedOutside: Bool {
    scope.isNamed(declaration, outside: [owner.declaration.type.span] + owner.extensions.map(\.type.span))
  }

  /// Whether code outside of the type may set or read it: an argument of that name, a member of another value.
  package var mayBeUsedElsewhere: Bool {
    guard !isPrivate else { return false }
    return scope.calls(owner.name).contains { $0.call.argument(name) != nil } || !owner.initializers.isEmpty
      || owner.declaration.type.modifiers.contains(.public)
  }

  /// Whether code of the type names it that `#if` leaves to another system or build.
  package var isUsedInOtherBuild: Bool { scope.isNamedInOtherBuild(name, of: owner) }

  /// Whether every use gives it another value (`n = 1`, `n += 1`, `isOn.toggle()`), and nothing looks at it.
  package var isOnlyAssigned: Bool {
    let targets = Set(
      owner.bodies.flatMap { body in
        CodeWalk(body).expressions.compactMap { expression -> SourceSpan? in
          let target: Expression?
          switch expression.kind {
          case .assignment(let assignment): target = assignment.target
          case .call(let call) where call.calledName == "toggle" && call.arguments.isEmpty: target = call.receiver
          default: target = nil
          }
          return target.flatMap { $0.ownMember == name ? $0.span : nil }
        }
      }
    )
    return !uses.isEmpty && uses.allSatisfy { targets.contains($0.expression.span) }
  }

  /// Whether somebody lives as long as what it holds, or may: an object, also as an element of a collection. Keeping it is
  /// a use then, as of a subscription.
  package var keepsAlive: Bool {
    guard let type = uses.lazy.compactMap({ scope.type(of: $0.expression) }).first else { return true }
    return !scope.isPlainValue(type)
  }

  /// Whether the own code changes it, or may: an assignment, a binding, a call on it as a statement. What an initializer
  /// puts in is its first value.
  package var isChanged: Bool {
    isHandedOn || laterBodies.contains { body in CodeWalk(body).contains(where: changes) }
  }

  /// Whether code of the view puts another value in its place as a whole, or others may by its binding.
  var isReplaced: Bool {
    let members = Set(
      owner.bodies.flatMap { body in
        CodeWalk(body).expressions.compactMap { expression -> SourceSpan? in
          guard case .member(let member) = expression.kind else { return nil }
          return member.base?.unwrapped.span
        }
      }
    )
    let isWholeHandedOn = uses.contains { use in
      guard case .name(let used) = use.expression.kind, used.name == "$" + name else { return false }
      return !members.contains(use.expression.span)
    }
    return isWholeHandedOn
      || laterBodies.contains { body in
        CodeWalk(body).expressions.contains { expression in
          guard case .assignment(let assignment) = expression.kind else { return false }
          return assignment.target.unwrapped.ownMember == name
        }
      }
  }

  /// Whether a task, a queue or a timer gives it a value, some time after layout.
  package var isChangedLater: Bool {
    owner.bodies.contains { body in
      CodeWalk(body).contains { node in
        guard case .closure(let closure, let call?) = node, Self.later.contains(call.calledName ?? "") else {
          return false
        }
        return CodeWalk(closure.body).contains(where: changes)
      }
    }
  }

  private static let later: Set = ["async", "asyncAfter", "Task", "detached", "task", "scheduledTimer", "sink"]

  /// Whether others get its binding or its wrapper.
  package var isHandedOn: Bool { uses.contains(where: isHandedOn) }

  /// An initializer that makes the wrapper only gives the first value.
  private func isHandedOn(by use: ExpressionOccurrence) -> Bool {
    guard case .name(let used) = use.expression.kind, used.name != name else { return false }
    return used.name.hasPrefix("$")
      || !owner.initializers.contains { $0.body?.span.contains(use.expression.span) ?? false }
  }

  /// The code that runs once there is a view.
  private var laterBodies: [Body] {
    owner.functions.compactMap(\.body) + owner.variables.flatMap { $0.accessors.all.map(\.body) }
  }

  /// Whether the elements of an array keep their positions: it grows and shrinks at its end only, and elements are
  /// changed in place.
  package var keepsPositions: Bool {
    let elements = Set(
      owner.bodies.flatMap { body in CodeWalk(body).compactMap { $0.elementBinding(of: name)?.span } }
    )
    let isBound = uses.contains { isHandedOn(by: $0) && !elements.contains($0.expression.span) }
    return !isBound
      && laterBodies.allSatisfy { body in CodeWalk(body).allSatisfy { !changes($0) || keepsPositions($0) } }
  }

  private func keepsPositions(_ node: CodeNode) -> Bool {
    switch node {
    case .statement(let statement):
      guard case .expression(let expression) = statement.kind, let call = expression.unwrapped.asCall else {
        return false
      }
      return keepsPositions(call)
    case .expression(let expression):
      switch expression.kind {
      case .assignment(let assignment): return assignment.target.unwrapped.ownMember != name
      case .call(let call): return keepsPositions(call)
      default: return expression.ownMember == "$\(name)"
      }
    default: return false
    }
  }

  private func keepsPositions(_ call: CallExpression) -> Bool {
    call.receiver?.ownMember != name || call.emptiesReceiver
      || ["append", "removeLast", "popLast"].contains(call.calledName)
  }

  private func changes(_ node: CodeNode) -> Bool {
    switch node {
    case .statement(let statement):
      guard case .expression(let expression) = statement.kind else { return false }
      return expression.unwrapped.asCall?.receiver?.ownPath?.name == name
    case .expression(let expression):
      switch expression.kind {
      case .assignment(let assignment):
        if case .tuple(let elements) = assignment.target.kind {
          return elements.contains { $0.value.ownPath?.name == name }
        }
        return assignment.target.ownPath?.name == name
      case .inout(let value): return value.ownPath?.name == name
      // What comes of it may be used, too: `if let next = queue.popLast()`.
      case .call(let call): return call.receiver?.ownPath?.name == name && scope.isMutating(call)
      case .member: return expression.ownMember == "$\(name)"
      default: return false
      }
    default: return false
    }
  }
}
