import Layout
import Semantics

/// Takes notes during one pass.
final class SceneRecorder {
  private(set) var missedSpaces: [(name: String, span: SourceSpan, node: SceneNode)] = []
  /// The `alignmentGuide` modifiers by place, and whether a container has asked for them.
  private(set) var guides: [SourceSpan: SceneFacts.Guide] = [:]
  private(set) var limit: SceneFacts.Limit?
  private(set) var unknowns: [SceneResult.Unknown] = []
  private(set) var variants: [SceneResult.Variant] = []
  /// What is in the lists, since they may be long.
  private var knownUnknowns: Set<SceneResult.Unknown> = []
  private var knownVariants: Set<SourceSpan> = []
  private var knownMisses: Set<Miss> = []

  fileprivate struct Miss: Hashable {
    let span: SourceSpan
    let node: ObjectIdentifier
  }

  var invalidFrames: [SceneFacts.InvalidFrame] = []
  var repeatedIDs: [SceneFacts.RepeatedID] = []
  var matchedViews: [SceneFacts.MatchedView] = []

  /// Whether state may present something over the scene, or push a page in it.
  private(set) var mayPresent = false

  /// Grows with every note, of what is known already too.
  // SAFETY: unchecked, since every access reads or writes the one number.
  @exclusivity(unchecked) private(set) var noteCount = 0

  /// Notes that expanding a view has done more than to make nodes.
  func note() { noteCount &+= 1 }

  func notePresentation() {
    note()
    mayPresent = true
  }

  func miss(space name: String, at span: SourceSpan, node: SceneNode) {
    note()
    guard knownMisses.insert(Miss(span: span, node: ObjectIdentifier(node))).inserted else { return }
    missedSpaces.append((name, span, node))
  }

  func declare(guide span: SourceSpan, along axis: Axis) {
    note()
    if guides[span] == nil { guides[span] = SceneFacts.Guide(span: span, axis: axis, isUsed: false) }
  }

  func use(guide span: SourceSpan) {
    note()
    guides[span]?.isUsed = true
  }

  func reach(limit reason: String, at span: SourceSpan?) {
    note()
    if limit == nil { limit = SceneFacts.Limit(reason: reason, span: span) }
  }

  /// A branch was taken of a statement whose choice nobody knows.
  func choose(_ index: Int, of statement: BranchStatement) {
    note()
    guard knownVariants.insert(statement.span).inserted else { return }
    variants.append(
      SceneResult.Variant(
        span: statement.span,
        unknown: statement.standIns,
        chosen: index < 0 ? statement.count - 1 : index,
        count: statement.count
      )
    )
  }

  func unknown(_ reason: String, at span: SourceSpan) {
    note()
    let unknown = SceneResult.Unknown(span: span, reason: reason)
    if knownUnknowns.insert(unknown).inserted { unknowns.append(unknown) }
  }

  /// What was noted up to a moment.
  struct Mark {
    fileprivate let missedSpaces: [(name: String, span: SourceSpan, node: SceneNode)]
    fileprivate let guides: [SourceSpan: SceneFacts.Guide]
    fileprivate let limit: SceneFacts.Limit?
    fileprivate let unknowns: [SceneResult.Unknown]
    fileprivate let variants: [SceneResult.Variant]
    fileprivate let knownUnknowns: Set<SceneResult.Unknown>
    fileprivate let knownVariants: Set<SourceSpan>
    fileprivate let knownMisses: Set<Miss>
    fileprivate let invalidFrames: [SceneFacts.InvalidFrame]
    fileprivate let repeatedIDs: [SceneFacts.RepeatedID]
    fileprivate let matchedViews: [SceneFacts.MatchedView]
    fileprivate let mayPresent: Bool
  }

  func mark() -> Mark {
    Mark(
      missedSpaces: missedSpaces,
      guides: guides,
      limit: limit,
      unknowns: unknowns,
      variants: variants,
      knownUnknowns: knownUnknowns,
      knownVariants: knownVariants,
      knownMisses: knownMisses,
      invalidFrames: invalidFrames,
      repeatedIDs: repeatedIDs,
      matchedViews: matchedViews,
      mayPresent: mayPresent
    )
  }

  /// Forgets what was noted since.
  func goBack(to mark: Mark) {
    missedSpaces = mark.missedSpaces
    guides = mark.guides
    limit = mark.limit
    unknowns = mark.unknowns
    variants = mark.variants
    knownUnknowns = mark.knownUnknowns
    knownVariants = mark.knownVariants
    knownMisses = mark.knownMisses
    invalidFrames = mark.invalidFrames
    repeatedIDs = mark.repeatedIDs
    matchedViews = mark.matchedViews
    mayPresent = mark.mayPresent
  }
}
