import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let listRowModifierOnList = LintRule(
    id: "list-row-modifier-on-list",
    summary: "A modifier for rows on the list itself",
    documentation: """
      `listRowSeparator`, `listRowInsets` and `listRowBackground` are traits of a row that the list around it reads, \
      and `listSectionSeparator` is one of a section. On the list itself nobody reads them, and nothing changes.

      Put them on the row, or on the `ForEach` or `Section` that makes the rows.
      """,
    severity: .warning,
    bad: [
      """
      struct Names: View {
        let names = ["Ada", "Grace"]
        var body: some View {
          List {
            ForEach(names, id: \\.self) { Text($0) }
          }
          .listRowSeparator(.hidden)
        }
      }
      """,
      """
      struct Names: View {
        let names = ["Ada", "Grace"]
        var body: some View {
          List(names, id: \\.self) { name in
            Text(name)
          }
          .listStyle(.plain)
          .listRowBackground(Color.clear)
        }
      }
      """,
    ],
    good: [
      """
      struct Names: View {
        let names = ["Ada", "Grace"]
        var body: some View {
          List {
            ForEach(names, id: \\.self) { Text($0) }
              .listRowSeparator(.hidden)
          }
        }
      }
      """,
      """
      struct Names: View {
        let names = ["Ada", "Grace"]
        var body: some View {
          List(names, id: \\.self) { name in
            Text(name).listRowBackground(Color.clear)
          }
          .listStyle(.plain)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewCalls(.hasRows).flatMap { list in
        isInRow(list, in: scope) ? [] : scope.modifiers(over: list.call.span).compactMap { problem($0.call, in: scope) }
      }
        + ofRows.ordered().flatMap { ModifierSites(of: $0, in: unit, scope).calls }.compactMap { occurrence in
          scope.isOnListOfMember(occurrence.call) ? problem(occurrence.call, in: scope) : outside(occurrence, in: scope)
        }
    }
  )
}

extension ProgramScope {
  /// Whether the chain starts with a property or function that gives a list.
  fileprivate func isOnListOfMember(_ call: CallExpression) -> Bool {
    guard !makesView(call.innermost, .hasRows), let view = startingView(of: call) else { return false }
    return ViewTraits.of(view).contains(.hasRows)
  }

  /// Whether the code is part of a stack, a grid or a scroll view, and of nothing that may put it into a list.
  fileprivate func isInLayout(_ occurrence: CallOccurrence) -> Bool {
    var isInLayout = false
    for around in scopes(around: occurrence.scope) {
      guard case .closure(_, let call?) = around.kind else { continue }
      if makesView(call, .hasRows) { return false }
      let arranges = [ViewTraits.stacks, .lazy, .scrolls].contains { makesView(call, $0) }
      isInLayout = isInLayout || arranges
    }
    return isInLayout
  }

  /// Whether a view of the program, which may show its content anywhere, is given content.
  fileprivate func showsContent(_ call: CallExpression) -> Bool {
    guard call.isInitializer, !call.closures.isEmpty, let name = call.calledName else { return false }
    return declaresType(name)
  }
}

/// A modifier of rows on a view that no list is around.
private func outside(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard !scope.makesView(occurrence.call.innermost, .hasRows), scope.isInLayout(occurrence),
    isForRowsOnly(occurrence.call, in: scope),
    let place = scope.place(occurrence.call.nameSpan),
    !ViewSurroundings.contain(
      around: occurrence,
      in: scope,
      where: { around in
        scope.makesView(around.call, .hasRows) || scope.showsContent(around.call)
      }
    )
  else { return nil }
  return Problem(
    place,
    "'.\(occurrence.call.calledName ?? "")' is for rows of a List, and no List is around this view, so it changes nothing; "
      + "remove it",
    proposals: scope.proposal("remove it", keepsMeaning: true, scope.removingModifier(occurrence.call))
  )
}

/// What lists read from their rows.
private let ofRows: Set = ["listRowSeparator", "listRowInsets", "listRowBackground", "listSectionSeparator"]

/// Whether it is such a modifier itself, or one of the program's own that applies nothing else.
private func isForRowsOnly(_ call: CallExpression, in scope: ProgramScope) -> Bool {
  let applied = scope.applied(by: call).compactMap(\.calledName)
  return !applied.isEmpty && applied.allSatisfy(ofRows.contains)
}

/// A modifier of rows on a list.
private func problem(_ call: CallExpression, in scope: ProgramScope) -> Problem? {
  guard let name = call.calledName, let place = scope.place(call.nameSpan) else { return nil }
  guard isForRowsOnly(call, in: scope) else { return partProblem(call, named: name, at: place, in: scope) }
  let isOfSections = name == "listSectionSeparator"
  if let content = call.innermost.content(), scope.isOnEachRow(name, of: content.viewStatements) {
    return Problem(
      place,
      "'.\(name)' is read from \(isOfSections ? "sections" : "rows"), which have it already, and on the List itself it "
        + "changes nothing; remove it",
      proposals: scope.proposal("remove it", keepsMeaning: true, scope.removingModifier(call))
    )
  }
  guard !isOfSections else {
    return Problem(
      place,
      "'.\(name)' is read from sections, and on the List itself it changes nothing; put it on the Section"
    )
  }
  return Problem(
    place,
    "'.\(name)' is read from rows, and on the List itself it changes nothing; put it on the row, or on the ForEach that "
      + "makes the rows",
    proposals: move(call, into: call.innermost, in: scope)
  )
}

/// A modifier of the program's own on a list, of which a part is for rows.
private func partProblem(
  _ call: CallExpression,
  named name: String,
  at place: Place,
  in scope: ProgramScope
) -> Problem? {
  guard let part = scope.applied(by: call).first(where: { $0.calledName.map(ofRows.contains) ?? false }),
    let inner = part.calledName, let other = scope.place(part.nameSpan)
  else { return nil }
  let isOfSections = inner == "listSectionSeparator"
  let readers = isOfSections ? "sections" : "rows"
  return Problem(
    place,
    "'.\(name)' applies '.\(inner)', which is read from \(readers) and changes nothing on the List itself; put that part on "
      + "the \(isOfSections ? "Section" : "row")",
    related: [RelatedPlace(other, "for \(readers) only")]
  )
}

extension ProgramScope {
  /// Whether each of the views has the modifier, or each of those in its sections and groups.
  fileprivate func isOnEachRow(_ name: String, of views: [Statement], depth: Int = 0) -> Bool {
    guard !views.isEmpty, depth < 8 else { return false }
    return views.allSatisfy { view in
      switch view.kind {
      case .expression(let expression):
        guard let call = expression.unwrapped.asCall else { return false }
        if call.chain.contains(where: { applied(by: $0).contains { $0.calledName == name } }) { return true }
        let inner = call.innermost
        guard makesView(inner, .isTransparent) || makesView(inner, .addsRows), let content = inner.content() else {
          return false
        }
        return isOnEachRow(name, of: content.viewStatements, depth: depth + 1)
      case .if(let choice):
        guard isOnEachRow(name, of: choice.then, depth: depth + 1) else { return false }
        switch choice.otherwise {
        case .block(let otherwise): return isOnEachRow(name, of: otherwise, depth: depth + 1)
        case .elseIf: return false
        case nil: return true
        }
      default: return false
      }
    }
  }
}

/// A list that is itself a row.
private func isInRow(_ list: CallOccurrence, in scope: ProgramScope) -> Bool {
  list.scope.containers.contains { scope.makesView($0, .hasRows) || $0.calledName == "Section" }
}

/// The modifier on the only view in the list.
private func move(_ call: CallExpression, into list: CallExpression, in scope: ProgramScope) -> [FixProposal] {
  guard let row = list.content()?.onlyView, let modifier = scope.removingModifier(call),
    let file = scope.place(call.span)?.file, let start = call.receiver.flatMap({ scope.place($0.span) })?.range.end,
    let end = scope.place(call.span)?.range.end
  else { return [] }
  let text = scope.text(Place(file: file, range: ByteRange(start, end))).drop { $0.isWhitespace }
  guard text.hasPrefix("."), !text.contains("\n") else { return [] }
  return scope.proposal(
    "put it on '\(row.innermost.calledName ?? "the row")'",
    keepsMeaning: false,
    modifier,
    scope.inserting(String(text), after: row.span)
  )
}
