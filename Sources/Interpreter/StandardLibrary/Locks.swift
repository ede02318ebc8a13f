import Semantics

/// A value behind a lock: `OSAllocatedUnfairLock` (Apple: os), `Mutex` (Swift: Synchronization).
final class LockedValue: ForeignObject {
  let typeName: String
  fileprivate var value: Value
  private var lastLogged = 0

  fileprivate init(_ typeName: String, _ value: Value) {
    self.typeName = typeName
    self.value = value
  }

  /// Lets a function change the value, and gives what it answers.
  fileprivate func change(by body: FunctionValue, _ evaluator: Evaluator) -> Value {
    evaluator.noteTie()
    evaluator.noteWrite(&lastLogged, restore: { [value] in self.value = value })
    var arguments = [value]
    let result = evaluator.call(body, &arguments)
    value = arguments.first ?? value
    return result
  }
}

extension LibraryType {
  static let lockTypes = plainLocks + ["OSAllocatedUnfairLock", "Mutex"].map(locked)

  private static let plainLocks = ["NSLock", "NSRecursiveLock"].map { name in
    LibraryType(
      name: name,
      methods: [
        "lock": { _, _ in .void }, "unlock": { _, _ in .void }, "try": { _, _ in .bool(true) },
        "withLock": { _, site in site.function(0).map { site.evaluator.call($0) } },
      ],
      initializer: { _ in .foreign(OpaqueValue(typeName: name, description: name)) }
    )
  }

  private static func locked(_ name: String) -> LibraryType {
    let change: Method = { lock, site in
      guard let lock = lock.foreignValue?.object as? LockedValue, let body = site.function(site.count - 1) else {
        return nil
      }
      return lock.change(by: body, site.evaluator)
    }
    return LibraryType(
      name: name,
      methods: [
        "lock": { _, _ in .void }, "unlock": { _, _ in .void }, "withLock": change, "withLockUnchecked": change,
        "withLockIfAvailable": change,
      ],
      initializer: { site in .foreign(LockedValue(name, site.evaluate(0, as: site.expected?.arguments.first))) }
    )
  }
}
