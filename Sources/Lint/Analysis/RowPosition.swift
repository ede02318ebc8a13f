import Semantics
import ViewGraph

/// What the rows of a loop over the positions of a collection do with their own.
struct RowPosition {
  /// Whether a row needs its position for more than to get its element.
  let isUsedApart: Bool
  /// Whether a row sets its element, or has a binding to it.
  let setsElement: Bool
  /// The names of the view's state that is kept by position, besides the collection.
  private let keyed: [String]
  private let code: CodeScope
  private let scope: ProgramScope

  init(_ loop: CallOccurrence, in collection: Expression, of scope: ProgramScope) {
    let expressions = (loop.call.content()?.body).map { Array(CodeWalk($0).expressions) } ?? []
    let positions = Set(expressions.filter { loop.call.isRowPosition($0) }.map(\.span))
    let list = collection.unwrapped.dottedName?.last
    var elements: [SubscriptExpression] = []
    var places: [SourceSpan] = []
    var keyed: [String] = []
    for expression in expressions {
      switch expression.kind {
      case .subscript(let access):
        guard positions.contains(access.arguments.first?.value.unwrapped.span ?? expression.span) else { continue }
        let name = access.base.unwrapped.dottedName?.last
        if name.map({ $0.drop { $0 == "$" || $0 == "@" } == list ?? "" }) ?? false {
          elements.append(access)
          places.append(expression.span)
        } else {
          keyed += [access.base.unwrapped.ownMember].compactMap(\.self)
        }
      case .call(let call):
        guard let position = call.arguments.first(where: { positions.contains($0.value.unwrapped.span) }) else {
          continue
        }
        keyed += [call.receiver?.unwrapped.ownMember].compactMap(\.self) + scope.members(of: call, taking: position)
      default: continue
      }
    }
    isUsedApart = positions.count > elements.count
    setsElement =
      elements.contains { $0.base.root.dottedName?.first?.hasPrefix("$") ?? false }
      || expressions.contains { change in
        guard let target = change.target(in: scope) else { return false }
        return places.contains { target.contains($0) }
      }
    self.keyed = keyed.filter { $0 != list }
    code = loop.scope
    self.scope = scope
  }

  /// Whether the view has state that is kept by position: then the position is what a row is known by.
  var isKeptInState: Bool {
    keyed.contains { name in
      guard let property = scope.property(name, around: code) else { return false }
      return ["State", "Binding"].contains { property.attribute($0) != nil }
    }
  }
}

extension ProgramScope {
  /// The members of the view that a function of it calls or indexes with what it is given for an argument.
  fileprivate func members(of call: CallExpression, taking argument: Argument) -> [String] {
    guard let (function, _) = calledFunction(call), let body = function.body,
      let parameter = function.parameter(for: argument, of: call)
    else { return [] }
    return CodeWalk(body).expressions.compactMap { expression in
      switch expression.kind {
      case .call(let call) where call.arguments.contains { $0.value.isParameter(parameter) }:
        call.receiver?.unwrapped.ownMember
      case .subscript(let access) where access.arguments.contains { $0.value.isParameter(parameter) }:
        access.base.unwrapped.ownMember
      default: nil
      }
    }
  }
}

extension CallExpression {
  /// Whether the expression stands for the row's position: the parameter of a loop over positions, the first of two, or the
  /// part of the pair that the loop tells rows apart by.
  fileprivate func isRowPosition(_ expression: Expression) -> Bool {
    guard let parameters = content()?.parameters, let first = parameters.first else { return false }
    let part = keyedBy.flatMap { $0.property == "self" ? nil : $0.property }
    switch expression.kind {
    case .local(_, let name): return name == first.name && (part == nil || parameters.count > 1)
    case .member(let member):
      guard let part, parameters.count == 1, case .local(_, first.name)? = member.base?.unwrapped.kind else {
        return false
      }
      return member.name == part
    default: return false
    }
  }
}

extension Expression {
  /// Where the value is named that the expression sets, or changes in place.
  fileprivate func target(in scope: ProgramScope) -> SourceSpan? {
    switch kind {
    case .assignment(let assignment): assignment.target.span
    case .inout(let value): value.span
    case .call(let call): scope.isMutating(call) ? call.receiver?.span : nil
    default: nil
    }
  }
}
