#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread with a stack that deep programs fit into: parser and evaluator recurse to their depth limits on it.
package enum DetachedThread {
  /// Virtual memory only; pages are used as they are touched.
  private static let stackSize = 64 << 20

  /// Runs `body` on a thread of its own.
  package static func start(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // SAFETY: the box is retained here once and released by the new thread, which is started exactly once.
    let box = Unmanaged.passRetained(Box(body: body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, &attributes, { runBox($0) }, box.toOpaque())
    if status != 0 { box.release() }
  }
}

/// Carries a closure through `pthread_create`.
private final class Box: Sendable {
  let body: @Sendable () -> Void

  init(body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

// SAFETY: called once, with what `start` passed.
private func runBox(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let pointer else { return nil }
  // SAFETY: the pointer is the box that `start` retained for this call.
  Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body()
  return nil
}
