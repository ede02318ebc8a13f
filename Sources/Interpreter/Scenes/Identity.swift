/// The identity of a view in its scene: the same from pass to pass as long as the view stays where it is.
package struct IdentityID: Hashable, Sendable {
  let index: Int
}

/// Gives numbers to identities: a parent and a step below it.
final class IdentityTable {
  /// One step from a view to a view below it.
  enum Step: Hashable {
    case position(Int)
    case branch(Int)
    case element(HashableValue)
    case body
    case slot(String)
    case modifier(Int)
  }

  private struct Key: Hashable {
    let parent: Int
    let step: Step
  }

  private var numbers: [Key: Int] = [:]

  static let root = IdentityID(index: 0)

  func identity(_ step: Step, below parent: IdentityID) -> IdentityID {
    let key = Key(parent: parent.index, step: step)
    if let known = numbers[key] { return IdentityID(index: known) }
    let number = numbers.count + 1
    numbers[key] = number
    return IdentityID(index: number)
  }
}
