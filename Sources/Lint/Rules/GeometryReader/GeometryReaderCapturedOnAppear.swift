import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let geometryReaderCapturedOnAppear = LintRule(
    id: "geometry-reader-captured-on-appear",
    summary: "A size is read once when the view appears and goes stale",
    documentation: """
      `onAppear` and `task` run once. What they copy from a `GeometryProxy` stays as it was when the device is turned, \
      the window is resized, the text size or the content changes.

      Observe the value: `.onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }`, or add \
      `.onChange(of: proxy.size)` that writes the same state.
      """,
    severity: .warning,
    supersedes: ["geometry-reader-measure-only", "geometry-reader-as-geometry-change"],
    bad: [
      """
      struct Banner: View {
        @State private var size = CGSize.zero
        var body: some View {
          VStack {
            Text("Width \\(Int(size.width))")
          }
          .background {
            GeometryReader { proxy in
              Color.clear.onAppear { size = proxy.size }
            }
          }
        }
      }
      """,
      """
      struct Sheet: View {
        @Binding var height: CGFloat
        var body: some View {
          Text("Details")
            .overlay {
              GeometryReader { geometry in
                Color.clear.task { height = geometry.size.height + 16 }
              }
            }
        }
      }
      """,
    ],
    good: [
      """
      struct Banner: View {
        @State private var size = CGSize.zero
        var body: some View {
          Text("Banner")
            .opacity(size.width > 200 ? 1 : 0.5)
            .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
        }
      }
      """,
      """
      struct Banner: View {
        @State private var size = CGSize.zero
        var body: some View {
          Text("Width \\(Int(size.width))")
            .background {
              GeometryReader { proxy in
                Color.clear
                  .onAppear { size = proxy.size }
                  .onChange(of: proxy.size) { _, new in size = new }
              }
            }
        }
      }
      """,
      """
      struct Preview: View {
        let photo: UIImage
        @State private var thumbnail: UIImage?
        var body: some View {
          GeometryReader { proxy in
            Image(uiImage: thumbnail ?? photo).resizable().scaledToFit().frame(width: proxy.size.width)
              .accessibilityLabel("Photo")
              .task { thumbnail = await photo.byPreparingThumbnail(ofSize: proxy.size) }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.readers.flatMap { problems($0, in: scope) }
    }
  )
}

private func problems(_ reader: ReaderClosure, in scope: ProgramScope) -> [Problem] {
  let uses = scope.uses(of: reader)
  guard !uses.contains(where: { $0.isFollowed(in: scope) }), !measuresPicture(reader, in: scope) else { return [] }
  let moved = uses.movedStates(in: scope)
  var reported: [SourceSpan] = []
  return uses.compactMap { use in
    guard !use.path.isEmpty else { return nil }
    guard let kept = use.keptIn else { return handedOn(use, of: reader, in: scope) }
    let name = kept.unwrapped.dottedName?.last
    guard !kept.unwrapped.root.isPlainLocal, !(name.map(moved.contains) ?? false),
      // A function that others call as well may be told of changes by them.
      !use.isInCalledCode || use.function.map(scope.isCalledOnce) ?? false,
      let action = use.actions.first(where: { scope.isModifier($0, .runsOnce) }),
      action.arguments.allSatisfy({ $0.label != "id" }), !use.isRepeated, !reported.contains(action.nameSpan),
      !isWrittenElsewhere(name, outside: action, in: scope), !use.isWanted(in: kept, scope),
      !isPicture(kept, around: reader, in: scope), !isNeverRead(kept, around: reader, in: scope),
      let place = scope.place(action.nameSpan)
    else { return nil }
    reported.append(action.nameSpan)
    let target = kept.unwrapped.dottedName?.joined(separator: ".") ?? "the state"
    return problem(place, use, target, reader, observing(use, action, of: reader, in: scope), in: scope)
  }
}

private func problem(
  _ place: Place,
  _ use: ProxyUse,
  _ target: String,
  _ reader: ReaderClosure,
  _ proposals: [FixProposal],
  in scope: ProgramScope
) -> Problem {
  let path = use.spelling(of: reader, in: scope)
  return Problem(
    place,
    // An observer would add to a collection at each change.
    use.isCollected
      ? "'\(target)' collects '\(path)' each time the view appears, and keeps what is stale after rotation, resizing or a "
        + "change of content; publish it by a preference that joins the values, or keep one for each view by its id"
      : "'\(target)' gets '\(path)' once, when the view appears, and is stale after rotation, resizing or a change of "
        + "content; observe it with 'onGeometryChange' instead",
    related: scope.place(reader.call.nameSpan).map { [RelatedPlace($0, "the size comes from this reader")] } ?? [],
    proposals: proposals
  )
}

/// Whether nothing reads the state: an observer would measure for nobody.
private func isNeverRead(_ kept: Expression, around reader: ReaderClosure, in scope: ProgramScope) -> Bool {
  let code = reader.occurrence.scope
  guard let name = kept.unwrapped.ownMember, let property = scope.property(name, around: code),
    property.attribute("State") != nil, let owner = scope.parts(of: code.type)
  else { return false }
  let state = StateProperty(property, of: owner, in: scope)
  return !state.mayBeUsedElsewhere && state.isOnlyAssigned
}

/// A size that is handed to an action of others, which puts it into their state.
private func handedOn(_ use: ProxyUse, of reader: ReaderClosure, in scope: ProgramScope) -> Problem? {
  guard case .calledBack = use.sink, let action = use.actions.first(where: { scope.isModifier($0, .runsOnce) }),
    action.arguments.allSatisfy({ $0.label != "id" }), let place = scope.place(action.nameSpan),
    let called = use.surroundings.lazy.compactMap({ node -> CallExpression? in
      guard case .expression(let outer) = node, let call = outer.asCall else { return nil }
      return call.argument(around: use.expression) == nil ? nil : call
    }).first
  else { return nil }
  let keeping = KeepingStates(action: called.callee, in: use.scope(in: reader), of: scope).states
  guard let state = keeping.first, !isWrittenElsewhere(state.name, outside: action, in: scope) else { return nil }
  return problem(place, use, state.name, reader, [], in: scope)
}

extension ProgramScope {
  /// Whether a function or a view of the program compares what it is given with what that was before.
  fileprivate func follows(_ argument: Argument, of call: CallExpression, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    if let (function, _) = calledFunction(call), let body = function.body {
      return function.parameter(for: argument, of: call).map { parameter in
        follows(what: { $0.isParameter(parameter) }, in: body, depth: depth - 1)
      } ?? false
    }
    guard let name = call.calledName, let type = type(named: name)?.declaration, let parts = parts(of: type),
      let property = parts.variables.first(where: { $0.isStored && $0.name == argument.label })
    else { return false }
    return parts.bodies.contains { body in
      follows(what: { $0.ownMember == property.name }, in: body, depth: depth - 1)
    }
  }

  private func follows(what isMeant: (Expression) -> Bool, in body: Body, depth: Int) -> Bool {
    CodeWalk(body).expressions.compactMap(\.asCall).contains { call in
      guard let argument = call.arguments.first(where: { isMeant($0.value.unwrapped) }) else { return false }
      return isModifier(call, .compares) || follows(argument, of: call, depth: depth)
    }
  }

  /// Whether only one call in the program means the function.
  fileprivate func isCalledOnce(_ function: FunctionDeclaration) -> Bool {
    calls(function.name).count { calledFunction($0.call)?.function === function } == 1
  }
}

/// Whether the reader stands behind or in front of a picture of a fixed name and in its own size, which never changes.
private func measuresPicture(_ reader: ReaderClosure, in scope: ProgramScope) -> Bool {
  guard let picture = reader.onlyDecoration(in: scope)?.receiver?.unwrapped.asCall, picture.baseTypeName == "Image",
    picture.innermost.unlabeled?.value.literalText != nil
  else { return false }
  let sizing: Set = ["resizable", "frame", "containerRelativeFrame", "padding", "background", "overlay"]
  return picture.chain.allSatisfy { !sizing.contains($0.calledName ?? "") }
}

/// Whether a picture is kept that was made for the size: it is no length, and drawn at any.
private func isPicture(_ kept: Expression, around reader: ReaderClosure, in scope: ProgramScope) -> Bool {
  guard let name = kept.unwrapped.ownMember else { return false }
  let type = scope.property(name, around: reader.occurrence.scope)?.type
  let wrapped = if case .optional(let inner)? = type?.kind { inner } else { type }
  return wrapped?.name.map { $0 == "Image" || PlatformImage.types.contains($0) } ?? false
}

/// Whether an observer elsewhere keeps the same state up to date: not one in the other branch of an `if`.
private func isWrittenElsewhere(
  _ name: String?,
  outside action: CallExpression,
  in scope: ProgramScope
) -> Bool {
  guard let name else { return false }
  let observers = ModifierTraits.runsByItself.names.subtracting(ModifierTraits.runsOnce.names).ordered()
  return observers.flatMap { scope.calls($0, in: action.span.unit) }.contains { occurrence in
    let writes = occurrence.call.closures.contains { _, closure in
      CodeWalk(closure.body).expressions.contains { inner in
        guard case .assignment(let other) = inner.kind else { return false }
        return other.target.unwrapped.dottedName?.last == name
      }
    }
    return writes && !scope.areAlternatives(occurrence.call.nameSpan, action.nameSpan)
  }
}

extension ProgramScope {
  /// Whether the two stand in different branches of one `if`, so that no view has both.
  fileprivate func areAlternatives(_ one: SourceSpan, _ other: SourceSpan) -> Bool {
    guard let code = declaredValue(around: one)?.code else { return false }
    return code.statements.contains { statement in
      CodeWalk([statement]).contains { node in
        guard case .ifStatement(let choice) = node else { return false }
        return choice.isThen(one) != choice.isThen(other) && choice.isBranch(one) && choice.isBranch(other)
      }
    }
  }
}

/// The observer in place of an action that does nothing but copy, on a view that fills the reader.
private func observing(
  _ use: ProxyUse,
  _ action: CallExpression,
  of reader: ReaderClosure,
  in scope: ProgramScope
) -> [FixProposal] {
  guard case .assigned(let assignment) = use.sink, action.calledName == "onAppear", action.arguments.count == 1,
    let closure = action.closures.first?.closure,
    closure.body.statements.count == 1, assignment.operator == nil, !use.isDerived, let type = use.valueType,
    assignment.value.unwrapped.span == use.expression.span,
    action.receiver?.unwrapped.dottedName == ["Color", "clear"],
    let target = scope.text(assignment.target.span),
    reader.closure.body.singleExpression?.span == action.span,
    let decoration = reader.onlyDecoration(in: scope), let name = scope.place(decoration.nameSpan),
    let end = scope.place(decoration.span)?.range.end
  else { return [] }
  let path = use.path.joined(separator: ".")
  let text = "onGeometryChange(for: \(type).self) { $0.\(path) } action: { \(target) = $0 }"
  let edit = TextEdit(range: ByteRange(name.range.start, end), replacement: text)
  let edits = [FileEdit(file: name.file, edit: edit)]
  return [FixProposal("observe it with 'onGeometryChange'", keepsMeaning: false, edits: edits)]
}

extension IfStatement {
  /// Whether what is at `span` runs where the conditions hold.
  fileprivate func isThen(_ span: SourceSpan) -> Bool { then.contains { $0.span.contains(span) } }

  /// Whether it runs in one of the branches.
  fileprivate func isBranch(_ span: SourceSpan) -> Bool {
    if isThen(span) { return true }
    return switch otherwise {
    case .block(let statements)?: statements.contains { $0.span.contains(span) }
    case .elseIf(let next)?: next.span.contains(span)
    case nil: false
    }
  }
}

extension Condition {
  /// Whether it asks for the value that the property starts with: `size == nil`, `width == 0`.
  fileprivate func asksForFirstValue(of name: String) -> Bool {
    guard case .expression(let condition) = self else { return false }
    var pending = [condition.unwrapped]
    while let next = pending.popLast() {
      guard case .binary(let binary) = next.kind else { continue }
      let sides = [binary.left.unwrapped, binary.right.unwrapped]
      if binary.operator == "&&" { pending += sides }
      guard binary.operator == "==", let property = sides.firstIndex(where: { $0.ownMember == name }) else { continue }
      if sides.indices.contains(1 - property), sides[1 - property].isFixed { return true }
    }
    return false
  }
}

extension Expression {
  /// Nothing, a number, or a constant of a type: `.zero`, `CGSize.zero`.
  fileprivate var isFixed: Bool {
    if case .nil = kind { return true }
    return literalNumber != nil || implicitMember != nil || dottedName?.first?.isCapitalized ?? false
  }
}

extension [ProxyUse] {
  /// The names of the states that code sets to something else of the proxy some time after the view has appeared: a step
  /// of a movement, and no measurement.
  fileprivate func movedStates(in scope: ProgramScope) -> Set<String> {
    var values: [String: Set<String>] = [:]
    var later: Set<String> = []
    for use in self {
      guard case .assigned(let assignment) = use.sink, let name = assignment.target.unwrapped.dottedName?.last,
        let value = scope.text(assignment.value.span)
      else { continue }
      values[name, default: []].insert(value)
      if use.actions.first.map({ !scope.isModifier($0, .runsOnce) }) ?? false { later.insert(name) }
    }
    return later.filter { (values[$0]?.count ?? 0) > 1 }
  }
}

extension ProxyUse {
  /// Whether the code asks for the first value alone: it keeps none where the state already has one.
  fileprivate func isWanted(in kept: Expression, _ scope: ProgramScope) -> Bool {
    guard let name = kept.unwrapped.ownMember else { return false }
    return surroundings.contains { node in
      switch node {
      case .ifStatement(let choice):
        choice.isThen(expression.span) && choice.conditions.contains { $0.asksForFirstValue(of: name) }
      case .closure(let closure, _):
        closure.body.statements.contains { statement in
          guard case .guard(let conditions, _) = statement.kind, statement.span.end <= expression.span.start else {
            return false
          }
          return conditions.contains { $0.asksForFirstValue(of: name) }
        }
      default: false
      }
    }
  }

  /// What is kept, as the source says it; of a value that has another name there, by the path that leads to it.
  fileprivate func spelling(of reader: ReaderClosure, in scope: ProgramScope) -> String {
    if !expression.unwrapped.isPlainLocal, let text = scope.text(expression.span), !text.contains("\n") { return text }
    let proxy = reader.closure.parameters.first?.name ?? "proxy"
    return path.reduce(proxy) { $1 == "[]" ? $0 + "[…]" : "\($0).\($1)" }
  }

  /// Whether it is read when the view appears, and then no more.
  func isReadOnce(in scope: ProgramScope) -> Bool { actions.contains { scope.isModifier($0, .runsOnce) } }

  /// What the value is put into: the target of an assignment, the collection that it is appended to.
  fileprivate var keptIn: Expression? {
    switch sink {
    case .assigned(let assignment): return assignment.target
    case .calledBack: return collecting?.receiver
    default: return nil
    }
  }

  /// Whether the value is added to those that a collection has.
  fileprivate var isCollected: Bool { if case .calledBack = sink { collecting != nil } else { false } }

  /// The call that adds the value to a collection.
  private var collecting: CallExpression? {
    surroundings.lazy.compactMap { node -> CallExpression? in
      if case .expression(let outer) = node { outer.asCall } else { nil }
    }.first { ["append", "insert"].contains($0.calledName) }
  }

  /// Whether something compares the value, so that changes are heard of.
  fileprivate func isFollowed(in scope: ProgramScope) -> Bool {
    switch sink {
    case .observed, .published: return true
    default: break
    }
    if actions.contains(where: { scope.isModifier($0, .compares) && !scope.isModifier($0, .runsOnce) }) { return true }
    return surroundings.contains { node in
      guard case .expression(let outer) = node, let call = outer.asCall,
        let argument = call.argument(around: expression), argument.value.closure == nil
      else { return false }
      return scope.follows(argument, of: call, depth: 4)
    }
  }

  /// The type of what the path says.
  var valueType: String? {
    switch path {
    case ["size"]: "CGSize"
    case ["size", "width"], ["size", "height"]: "CGFloat"
    default: nil
    }
  }
}
