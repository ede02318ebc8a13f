package import Interpreter

/// How much evaluation a check may spend beyond a brief look at each scene, in the interpreter's steps: never in time,
/// so that the same program gives the same findings on any machine.
package struct WorkBudget: Sendable {
  /// What a scene costs in a configuration without being charged.
  private static let free = 10_000
  private static let ofCheck = 4_000_000
  private static let ofScene = 20_000

  private var remaining: Int

  /// What starting states of one rendering from other values may take: some dozens of times in an ordinary scene.
  static let ofRestarts = WorkBudget(remaining: 600_000)

  private init(remaining: Int) { self.remaining = remaining }

  /// The budget of a check with so many scenes.
  package init(sceneCount: Int) { remaining = Self.ofCheck + Self.ofScene * sceneCount }

  /// The budget of trials of fixes after a check in which the same scenes took so many steps: doing everything once more is
  /// fine.
  package init(sceneCount: Int, alreadySpent: Int) {
    self.init(sceneCount: sceneCount)
    remaining += alreadySpent
  }

  /// Takes what a scene costs in so many configurations.
  package mutating func take(_ steps: Int, times: Int) -> Bool { take(max(0, steps - Self.free) * times) }

  /// Takes what a piece of work may cost; false where that is more than is left, and nothing is taken.
  package mutating func take(_ steps: Int) -> Bool {
    guard steps <= remaining else { return false }
    remaining -= steps
    return true
  }

  /// Takes what a piece of work has cost, or what is left of it.
  package mutating func takeAll(upTo steps: Int) { remaining -= min(max(0, steps), max(0, remaining)) }

  /// Puts back what a piece of work was granted and did not need.
  package mutating func giveBack(_ steps: Int) { remaining += max(0, steps) }
}

extension SceneResult {
  /// What it takes to make the result and to look at it, in steps. A screen has some hundreds of elements; rules compare
  /// each with those around it, and what has thousands pays for that.
  package var work: Int {
    let count = elements.count
    return steps + Self.stepsOfElement * count + Self.stepsOfFurtherElement * max(0, count - Self.usualElements)
  }

  private static let stepsOfElement = 20
  private static let stepsOfFurtherElement = 250
  private static let usualElements = 500
}
