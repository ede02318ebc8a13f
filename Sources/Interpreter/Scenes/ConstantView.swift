import Catalog
import Semantics

/// A view that a call of constants makes: the same value every time it is evaluated. What it expands to depends on
/// its environment alone, unless what its content does shows otherwise.
final class ConstantView {
  /// The view under the modifiers, which they hold; nil for a color or another style.
  let base: ObjectIdentifier?
  let modifierCount: Int
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

  private init(base: ObjectIdentifier?, modifierCount: Int) {
    self.base = base
    self.modifierCount = modifierCount
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

  /// Marks a value and the views under its modifiers as constant, as far as each is one view.
  static func mark(_ value: Value) {
    guard case .foreign(let outer as ViewValue) = value else { return }
    var chain: [ViewValue] = []
    var current = outer
    var base: ObjectIdentifier?
    while true {
      if case .modified(let content, _, _, _) = current.kind {
        chain.append(current)
        switch content {
        case .foreign(let inner as ViewValue):
          current = inner
          continue
        case .foreign(_ as BuiltInForeign): break
        default: return
        }
      } else {
        guard case .call(let definition, _) = current.kind, !definition.isFlattened else { return }
        base = ObjectIdentifier(current)
        current.constant = ConstantView(base: base, modifierCount: 0)
      }
      break
    }
    for (index, view) in chain.reversed().enumerated() {
      view.constant = ConstantView(base: base, modifierCount: index + 1)
    }
  }
}

extension ViewDefinition {
  /// Its views stand in the list of its parent.
  fileprivate var isList: Bool {
    switch behavior {
    case .list, .erased, .forEach: true
    default: false
    }
  }

  fileprivate var isFlattened: Bool { isList || !isView }
}

extension ViewPiece {
  /// The piece as one constant, where it is.
  var constant: ConstantView? {
    switch base {
    case .foreign(let view as ViewValue):
      guard let constant = (modifiers.last ?? view).constant, constant.modifierCount == modifiers.count,
        constant.base == ObjectIdentifier(view)
      else { return nil }
      return constant
    case .foreign(_ as BuiltInForeign):
      guard let constant = modifiers.last?.constant, constant.modifierCount == modifiers.count, constant.base == nil
      else { return nil }
      return constant
    default: return nil
    }
  }
}
