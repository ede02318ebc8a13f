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

  fileprivate struct Key: Hashable {
    let parent: Int
    let step: Step
  }

  /// Most steps are small numbers: the identities below one stand in a list, and are looked for from where the last was
  /// found, since they are asked for in the same order again and again.
  fileprivate struct Entry {
    var number: UInt32
    /// The next one below the same parent; the last leads to the first. 0 for none.
    var next: UInt32
    /// The one below that was found last; 0 for none.
    var newest: UInt32
  }

  // SAFETY: unchecked, since every access reads or writes one entry or appends one, and ends before anything else is
  // called.
  @exclusivity(unchecked) private var entries = [Entry(number: 0, next: 0, newest: 0)]
  @exclusivity(unchecked) private var others: [Key: Int] = [:]
  @exclusivity(unchecked) private var slots: [String] = []

  static let root = IdentityID(index: 0)

  /// The identities up to a moment.
  struct Mark {
    fileprivate let entries: [Entry]
    fileprivate let others: [Key: Int]
    fileprivate let slots: [String]
  }

  func mark() -> Mark { Mark(entries: entries, others: others, slots: slots) }

  /// Forgets those that were given since.
  func goBack(to mark: Mark) { (entries, others, slots) = (mark.entries, mark.others, mark.slots) }

  func identity(_ step: Step, below parent: IdentityID) -> IdentityID {
    if let number = number(of: step) { return IdentityID(index: identity(number, below: parent.index)) }
    let key = Key(parent: parent.index, step: step)
    if let known = others[key] { return IdentityID(index: known) }
    entries.append(Entry(number: 0, next: 0, newest: 0))
    others[key] = entries.count - 1
    return IdentityID(index: entries.count - 1)
  }

  private func identity(_ number: UInt32, below parent: Int) -> Int {
    let newest = Int(entries[parent].newest)
    var last = newest
    if newest != 0 {
      repeat {
        last = Int(entries[last].next)
        if entries[last].number == number {
          entries[parent].newest = UInt32(truncatingIfNeeded: last)
          return last
        }
      } while last != newest
    }
    let made = entries.count
    let index = UInt32(truncatingIfNeeded: made)
    let next = newest == 0 ? index : entries[newest].next
    entries.append(Entry(number: number, next: next, newest: 0))
    if newest != 0 { entries[newest].next = index }
    entries[parent].newest = index
    return made
  }

  /// A number for a step, its kind in the lowest bits; nil for one of many, so that the lists stay short, and for one to
  /// an element without a number.
  private func number(of step: Step) -> UInt32? {
    let (kind, number): (Int, Int) =
      switch step {
      case .body: (0, 0)
      case .position(let position): (1, position)
      case .branch(let branch): (2, branch &+ 1)
      case .modifier(let position): (3, position)
      case .slot(let name): (4, slot(name))
      case .element(let key): (5, key.number)
      }
    guard number >= 0, number < 32 else { return nil }
    return UInt32(number << 3 | kind)
  }

  /// The number of a slot: there are as many as the catalogue has names.
  private func slot(_ name: String) -> Int {
    if let known = slots.firstIndex(of: name) { return known }
    slots.append(name)
    return slots.count - 1
  }
}

extension HashableValue {
  /// The number of an element that is identified by one; -1 of another.
  fileprivate var number: Int {
    if case .int(let number) = value { number } else { -1 }
  }
}
