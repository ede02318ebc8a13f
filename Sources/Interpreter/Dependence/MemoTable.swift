import Synchronization

/// Values that are made once, when they are first asked for: while one thread makes a value, others that want the same
/// one wait for it, and those that want another one do not.
package final class MemoTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let cells = Mutex<[Key: Cell]>([:])

  private final class Cell: Sendable {
    let value = Mutex<Value?>(nil)
  }

  package init() {}

  /// The value, which `make` makes where it is not there yet.
  package func value(for key: Key, make: () -> Value) -> Value {
    cell(for: key).value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }

  /// The same where `make` may fail: then there is nothing, and the next one who asks tries again. While another thread
  /// makes the value, `waits` lets a moment pass and tells whether to wait on; who does not makes one for itself.
  package func value(for key: Key, waits: (() -> Bool)? = nil, attempt make: () -> Value?) -> Value? {
    let cell = cell(for: key)
    guard let waits else { return cell.value.withLock { Self.value(of: &$0, attempt: make) } }
    while true {
      if let found = cell.value.withLockIfAvailable({ Self.value(of: &$0, attempt: make) }) { return found }
      if !waits() { return make() }
    }
  }

  private static func value(of cell: inout Value?, attempt make: () -> Value?) -> Value? {
    if cell == nil { cell = make() }
    return cell
  }

  /// The same for who does not wait for others that are making it; nil then.
  package func value(for key: Key, attemptUnlessBusy make: () -> Value?) -> Value? {
    cell(for: key).value.withLockIfAvailable { Self.value(of: &$0, attempt: make) } ?? nil
  }

  private func cell(for key: Key) -> Cell {
    cells.withLock { cells in
      if let cell = cells[key] { return cell }
      let cell = Cell()
      cells[key] = cell
      return cell
    }
  }
}
