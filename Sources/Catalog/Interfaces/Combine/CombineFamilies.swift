extension InterfaceFamily {
  /// Combine: its everyday part.
  static var combine: [InterfaceFamily] { [observableObjects, publishers] }

  private static let observableObjects = InterfaceFamily(
    "ObservableObjects",
    """
    protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
      var objectWillChange: ObjectWillChangePublisher { get }
    }
    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
      var objectWillChange: ObservableObjectPublisher { get }
    }
    final class ObservableObjectPublisher: Publisher {
      typealias Output = Void
      typealias Failure = Never
      init()
      func send()
    }
    @propertyWrapper struct Published<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      struct Publisher: Combine.Publisher {
        typealias Output = Value
        typealias Failure = Never
      }
      var wrappedValue: Value { get set }
      var projectedValue: Published<Value>.Publisher { mutating get set }
    }
    """
  )

  private static let publishers = InterfaceFamily(
    "Publishers",
    """
    protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
    }
    protocol Cancellable {
      func cancel()
    }
    final class AnyCancellable: Cancellable, Hashable {
      init(_ cancel: @escaping () -> Void)
      init<C: Cancellable>(_ canceller: C)
      func cancel()
      func store(in set: inout Set<AnyCancellable>)
      func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable
      static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool
      func hash(into hasher: inout Hasher)
    }
    struct AnyPublisher<Output, Failure: Error>: Publisher {
      init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure
    }
    protocol Subject<Output, Failure>: AnyObject, Publisher {
      func send(_ value: Output)
      func send(completion: Subscribers.Completion<Failure>)
    }
    extension Subject where Output == Void {
      func send()
    }
    final class PassthroughSubject<Output, Failure: Error>: Subject {
      init()
      func send(_ input: Output)
      func send(completion: Subscribers.Completion<Failure>)
    }
    final class CurrentValueSubject<Output, Failure: Error>: Subject {
      init(_ value: Output)
      var value: Output { get set }
      func send(_ input: Output)
      func send(completion: Subscribers.Completion<Failure>)
    }
    struct Just<Output>: Publisher {
      typealias Failure = Never
      init(_ output: Output)
    }
    struct Empty<Output, Failure: Error>: Publisher {
      init(completeImmediately: Bool = true)
    }
    final class Future<Output, Failure: Error>: Publisher {
      typealias Promise = (Result<Output, Failure>) -> Void
      init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void)
    }
    enum Subscribers {
      enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
      }
    }
    protocol Scheduler {}
    extension DispatchQueue: Scheduler {}
    extension RunLoop: Scheduler {}
    extension OperationQueue: Scheduler {}
    extension Publisher {
      func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>
      func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure>
      func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure>
      func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure
      func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure>
      func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure>
      func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>
      func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where Failure == P.Failure
      func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where Failure == P.Failure, Output == P.Output
      func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where Failure == P.Failure
      func debounce<S: Scheduler>(for dueTime: DispatchTimeInterval, scheduler: S) -> AnyPublisher<Output, Failure>
      func throttle<S: Scheduler>(for interval: DispatchTimeInterval, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure>
      func delay<S: Scheduler>(for interval: DispatchTimeInterval, scheduler: S) -> AnyPublisher<Output, Failure>
      func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure>
      func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure>
      func replaceError(with output: Output) -> AnyPublisher<Output, Never>
      func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E>
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
      func handleEvents(receiveOutput: ((Output) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> AnyPublisher<Output, Failure>
      func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable
    }
    extension Publisher where Failure == Never {
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
      func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
      func assign(to published: inout Published<Output>.Publisher)
    }
    extension Publisher where Output: Equatable {
      func removeDuplicates() -> AnyPublisher<Output, Failure>
    }
    protocol ConnectablePublisher: Publisher {
      func connect() -> any Cancellable
    }
    extension ConnectablePublisher {
      func autoconnect() -> Publishers.Autoconnect<Self>
    }
    enum Publishers {
      struct CombineLatest<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B)
      }
      final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        init(upstream: Upstream)
        let upstream: Upstream
      }
    }
    extension Timer {
      static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode) -> Timer.TimerPublisher
      final class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        func connect() -> any Cancellable
      }
    }
    extension NotificationCenter {
      func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
      struct Publisher: Combine.Publisher {
        typealias Output = Notification
        typealias Failure = Never
      }
    }
    """
  )
}
