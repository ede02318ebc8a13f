import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let foreachDuplicateIDs = LintRule(
    id: "foreach-duplicate-ids",
    summary: "Two elements of a loop have the same id",
    documentation: """
      SwiftUI tells rows apart by their ids. Where one occurs twice it prints "the ID … occurs multiple times within the \
      collection, this will give undefined results!": rows vanish, show each other's content or animate at random.

      Give each element an id of its own. Equal strings or numbers are no ids: wrap them in a type that is `Identifiable`.
      """,
    severity: .error,
    bad: [
      """
      struct Menu: View {
        var body: some View {
          VStack {
            ForEach(["Soup", "Salad", "Soup"], id: \\.self) { dish in Text(dish) }
          }
        }
      }
      """,
      """
      struct Player: Identifiable { let id: Int; let name: String }
      struct Scores: View {
        private let players = [Player(id: 1, name: "Ada"), Player(id: 1, name: "Grace")]
        var body: some View {
          List(players) { player in Text(player.name) }
        }
      }
      """,
    ],
    good: [
      """
      struct Menu: View {
        var body: some View {
          VStack {
            ForEach(["Soup", "Salad", "Cake"], id: \\.self) { dish in Text(dish) }
          }
        }
      }
      """,
      """
      struct Player: Identifiable { let id: Int; let name: String }
      struct Scores: View {
        private let players = [Player(id: 1, name: "Ada"), Player(id: 2, name: "Grace")]
        var body: some View {
          List(players) { player in Text(player.name) }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.result.facts.repeatedIDs.compactMap { problem($0, in: rendering) }.map {
        .fault($0, quotesFrames: false)
      }
    })
  )
}

private func problem(_ repeated: SceneFacts.RepeatedID, in rendering: Rendering) -> Problem? {
  let scope = rendering.program
  guard let loop = scope.call(at: repeated.span), let data = loop.call.unlabeled?.value,
    repeated.isKnown && !rendering.needsBinding || isWritten(repeated, data, in: loop.scope, of: scope),
    !varies(loop, over: data, in: scope),
    let place = scope.place(loop.call.nameSpan)
  else { return nil }
  let isSample = CodeWalk(data, enteringClosures: false).expressions.contains { part in
    scope.sources(of: part, in: loop.scope).found.contains { scope.isInPreview($0.scope) }
  }
  return Problem(
    place,
    "the ID \(repeated.id) occurs multiple times within the collection (elements \(repeated.first) and "
      + "\(repeated.second)), which gives undefined results; give each element an id of its own",
    severity: isSample ? .warning : nil
  )
}

/// Whether the elements get ids of the clock or of chance, which evaluation only stands in for.
private func varies(_ loop: CallOccurrence, over data: Expression, in scope: ProgramScope) -> Bool {
  guard let key = FreshIdentity.Key(of: loop.call, over: data, in: scope) else { return true }
  return scope.sources(of: data, in: loop.scope).found.contains { source in
    FreshIdentity(ofElements: source.expression, by: key, in: source.scope, of: scope) != nil
  }
}

/// Whether both elements stand in the source.
private func isWritten(
  _ repeated: SceneFacts.RepeatedID,
  _ data: Expression,
  in code: CodeScope,
  of scope: ProgramScope
) -> Bool {
  writtenCount(data, in: code, of: scope).map { max(repeated.first, repeated.second) < $0 } ?? false
}

/// How many elements stand in the source; nil where some do not: what stands in for unknown data proves nothing.
private func writtenCount(_ data: Expression, in scope: CodeScope, of program: ProgramScope) -> Int? {
  if case .array(let elements) = data.unwrapped.kind { return elements.allSatisfy(isKnown) ? elements.count : nil }
  if let (variable, _) = program.declaredVariable(data), variable.isLet, variable.modifiers.isTypeMember,
    case .array(let elements)? = variable.initializer?.singleExpression?.unwrapped.kind
  {
    return elements.allSatisfy(isKnown) ? elements.count : nil
  }
  if let call = data.unwrapped.asCall, let (function, _) = program.calledFunction(call),
    case .array(let elements)? = function.body?.result?.unwrapped.kind
  {
    return elements.allSatisfy(isKnown) ? elements.count : nil
  }
  guard let names = data.unwrapped.dottedName, let name = names.last?.trimmed, names.count <= 2,
    names.count == 1 || ["self", "Self", scope.type?.name ?? ""].contains(names[0])
  else { return nil }
  let variable = program.property(name, around: scope) ?? program.globalVariables(named: name).first
  let written = variable?.initializer?.singleExpression ?? variable?.accessors.getter?.body.result
  guard let value = written, case .array(let elements) = value.unwrapped.kind else {
    return nil
  }
  return elements.allSatisfy(isKnown) ? elements.count : nil
}

/// Literals, and calls of initializers with literals.
private func isKnown(_ element: Expression) -> Bool {
  switch element.unwrapped.kind {
  case .integer, .double, .bool, .nil: return true
  case .string: return element.unwrapped.literalText != nil
  case .member(let member): return member.base == nil
  case .call(let call):
    return call.arguments.allSatisfy { argument in
      if case .closure = argument.value.kind { return true }
      return isKnown(argument.value)
    }
  case .array(let elements): return elements.allSatisfy(isKnown)
  case .tuple(let elements): return elements.allSatisfy { isKnown($0.value) }
  default: return false
  }
}

extension String {
  /// Without the sign of a binding.
  fileprivate var trimmed: String { hasPrefix("$") ? String(dropFirst()) : self }
}
