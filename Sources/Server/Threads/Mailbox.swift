#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A queue between threads.
///
/// SAFETY: `@unchecked` because the queue is reached only while `lock` is held; `lock`, `condition` and `room` live at fixed
/// addresses from `init` to `deinit`.
package final class Mailbox<Message: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  /// Told when a message was taken.
  private let room: UnsafeMutablePointer<pthread_cond_t>
  /// Nil where one has been taken: it may hold a whole version of a program.
  private var messages: [Message?] = []
  /// The messages before this one have been taken.
  private var first = 0

  package init() {
    lock = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    room = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    room.initialize(to: pthread_cond_t())
    pthread_mutex_init(lock, nil)
    pthread_cond_init(condition, nil)
    pthread_cond_init(room, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_cond_destroy(room)
    pthread_mutex_destroy(lock)
    condition.deallocate()
    room.deallocate()
    lock.deallocate()
  }

  /// Whether nothing waits.
  var isEmpty: Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return first == messages.count
  }

  /// Adds a message at the end.
  package func post(_ message: Message) {
    pthread_mutex_lock(lock)
    messages.append(message)
    pthread_cond_signal(condition)
    pthread_mutex_unlock(lock)
  }

  /// Adds a message at the end, once fewer than `count` wait there.
  func post(_ message: Message, whenFewerThan count: Int) {
    pthread_mutex_lock(lock)
    while messages.count - first >= count { pthread_cond_wait(room, lock) }
    messages.append(message)
    pthread_cond_signal(condition)
    pthread_mutex_unlock(lock)
  }

  /// Takes the next message; nil when none has come by `deadline` (nil waits for ever).
  package func next(until deadline: ContinuousClock.Instant? = nil) -> Message? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while first == messages.count {
      guard let deadline else {
        pthread_cond_wait(condition, lock)
        continue
      }
      let remaining = deadline - .now
      guard remaining > .zero else { return nil }
      var time = absoluteTime(after: remaining)
      pthread_cond_timedwait(condition, lock, &time)
    }
    return take()
  }

  private func take() -> Message? {
    let message = messages[first].take()
    first += 1
    pthread_cond_signal(room)
    guard first == messages.count || first > 1_024 else { return message }
    messages.removeFirst(first)
    first = 0
    return message
  }
}

/// The wall clock's time when `duration` has passed, as `pthread_cond_timedwait` wants it.
private func absoluteTime(after duration: Duration) -> timespec {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  let (seconds, attoseconds) = duration.components
  let nanoseconds = now.tv_nsec + Int(attoseconds / 1_000_000_000)
  let wholeSeconds = Int(clamping: seconds) + nanoseconds / 1_000_000_000
  return timespec(tv_sec: now.tv_sec + min(wholeSeconds, 86_400), tv_nsec: nanoseconds % 1_000_000_000)
}
