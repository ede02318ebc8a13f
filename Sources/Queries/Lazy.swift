public import Synchronization

/// A value that is made when it is first asked for, once.
@usableFromInline package final class Lazy<Value: Sendable>: Sendable {
  @usableFromInline let made = Mutex<Value?>(nil)

  package init() {}

  /// The value, from `make` for whoever asks first; others wait for it.
  @inlinable package func value(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
