import Catalog
import Interpreter
import Layout
import Queries
import Semantics
import ViewGraph

extension LintRule {
  static let geometryReaderProportionalFrame = LintRule(
    id: "geometry-reader-proportional-frame",
    summary: "A GeometryReader that only computes frames from its size",
    documentation: """
      A reader that only feeds `.frame(width: proxy.size.width * k)` pays for it: the content no longer has a size of \
      its own, and everything sits in the top leading corner.

      The whole width is `.frame(minWidth: 0, maxWidth: .infinity)`, without a reader. A share of the container is \
      `.containerRelativeFrame(.horizontal) { width, _ in width * k }` (iOS 17) where the container is the scroll view, \
      the navigation stack or the window, and a `Layout` with weights elsewhere (iOS 16). `layoutPriority` cannot divide \
      30 to 70. A bar in a frame of known height may stay as it is, and so may what is to be as wide as the reader in \
      the inset rows of a list.
      """,
    severity: .info,
    bad: [
      """
      struct Split: View {
        var body: some View {
          GeometryReader { proxy in
            HStack(spacing: 0) {
              Color.red.frame(width: proxy.size.width * 0.3)
              Color.blue.frame(width: proxy.size.width * 0.7)
            }
          }
        }
      }
      """,
      """
      struct Poster: View {
        var body: some View {
          GeometryReader { geometry in
            let size = geometry.size
            Image("poster").resizable().scaledToFill().frame(width: size.width, height: size.height).clipped()
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Hero: View {
        var body: some View {
          ScrollView {
            Color.teal.containerRelativeFrame(.horizontal) { width, _ in width * 0.8 }.frame(height: 120)
          }
        }
      }
      """,
      """
      struct Wave: View {
        var body: some View {
          GeometryReader { proxy in
            Path { path in
              path.move(to: .zero)
              path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height))
            }
            .stroke(Color.blue)
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.readers.compactMap { reader in
        Shares(reader, in: scope)?.problem(measuresContainer: false)
      }
    },
    .rendered(
      { rendering in rendering.readers.compactMap { observation($0, in: rendering) } },
      judge: .comparing { sightings in
        Sighting.grouped(sightings).compactMap { group in
          let isContainer = group.allSatisfy { sighting in
            let lengths = sighting.observation.measurements
            return lengths.count == 2 && abs(lengths[0] - lengths[1]) <= 0.5
          }
          let first = group.first?.observation
          return isContainer ? first?.problem : first?.problemOfUse
        }
      }
    )
  )
}

/// A reader whose proxy only makes frames.
private struct Shares {
  let reader: ReaderClosure
  let shares: [ProxyShare]
  let scope: ProgramScope
  private let surroundings: ReaderSurroundings

  init?(_ reader: ReaderClosure, in scope: ProgramScope) {
    let uses = scope.uses(of: reader).filter { !$0.isBound }
    shares = uses.compactMap(ProxyShare.init)
    self.reader = reader
    self.scope = scope
    surroundings = ReaderSurroundings(reader, in: scope)
    // Behind or in front of a view a reader is how a share of that view is drawn.
    guard !shares.isEmpty, shares.count == uses.count, isWhole || !surroundings.isDecoration,
      !reader.readsProxyInOtherBuild(in: scope), !scope.isInPreview(reader.occurrence.scope), !isLowerBound,
      !shares.contains(where: { $0.isWhole && $0.isInRows }), shares.allSatisfy(isShared)
    else { return nil }
  }

  /// Whether both sides of a difference are shares along one axis: a length less a constant is none.
  private func isShared(_ share: ProxyShare) -> Bool {
    !share.isRest
      || shares.count { $0.argument.value.span == share.argument.value.span && $0.axis == share.axis } == 2
  }

  /// Whether content that scrolls is to fill the reader at least, which only a reader around the scroll view can say.
  private var isLowerBound: Bool {
    shares.contains { $0.isInScrollView && ($0.argument.label ?? "").hasPrefix("min") }
  }

  /// Whether the frames are as large as the reader, which is what they would be anyway.
  var isWhole: Bool {
    shares.allSatisfy {
      $0.isWhole && !$0.crossesAxes && !$0.isInScrollView && !$0.isBesideOthers
        && !($0.argument.label ?? "").hasPrefix("min")
    }
  }

  /// Shares by numbers in the source divide the space once and for all; those of data are drawings.
  private var severity: Severity? {
    if isWhole { return nil }
    return surroundings.hasFixedLength || !shares.contains { $0.factor != nil } ? .hint : nil
  }

  /// What to report; `measuresContainer` where `containerRelativeFrame` would measure the same.
  func problem(measuresContainer: Bool) -> Problem? {
    guard let place = scope.place(reader.call.nameSpan) else { return nil }
    let removal = ShareRemoval(reader: reader, shares: shares, scope: scope)
    let weighted = removal.weighted
    let advice: String
    let proposals: [FixProposal]
    if isWhole {
      advice = "a frame from 0 to '.infinity' fills as much without a reader"
      proposals = removal.filling
    } else if shares.allSatisfy(\.crossesAxes) {
      advice = "'.aspectRatio' keeps width and height in proportion without a reader"
      proposals = []
    } else if !weighted.isEmpty {
      advice = "a Layout with weights divides a row without a reader (iOS 16)"
      proposals = weighted
    } else if measuresContainer, !shares.contains(where: \.crossesAxes) {
      advice = "'containerRelativeFrame' measures the same here, without a reader (iOS 17)"
      proposals = removal.relative
    } else if shares.contains(where: \.isAlongScrolling) {
      // A layout in a scroll view is offered no length, and one around it does not reach what is in it.
      let guards = AvailabilityGuards(scope.targets, in: scope)
      guard !guards.isMadeBefore(iOS: 17, at: place), !guards.mayRunBefore(iOS: 17, at: place) else { return nil }
      advice = "in a ScrollView 'containerRelativeFrame' takes a share of its length without a reader (iOS 17)"
      proposals = []
    } else {
      advice = "a Layout that proposes each share does without a reader (iOS 16)"
      proposals = []
    }
    return Problem(
      place,
      "this GeometryReader only computes frames from its size and hides the size of its content; \(advice)",
      related: shares.prefix(4).compactMap { share in
        let name = share.axis.lengthName
        return scope.place(share.use.expression.span).map { RelatedPlace($0, "used as the \(name) of a frame") }
      },
      proposals: proposals,
      severity: severity
    )
  }
}

/// What may be said of a reader that computes frames along one axis.
private struct Verdict: PlaceHolding {
  let axis: Axis
  /// The name of the first frame.
  let frame: SourceSpan
  /// What to say where `containerRelativeFrame` measures the same everywhere, and elsewhere.
  private(set) var ofContainer: Problem
  private(set) var ofOther: Problem?

  static let fact = Query<SourceSpan, Movable<Verdict?>>()

  init?(_ reader: ReaderClosure, in scope: ProgramScope) {
    guard let shares = Shares(reader, in: scope), let first = shares.shares.first,
      shares.shares.allSatisfy({ $0.axis == first.axis }),
      let ofContainer = shares.problem(measuresContainer: true)
    else { return nil }
    axis = first.axis == .horizontal ? .horizontal : .vertical
    frame = first.frame.nameSpan
    self.ofContainer = ofContainer
    ofOther = shares.problem(measuresContainer: false)
  }

  var places: [Place] { ofContainer.places + (ofOther?.places ?? []) }

  func moved(_ move: (Place) -> Place) -> Verdict {
    var moved = self
    moved.ofContainer = ofContainer.moved(move)
    moved.ofOther = ofOther?.moved(move)
    return moved
  }
}

/// With the lengths of the reader and of the container that `containerRelativeFrame` would measure in its place.
private func observation(_ reader: RenderedReader, in rendering: Rendering) -> Observation? {
  guard let closure = reader.closure else { return nil }
  let verdict = rendering.program.derivedMoving(Verdict.fact, for: closure.call.span) { Verdict(closure, in: $0) }
  guard let verdict else { return nil }
  let axis = verdict.axis
  let parts = rendering.subtree(of: reader.element)
  guard let frame = parts.indices.first(where: { parts[$0].nameSpan == verdict.frame }) else { return nil }
  let around = rendering.ancestors(of: parts[frame]).first { $0.isView(.sizesRelativeFrames) }
  // A reader that leaves the safe area measures what the container does not, where a device has insets.
  guard rendering.modifierNames(around: reader.element).isDisjoint(with: ModifierTraits.leavesSafeArea.names) else {
    return verdict.ofOther.map { .fault($0) }
  }
  let insets = rendering.configuration.scene.safeArea
  let whole =
    rendering.configuration.scene.size[axis]
    - (axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom)
  let container = around?.layout.size[axis] ?? whole
  return .fault(verdict.ofContainer, ofUse: verdict.ofOther).measuring([reader.element.layout.size[axis], container])
}
