import Semantics
import ViewGraph

extension FeedbackLoop {
  /// What the state's reads change, also by way of properties, functions and constants that are named after them.
  static func users(of reads: [SourceSpan], by observer: CallOccurrence?, in scope: ProgramScope)
    -> [SourceSpan]
  {
    var users: [SourceSpan] = []
    var pending = Array(reads.reversed())
    var seen = Set(reads)
    while let read = pending.popLast() {
      guard let user = scope.callWithArgument(read)?.call else {
        if scope.isCondition(read) { users.append(read) }
        if let called = scope.calledValue(read) { users.append(called) }
        guard seen.count < mostReads else { continue }
        pending += scope.namesOfValue(madeFrom: read).filter { next in
          observer?.isArgument(next) != true && seen.insert(next).inserted
        }
        continue
      }
      guard user.calledName != observer?.call.calledName, !users.contains(user.nameSpan) else { continue }
      users.append(user.nameSpan)
    }
    return users
  }

  /// Maximum number of names that are followed.
  private static let mostReads = 64

  /// Where the view that observes uses the state, its own observer left out; of a member of a structure, also the whole.
  static func reads(
    of state: String,
    isOfObject: Bool,
    by observer: CallOccurrence?,
    in scope: ProgramScope
  ) -> [SourceSpan] {
    guard let observer, let type = observer.scope.type else { return [] }
    let written = Set(assignments(to: state, by: observer, in: scope).map(\.target.unwrapped.span))
    let spans: [SourceSpan]
    if state.contains(".") {
      let members = type.members
      let bodies = members.functions.compactMap(\.body) + members.variables.flatMap { $0.accessors.all.map(\.body) }
      let structure = isOfObject ? nil : state.split(separator: ".").first.map(String.init)
      spans = bodies.flatMap { $0.reads(of: state, orAllOf: structure) }
    } else {
      spans = scope.names(state, in: type.span.unit).filter { $0.scope.type === type }.map(\.expression.span)
    }
    return spans.filter { !observer.isArgument($0) && !written.contains($0) }
  }

  /// Whether the state only changes what texts say, also by way of names.
  var isReadByTextsOnly: Bool {
    var pending = Self.reads(of: state, isOfObject: isOfObject, by: observer, in: scope)
    var seen = Set(pending)
    let isRead = !pending.isEmpty
    while let read = pending.popLast() {
      if Self.texts.contains(where: { scope.calls($0, in: read.unit).contains { $0.isArgument(read) } }) { continue }
      let names = scope.namesOfValue(madeFrom: read)
      guard !names.isEmpty, seen.count < Self.mostReads else { return false }
      pending += names.filter { seen.insert($0).inserted }
    }
    return isRead
  }

  private static let texts = ["Text", "Label", "navigationTitle"]
}

extension Body {
  /// Where a path from a member of `self` is named, or the member as a whole.
  fileprivate func reads(of path: String, orAllOf member: String?) -> [SourceSpan] {
    let expressions = CodeWalk(self).expressions
    let bases = Set(
      expressions.compactMap { expression -> SourceSpan? in
        guard case .member(let member) = expression.kind else { return nil }
        return member.base?.unwrapped.span
      }
    )
    return expressions.filter { expression in
      expression.isOwnPath(path)
        || member != nil && expression.ownMember == member && !bases.contains(expression.span)
    }.map(\.span)
  }
}

extension ProgramScope {
  /// Whether the code at `span` decides which branch of an `if` or a `switch` is taken.
  fileprivate func isCondition(_ span: SourceSpan) -> Bool {
    let statements = declaredValue(around: span)?.code.statements ?? []
    return CodeWalk(statements).contains { node in
      switch node {
      case .ifStatement(let choice):
        choice.conditions.contains { CodeNode.condition($0).expressions.contains { $0.span.contains(span) } }
      case .statement(let statement):
        if case .switch(let choice) = statement.kind { choice.subject.span.contains(span) } else { false }
      case .expression, .closure, .function, .type, .condition, .pattern: false
      }
    }
  }
}

extension ProgramScope {
  /// The name at `span` where that is called as a function: `layout { … }` of a constant.
  fileprivate func calledValue(_ span: SourceSpan) -> SourceSpan? {
    codeExpressions(around: span).contains { $0.expression.asCall?.callee.span == span } ? span : nil
  }

  /// The uses of what is named after a value that code makes from what stands at `span`: of the local constant, else of the
  /// property or function that the code belongs to.
  fileprivate func namesOfValue(madeFrom span: SourceSpan) -> [SourceSpan] {
    guard let declared = declaredValue(around: span) else { return [] }
    let constant = CodeWalk(declared.code.statements).lazy.compactMap { node -> Int? in
      guard case .statement(let statement) = node, case .variable(let binding) = statement.kind,
        case .binding(let slot, _) = binding.pattern.kind, binding.initializer?.span.contains(span) == true
      else { return nil }
      return slot
    }.first
    if let constant {
      return CodeWalk(declared.code.statements).expressions.filter { $0.isLocal(constant) }.map(\.span)
    }
    guard let type = declared.scope.type else { return [] }
    switch declared {
    case .variable(let variable, _): return variable.name == "body" ? [] : names(variable.name, ofOwn: type)
    case .function(let function, _): return names(function.name, ofOwn: type)
    }
  }

  private func names(_ name: String, ofOwn type: TypeDeclaration) -> [SourceSpan] {
    names(name, in: type.span.unit).filter { $0.scope.type === type }.map(\.expression.span)
  }
}

extension CodeNode {
  /// The expressions that it is made of.
  fileprivate var expressions: [Expression] {
    children.compactMap { node in
      if case .expression(let expression) = node { expression } else { nil }
    }
  }
}
