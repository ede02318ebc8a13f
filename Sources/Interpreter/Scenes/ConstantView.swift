import Catalog
import Semantics

/// A view that a call of constants makes: the same value every time it is evaluated. What it expands to depends on
/// its environment alone, unless what its content does shows otherwise.
final class ConstantView {
  private var sightings: [Sighting] = []

  /// What has come of showing the view somewhere.
  enum Outcome {
    /// Its nodes, and nothing else: they will be kept when they are made again.
    case nodesOnly
    /// More than its nodes: it is expanded each time.
    case more
    case kept(ViewFragment)
  }

  private struct Sighting {
    let environment: SceneEnvironment
    var outcome: Outcome
  }

  /// What came of it the last time that it was shown in that environment.
  func outcome(in environment: SceneEnvironment) -> Outcome? {
    for sighting in sightings where sighting.environment.isIdentical(to: environment) { return sighting.outcome }
    return nil
  }

  func note(_ outcome: Outcome, in environment: SceneEnvironment) {
    if let index = sightings.firstIndex(where: { $0.environment.isIdentical(to: environment) }) {
      sightings[index].outcome = outcome
    } else {
      if sightings.count >= Self.mostSightings { sightings.removeFirst() }
      sightings.append(Sighting(environment: environment, outcome: outcome))
    }
  }

  /// A check shows a view in fewer environments.
  private static let mostSightings = 8

  /// Marks a value as constant, where it is one view and stays the one that it is.
  static func mark(_ value: Value) {
    guard let outer = value.view, outer.constant == nil else { return }
    var current = outer
    while let definition = current.modifier {
      if case .identity = definition.behavior { return }
      guard let inner = current.content.view else {
        if case .foreign(_ as BuiltInForeign) = current.content { outer.constant = ConstantView() }
        return
      }
      current = inner
    }
    guard let definition = current.definition, !definition.isFlattened else { return }
    outer.constant = ConstantView()
  }
}

extension ViewDefinition {
  /// Its views stand, or may stand, in the list of its parent.
  fileprivate var isList: Bool {
    switch behavior {
    case .list, .erased, .forEach, .variadic: true
    default: false
    }
  }

  fileprivate var isFlattened: Bool { isList || !isView }
}

extension ViewPiece {
  /// Whether its modifiers are still part of what they stand on.
  var isWhole: Bool {
    view?.modifier != nil
  }

  /// The piece with its modifiers apart from what they stand on: that of a constant is left whole until it is expanded.
  var takenApart: ViewPiece {
    guard let outer = view else { return self }
    var chain: [ViewValue] = []
    var content = Value.view(outer)
    var span = span
    while let view = content.view, view.modifier != nil {
      chain.append(view)
      content = view.content
      span = view.contentSpan
    }
    var piece = ViewPiece(
      content,
      span: content.view?.span ?? span,
      identity: identity,
      path: path,
      isDynamic: isDynamic
    )
    piece.modifiers = chain.reversed() + modifiers
    piece.section = section
    piece.ids = ids
    return piece
  }
}
