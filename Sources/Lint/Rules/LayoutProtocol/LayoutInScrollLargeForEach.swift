import Catalog
import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let layoutInScrollLargeForEach = LintRule(
    id: "layout-in-scroll-large-foreach",
    summary: "A Layout of the program's own makes hundreds of views in a scroll view",
    documentation: """
      A custom `Layout` is never lazy: it makes and measures all its subviews, also those far below the screen, and \
      measures them again whenever one changes.

      Use a `LazyVStack` or `LazyVGrid` (`GridItem(.adaptive(minimum:))`) for long lists.
      """,
    severity: .info,
    bad: [
      """
      struct Column: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: max(proposal.width ?? 100, 80), height: CGFloat(subviews.count) * 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * 40), proposal: .unspecified)
          }
        }
      }
      struct Feed: View {
        var body: some View {
          ScrollView {
            Column {
              ForEach(0..<1000, id: \\.self) { index in Text("\\(index)") }
            }
          }
        }
      }
      """,
      """
      struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: CGFloat(subviews.count) * 80, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 80, y: bounds.minY), proposal: .unspecified)
          }
        }
      }
      struct Ruler: View {
        var body: some View {
          ScrollView(.horizontal) {
            Flow {
              ForEach(0..<500) { index in Color.black.frame(width: 1, height: index % 10 == 0 ? 20 : 10) }
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Feed: View {
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(0..<1000, id: \\.self) { index in Text("\\(index)") }
            }
          }
        }
      }
      """,
      """
      struct Column: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: max(proposal.width ?? 100, 80), height: CGFloat(subviews.count) * 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * 40), proposal: .unspecified)
          }
        }
      }
      struct Tags: View {
        var body: some View {
          ScrollView {
            Column {
              ForEach(0..<12, id: \\.self) { index in Text("\\(index)") }
            }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let loops = unit.calls("ForEach")
      guard !loops.isEmpty else { return [] }
      let layouts = Set(scope.types(conformingTo: "Layout").map(\.name))
      return loops.compactMap { problem($0, layouts, in: scope) }
    }
  )
}

/// So many rows are many.
private let manyRows = 200

private func problem(_ loop: CallOccurrence, _ layouts: Set<String>, in scope: ProgramScope) -> Problem? {
  guard let layout = scope.scopes(around: loop.scope).lazy.compactMap(\.container).first,
    layouts.contains(layout.calledName ?? ""), isScrolled(loop, in: scope),
    let count = loop.call.unlabeled.flatMap({ scope.count(of: $0.value, in: loop.scope) }),
    count >= manyRows, let place = scope.place(layout.nameSpan), let rows = scope.place(loop.call.nameSpan)
  else { return nil }
  return Problem(
    place,
    "'\(layout.calledName ?? "this layout")' makes and measures all \(count) views of this loop, most of them off screen; "
      + "a lazy stack or grid makes those that are visible",
    related: [RelatedPlace(rows, "\(count) views")]
  )
}

/// Whether a scroll view shows the loop, in whatever view it stands.
private func isScrolled(_ loop: CallOccurrence, in scope: ProgramScope) -> Bool {
  ViewSurroundings.contain(around: loop, in: scope) { around in
    around.call.isInitializer && scope.makesView(around.call, .scrolls) && !scope.makesView(around.call, .hasRows)
  }
}

extension ProgramScope {
  /// The number of elements of a range between literals, of a list made from one, or of a constant that is such.
  fileprivate func count(of data: Expression, in scope: CodeScope) -> Int? {
    if let count = data.unwrapped.literalCount { return count }
    if let call = data.unwrapped.asCall {
      // As many as what they are made from.
      let same = call.calledName == "Array" && call.arguments.count == 1 ? call.unlabeled?.value : nil
      let mapped = SequenceTraits.of(call.calledName ?? "").contains(.keepsCount) ? call.receiver : nil
      return (same ?? mapped).flatMap { count(of: $0, in: scope) }
    }
    if let (variable, code) = declaredVariable(data), variable.isLet, variable.modifiers.isTypeMember,
      let value = variable.initializer?.singleExpression, value.unwrapped.dottedName == nil
    {
      return count(of: value, in: code)
    }
    guard let names = data.unwrapped.dottedName, names.count == 1, let property = property(names[0], around: scope),
      property.isLet
    else { return nil }
    guard let value = property.initializer?.singleExpression else { return given(property, in: scope) }
    return value.unwrapped.dottedName == nil ? count(of: value, in: scope) : nil
  }

  /// The smallest number of elements that anyone gives for a property of a view; nil where somebody gives what is not known.
  private func given(_ property: VariableDeclaration, in scope: CodeScope) -> Int? {
    guard let view = parts(of: scope.type), let parameter = ViewParameter(property, of: view, in: self) else {
      return nil
    }
    let uses = parameter.calls.filter { !isInPreview($0.scope) }
    let counts = uses.compactMap { use in
      use.call.argument(property.name).flatMap { argument in
        // What is only handed on stays unknown.
        isParameter(argument.value, in: use.scope) ? nil : count(of: argument.value, in: use.scope)
      }
    }
    return counts.count == uses.count ? counts.min() : nil
  }

  private func isParameter(_ data: Expression, in scope: CodeScope) -> Bool {
    guard let name = data.unwrapped.ownMember, let property = property(name, around: scope) else { return false }
    return property.initializer == nil
  }
}

extension Expression {
  /// The number of elements of a range between literals.
  fileprivate var literalCount: Int? {
    guard case .binary(let binary) = kind, case .integer(let lower) = binary.left.unwrapped.kind,
      case .integer(let upper) = binary.right.unwrapped.kind, upper > lower
    else { return nil }
    let (count, overflows) = upper.subtractingReportingOverflow(lower)
    guard !overflows, count < .max, ["..<", "..."].contains(binary.operator) else { return nil }
    return binary.operator == "..." ? count + 1 : count
  }
}
