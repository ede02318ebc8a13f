import Semantics
import SourceText
import ViewGraph

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
      // The rows of a preview are samples.
      unit.viewCalls("VStack").filter { !scope.isInPreview($0.scope) }.compactMap { problem($0.call, in: scope) }
    }
  )
}

private func problem(_ stack: CallExpression, in scope: ProgramScope) -> Problem? {
  guard let statements = stack.content()?.body.statements, let place = scope.place(stack.nameSpan) else { return nil }
  let rows = statements.flatMap(\.choices).map { cells($0, in: scope) }
  guard rows.count > 1, let first = rows.first ?? nil, first.count > 1,
    rows.allSatisfy({ $0?.map(\.baseTypeName) == first.map(\.baseTypeName) }), !areAlike(first, in: scope),
    !isAligned(rows.compactMap(\.self), in: scope)
  else { return nil }
  return Problem(
    place,
    "the columns of these \(rows.count) rows do not line up, since each HStack stands for itself; a 'Grid' with "
      + "'GridRow's aligns them",
    proposals: proposals(stack, in: scope)
  )
}

extension Statement {
  /// The statement itself; of a choice, what stands in its branches.
  fileprivate var choices: [Statement] {
    switch kind {
    case .if(let choice): choice.branches.flatMap(\.self)
    case .switch(let choice): choice.cases.flatMap(\.body)
    default: [self]
    }
  }
}

/// Whether all cells of a row are one view of the program's own: what wraps in lines, as chips do, has no columns.
private func areAlike(_ row: [CallExpression], in scope: ProgramScope) -> Bool {
  guard let name = row.first?.baseTypeName, row.allSatisfy({ $0.baseTypeName == name }) else { return false }
  return scope.declaresType(name)
}

/// Whether each column but the last has one width in all rows: then the next one starts at the same place in each. Cells
/// that fill share what the others leave, so that the last column counts, too.
private func isAligned(_ rows: [[CallExpression]], in scope: ProgramScope) -> Bool {
  guard let columns = rows.first?.count else { return false }
  let fills = rows.contains { $0.contains(where: \.fillsWidth) }
  return (0..<(fills ? columns : columns - 1)).allSatisfy { column in
    let widths = rows.map { row in row.indices.contains(column) ? width(of: row[column], in: scope) : nil }
    return widths.allSatisfy { $0 != nil && $0 == widths.first }
  }
}

extension CallExpression {
  /// Whether the cell takes all the width that it is offered.
  fileprivate var fillsWidth: Bool {
    let frame = chain.first { call in
      call.calledName == "frame" && ["width", "minWidth", "maxWidth"].contains { call.argument($0) != nil }
    }
    guard let frame, frame.argument("width") == nil else { return false }
    return frame.argument("maxWidth")?.value.implicitMember == "infinity"
  }
}

/// What says how wide a cell is, in a spelling that equally wide ones share: its frame, or all that it is made of.
private func width(of cell: CallExpression, in scope: ProgramScope) -> String? {
  if cell.fillsWidth { return ".infinity" }
  let frame = cell.chain.first { $0.calledName == "frame" && ($0.argument("width") ?? $0.argument("minWidth")) != nil }
  if let argument = frame?.argument("width") { return scope.text(argument.value.span) }
  let isConstant = cell.chain.allSatisfy { call in
    call.arguments.allSatisfy { argument in
      switch argument.value.unwrapped.kind {
      case .integer, .double, .bool, .nil: true
      case .string: argument.value.unwrapped.literalText != nil
      case .member(let member): member.base == nil
      default: false
      }
    }
  }
  return isConstant ? scope.text(cell.span) : nil
}

/// The views in a plain row; nil for anything else.
private func cells(_ statement: Statement, in scope: ProgramScope) -> [CallExpression]? {
  guard let shown = statement.shownView else { return nil }
  let view = WrittenView(shown, in: scope)
  guard let row = view.start.asCall, row.calledName == "HStack", row.isInitializer, let content = row.content() else {
    return nil
  }
  let views = content.body.statements.map { cell -> CallExpression? in
    guard case .expression(let view) = cell.kind, let call = view.unwrapped.asCall, let name = call.baseTypeName,
      name != "Spacer", name != "ForEach"
    else { return nil }
    return call
  }
  let known = views.compactMap(\.self)
  guard known.count == views.count else { return nil }
  // Rows that a member or a view of the program gives are made alike: only the words in them differ in width.
  let isWritten = view.steps.count == 1
  return isWritten || known.dropLast().contains { isOfWords($0) } && !known.contains(where: isGuided) ? known : nil
}

/// Whether a cell is as wide as its words.
private func isOfWords(_ cell: CallExpression) -> Bool {
  cell.baseTypeName == "Text"
    && !cell.chain.contains { call in
      call.calledName == "frame" && ["width", "minWidth", "maxWidth"].contains { call.argument($0) != nil }
    }
}

/// Whether a guide may line the cell up with those of other rows.
private func isGuided(_ cell: CallExpression) -> Bool { cell.chain.contains { $0.calledName == "alignmentGuide" } }

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
