extension InterfaceFamily {
  /// Queues, and the functions that end or pause a program.
  static let foundationDispatching = InterfaceFamily(
    "Dispatching",
    standing: .inToolchain,
    #"""
    class DispatchQueue: Sendable {
      class func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
      class var main: DispatchQueue { get }
      class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
      class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
      convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
      var label: String { get }
      func sync(execute workItem: DispatchWorkItem)
      func async(execute workItem: DispatchWorkItem)
      func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
      func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void)
      func sync<T>(execute work: () throws -> T) rethrows -> T
      func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
      func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void)
      func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void)
      func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
      func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
      var qos: DispatchQoS { get }
      func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
      func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
      func sync(execute workItem: () -> ())
    }
    struct DispatchQoS: Equatable, Sendable {
      var qosClass: DispatchQoS.QoSClass { get }
      var relativePriority: Int { get }
      static var background: DispatchQoS { get }
      static var utility: DispatchQoS { get }
      static var `default`: DispatchQoS { get }
      static var userInitiated: DispatchQoS { get }
      static var userInteractive: DispatchQoS { get }
      static var unspecified: DispatchQoS { get }
      init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
    }
    struct DispatchTime: Comparable, Sendable, Equatable {
      var rawValue: dispatch_time_t { get }
      static func now() -> DispatchTime
      static var distantFuture: DispatchTime { get }
      init(uptimeNanoseconds: UInt64)
      var uptimeNanoseconds: UInt64 { get }
      static func < (a: DispatchTime, b: DispatchTime) -> Bool
      static func == (a: DispatchTime, b: DispatchTime) -> Bool
    }
    enum DispatchTimeInterval: Equatable, Sendable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
      static func == (lhs: DispatchTimeInterval, rhs: DispatchTimeInterval) -> Bool
    }
    class DispatchGroup: Sendable {
      func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> ())
      func notify(queue: DispatchQueue, work: DispatchWorkItem)
      func wait()
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult
      override init()
      func enter()
      func leave()
    }
    class DispatchWorkItem {
      init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> ())
      func perform()
      func wait()
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
      func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute: @escaping () -> ())
      func notify(queue: DispatchQueue, execute: DispatchWorkItem)
      func cancel()
      var isCancelled: Bool { get }
    }
    class DispatchSemaphore: Sendable {
      @discardableResult func signal() -> Int
      func wait()
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
      init(value: Int)
    }
    func exit(_ status: Int32) -> Never
    func abort() -> Never
    @discardableResult func sleep(_ seconds: UInt32) -> UInt32
    typealias useconds_t = UInt32
    @discardableResult func usleep(_ microseconds: useconds_t) -> Int32
    """#
  )
}
