extension InterfaceFamily {
  /// Tasks, actors, streams and durations.
  static let swiftConcurrency = InterfaceFamily(
    "Concurrency",
    standing: .inToolchain,
    #"""
    protocol SendableMetatype {
    }
    protocol Sendable: SendableMetatype {
    }
    protocol Actor: Sendable {
      nonisolated var unownedExecutor: UnownedSerialExecutor { get }
    }
    extension Actor {
      nonisolated func withSerialExecutor<T, E>(_ operation: (any SerialExecutor) throws(E) -> T) throws(E) -> T where E: Error
      nonisolated func withSerialExecutor<T, E>(_ operation: nonisolated(nonsending) (any SerialExecutor) async throws(E) -> T) async throws(E) -> T where E: Error
      nonisolated func preconditionIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
      nonisolated func assertIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
      nonisolated func assumeIsolated<T>(_ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line) rethrows -> T where T: Sendable
    }
    @globalActor final actor MainActor: Actor, GlobalActor, Sendable {
      static var shared: MainActor { get }
      nonisolated var unownedExecutor: UnownedSerialExecutor { get }
      static var sharedUnownedExecutor: UnownedSerialExecutor { get }
      nonisolated func enqueue(_ job: UnownedJob)
      static func run<T>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T) async rethrows -> T where T: Sendable
      static func assumeIsolated<T>(_ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line) rethrows -> T where T: Sendable
    }
    protocol GlobalActor {
      associatedtype ActorType: Actor
      static var shared: Self.ActorType { get }
      static var sharedUnownedExecutor: UnownedSerialExecutor { get }
    }
    extension GlobalActor {
      static func preconditionIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
      static func assertIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
    }
    struct Task<Success, Failure>: Sendable where Success: Sendable, Failure: Error {
    }
    extension Task: Hashable where Success: Sendable, Failure: Error {}
    extension Task: Equatable where Success: Sendable, Failure: Error {}
    extension Task where Success: Sendable, Failure: Error {
      var value: Success { get async throws }
      var result: Result<Success, Failure> { get async }
      func cancel()
      static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool
      func escalatePriority(to newPriority: TaskPriority)
      var isCancelled: Bool { get }
    }
    extension Task where Success: Sendable, Failure == Never {
      var value: Success { get async }
      @discardableResult init(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success)
      @discardableResult static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success) -> Task<Success, Never>
      @discardableResult init(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: sending @escaping () async -> Success)
      @discardableResult static func detached(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: sending @escaping () async -> Success) -> Task<Success, Never>
    }
    extension Task where Success == Never, Failure == Never {
      static var currentPriority: TaskPriority { get }
      static var basePriority: TaskPriority? { get }
      static var name: String? { get }
      static func yield() async
      static var isCancelled: Bool { get }
      static func checkCancellation() throws
      static func sleep(nanoseconds duration: UInt64) async throws
      static func sleep<C>(until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws where C: Clock
      static func sleep(for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock = .continuous) async throws
      static func sleep<C>(for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C) async throws where C: Clock
    }
    extension Task where Success: Sendable, Failure == any Error {
      @discardableResult init(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Success)
      @discardableResult static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Success) -> Task<Success, any Error>
      @discardableResult init(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: sending @escaping () async throws -> Success)
      @discardableResult static func detached(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: sending @escaping () async throws -> Success) -> Task<Success, any Error>
    }
    struct TaskPriority: RawRepresentable, Sendable, Equatable, Comparable, CustomStringConvertible, Decodable, Encodable {
      init?(_ p: JobPriority)
      typealias RawValue = UInt8
      var rawValue: UInt8 { get set }
      init(rawValue: UInt8)
      static var high: TaskPriority { get }
      static var medium: TaskPriority { get }
      static var low: TaskPriority { get }
      static var userInitiated: TaskPriority { get }
      static var utility: TaskPriority { get }
      static var background: TaskPriority { get }
      static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool
      static func != (lhs: TaskPriority, rhs: TaskPriority) -> Bool
      static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool
      static func <= (lhs: TaskPriority, rhs: TaskPriority) -> Bool
      static func > (lhs: TaskPriority, rhs: TaskPriority) -> Bool
      static func >= (lhs: TaskPriority, rhs: TaskPriority) -> Bool
      var description: String { get }
    }
    protocol AsyncSequence<Element, Failure> {
      associatedtype AsyncIterator: AsyncIteratorProtocol
      associatedtype Element where Element == Self.AsyncIterator.Element
      associatedtype Failure = any Error where Self.Failure == Self.AsyncIterator.Failure
      func makeAsyncIterator() -> Self.AsyncIterator
    }
    extension AsyncSequence {
      func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?) -> AsyncCompactMapSequence<Self, ElementOfResult>
      func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self>
      func drop(while predicate: @escaping @Sendable (Element) async -> Bool) -> AsyncDropWhileSequence<Self>
      func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self>
      func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult) -> AsyncFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult: AsyncSequence, Self.Failure == SegmentOfResult.Failure
      func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult) -> AsyncFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult: AsyncSequence, SegmentOfResult.Failure == Never
      func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult) -> AsyncFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult: AsyncSequence, Self.Failure == Never, SegmentOfResult.Failure == Never
      func map<Transformed>(_ transform: @escaping @Sendable (Element) async -> Transformed) -> AsyncMapSequence<Self, Transformed>
      func prefix(_ count: Int) -> AsyncPrefixSequence<Self>
      func prefix(while predicate: @escaping @Sendable (Element) async -> Bool) rethrows -> AsyncPrefixWhileSequence<Self>
      func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result) async rethrows -> Result
      func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void) async rethrows -> Result
      func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool
      func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool
      func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element?
      func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element?
      func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element?
      func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async throws -> ElementOfResult?) -> AsyncThrowingCompactMapSequence<Self, ElementOfResult>
      func drop(while predicate: @escaping @Sendable (Element) async throws -> Bool) -> AsyncThrowingDropWhileSequence<Self>
      func filter(_ isIncluded: @escaping @Sendable (Element) async throws -> Bool) -> AsyncThrowingFilterSequence<Self>
      func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async throws -> SegmentOfResult) -> AsyncThrowingFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult: AsyncSequence
      func map<Transformed>(_ transform: @escaping @Sendable (Element) async throws -> Transformed) -> AsyncThrowingMapSequence<Self, Transformed>
      func prefix(while predicate: @escaping @Sendable (Element) async throws -> Bool) rethrows -> AsyncThrowingPrefixWhileSequence<Self>
    }
    extension AsyncSequence where Element: Equatable {
      func contains(_ search: Element) async rethrows -> Bool
    }
    extension AsyncSequence where Element: Comparable {
      func min() async rethrows -> Element?
      func max() async rethrows -> Element?
    }
    protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error = any Error
      mutating func next() async throws -> Element?
      mutating func next(isolation actor: isolated (any Actor)?) async throws(Self.Failure) -> Element?
    }
    struct AsyncStream<Element>: AsyncSequence {
      init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void)
      init(unfolding produce: @escaping @Sendable () async -> Element?, onCancel: (@Sendable () -> Void)? = nil)
      func makeAsyncIterator() -> AsyncStream<Element>.Iterator
      static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
    }
    extension AsyncStream: Sendable where Element: Sendable {}
    extension AsyncStream {
      struct Continuation: Sendable, Hashable, Equatable {
        @discardableResult func yield(_ value: sending Element) -> AsyncStream<Element>.Continuation.YieldResult
        func finish()
        var onTermination: (@Sendable (AsyncStream<Element>.Continuation.Termination) -> Void)? { get nonmutating set }
        @discardableResult func yield(with result: sending Result<Element, Never>) -> AsyncStream<Element>.Continuation.YieldResult
        @discardableResult func yield() -> AsyncStream<Element>.Continuation.YieldResult where Element == ()
        static func == (lhs: AsyncStream<Element>.Continuation, rhs: AsyncStream<Element>.Continuation) -> Bool
        enum Termination {
          case finished
          case cancelled
        }
        enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        enum BufferingPolicy: Sendable {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
        }
      }
    }
    struct CancellationError: Error, Sendable {
      init()
    }
    protocol Clock<Duration>: Sendable, Sendable {
      associatedtype Duration where Self.Duration == Self.Instant.Duration
      associatedtype Instant: InstantProtocol
      var now: Self.Instant { get }
      var minimumResolution: Self.Duration { get }
      func sleep(until deadline: Self.Instant, tolerance: Self.Instant.Duration?) async throws
    }
    extension Clock {
      func measure(_ work: () throws -> Void) rethrows -> Self.Instant.Duration
      func measure(isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void) async rethrows -> Self.Instant.Duration
      func sleep(for duration: Self.Instant.Duration, tolerance: Self.Instant.Duration? = nil) async throws
    }
    extension Clock where Self == ContinuousClock {
      static var continuous: ContinuousClock { get }
    }
    extension Clock where Self == SuspendingClock {
      static var suspending: SuspendingClock { get }
    }
    protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable, Sendable, Hashable, Equatable, Comparable {
      associatedtype Duration: DurationProtocol
      func advanced(by duration: Self.Duration) -> Self
      func duration(to other: Self) -> Self.Duration
    }
    struct ContinuousClock: Sendable, Clock {
      init()
      var now: ContinuousClock.Instant { get }
      var minimumResolution: Duration { get }
      static var now: ContinuousClock.Instant { get }
      func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws
      var systemEpoch: ContinuousClock.Instant { get }
    }
    extension ContinuousClock {
      struct Instant: Sendable, Decodable, Encodable, InstantProtocol, Comparable, Hashable, Equatable {
        init(from decoder: any Decoder) throws
        static var now: ContinuousClock.Instant { get }
        func advanced(by duration: Duration) -> ContinuousClock.Instant
        func duration(to other: ContinuousClock.Instant) -> Duration
        static func == (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
        static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
        static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
        static func += (lhs: inout ContinuousClock.Instant, rhs: Duration)
        static func - (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
        static func -= (lhs: inout ContinuousClock.Instant, rhs: Duration)
        static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration
      }
    }
    struct Duration: Sendable, Encodable, Decodable, Hashable, Equatable, Comparable, AdditiveArithmetic, CustomStringConvertible, DurationProtocol {
      func formatted<S>(_ v: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Duration
      func formatted() -> String
      init(secondsComponent: Int64, attosecondsComponent: Int64)
      var components: (seconds: Int64, attoseconds: Int64) { get }
      static func seconds<T>(_ seconds: T) -> Duration where T: BinaryInteger
      static func seconds(_ seconds: Double) -> Duration
      static func milliseconds<T>(_ milliseconds: T) -> Duration where T: BinaryInteger
      static func milliseconds(_ milliseconds: Double) -> Duration
      static func microseconds<T>(_ microseconds: T) -> Duration where T: BinaryInteger
      static func microseconds(_ microseconds: Double) -> Duration
      static func nanoseconds<T>(_ nanoseconds: T) -> Duration where T: BinaryInteger
      static func nanoseconds(_ nanoseconds: Double) -> Duration
      init(from decoder: any Decoder) throws
      static func == (lhs: Duration, rhs: Duration) -> Bool
      static func < (lhs: Duration, rhs: Duration) -> Bool
      static var zero: Duration { get }
      static func + (lhs: Duration, rhs: Duration) -> Duration
      static func - (lhs: Duration, rhs: Duration) -> Duration
      static func += (lhs: inout Duration, rhs: Duration)
      static func -= (lhs: inout Duration, rhs: Duration)
      static func / (lhs: Duration, rhs: Double) -> Duration
      static func /= (lhs: inout Duration, rhs: Double)
      static func / <T>(lhs: Duration, rhs: T) -> Duration where T: BinaryInteger
      static func /= <T>(lhs: inout Duration, rhs: T) where T: BinaryInteger
      static func / (lhs: Duration, rhs: Duration) -> Double
      static func * (lhs: Duration, rhs: Double) -> Duration
      static func * <T>(lhs: Duration, rhs: T) -> Duration where T: BinaryInteger
      static func *= <T>(lhs: inout Duration, rhs: T) where T: BinaryInteger
      var description: String { get }
    }
    protocol DurationProtocol: Sendable, AdditiveArithmetic, Equatable, Comparable {
      static func / (lhs: Self, rhs: Int) -> Self
      static func /= (lhs: inout Self, rhs: Int)
      static func * (lhs: Self, rhs: Int) -> Self
      static func *= (lhs: inout Self, rhs: Int)
      static func / (lhs: Self, rhs: Self) -> Double
    }
    protocol Executor: Sendable {
      func enqueue(_ job: UnownedJob)
    }
    protocol SerialExecutor: Executor, Sendable {
      func asUnownedSerialExecutor() -> UnownedSerialExecutor
      func isSameExclusiveExecutionContext(other: Self) -> Bool
      func checkIsolated()
      func isIsolatingCurrentContext() -> Bool?
    }
    extension SerialExecutor {
      var isMainExecutor: Bool { get }
      func preconditionIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
      func assertIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
    }

    struct CheckedContinuation<T, E>: Sendable where E: Error {
      func resume(returning value: sending T)
      func resume(throwing error: E)
      func resume<Er>(with result: Result<T, Er>) where Er: Error
      func resume(with result: sending Result<T, E>)
      func resume() where T == ()
    }
    func withCheckedContinuation<T>(isolation: isolated (any Actor)? = #isolation, function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void) async -> sending T
    func withCheckedThrowingContinuation<T>(isolation: isolated (any Actor)? = #isolation, function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> sending T
    func withTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult where ChildTaskResult: Sendable
    func withThrowingTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async rethrows -> GroupResult where ChildTaskResult: Sendable
    func withDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout DiscardingTaskGroup) async -> GroupResult) async -> GroupResult
    func withThrowingDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult) async throws -> GroupResult
    struct TaskGroup<ChildTaskResult>: AsyncSequence where ChildTaskResult: Sendable {
      typealias Element = ChildTaskResult
      typealias Failure = Never
      mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
      mutating func addTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) -> Bool
      mutating func next(isolation: isolated (any Actor)? = #isolation) async -> ChildTaskResult?
      mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async
      var isEmpty: Bool { get }
      func cancelAll()
      var isCancelled: Bool { get }
    }
    struct ThrowingTaskGroup<ChildTaskResult, Failure>: AsyncSequence where ChildTaskResult: Sendable, Failure: Error {
      typealias Element = ChildTaskResult
      mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
      mutating func addTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult) -> Bool
      mutating func next(isolation: isolated (any Actor)? = #isolation) async throws -> ChildTaskResult?
      mutating func nextResult(isolation: isolated (any Actor)? = #isolation) async -> Result<ChildTaskResult, Failure>?
      mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async throws
      var isEmpty: Bool { get }
      func cancelAll()
      var isCancelled: Bool { get }
    }
    struct DiscardingTaskGroup {
      mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void)
      mutating func addTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void) -> Bool
      var isEmpty: Bool { get }
      func cancelAll()
      var isCancelled: Bool { get }
    }
    struct ThrowingDiscardingTaskGroup<Failure> where Failure: Error {
      mutating func addTask(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
      mutating func addTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void) -> Bool
      var isEmpty: Bool { get }
      func cancelAll()
      var isCancelled: Bool { get }
    }
    """#
  )
}
