import Semantics
import SourceText

/// A property of a view that SwiftUI keeps, and what the view's own code does with it.
struct StateProperty {
  let declaration: VariableDeclaration
  let owner: TypeParts
  private let uses: [ExpressionOccurrence]
  private let scope: ProgramScope

  /// The properties with one of the attributes, of all views.
  static func all(_ attributes: Set<String>, in scope: ProgramScope) -> [StateProperty] {
    scope.views.flatMap { type in
      type.variables.filter { variable in
        !variable.modifiers.isTypeMember && variable.attributes.contains { attributes.contains($0.name) }
      }.map { StateProperty($0, of: type, in: scope) }
    }
  }

  private init(_ declaration: VariableDeclaration, of owner: TypeParts, in scope: ProgramScope) {
    self.declaration = declaration
    self.owner = owner
    self.scope = scope
    uses = scope.ownUses(of: declaration.name, in: owner.declaration.type)
  }

  var name: String { declaration.name }
  var place: Place? { scope.place(declaration.nameSpan) }

  var isPrivate: Bool { !declaration.modifiers.isDisjoint(with: [.private, .fileprivate]) }

  /// Whether the own code never names it.
  var isUnused: Bool { uses.isEmpty }

  /// Whether code outside of the type may set or read it: an argument of that name, a member of another value.
  var mayBeUsedElsewhere: Bool {
    guard !isPrivate else { return false }
    return scope.calls(owner.name).contains { $0.call.argument(name) != nil } || !owner.initializers.isEmpty
      || owner.declaration.type.modifiers.contains(.public)
  }

  /// Whether every use gives it another value, and nothing looks at it.
  var isOnlyAssigned: Bool {
    let targets = Set(
      owner.bodies.flatMap { body in
        CodeWalk(body).expressions.compactMap { expression -> SourceSpan? in
          guard case .assignment(let assignment) = expression.kind, assignment.operator == nil else { return nil }
          return assignment.target.ownMember == name ? assignment.target.span : nil
        }
      }
    )
    return !uses.isEmpty && uses.allSatisfy { targets.contains($0.expression.span) }
  }

  /// Whether something changes it, or may: an assignment, a binding, a call on it.
  var isChanged: Bool {
    if scope.isWritten(name) { return true }
    return uses.contains { use in
      if case .name(let used) = use.expression.kind { return used.name != name }
      return use.expression.ownMember != name
    }
      || owner.bodies.contains { body in
        CodeWalk(body).expressions.contains { expression in
          if case .inout(let value) = expression.kind { return value.root.ownMember == name }
          return false
        }
      }
  }

  /// The declaration's lines, removed.
  var deletion: FileEdit? {
    scope.place(declaration.span).flatMap { place in
      guard let name = self.place, let start = scope.declarationStart(before: name) else { return nil }
      let whole = Place(file: place.file, range: ByteRange(start, place.range.end))
      let lines = scope.lines(of: whole)
      guard lines != whole.range else { return nil }
      return FileEdit(file: place.file, edit: TextEdit(range: lines, replacement: ""))
    }
  }
}
