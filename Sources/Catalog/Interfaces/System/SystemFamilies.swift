extension InterfaceFamily {
  /// The module `os`: locks and the log, as Apple's documentation declares them.
  static let system = InterfaceFamily(
    "System",
    #"""
    struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
      init(initialState: State) where State: Sendable
      init(uncheckedState initialState: State)
      func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable
      func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R
      func withLockIfAvailable<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? where R: Sendable
    }
    extension OSAllocatedUnfairLock where State == () {
      init()
      func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable
      func lock()
      func unlock()
      func lockIfAvailable() -> Bool
    }
    struct OSLogType: Equatable, RawRepresentable, Sendable {
      init(rawValue: UInt8)
      var rawValue: UInt8
      static let `default`: OSLogType
      static let info: OSLogType
      static let debug: OSLogType
      static let error: OSLogType
      static let fault: OSLogType
    }
    class OSLog {
      init(subsystem: String, category: String)
      static let `default`: OSLog
      static let disabled: OSLog
    }
    struct OSLogPrivacy {
      static var `public`: OSLogPrivacy { get }
      static var `private`: OSLogPrivacy { get }
      static var sensitive: OSLogPrivacy { get }
      static var auto: OSLogPrivacy { get }
    }
    struct OSLogMessage: ExpressibleByStringInterpolation {
      struct Interpolation: StringInterpolationProtocol {
        init(literalCapacity: Int, interpolationCount: Int)
        mutating func appendLiteral(_ literal: String)
        mutating func appendInterpolation<T>(_ value: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .auto)
      }
      init(stringLiteral value: String)
      init(stringInterpolation: OSLogMessage.Interpolation)
    }
    struct Logger: Sendable {
      init()
      init(subsystem: String, category: String)
      init(_ logObj: OSLog)
      func log(_ message: OSLogMessage)
      func log(level: OSLogType, _ message: OSLogMessage)
      func trace(_ message: OSLogMessage)
      func debug(_ message: OSLogMessage)
      func info(_ message: OSLogMessage)
      func notice(_ message: OSLogMessage)
      func warning(_ message: OSLogMessage)
      func error(_ message: OSLogMessage)
      func critical(_ message: OSLogMessage)
      func fault(_ message: OSLogMessage)
    }
    """#
  )

  /// The module `Synchronization` (Swift Evolution: SE-0433), the everyday part of it.
  static let synchronization = InterfaceFamily(
    "Synchronization",
    standing: .inToolchain,
    #"""
    struct Mutex<Value>: ~Copyable {
      init(_ initialValue: Value)
      func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result
      func withLockIfAvailable<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result?
    }
    """#
  )
}
