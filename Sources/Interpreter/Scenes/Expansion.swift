import Catalog
import Layout

/// The views of a scene's first pass as they were before they were laid out: configurations that only give them other room
/// have the same ones, and need not run their code again.
struct Expansion {
  let pass: ScenePass
  /// The configuration that the code ran in.
  let configuration: SceneConfiguration
  /// Where the views note what of the configuration they read, and what they had read by then.
  private let reads: ConfigurationReads?
  private let traits: ConfigurationTraits
  /// The settings that the views' code and their root have read other than through the environment.
  private let settings: ConfigurationTraits
  private let nodes: SceneNode.Mark
  private let expander: Expander.Mark
  private let checkpoint: Evaluator.Checkpoint

  /// Nil where evaluation came to a limit, so that more of it would be seen another time.
  init?(
    _ pass: ScenePass,
    in configuration: SceneConfiguration,
    _ reads: ConfigurationReads?,
    madeOf settings: ConfigurationTraits
  ) {
    guard pass.expander.recorder.limit == nil, let checkpoint = pass.expander.evaluator.checkpoint() else { return nil }
    self.pass = pass
    self.configuration = configuration
    self.reads = reads
    self.checkpoint = checkpoint
    traits = reads?.traits ?? []
    self.settings = settings
    nodes = pass.root.mark()
    expander = pass.expander.mark()
  }

  /// Whether the code would have run the same in another configuration, as far as it has run.
  func serves(_ other: SceneConfiguration) -> Bool {
    traits.union(settings).isDisjoint(with: configuration.traits(otherThanIn: other))
      && configuration.isSameButForRoom(as: other)
  }

  /// Whether that is so for the code, too, that has run while the views were laid out.
  func served(_ other: SceneConfiguration) -> Bool {
    (reads?.traits ?? []).union(pass.expander.evaluator.settings.traits)
      .isDisjoint(with: configuration.traits(otherThanIn: other))
  }

  /// Goes back to when nothing was laid out, to be laid out in a configuration that it serves; false where something has
  /// been written since that nobody can undo.
  func restore(for other: SceneConfiguration, within limits: EvaluationLimits) -> Bool {
    guard pass.expander.evaluator.goBack(to: checkpoint, within: limits) else { return false }
    pass.expander.goBack(to: expander)
    SceneNode.goBack(to: nodes)
    if other.direction != configuration.direction { pass.expander.tree.turn(to: other.direction) }
    reads?.traits = traits
    pass.expander.evaluator.settings.traits = settings
    return true
  }
}

extension SceneConfiguration {
  /// Whether nothing differs but how much room there is, and what views may leave alone.
  fileprivate func isSameButForRoom(as other: SceneConfiguration) -> Bool {
    var changed = other
    changed.size = size
    changed.safeArea = safeArea
    changed.fitsContent = fitsContent
    changed.horizontalSizeClass = horizontalSizeClass
    changed.verticalSizeClass = verticalSizeClass
    changed.direction = direction
    return changed == self
  }
}
