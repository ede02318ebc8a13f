import Semantics
import SourceText
import ViewGraph

/// `ForEach(items.indices, id: \\.self) { index in … items[index] … }` as a loop over the elements.
struct ElementLoop {
  private let call: CallExpression
  private let collection: Expression
  private let id: Expression
  private let parameter: ClosureParameter
  /// Each `items[index]`, and whether it stands for a binding: `$items[index]`.
  private let uses: [(span: SourceSpan, isBinding: Bool)]
  private let writes: Bool
  private let scope: ProgramScope

  /// Nil where the index is used for anything else than to get its element.
  init?(_ call: CallExpression, over collection: Expression, _ id: Expression, in scope: ProgramScope) {
    guard let closure = call.content(), let parameter = closure.parameters.first, closure.parameters.count == 1,
      !parameter.name.hasPrefix("$"), let name = collection.unwrapped.ownMember
    else { return nil }
    var uses: [(SourceSpan, Bool)] = []
    var reads = 0
    var writes = false
    for expression in CodeWalk(closure.body).expressions {
      if case .local(_, parameter.name) = expression.kind { reads += 1 }
      if case .assignment(let assignment) = expression.kind, assignment.target.ownPath?.name == name { writes = true }
      guard case .subscript(let access) = expression.kind, access.arguments.count == 1,
        case .local(_, parameter.name)? = access.arguments.first?.value.kind,
        let base = access.base.unwrapped.ownMember
      else { continue }
      guard base == name || base == "$" + name else { return nil }
      uses.append((expression.span, base != name))
    }
    guard !uses.isEmpty, uses.count == reads else { return nil }
    self.call = call
    self.collection = collection
    self.id = id
    self.parameter = parameter
    self.uses = uses
    self.writes = writes
    self.scope = scope
  }

  var proposals: [FixProposal] {
    guard let text = scope.text(collection.span), let data = call.unlabeled, let name = collection.unwrapped.ownMember,
      let argument = call.arguments.first(where: { $0.value.span == id.span })
    else { return [] }
    let element = Self.singular(name)
    let isBound = writes || uses.contains(where: \.isBinding)
    let bound = text.hasPrefix("self.") ? "self.$" + text.dropFirst(5) : "$" + text
    var edits = [
      scope.replacing(data.value.span, with: isBound ? bound : text),
      scope.removingArgument(argument, of: call),
      scope.replacing(parameter.span, with: isBound ? "$" + element : element),
    ]
    edits += uses.map { scope.replacing($0.span, with: $0.isBinding ? "$" + element : element) }
    let made = edits.compactMap(\.self)
    guard made.count == edits.count else { return [] }
    return [FixProposal("loop over the elements", keepsMeaning: false, edits: made)]
  }

  /// `item` of `items`; a name of its own where the list has no such name.
  private static func singular(_ name: String) -> String {
    guard name.hasSuffix("s"), name.count > 2, !name.hasSuffix("ss") else { return "element" }
    return String(name.dropLast())
  }
}
