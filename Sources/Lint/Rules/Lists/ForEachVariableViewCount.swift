import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let foreachVariableViewCount = LintRule(
    id: "foreach-variable-view-count",
    summary: "Rows of a list that are now none, now one or several views",
    documentation: """
      A list or lazy stack knows how many rows it has without making them, if the type of a row tells how many views it \
      is: several views one after another are always as many, and so are branches that agree. An `if` without `else`, \
      branches of different numbers of views and a loop in the row do not tell, so every row has to be made to count \
      them ("Unable to determine number of views per element"; `-LogForEachSlowPath YES` shows it).

      Filter the data before the loop, wrap several views in one stack, or give each loop in a row a `Section`.
      """,
    severity: .info,
    bad: [
      """
      struct Task: Identifiable { let id: Int; let isOpen: Bool; let title: String }
      struct Tasks: View {
        let tasks: [Task]
        var body: some View {
          List {
            ForEach(tasks) { task in
              if task.isOpen { Text(task.title) }
            }
          }
        }
      }
      """,
      """
      struct Lines: View {
        let lines: [String]
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(lines, id: \\.self) { line in
                Text(line)
                if line.isEmpty { Divider() }
              }
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Task: Identifiable { let id: Int; let isOpen: Bool; let title: String }
      struct Tasks: View {
        let tasks: [Task]
        var body: some View {
          List {
            ForEach(tasks.filter(\\.isOpen)) { task in Text(task.title) }
          }
        }
      }
      """,
      """
      struct Lines: View {
        let lines: [String]
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(lines, id: \\.self) { line in
                VStack {
                  Text(line)
                  Divider()
                }
              }
            }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      // A list of data makes its rows as a loop does.
      let lists = unit.viewCalls("List").filter { $0.call.unlabeled != nil }
      return (unit.viewCalls("ForEach") + lists).compactMap { problem($0, in: scope) }
    }
  )
}

private let countingContainers: Set = ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]

private func problem(_ loop: CallOccurrence, in scope: ProgramScope) -> Problem? {
  // A list of data counts its own rows.
  let list = loop.call.calledName == "List" ? loop.call : nil
  guard let row = loop.call.content(), let around = list ?? container(of: loop, in: scope),
    let name = around.calledName,
    countingContainers.contains(name), let place = scope.place(loop.call.nameSpan)
  else { return nil }
  let own = scope.rowCode(of: row)
  let views = own?.viewStatements ?? row.viewStatements
  guard case .open(let reason) = scope.viewCount(of: views) else { return nil }
  let isOptional = views.count == 1 && reason.mayBeNone
  // A stack would make one row of sections, and one cell of several.
  let isLinear = scope.makesView(around, .linear) || scope.makesView(around, .hasRows)
  if !isOptional, reason != .loop, ShownViews.own(in: scope).contain(views, where: { scope.makesView($0, .addsRows) }) {
    return nil
  }
  // Of a grid's few cells that stand in the source each has its place: a stack would change it, and nothing is saved.
  let isWritten = loop.call.unlabeled.map { scope.isWritten($0.value, in: loop.scope) } ?? false
  guard let fault = fault(reason, isAlone: views.count == 1), isLinear || !isWritten else { return nil }
  let advice: String
  let proposals: [FixProposal]
  // Positions in filtered data are not those in the list that an action changes.
  let takesPositions = scope.modifiers(over: loop.call.span).contains {
    dynamicModifiers.contains($0.call.calledName ?? "")
  }
  if isOptional, own == nil, row.isDecidedOutside {
    advice = "put the 'if' around the loop"
    proposals = []
  } else if isOptional {
    // In a stack each of them would be an empty row.
    let isFilter = views.first?.isFilter ?? false
    let change = isFilter ? "filter the data" : "leave the elements without a row out of the data"
    let places = takesPositions ? ", whose positions the action then gets" : ""
    let others = reason.isOneAtMost || !isLinear ? "" : ", and wrap the row in one stack"
    advice = "\(change) before the loop\(places)\(others)"
    proposals = isFilter && !takesPositions ? filtered(loop.call, row, scope) : []
  } else if reason == .loop {
    advice = "give each element a 'Section', or loop once over what is in all of them"
    proposals = []
  } else {
    advice = isLinear ? "wrap the row in one stack" : "give each the same number"
    proposals = isLinear ? stacked(row, in: around, scope) : []
  }
  return Problem(
    place,
    "each element gives \(fault) here, so '\(name)' has to make every row to count them; \(advice)",
    proposals: own == nil ? proposals : []
  )
}

/// What an element gives, in words; nil where another rule says it of an 'AnyView' that is the row.
private func fault(_ reason: ViewCount.Reason, isAlone: Bool) -> String? {
  switch reason {
  case .choice(0?, 1?): "a row or none"
  case .choice(0?, nil) where isAlone: "a row or none"
  case .choice(let least?, let most?) where most == least + 1: "\(least) or \(most) views"
  case .choice(let least?, let most?): "\(least) to \(most) views"
  case .choice: "now more views, now fewer"
  case .loop: "the views of a loop of its own"
  case .erased: isAlone ? nil : "an 'AnyView', which may be any number of views,"
  }
}

extension ProgramScope {
  /// The code of the view builder that is all of a row: a function or a property of the program, also by way of others.
  fileprivate func rowCode(of row: ClosureExpression) -> Body? {
    var found: Body?
    var view = row.body.singleExpression
    for _ in 0..<Self.builderLimit {
      guard let name = view?.unwrapped, let body = builder(named: name.asCall?.callee ?? name) else { return found }
      found = body
      view = body.singleExpression
    }
    return found
  }

  /// Maximum number of builders that are followed from one to the next.
  private static var builderLimit: Int { 4 }

  private func builder(named name: Expression) -> Body? {
    switch declaredValue(name) {
    case .function(let function, _): function.attributes.contains { $0.name == "ViewBuilder" } ? function.body : nil
    case .variable(let variable, _): variable.attribute("ViewBuilder") == nil ? nil : variable.accessors.getter?.body
    // A view of the program is as many views as its body.
    case nil: name.dottedName?.last.flatMap { viewType(named: $0) }.flatMap(\.viewBody)
    }
  }
}

/// The nearest container whose closure the loop stands in; sections and groups are passed over.
private func container(of loop: CallOccurrence, in scope: ProgramScope) -> CallExpression? {
  for scope in loop.scope.chain {
    guard case .closure(_, let call) = scope.kind, let call else { return nil }
    let name = call.calledName ?? ""
    if name == "Section" || name == "Group" { continue }
    return call
  }
  return nil
}

extension ViewCount.Reason {
  /// Whether branches give nothing for some elements.
  fileprivate var mayBeNone: Bool { if case .choice(0?, _) = self { true } else { false } }

  /// Whether branches never give more than one view, as far as is known.
  fileprivate var isOneAtMost: Bool { if case .choice(_, let most) = self { most ?? 1 <= 1 } else { false } }
}

extension ClosureExpression {
  /// Whether the row is one `if` whose conditions name nothing of the element: they hold for all elements or for none.
  fileprivate var isDecidedOutside: Bool {
    guard body.statements.count == 1, case .if(let choice)? = body.statements.first?.kind, choice.otherwise == nil
    else { return false }
    // The element of `$item in` is `item`, too.
    let names = Set(parameters.flatMap { [$0.name, String($0.name.drop { $0 == "$" })] })
    let parts = choice.conditions.flatMap { CodeNode.condition($0).children.compactMap(\.expression) }
    return !parts.contains { part in
      CodeWalk(part).expressions.contains { $0.localName.map(names.contains) ?? false }
    }
  }
}

extension Statement {
  /// Whether it is one `if` that decides by plain conditions: elements that are left out of the data need none. What binds a
  /// value is needed in the row, and so are several branches.
  fileprivate var isFilter: Bool {
    guard case .if(let choice) = kind, choice.otherwise == nil else { return false }
    return choice.conditions.allSatisfy { if case .expression = $0 { true } else { false } }
  }
}

extension ProgramScope {
  /// So many elements of a range are all made without a thought.
  private static var fewElements: Double { 100 }

  /// Whether the data stand in the source as they are, also by way of functions that make other lists of them: so few
  /// elements are all made anyway.
  fileprivate func isWritten(_ data: Expression, in code: CodeScope, depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    let value = code.value(of: data)
    if case .constant = DataOrigin(value.expression, in: value.scope, of: self) { return true }
    switch value.expression.kind {
    case .member(let member): return member.base.map { isWritten($0, in: value.scope, depth: depth + 1) } ?? false
    case .binary(let range) where ["..<", "..."].contains(range.operator):
      guard let first = range.left.literalNumber, let last = range.right.literalNumber else { return false }
      return last - first <= Self.fewElements
    case .call(let call):
      guard call.closures.isEmpty, declaredValue(call.callee) == nil else { return false }
      let parts = [call.receiver].compactMap(\.self) + call.arguments.map(\.value)
      return !parts.isEmpty && parts.allSatisfy { isWritten($0, in: value.scope, depth: depth + 1) }
    default: return false
    }
  }
}

/// All views of a row in one stack, which arranges them as the container did.
private func stacked(_ row: ClosureExpression, in container: CallExpression, _ scope: ProgramScope) -> [FixProposal] {
  guard let first = row.viewStatements.first, let last = row.body.statements.last, let name = container.calledName
  else { return [] }
  let arranging = container.arguments.filter { $0.label == "alignment" || $0.label == "spacing" }
  let arguments = arranging.compactMap { argument in
    scope.text(argument.value.span).map { "\(argument.label ?? ""): \($0)" }
  }.joined(separator: ", ")
  let stack = name == "LazyHStack" ? "HStack" : "VStack"
  return scope.proposal(
    "wrap the row in one stack",
    keepsMeaning: name != "List",
    scope.wrapping(
      first.span.joined(to: last.span),
      in: name == "List" ? stack + "(alignment: .leading)" : arguments.isEmpty ? stack : "\(stack)(\(arguments))"
    )
  )
}

/// The data without the elements that give no row.
private func filtered(_ loop: CallExpression, _ row: ClosureExpression, _ scope: ProgramScope) -> [FixProposal] {
  guard row.body.statements.count == 1, case .if(let choice)? = row.body.statements.first?.kind,
    choice.otherwise == nil, choice.conditions.count == 1, case .expression(let condition)? = choice.conditions.first,
    let data = loop.unlabeled?.value, row.parameters.count == 1, let parameter = row.parameters.first,
    let test = scope.text(condition.span), !test.contains("\n"), !(scope.text(data.span) ?? "$").contains("$"),
    CodeWalk(condition).expressions.contains(where: { $0.localName == parameter.name }),
    let content = Unwrapping(choice, in: scope)
  else { return [] }
  let isImplicit = parameter.name.hasPrefix("$")
  let filter = isImplicit ? ".filter { \(test) }" : ".filter { \(parameter.name) in \(test) }"
  guard let change = scope.inserting(filter, after: data.span) else { return [] }
  return [FixProposal("filter the data", keepsMeaning: true, edits: [change] + content.edits())]
}

extension Expression {
  fileprivate var localName: String? {
    if case .local(_, let name) = kind { return name }
    return nil
  }
}
