import Semantics

/// Looking for what code makes, whether it is shown now or not: branches that lead there are built with what they are
/// taken for.
extension Evaluator {
  /// The branches of an `if` that lead to what is sought: the one that is taken first.
  func buildSought(_ branch: IfStatement, in frame: Frame) -> BuilderItem {
    noteEffect()
    var taken: [BuilderItem] = []
    var others: [BuilderItem] = []
    var isOpen = true
    var next = branch
    while true {
      let isTaken = isOpen && holds(next.conditions, in: frame)
      if isTaken {
        taken += soughtItems(of: next.then, in: frame)
      } else if isSought(in: next.then) {
        next.conditions.forEach { assume($0, in: frame) }
        others += soughtItems(of: next.then, in: frame)
      }
      isOpen = isOpen && !isTaken
      switch next.otherwise {
      case .elseIf(let following)?: next = following
      case .block(let statements)?:
        let items = soughtItems(of: statements, in: frame)
        return item(branch.span, isOpen ? items + others : taken + others + items)
      case nil: return item(branch.span, taken + others)
      }
    }
  }

  /// The same of a `switch`.
  func buildSought(_ choice: SwitchStatement, in frame: Frame) -> BuilderItem {
    noteEffect()
    let subject = evaluate(choice.subject, in: frame)
    let chosen = chosenCase(choice, subject, in: frame)
    var items = chosen.map { soughtItems(of: choice.cases[$0].body, in: frame) } ?? []
    let type = staticExpectation(at: choice.subject.span) ?? self.type(of: subject)
    for (index, branch) in choice.cases.enumerated() where index != chosen && isSought(in: branch.body) {
      if let pattern = branch.items.first?.pattern { assume(pattern, type, in: frame) }
      items += soughtItems(of: branch.body, in: frame)
    }
    return item(choice.span, items)
  }

  /// The arguments of a call of which nobody knows what it makes that lead to what is sought: what another module's view
  /// is given, it shows.
  func soughtItems(in site: CallSite) -> [BuilderItem] {
    soughtArguments(of: site).map { .value(site.evaluate($0), site.arguments[$0].value.span) }
  }

  /// Whether an argument of the call leads to the sought view: so does a sheet's content, which is not evaluated otherwise
  /// until the sheet is shown.
  func isSought(in site: CallSite) -> Bool { !soughtArguments(of: site).isEmpty }

  /// The arguments that lead to what is sought, by their positions.
  private func soughtArguments(of site: CallSite) -> [Int] {
    guard let sought, site.isWritten else { return [] }
    return site.arguments.indices.filter { index in
      let span = site.arguments[index].value.span
      return program.unit(span.unit)?.mentions(sought, in: span) == true
    }
  }

  private func item(_ span: SourceSpan, _ items: [BuilderItem]) -> BuilderItem {
    .branch(BranchStatement(span: span, isOptional: false, count: 1), index: 0, items: items)
  }

  private func soughtItems(of statements: [Statement], in frame: Frame) -> [BuilderItem] {
    var items: [BuilderItem] = []
    if isSought(in: statements) { _ = build(statements, in: frame, &items) }
    return items
  }

  private func isSought(in statements: [Statement]) -> Bool {
    guard let sought else { return false }
    return statements.contains { program.unit($0.span.unit)?.mentions(sought, in: $0.span) == true }
  }

  /// Gives the variables of a condition values under which it holds.
  private func assume(_ condition: Condition, in frame: Frame) {
    switch condition {
    case .expression, .availability: return
    case .optionalBinding(let pattern, let declared, let expression):
      let value = evaluate(expression, in: frame)
      if case .none = value {
        let type = declared.map { resolve($0, in: frame.context) } ?? staticExpectation(at: expression.span)?.unwrapped
        assume(pattern, type, in: frame)
      } else {
        _ = match(pattern, value.held, in: frame)
      }
    case .pattern(let pattern, let expression):
      let value = evaluate(expression, in: frame)
      if match(pattern, value, in: frame) { return }
      assume(pattern, staticExpectation(at: expression.span) ?? type(of: value), in: frame)
    }
  }

  /// Gives the variables of a pattern that a value of a type would match stand-ins.
  private func assume(_ pattern: Pattern, _ type: TypeValue?, in frame: Frame) {
    switch pattern.kind {
    case .wildcard, .expression, .isType: return
    case .binding(let slot, let name):
      let unknown = UnknownValue(name: name, type: type, reason: "no value for '\(name)'", span: pattern.span)
      declare(slot, type.map { standIn(for: $0, named: name) } ?? .unknown(unknown), in: frame)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        let types = type?.arguments ?? []
        assume(part, types.count == parts.count ? types[index] : nil, in: frame)
      }
    case .enumCase(_, let name, _, let payload):
      let owner = type?.unwrapped
      let declared = owner?.nominal?.cases.first { $0.name == name }?.payload ?? []
      for (index, part) in (payload ?? []).enumerated() {
        let parameter = declared.indices.contains(index) ? declared[index] : nil
        let type = owner.flatMap { owner in parameter.map { resolve($0.type, in: context(owner, owner: nil)) } }
        assume(part.pattern, name == "some" && declared.isEmpty ? owner : type, in: frame)
      }
    case .optional(let inner): assume(inner, type?.unwrapped, in: frame)
    case .asType(let inner, let reference): assume(inner, resolve(reference, in: frame.context), in: frame)
    }
  }
}
