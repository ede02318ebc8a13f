import Catalog

/// The views of a scene's first pass as they were before they were laid out: configurations that only give them other room
/// have the same ones, and need not run their code again.
struct Expansion {
  let pass: ScenePass
  /// The configuration that the code ran in.
  let configuration: SceneConfiguration
  /// Where the views note the size classes that they read, and those that they had read by then.
  private let reads: SizeClassReads?
  private let classes: SizeClassSet
  private let nodes: SceneNode.Mark
  private let expander: Expander.Mark
  private let checkpoint: Evaluator.Checkpoint

  /// Nil where evaluation came to a limit, so that more of it would be seen another time.
  init?(_ pass: ScenePass, in configuration: SceneConfiguration, _ reads: SizeClassReads?) {
    guard pass.expander.recorder.limit == nil, let checkpoint = pass.expander.evaluator.checkpoint() else { return nil }
    self.pass = pass
    self.configuration = configuration
    self.reads = reads
    self.checkpoint = checkpoint
    classes = reads?.classes ?? []
    nodes = pass.root.mark()
    expander = pass.expander.mark()
  }

  /// Whether the code would have run the same in another configuration, as far as it has run.
  func serves(_ other: SceneConfiguration) -> Bool {
    classes.isDisjoint(with: configuration.sizeClasses(otherThanIn: other))
      && configuration.isSameButForRoom(as: other)
  }

  /// Whether that is so for the code, too, that has run while the views were laid out.
  func served(_ other: SceneConfiguration) -> Bool {
    (reads?.classes ?? []).isDisjoint(with: configuration.sizeClasses(otherThanIn: other))
  }

  /// Goes back to when nothing was laid out; false where something has been written since that nobody can undo.
  func restore(within limits: EvaluationLimits) -> Bool {
    guard pass.expander.evaluator.goBack(to: checkpoint, within: limits) else { return false }
    pass.expander.goBack(to: expander)
    SceneNode.goBack(to: nodes)
    reads?.classes = classes
    return true
  }
}

extension SceneConfiguration {
  /// The size classes that differ.
  fileprivate func sizeClasses(otherThanIn other: SceneConfiguration) -> SizeClassSet {
    var classes: SizeClassSet = []
    if horizontalSizeClass != other.horizontalSizeClass { classes.insert(.horizontal) }
    if verticalSizeClass != other.verticalSizeClass { classes.insert(.vertical) }
    return classes
  }

  /// Whether nothing differs but how much room there is.
  fileprivate func isSameButForRoom(as other: SceneConfiguration) -> Bool {
    var changed = other
    changed.size = size
    changed.safeArea = safeArea
    changed.fitsContent = fitsContent
    changed.horizontalSizeClass = horizontalSizeClass
    changed.verticalSizeClass = verticalSizeClass
    return changed == self
  }
}
