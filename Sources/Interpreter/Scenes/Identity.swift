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

  /// Most steps are numbers: they are told apart without hashing values.
  private var counted: [UInt64: Int] = [:]
  private var others: [Key: Int] = [:]
  private var slots: [String] = []
  private var last = 0

  static let root = IdentityID(index: 0)

  func identity(_ step: Step, below parent: IdentityID) -> IdentityID {
    if let number = number(of: step) {
      let key = UInt64(truncatingIfNeeded: parent.index) << 32 | number
      if let known = counted[key] { return IdentityID(index: known) }
      last += 1
      counted[key] = last
    } else {
      let key = Key(parent: parent.index, step: step)
      if let known = others[key] { return IdentityID(index: known) }
      last += 1
      others[key] = last
    }
    return IdentityID(index: last)
  }

  /// A number of 32 bits for a step, its kind in the lowest; nil for one to an element or far away.
  private func number(of step: Step) -> UInt64? {
    let (kind, number): (Int, Int) =
      switch step {
      case .body: (0, 0)
      case .position(let position): (1, position)
      case .branch(let branch): (2, branch &+ 1)
      case .modifier(let position): (3, position)
      case .slot(let name): (4, slot(name))
      case .element: (5, -1)
      }
    guard number >= 0, number < 1 << 28 else { return nil }
    return UInt64(number << 3 | kind)
  }

  /// The number of a slot: there are as many as the catalogue has names.
  private func slot(_ name: String) -> Int {
    if let known = slots.firstIndex(of: name) { return known }
    slots.append(name)
    return slots.count - 1
  }
}
