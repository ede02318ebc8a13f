import Catalog
import Interpreter
import Layout
import Queries
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let alignmentGuideNoEffect = LintRule(
    id: "alignment-guide-no-effect",
    summary: "An alignment guide that no container aligns by",
    documentation: """
      `.alignmentGuide(.trailing)` moves a view only where something above aligns by `.trailing`: a stack, a frame, an \
      overlay. A guide and the container's alignment have to name the same alignment.

      Use one alignment in both: `VStack(alignment: .leading)` with `.alignmentGuide(.leading)`.
      """,
    severity: .warning,
    bad: [
      """
      struct Names: View {
        var body: some View {
          VStack(alignment: .leading) {
            Text("First name").alignmentGuide(.trailing) { $0[.leading] }
            Text("Last name of the family")
          }
        }
      }
      """,
      """
      struct Badge: View {
        var body: some View {
          HStack(alignment: .center) {
            Image(systemName: "star").alignmentGuide(.firstTextBaseline) { $0[.bottom] - 2 }
            Text("Title").font(.largeTitle)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Names: View {
        var body: some View {
          VStack(alignment: .leading) {
            Text("First name").alignmentGuide(.leading) { $0[.trailing] }
            Text("Last name of the family")
          }
        }
      }
      """,
      """
      extension HorizontalAlignment {
        private enum Colon: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
        }
        static let colon = HorizontalAlignment(Colon.self)
      }
      struct Pairs: View {
        var body: some View {
          VStack(alignment: .colon) {
            HStack {
              Text("Name:").alignmentGuide(.colon) { $0[.trailing] }
              Text("Ann")
            }
            Text("A longer line below")
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in rendering.unusedGuides.compactMap { observation($0, isWrongAxis: false, in: rendering) } },
      judge: .everywhere
    )
  )

  static let alignmentGuideWrongAxis = LintRule(
    id: "alignment-guide-wrong-axis",
    summary: "A vertical alignment guide in a VStack, or a horizontal one in an HStack",
    documentation: """
      A `VStack` places its children one below the other and aligns them horizontally: it asks for `.leading`, `.center` \
      or `.trailing`, never for `.top`. An `HStack` aligns vertically.

      Use a guide of the stack's own axis, or a stack of the other axis. Where a `ZStack`, a frame or a grid above uses \
      the guide nothing is reported.
      """,
    severity: .warning,
    supersedes: ["alignment-guide-no-effect"],
    bad: [
      """
      struct Names: View {
        var body: some View {
          VStack {
            Text("First name").alignmentGuide(.top) { $0[.bottom] }
            Text("Last name")
          }
        }
      }
      """,
      """
      struct Badge: View {
        var body: some View {
          HStack {
            Image(systemName: "star").alignmentGuide(.leading) { $0[.trailing] }
            Text("Title")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Names: View {
        var body: some View {
          HStack(alignment: .top) {
            Text("First name").alignmentGuide(.top) { $0[.bottom] }
            Text("Last name")
          }
        }
      }
      """,
      """
      struct Badge: View {
        var body: some View {
          VStack {
            Text("Title").alignmentGuide(.top) { $0[.bottom] }.frame(height: 60, alignment: .top)
            Text("Text")
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in rendering.unusedGuides.compactMap { observation($0, isWrongAxis: true, in: rendering) } },
      judge: .everywhere
    )
  )
}

/// A guide with the stack that might have used it.
private struct GuideInStack {
  let guide: SceneFacts.Guide
  let element: Element
  /// The nearest stack with other children; nil where something else lays the view out.
  let stack: Element?
}

extension Rendering {
  /// All guides of the scene; those with a stack are not used by anything.
  fileprivate var unusedGuides: [GuideInStack] {
    result.facts.guides.compactMap { guide in
      let elements = elements(named: "alignmentGuide") { $0.nameSpan == guide.span }
      guard let element = elements.first else { return nil }
      let stacks = elements.map { guide.isUsed ? nil : stack(aligning: $0) }
      return GuideInStack(guide: guide, element: element, stack: stacks.contains { $0 == nil } ? nil : stacks[0])
    }
  }

  private func stack(aligning element: Element) -> Element? {
    guard !isDecoration(element) else { return nil }
    for above in mainAncestors(of: element) {
      if above.isUserDefined || above.kind == .modifier { continue }
      guard above.isView(.stacks) else { return nil }
      return above
    }
    return nil
  }
}

extension Rendering {
  /// Whether something above names the alignment: stacks may hand an explicit guide on, and nobody knows for sure.
  fileprivate func isNamed(_ alignment: String, above element: Element) -> Bool {
    let name = (alignment.split(separator: ".").last.map(String.init) ?? alignment).lowercased()
    return ancestors(of: element).contains { above in
      let calls = program.calls(above.name, in: above.nameSpan.unit)
      let own = calls.first { $0.call.nameSpan == above.nameSpan }
      guard let own, let argument = own.call.argument("alignment") else { return false }
      // An alignment that the program computes may be any of them later.
      let value = program.sources(of: argument.value, in: own.scope).only?.expression ?? argument.value
      guard value.isFixedAlignment else { return true }
      return program.text(value.span)?.lowercased().contains(name) ?? true
    }
  }
}

extension ProgramScope {
  /// The names of the program's own alignments that its code hands to others than the framework's containers, or asks
  /// views for: a layout, a default value. Who gets them may stand around any view.
  fileprivate var alignmentsHandedOn: [String] { derived(Self.allAlignmentsHandedOn, for: WholeProgram()) }

  private static let allAlignmentsHandedOn = ComparedQuery<ProgramScope, WholeProgram, [String]> { _, scope in
    OwnAlignment.all(in: scope).filter { own in
      scope.references(to: own.variable).contains { name in
        guard name != own.variable.nameSpan else { return false }
        guard let taker = scope.callTaking(name) else { return true }
        return taker.calledName.map(scope.declaresType) ?? true || scope.calledFunction(taker) != nil
      }
    }.map(\.variable.name)
  }

  /// The call that has the name as an argument, also as `VerticalAlignment.title`.
  private func callTaking(_ name: SourceSpan) -> CallExpression? {
    index(of: name.unit)?.calls(around: name).lazy.map(\.call).first { call in
      call.arguments.contains { $0.value.closure == nil && $0.value.span.contains(name) }
    }
  }

  /// The names of the program's own alignments that nothing aligns by.
  fileprivate var unusedAlignments: [String] {
    derived(Self.allUnusedAlignments, for: WholeProgram())
  }

  private static let allUnusedAlignments = ComparedQuery<ProgramScope, WholeProgram, [String]> { _, scope in
    OwnAlignment.all(in: scope).filter { !$0.isPublic && !$0.isUsed(in: scope) }.map(\.variable.name)
  }
}

private func observation(_ found: GuideInStack, isWrongAxis: Bool, in rendering: Rendering) -> Observation? {
  let scope = rendering.program
  guard let place = scope.place(found.guide.span) else { return nil }
  guard let stack = found.stack,
    let call = scope.calls("alignmentGuide", in: found.guide.span.unit).first(where: {
      $0.call.nameSpan == found.guide.span
    })?.call,
    let name = call.unlabeled.flatMap({ scope.text($0.value.span) }), !name.hasPrefix(".listRow"),
    !(scope.unusedAlignments + scope.alignmentsHandedOn).contains(where: { name.hasSuffix(".\($0)") }),
    !rendering.isNamed(name, above: found.element),
    !rendering.result.unknowns.contains(where: { stack.span.contains($0.span) }),
    isWrongAxis || rendering.children(of: stack).count > 1,
    isWrongAxis
      == (stack.name == "VStack" && found.guide.axis == .vertical
        || stack.name == "HStack" && found.guide.axis == .horizontal)
  else { return .fine(place) }
  let message =
    isWrongAxis
    ? "'\(stack.name)' aligns \(found.guide.axis == .vertical ? "horizontally" : "vertically"), so nothing asks for the guide "
      + "'\(name)'; use a guide of the other axis, or another stack"
    : "nothing above aligns by '\(name)', so this guide moves nothing; use one alignment here and in '\(stack.name)'"
  return .fault(
    Problem(
      place,
      message,
      related: scope.place(stack.nameSpan).map { [RelatedPlace($0, "the stack around it")] } ?? [],
      proposals: scope.removal(of: call).map { [$0] } ?? []
    ),
    quotesFrames: false
  )
}

extension Expression {
  /// `.leading`, `VerticalAlignment.center`, `Alignment(horizontal: .leading, vertical: .top)`.
  fileprivate var isFixedAlignment: Bool {
    let value = unwrapped
    if value.implicitMember != nil { return true }
    if let call = value.asCall { return call.arguments.allSatisfy { $0.value.isFixedAlignment } }
    return value.dottedName?.first?.isCapitalized ?? false
  }
}
