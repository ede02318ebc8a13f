#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread with a stack that deep programs fit into: parser and evaluator recurse to their depth limits on it.
package enum DetachedThread {
  /// What values of a program that nest as deep as its fuel allows take when they are let go of. Virtual memory only;
  /// pages are used as they are touched.
  package static let deepStack = 128 << 20
  /// What parser and evaluator need.
  private static let shallowStack = 32 << 20

  /// Runs `body` on a thread of its own; with a smaller stack where there is no room for the one that was asked for.
  /// False where no thread can be had.
  @discardableResult
  package static func start(stack: Int = deepStack, _ body: @escaping @Sendable () -> Void) -> Bool {
    start(stack, body) || start(shallowStack, body)
  }

  /// What `body` gives on a thread with a deep stack: that of the main thread may be too small.
  package static func result<Result: Sendable>(of body: @escaping @Sendable () -> Result) -> Result {
    let ended = Mailbox<Result>()
    guard start({ ended.post(body()) }) else { return body() }
    while true {
      if let result = ended.next() { return result }
    }
  }

  /// What `body` tells on a thread with a deep stack, which then waits for the end of the process, and frees nothing.
  package static func lastResult<Result: Sendable>(
    of body: @escaping @Sendable (_ tell: (Result) -> Void) -> Void
  ) -> Result? {
    let told = Mailbox<Result>()
    let isStarted = start {
      body { result in
        told.post(result)
        _ = Mailbox<Never>().next()
      }
    }
    if !isStarted { body(told.post) }
    return told.next()
  }

  private static func start(_ stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // SAFETY: the box is retained here once and released by the new thread, which is started exactly once, or here.
    let box = Unmanaged.passRetained(Box(body: body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, &attributes, { runBox($0) }, box.toOpaque())
    if status != 0 { box.release() }
    return status == 0
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
