package import Layout
package import Semantics

/// Runs a layout that the program declares (`struct Flow: Layout`) on subviews of known size, and keeps what it says.
package struct LayoutTrial: Sendable {
  /// What the layout answers to a proposal.
  package struct Measurement: Sendable {
    package let proposal: Proposal
    package let size: Size
    /// The answer of a layout that was asked for other proposals before, with the cache that it has kept.
    package let cached: Size
  }

  /// Where the layout puts its subviews.
  package struct Arrangement: Sendable {
    package let proposal: Proposal
    package let bounds: Rect
    /// Nil for a subview that is not placed.
    package let frames: [Rect?]
    /// The frames of subviews that are no larger than the layout has proposed to them.
    package let obeying: [Rect]
    /// The same with bounds that start at `shift`.
    package let shifted: [Rect?]
  }

  /// Lengths beyond this one are not those of a layout that stands anywhere: sums with them lose what is small.
  package static let longest = 1e6

  /// Where the bounds of the second arrangement start.
  package static let shift = Point(x: 100, y: 50)

  /// How the layout value is made.
  package enum Construction: Sendable {
    /// By a call that names no local.
    case call(Expression)
    case withoutArguments
    /// With stand-ins for lengths and switches: they are 0 and false.
    case standIns
  }

  package let measurements: [Measurement]
  /// For several numbers of subviews, at their ideal size and in a large container.
  package let arrangements: [Arrangement]
  /// What would end the program when there is no subview.
  package let trapsWhenEmpty: [UnknownRecord]
  /// The sizes without a subview that are not finite.
  package let undefinedWhenEmpty: [Measurement]

  /// Lengths in it are stand-ins: what depends on their values proves nothing.
  package let isGuessed: Bool

  /// Nil where the layout cannot be made by `construction`, or cannot be run to its end. `note` is told the units that were
  /// read for it.
  package init?(
    type name: String,
    construction: Construction,
    program: Program,
    noting note: (Set<UnitID>) -> Void = { _ in }
  ) {
    var evaluators: [Evaluator] = []
    defer { for evaluator in evaluators { note(evaluator.recorder.all.allUnits) } }
    if case .standIns = construction { isGuessed = true } else { isGuessed = false }
    let runner = { () -> LayoutRunner? in
      let host = SwiftUIHost()
      let evaluator = Evaluator(program: program, host: host, limits: .brief)
      evaluators.append(evaluator)
      return LayoutRunner(type: name, construction: construction, evaluator, host)
    }
    guard let first = runner(), let measurements = first.measurements(count: 3) else { return nil }
    self.measurements = measurements
    var arrangements: [Arrangement] = []
    for count in 1...5 {
      guard let runner = runner() else { return nil }
      for proposal in [Proposal.unspecified, Proposal(width: 320, height: 568)] {
        if let arrangement = runner.arrangement(count: count, proposal) { arrangements.append(arrangement) }
      }
    }
    self.arrangements = arrangements
    guard let empty = runner() else { return nil }
    let sizes = empty.measurements(count: 0) ?? []
    _ = empty.arrangement(count: 0, Proposal(width: 320, height: 568))
    trapsWhenEmpty = empty.traps
    undefinedWhenEmpty = sizes.filter { $0.proposal != .infinity && !$0.size.isFinite }
  }

  /// The proposals that layouts are asked for: stacks ask for the least, the ideal and the largest size.
  package static let proposals: [Proposal] = [
    .unspecified, .zero, Proposal(width: 100, height: nil), Proposal(width: nil, height: 100),
    Proposal(width: 0, height: nil), Proposal(width: nil, height: 0), Proposal(width: 320, height: 568), .infinity,
  ]
}

extension Size {
  /// Neither side is infinite or undefined.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

/// One evaluator with one layout value.
private final class LayoutRunner {
  private let host: SwiftUIHost
  private let evaluator: Evaluator
  private let layout: Value

  init?(type name: String, construction: LayoutTrial.Construction, _ evaluator: Evaluator, _ host: SwiftUIHost) {
    host.evaluator = evaluator
    self.evaluator = evaluator
    self.host = host
    guard let type = evaluator.type(named: name), type.nominal?.members("sizeThatFits").isEmpty == false,
      type.nominal?.members("placeSubviews").isEmpty == false
    else { return nil }
    let value: Value?
    switch construction {
    case .call(let expression):
      let body = Body(statements: [], slots: [], hasReturn: false, span: expression.span)
      value = evaluator.evaluate(expression, in: Frame(body, context: .global))
    case .withoutArguments: value = evaluator.construct(type, labels: [], [])
    case .standIns: value = evaluator.constructWithStandIns(type)
    }
    guard case .structure(let structure)? = value, structure.type.isSame(as: type), evaluator.unknowns.isEmpty else {
      return nil
    }
    layout = .structure(structure)
  }

  var traps: [UnknownRecord] { evaluator.traps }

  private var isTrusted: Bool { evaluator.unknowns.isEmpty && evaluator.limitHits.isEmpty }

  /// Subviews of different sizes that do not give way.
  private func subviews(_ count: Int) -> LayoutSubviews {
    let tree = LayoutTree(environment: LayoutEnvironment(), measurer: InterTextMeasurer(platform: .iOS))
    let sizes = [(40.0, 20.0), (60, 30), (30, 10), (50, 24), (20, 16)]
    let nodes = sizes.prefix(count).map { width, height in
      tree.append(.box(BoxContent(ideal: Size(width: width, height: height))))
    }
    return LayoutSubviews(tree: tree, nodes: Array(nodes))
  }

  /// The answers to all proposals, each of a new layout and of one that has answered the others before; nil where the
  /// code cannot be evaluated.
  func measurements(count: Int) -> [LayoutTrial.Measurement]? {
    let used = UserLayout(layout, evaluator: evaluator)
    let shared = subviews(count)
    var found: [LayoutTrial.Measurement] = []
    for proposal in LayoutTrial.proposals {
      let size = UserLayout(layout, evaluator: evaluator).sizeThatFits(proposal, subviews: subviews(count))
      let cached = used.sizeThatFits(proposal, subviews: shared)
      guard isTrusted else { return nil }
      found.append(LayoutTrial.Measurement(proposal: proposal, size: size, cached: cached))
    }
    return found
  }

  /// Where subviews go in the size that the layout has asked for.
  func arrangement(count: Int, _ proposal: Proposal) -> LayoutTrial.Arrangement? {
    let user = UserLayout(layout, evaluator: evaluator)
    let size = user.sizeThatFits(proposal, subviews: subviews(count))
    guard size.isFinite, max(size.width, size.height) < LayoutTrial.longest, isTrusted else { return nil }
    let bounds = Rect(origin: .zero, size: size)
    guard let (frames, obeying) = self.frames(user, bounds, proposal, count),
      let shifted = self.frames(user, Rect(origin: LayoutTrial.shift, size: size), proposal, count)
    else { return nil }
    return LayoutTrial.Arrangement(
      proposal: proposal,
      bounds: bounds,
      frames: frames,
      obeying: obeying,
      shifted: shifted.all
    )
  }

  private func frames(
    _ user: UserLayout,
    _ bounds: Rect,
    _ proposal: Proposal,
    _ count: Int
  ) -> (all: [Rect?], obeying: [Rect])? {
    let subviews = subviews(count)
    user.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
    guard isTrusted else { return nil }
    let all = (0..<count).map { subviews.frame(at: $0) }
    return (all, (0..<count).compactMap { subviews.isAsProposed(at: $0) ? all[$0] : nil })
  }
}
