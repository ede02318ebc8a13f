import Catalog
import Interpreter
import Layout
import Queries
import Semantics
import ViewGraph

extension LintRule {
  static let geometryReaderMeasureOnly = LintRule(
    id: "geometry-reader-measure-only",
    summary: "A GeometryReader around content that only wants to be measured",
    documentation: """
      The proxy is only used to publish or store a size, but the reader stands in the main tree: it takes all the space \
      it is offered and pins the content to the top leading corner, and what it measures is that space, not the content.

      Measure without taking part in layout: `.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { … }` on \
      the content, or a reader in `.background`. Where the proposed size itself is wanted, measure a \
      `Color.clear` that has a fixed length on the other axis.
      """,
    severity: .warning,
    supersedes: ["geometry-reader-root", "geometry-reader-implicit-alignment", "geometry-reader-steals-space"],
    bad: [
      """
      struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Labels: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            GeometryReader { proxy in
              Text("Amount").preference(key: WidthKey.self, value: proxy.size.width)
            }
            Text("Width \\(Int(width))")
          }
          .onPreferenceChange(WidthKey.self) { width = $0 }
        }
      }
      """,
      """
      struct Measured: View {
        @State private var size = CGSize.zero
        var body: some View {
          HStack {
            GeometryReader { proxy in
              Label("Mail", systemImage: "envelope").onChange(of: proxy.size, initial: true) { _, new in size = new }
            }
            Text("\\(Int(size.width))")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Measured: View {
        @State private var width: CGFloat = 0
        var body: some View {
          HStack {
            Label("Mail", systemImage: "envelope")
              .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            Text("\\(Int(width))")
          }
        }
      }
      """,
      """
      struct Available: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            GeometryReader { proxy in
              Color.clear.onChange(of: proxy.size.width, initial: true) { _, new in width = new }
            }
            .frame(height: 0)
            Text("\\(Int(width))")
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.readers.compactMap { reader in
        problem(reader, wasted: nil, in: scope)
      }
    },
    .rendered({ rendering in
      rendering.readers.compactMap { reader in
        guard let closure = reader.closure, let content = reader.contentSize else { return nil }
        let size = reader.element.layout.size
        let isWasted = content.width < size.width - 0.5 || content.height < size.height - 0.5
        guard isWasted, !rendering.guesses(within: reader.element.span),
          !(rendering.usesStandIns && closure.decidesByValues)
        else { return nil }
        return problem(closure, wasted: (size, content), in: rendering.program).map { .fault($0) }
      }
    })
  )
}

/// A reader in the main tree whose proxy only hands a size on.
private struct MeasuringReader: PlaceHolding {
  private(set) var place: Place
  private(set) var related: [RelatedPlace]
  private(set) var proposals: [FixProposal]

  static let fact = Query<SourceSpan, Movable<MeasuringReader?>>()

  init?(_ reader: ReaderClosure, in scope: ProgramScope) {
    let surroundings = ReaderSurroundings(reader, in: scope)
    guard !surroundings.isDecoration, !surroundings.hasFixedLength, reader.drawsSomething(in: scope),
      !reader.showsPicture, !scope.isInPreview(reader.occurrence.scope),
      !reader.readsProxyInOtherBuild(in: scope),
      case let uses = scope.uses(of: reader), let use = onlyMeasures(uses, in: scope),
      !reader.showsWhatIsKept(by: uses, in: scope), !reader.isFilled(along: uses, in: scope),
      let place = scope.place(reader.call.nameSpan)
    else { return nil }
    self.place = place
    related = scope.place(use.expression.span).map { [RelatedPlace($0, "the only use is to hand the size on")] } ?? []
    proposals = MeasuringBehind(reader, in: scope)?.proposals ?? []
  }

  var places: [Place] { [place] + related.places + proposals.places }

  func moved(_ move: (Place) -> Place) -> MeasuringReader {
    var moved = self
    moved.place = move(place)
    moved.related = related.moved(move)
    moved.proposals = proposals.moved(move)
    return moved
  }
}

private func problem(_ reader: ReaderClosure, wasted: (size: Size, content: Size)?, in scope: ProgramScope) -> Problem?
{
  let known = scope.derivedMoving(MeasuringReader.fact, for: reader.call.span) { MeasuringReader(reader, in: $0) }
  guard let known else { return nil }
  let consequence =
    wasted.map { "takes \($0.size.points) for content of \($0.content.points) and measures that space" }
    ?? "takes all the space there is and measures that"
  return Problem(
    known.place,
    "this GeometryReader only measures, but in the main tree it \(consequence), not its content; measure the content "
      + "with 'onGeometryChange' or a reader in its background",
    related: known.related,
    proposals: known.proposals,
    severity: wasted == nil ? .info : nil
  )
}

/// The first use, where all of them hand a size on; nil where the content itself depends on the proxy.
private func onlyMeasures(_ uses: [ProxyUse], in scope: ProgramScope) -> ProxyUse? {
  var first: ProxyUse?
  for use in uses {
    guard !use.path.isEmpty || use.isBound, !use.isRoomForSomething,
      use.actions.allSatisfy({ scope.isModifier($0, .runsByItself) || scope.scheduler(of: $0) != nil })
    else { return nil }
    switch use.sink {
    case .bound: continue
    case .published, .assigned, .observed, .calledBack: first = first ?? use
    case .frame, .content: return nil
    }
  }
  return first
}

extension ProxyUse {
  /// Whether it is compared with another length that is measured: the room is what it is there for, and whether the
  /// content has enough of it.
  fileprivate var isRoomForSomething: Bool {
    surroundings.contains { node in
      guard case .expression(let around) = node, case .binary(let comparison) = around.kind,
        comparison.isOrdering
      else { return false }
      return comparison.left.literalNumber == nil && comparison.right.literalNumber == nil
    }
  }
}

extension ReaderClosure {
  /// Whether what is drawn depends on a condition.
  fileprivate var decidesByValues: Bool {
    closure.body.statements.contains { statement in
      switch statement.kind {
      case .if, .switch, .guard: return true
      case .expression(let expression):
        switch expression.kind {
        case .if, .switch: return true
        default: return false
        }
      default: return false
      }
    }
  }

  /// Whether the content depends on state that gets the measure: then the room that there is for it is what counts. What
  /// only tells of it in a text does not.
  fileprivate func showsWhatIsKept(by uses: [ProxyUse], in scope: ProgramScope) -> Bool {
    let names = uses.compactMap { use -> String? in
      guard case .assigned(let assignment) = use.sink else { return nil }
      return assignment.target.unwrapped.ownMember
    }
    guard !names.isEmpty else { return false }
    let builders = BuilderClosures(in: scope)
    let shown = ImmediateCode.expressions(of: closure.body) { builders.runs($0, argumentOf: $1) }
    let texts = shown.compactMap { expression in
      if case .string = expression.kind { expression.span } else { nil }
    }
    return shown.contains { expression in
      (expression.ownMember.map(names.contains) ?? false) && !texts.contains { $0.contains(expression.span) }
    }
  }

  /// Whether the content scrolls along all that is measured: it is as long as the reader then, whatever it holds.
  fileprivate func isFilled(along uses: [ProxyUse], in scope: ProgramScope) -> Bool {
    var view = closure.onlyView
    if let outer = view, outer.innermost.calledName == "ScrollViewReader" { view = outer.innermost.content()?.onlyView }
    guard let view, scope.makesView(view.innermost, .scrolls),
      view.chain.allSatisfy({ $0.receiver == nil || !scope.isModifier($0, .sizes) })
    else { return false }
    return uses.filter { !$0.isBound }.allSatisfy { use in
      guard view.innermost.calledName == "ScrollView" else { return true }
      return use.length.map { view.innermost.scrolls(along: $0 == .horizontal ? .horizontal : .vertical) } ?? false
    }
  }

  /// Whether the content is a picture that takes the space that it is offered, which is what counts for it then: cut off
  /// or with edges, its own size is another one.
  fileprivate var showsPicture: Bool {
    closure.onlyView?.chain.contains { $0.calledName == "resizable" } ?? false
  }
}
