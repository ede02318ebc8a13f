import Queries
package import Semantics

extension ProgramScope {
  /// The statements in a unit that choose between views: `if` and `switch`, those apart that only ask for a version of the
  /// system.
  package func choices(in unit: UnitID) -> [SourceSpan] {
    derived(Self.choices, for: unit) { scope in scope.index(of: unit)?.choices ?? [] }
  }

  private static let choices = Query<UnitID, [SourceSpan]>()
}

extension UnitIndex {
  fileprivate var choices: [SourceSpan] {
    bodies.flatMap { body in
      CodeWalk(body).compactMap { node -> SourceSpan? in
        switch node {
        case .ifStatement(let statement): statement.asksForVersionOnly ? nil : statement.span
        case .statement(let statement): if case .switch = statement.kind { statement.span } else { nil }
        default: nil
        }
      }
    }
  }

  /// The code of everything that the unit declares.
  private var bodies: [Body] {
    let members = types.map(\.type.members)
    let functions = globalFunctions + members.flatMap { $0.functions + $0.initializers }
    let variables = globalVariables + members.flatMap(\.variables)
    return functions.compactMap(\.body)
      + variables.flatMap { variable in [variable.initializer].compactMap(\.self) + variable.accessors.all.map(\.body) }
      + unit.previews.compactMap { $0.closure?.body }
  }
}

extension IfStatement {
  fileprivate var asksForVersionOnly: Bool {
    conditions.allSatisfy { if case .availability = $0 { true } else { false } }
  }
}
