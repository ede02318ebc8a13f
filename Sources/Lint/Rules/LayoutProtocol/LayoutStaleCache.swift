import Interpreter
import Layout
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let layoutStaleCache = LintRule(
    id: "layout-stale-cache",
    summary: "A Layout's cache is not renewed, or answers one proposal with the result of another",
    documentation: """
      SwiftUI calls `updateCache` when subviews change; the default makes the cache anew. An empty one keeps sizes of \
      views that are gone. A result that was computed for one proposal is not the answer to another one: a layout is asked \
      for several sizes in each pass.

      Leave `updateCache` out, or renew the cache in it; keep in the cache only what does not depend on the proposal, or \
      keep results by proposal.
      """,
    severity: .warning,
    bad: [
      """
      struct Row: Layout {
        struct Cache { var sizes: [CGSize] }
        func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
        func updateCache(_ cache: inout Cache, subviews: Subviews) {}
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
          CGSize(width: cache.sizes.map(\\.width).reduce(0, +), height: cache.sizes.map(\\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
          var x = bounds.minX
          for (subview, size) in zip(subviews, cache.sizes) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += size.width
          }
        }
      }
      """,
      """
      struct Bar: Layout {
        struct Cache { var size: CGSize? }
        func makeCache(subviews: Subviews) -> Cache { Cache(size: nil) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
          if let size = cache.size { return size }
          let size = CGSize(width: proposal.width ?? 200, height: 40)
          cache.size = size
          return size
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
      }
      """,
    ],
    good: [
      """
      struct Row: Layout {
        struct Cache { var sizes: [CGSize] }
        func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
          CGSize(width: cache.sizes.map(\\.width).reduce(0, +), height: cache.sizes.map(\\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
          var x = bounds.minX
          for (subview, size) in zip(subviews, cache.sizes) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += size.width
          }
        }
      }
      """,
      """
      struct Plain: Layout {
        func updateCache(_ cache: inout (), subviews: Subviews) {}
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 100, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.layoutTypes.compactMap {
        emptyUpdate(of: $0, in: scope) ?? firstUpdate(of: $0, in: scope) ?? partialUpdate(of: $0, in: scope)
          ?? staleAnswer(of: $0, in: scope)
      }
    }
  )
}

/// `updateCache` that does nothing, of a layout that has made something.
private func emptyUpdate(of layout: LayoutType, in scope: ProgramScope) -> Problem? {
  guard let update = layout.updateCache,
    update.body?.statements.isEmpty == true, let make = layout.function("makeCache", labels: ["subviews"]),
    make.body?.statements.isEmpty == false, let type = make.returnType, type.name != "Void",
    let place = scope.place(update.nameSpan)
  else { return nil }
  if case .tuple(let elements) = type.kind, elements.isEmpty { return nil }
  var proposals: [FixProposal] = []
  if let whole = scope.place(update.span) {
    let edit = TextEdit(range: scope.lines(of: whole), replacement: "")
    proposals = [FixProposal("delete it", keepsMeaning: false, edits: [FileEdit(file: whole.file, edit: edit)])]
  }
  return Problem(
    place,
    "'updateCache' of '\(layout.name)' does nothing, so the cache keeps what it knew of subviews that have changed or gone; "
      + "without it the cache is made anew",
    related: scope.place(make.nameSpan).map { [RelatedPlace($0, "the cache is filled here, once")] } ?? [],
    proposals: proposals
  )
}

/// `updateCache` that sets some of what `makeCache` takes from the subviews, and leaves the rest as it was.
private func partialUpdate(of layout: LayoutType, in scope: ProgramScope) -> Problem? {
  guard let update = layout.updateCache,
    let cache = update.parameters.first, let body = update.body, let set = body.fieldsChanged(ofSlot: cache.slot),
    !set.isEmpty, let make = layout.function("makeCache", labels: ["subviews"]),
    let subviews = make.parameters.first, let made = make.body?.plainResult?.unwrapped.asCall, made.isInitializer,
    let name = made.calledName,
    scope.type(named: name, around: layout.type.declaration.type)?.declaration?.members
      .initializers.isEmpty == true, let place = scope.place(update.nameSpan)
  else { return nil }
  let code = CodeScope(.function(make), in: nil)
  let measured = made.arguments.filter { argument in
    CodeWalk(argument.value).expressions.contains { part in
      guard case .local = part.kind else { return false }
      let source = code.value(of: part).expression
      return source.isLocal(subviews.slot)
        || CodeWalk(source).expressions.contains { $0.isLocal(subviews.slot) }
    }
  }
  let read = layout.requirements.reduce(into: Set<String>()) { names, function in
    guard let body = function.body, let slot = function.parameters.last?.slot else { return }
    names.formUnion(CodeWalk(body, enteringClosures: false).expressions.compactMap { $0.field(ofSlot: slot) })
  }
  guard let stale = measured.compactMap(\.label).first(where: { !set.contains($0) && read.contains($0) }),
    let argument = made.argument(stale)
  else { return nil }
  return Problem(
    place,
    "'updateCache' of '\(layout.name)' leaves '\(stale)' as it was, so the cache keeps what it knew of subviews that have "
      + "changed or gone; set it too, or leave 'updateCache' out: the cache is made anew then",
    related: scope.place(argument.value.span).map { [RelatedPlace($0, "'\(stale)' is made here, once")] } ?? []
  )
}

extension Body {
  /// The fields of the local in `slot` that the code sets or changes; nil where it may change all of it.
  fileprivate func fieldsChanged(ofSlot slot: Int) -> Set<String>? {
    var fields: Set<String> = []
    for expression in CodeWalk(self, enteringClosures: false).expressions {
      let changed: Expression
      switch expression.kind {
      case .assignment(let assignment): changed = assignment.target
      case .inout(let place): changed = place
      // What a closure does with it is not looked into.
      case .closure(let closure) where closure.body.captures.contains { $0.outerSlot == slot }: return nil
      case .call(let call):
        guard let receiver = call.receiver else { continue }
        changed = receiver
      default: continue
      }
      guard case .local(slot, _) = changed.root.kind else { continue }
      guard let field = changed.outermostField(ofSlot: slot) else { return nil }
      fields.insert(field)
    }
    return fields
  }
}

extension Expression {
  /// `width` of `cache.width`.
  fileprivate func field(ofSlot slot: Int) -> String? {
    guard case .member(let member) = unwrapped.kind, member.base?.isLocal(slot) == true else { return nil }
    return member.name
  }

  /// `sizes` of `cache.sizes[0].width`.
  fileprivate func outermostField(ofSlot slot: Int) -> String? {
    CodeWalk(self).expressions.lazy.compactMap { $0.field(ofSlot: slot) }.first
  }
}

/// `updateCache` that fills the cache only while that is empty: what it does is decided by the cache alone.
private func firstUpdate(of layout: LayoutType, in scope: ProgramScope) -> Problem? {
  guard let update = layout.updateCache,
    let cache = update.parameters.first, let body = update.body, body.statements.count == 1,
    case .if(let choice)? = body.statements.first?.kind, choice.otherwise == nil,
    let make = layout.function("makeCache", labels: ["subviews"]), make.body?.statements.isEmpty == false,
    choice.conditions.allSatisfy({ $0.isEmptiness(ofSlot: cache.slot) }), let place = scope.place(update.nameSpan)
  else { return nil }
  return Problem(
    place,
    "'updateCache' of '\(layout.name)' fills the cache only once, so it keeps what it knew of subviews that have changed or "
      + "gone; without it the cache is made anew",
    related: scope.place(choice.span).map { [RelatedPlace($0, "only while there is nothing in the cache")] } ?? []
  )
}

extension Condition {
  /// `cache.sizes.isEmpty`, `cache.size == nil`: a question whether the local in `slot` holds anything yet.
  fileprivate func isEmptiness(ofSlot slot: Int) -> Bool {
    guard case .expression(let expression) = self else { return false }
    let asked: Expression?
    switch expression.unwrapped.kind {
    case .member(let member) where member.name == "isEmpty": asked = member.base
    case .binary(let comparison) where comparison.operator == "==":
      guard case .nil = comparison.right.unwrapped.kind else { return false }
      asked = comparison.left
    default: return false
    }
    guard case .local(slot, _)? = asked?.root.kind else { return false }
    return true
  }
}

/// An answer that depends on what was asked before.
private func staleAnswer(of layout: LayoutType, in scope: ProgramScope) -> Problem? {
  guard layout.function("makeCache", labels: ["subviews"]) != nil, let trial = layout.trial,
    let place = layout.sizeThatFits.flatMap({ scope.place($0.nameSpan) }),
    let stale = trial.measurements.first(where: { measurement in
      Axis.allCases.contains { axis in
        let (fresh, cached) = (measurement.size[axis], measurement.cached[axis])
        return fresh.isFinite && cached.isFinite && abs(fresh - cached) > 0.5
      }
    })
  else { return nil }
  return Problem(
    place,
    "asked for other sizes before, '\(layout.name)' answers the proposal \(stale.proposal.points) with "
      + "\(stale.cached.points) instead of \(stale.size.points): the cache holds the result of another proposal; keep "
      + "results by proposal"
  )
}
