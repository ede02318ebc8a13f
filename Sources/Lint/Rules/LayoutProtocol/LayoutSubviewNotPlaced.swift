import Catalog
import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let layoutSubviewNotPlaced = LintRule(
    id: "layout-subview-not-placed",
    summary: "A Layout leaves a subview without a place",
    documentation: """
      A subview that `placeSubviews` does not place is not left out: it is drawn in the middle of the bounds, over the \
      others, with the layout's own proposal.

      Place every subview. One that is not to be seen belongs out of the content (`if`), not out of the loop.
      """,
    severity: .warning,
    bad: [
      """
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 300, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var x = bounds.minX
          for subview in subviews.dropLast() {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
          }
        }
      }
      """,
      """
      struct Pairs: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 300, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for index in subviews.indices where index > 0 {
            subviews[index].place(at: CGPoint(x: bounds.minX + CGFloat(index) * 40, y: bounds.minY), proposal: .unspecified)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 300, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var x = bounds.minX
          for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
          }
        }
      }
      """,
      """
      struct Pair: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 300, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          guard subviews.count == 2 else { return }
          subviews[0].place(at: bounds.origin, proposal: .unspecified)
          subviews[1].place(at: CGPoint(x: bounds.midX, y: bounds.minY), proposal: .unspecified)
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.layoutTypes.compactMap { problem($0, in: scope) } }
  )
}

private func problem(_ layout: LayoutType, in scope: ProgramScope) -> Problem? {
  guard let function = layout.placeSubviews, let trial = layout.trial, let place = scope.place(function.nameSpan) else {
    return nil
  }
  // A layout that is made for a certain number of subviews places all of them for that number.
  let several = trial.arrangements.filter { $0.frames.count >= 2 }
  if let most = placedCount(several), scope.calls(layout.name).contains(where: { $0.viewCount(in: scope) > most }) {
    return Problem(
      place,
      "'\(layout.name)' places only the first \(most) of its subviews, and SwiftUI centers the others on top of each other; "
        + "place every subview"
    )
  }
  guard let first = several.first, several.allSatisfy({ $0.frames.contains { $0 == nil } }),
    let missing = first.frames.firstIndex(where: { $0 == nil }), first.frames.contains(where: { $0 != nil })
  else { return nil }
  // One that places its first subview is made for one, unless somebody gives it more.
  let isForOne = several.allSatisfy { $0.frames[0] != nil && $0.frames.dropFirst().allSatisfy { $0 == nil } }
  if isForOne, !scope.calls(layout.name).contains(where: { $0.givesSeveral(in: scope) }) { return nil }
  let which = missing == first.frames.count - 1 ? "the last" : missing == 0 ? "the first" : "one"
  return Problem(
    place,
    "'\(layout.name)' does not place \(which) of its subviews, and SwiftUI centers that one over the others; place every "
      + "subview"
  )
}

/// How many subviews a layout places that places the first few of them; nil for others.
private func placedCount(_ several: [LayoutTrial.Arrangement]) -> Int? {
  let counts = several.map { arrangement in
    (all: arrangement.frames.count, placed: arrangement.frames.prefix { $0 != nil }.count)
  }
  guard let most = counts.map(\.placed).max(), most >= 2, counts.contains(where: { $0.all > most }),
    counts.allSatisfy({ $0.placed == min($0.all, most) }),
    several.allSatisfy({ $0.frames.dropFirst(most).allSatisfy { $0 == nil } })
  else { return nil }
  return most
}

extension CallOccurrence {
  /// How many views the content may have: those that are written out, and of a loop over data any number.
  fileprivate func viewCount(in program: ProgramScope) -> Int {
    let views = (call.content()?.viewStatements ?? []).compactMap { statement in
      if case .expression(let expression) = statement.kind { expression.asCall } else { nil }
    }
    let loops = views.map(\.innermost).filter { program.makesView($0, .repeats) }
    let isOpen = loops.contains { loop in
      guard let data = loop.unlabeled?.value else { return false }
      switch DataOrigin(data, in: scope, of: program) {
      case .parameter, .mutable: return true
      case .constant, .unknown: return false
      }
    }
    return isOpen ? .max : max(views.count, mostViews(in: program))
  }

  /// How many views the content has where all that is asked for is there; 0 where that is not known.
  private func mostViews(in program: ProgramScope) -> Int {
    switch program.viewCount(of: call.content()?.body.statements ?? []) {
    case .fixed(let count): count
    case .open(.choice(_, let most)): most ?? 0
    case .open, .unknown: 0
    }
  }

  /// Whether the content has more than one view, as far as it is written out.
  fileprivate func givesSeveral(in program: ProgramScope) -> Bool {
    guard let content = call.content() else { return false }
    return content.viewStatements.count > 1 || mostViews(in: program) > 1
      || content.onlyView?.innermost.calledName == "ForEach"
  }
}
