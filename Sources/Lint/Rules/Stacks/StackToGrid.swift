import Semantics
import SourceText

extension LintRule {
  static let stackToGrid = LintRule(
    id: "stack-to-grid",
    summary: "Rows whose columns do not line up",
    documentation: """
      Rows that are `HStack`s know nothing of each other: their columns start where the text before them ends. A `Grid` \
      (iOS 16) gives all rows the same columns: `Grid { GridRow { … } GridRow { … } }`.
      """,
    severity: .hint,
    bad: [
      """
      struct Card: View {
        var body: some View {
          VStack {
            HStack { Text("a"); Text("1") }
            HStack { Text("bbb"); Text("2") }
          }
        }
      }
      """,
      """
      struct Address: View {
        let name: String
        let phone: String
        var body: some View {
          VStack(alignment: .leading) {
            HStack {
              Text("Name")
              Text(name)
            }
            HStack {
              Text("Phone")
              Text(phone)
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Card: View {
        var body: some View {
          Grid {
            GridRow { Text("a"); Text("1") }
            GridRow { Text("bbb"); Text("2") }
          }
        }
      }
      """,
      """
      struct Card: View {
        var body: some View {
          VStack {
            HStack { Text("a"); Spacer(); Text("1") }
            HStack { Image(systemName: "star"); Text("2") }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewCalls("VStack").compactMap { problem($0.call, in: scope) }
    }
  )
}

private func problem(_ stack: CallExpression, in scope: ProgramScope) -> Problem? {
  guard let statements = stack.content()?.body.statements, statements.count > 1, let place = scope.place(stack.nameSpan)
  else { return nil }
  let rows = statements.map(columns)
  guard let first = rows.first ?? nil, first.count > 1, rows.allSatisfy({ $0 == first }) else { return nil }
  return Problem(
    place,
    "the columns of these \(rows.count) rows do not line up, since each HStack stands for itself; a 'Grid' with "
      + "'GridRow's aligns them",
    proposals: proposals(stack, in: scope)
  )
}

/// The kinds of the views in a plain row; nil for anything else.
private func columns(_ statement: Statement) -> [String]? {
  guard case .expression(let expression) = statement.kind, let row = expression.unwrapped.asCall,
    row.calledName == "HStack",
    row.isInitializer, let content = row.content()
  else { return nil }
  let kinds = content.body.statements.map { cell -> String? in
    guard case .expression(let view) = cell.kind else { return nil }
    return view.unwrapped.asCall?.baseTypeName
  }
  let known = kinds.compactMap { $0 }
  return known.count == kinds.count && !known.contains("Spacer") && !known.contains("ForEach") ? known : nil
}

/// The stack as a grid and its rows as rows of it, with their alignments; its gaps stay where they are the same in all rows.
private func proposals(_ stack: CallExpression, in scope: ProgramScope) -> [FixProposal] {
  let rows = (stack.content()?.body.statements ?? []).compactMap { statement -> CallExpression? in
    if case .expression(let expression) = statement.kind { expression.unwrapped.asCall } else { nil }
  }
  let gaps = Set(rows.map { row in row.argument("spacing").flatMap { scope.text($0.value.span) } })
  guard gaps.count == 1 else { return [] }
  var arguments: [String] = []
  func add(_ call: CallExpression, _ label: String, as name: String) {
    if let value = call.argument(label).flatMap({ scope.text($0.value.span) }) { arguments.append("\(name): \(value)") }
  }
  add(stack, "alignment", as: "alignment")
  if let row = rows.first { add(row, "spacing", as: "horizontalSpacing") }
  add(stack, "spacing", as: "verticalSpacing")
  let grid = heading(stack, "Grid", arguments, in: scope)
  let lines = rows.map { row in
    let alignment = row.argument("alignment").flatMap { scope.text($0.value.span) }
    return heading(row, "GridRow", alignment.map { ["alignment: \($0)"] } ?? [], in: scope)
  }
  let edits = ([grid] + lines).compactMap(\.self)
  return edits.count == rows.count + 1
    ? [FixProposal("use a Grid with a GridRow for each row", keepsMeaning: false, edits: edits)] : []
}

/// `HStack(spacing: 8)` up to its brace as something else.
private func heading(_ call: CallExpression, _ name: String, _ arguments: [String], in scope: ProgramScope)
  -> FileEdit?
{
  guard let closure = call.arguments.last, closure.isTrailing, call.arguments.filter(\.isTrailing).count == 1,
    let start = scope.place(call.span), let end = scope.place(closure.value.span)?.range.start
  else { return nil }
  let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
  return FileEdit(
    file: start.file,
    edit: TextEdit(range: ByteRange(start.range.start, end), replacement: "\(name)\(list) ")
  )
}
