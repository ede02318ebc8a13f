import Synchronization

/// Values that are made once, when they are first asked for: while one thread makes a value, others that want the same
/// one wait for it, and those that want another one do not.
package final class MemoTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let cells = Mutex<[Key: Cell]>([:])

  private final class Cell: Sendable {
    let value = Mutex<Value?>(nil)
  }

  package init() {}

  package func value(for key: Key, make: () -> Value) -> Value {
    let cell = cells.withLock { cells in
      if let cell = cells[key] { return cell }
      let cell = Cell()
      cells[key] = cell
      return cell
    }
    return cell.value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
