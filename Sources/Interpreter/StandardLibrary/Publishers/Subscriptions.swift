import Semantics

/// What `sink` and `assign` give back.
final class Subscription: ForeignValue {
  /// It was cancelled, or the publisher has ended.
  private var isOver = false
  private var lastLogged = 0
  private let action: FunctionValue?

  init(_ action: FunctionValue? = nil) { self.action = action }

  func cancel(_ evaluator: Evaluator) {
    guard end(evaluator) else { return }
    if let action { _ = evaluator.call(action) }
  }

  /// False where it was over before.
  private func end(_ evaluator: Evaluator) -> Bool {
    guard !isOver else { return false }
    evaluator.noteWrite(&lastLogged, restore: { self.isOver = false })
    isOver = true
    return true
  }

  /// Subscribes; nothing arrives any more once it is over.
  func attach(
    to publisher: PublisherValue,
    _ evaluator: Evaluator,
    receive: @escaping (Value, Evaluator) -> Void,
    finish: @escaping (_ error: Value?, Evaluator) -> Void = { _, _ in }
  ) -> Value {
    publisher.attach(
      Subscriber { value, evaluator in
        if !self.isOver { receive(value, evaluator) }
      } finish: { error, evaluator in
        if self.end(evaluator) { finish(error, evaluator) }
      },
      evaluator
    )
    return .foreign(self)
  }

  var typeName: String { "AnyCancellable" }
  var description: String { "AnyCancellable" }
  var object: AnyObject? { self }
  func isEqual(to other: any ForeignValue) -> Bool { other is Subscription }
  func hash(into hasher: inout Hasher) {}
}

extension LibraryType {
  static let cancellable = LibraryType(
    name: "AnyCancellable",
    methods: [
      "cancel": { value, site in
        value.subscription?.cancel(site.evaluator)
        return .void
      },
      "store": { _, _ in .void },
    ],
    initializer: { site in
      let first = site.count == 0 ? Value.void : site.evaluate(0)
      if case .function(let function) = first { return .foreign(Subscription(function)) }
      return first.subscription.map { .foreign($0) } ?? .foreign(Subscription())
    }
  )

  static let publisher = LibraryType(
    name: PublisherValue.typeName,
    properties: ["value": { value, _ in value.publisher?.subject?.current }],
    methods: PublisherOperators.all.merging(JoinedPublishers.operators) { first, _ in first }
      .merging(subscribing) { first, _ in first }
  )

  // MARK: Delivery

  private static let subscribing: [String: Method] = {
    var methods: [String: Method] = [
      "receive": { publisher, site in
        guard let own = publisher.publisher else { return nil }
        let isMain = site.evaluate("on").map(isOfMainThread) ?? false
        return .foreign(isMain ? inNextTurn(own, site.span) : .silent)
      },
      "handleEvents": { publisher, site in
        guard let own = publisher.publisher else { return nil }
        guard let function = site.index(of: "receiveOutput").flatMap({ site.function($0) }) else { return publisher }
        return .foreign(
          own.through { down in
            Subscriber(before: down) { value, evaluator in
              _ = evaluator.call(function, [value])
              down.receive(value, evaluator)
            }
          }
        )
      },
      "sink": { publisher, site in sink(publisher, site) },
      "assign": { publisher, site in assign(publisher, site) },
      "send": { publisher, site in
        guard let subject = publisher.publisher?.subject else { return .void }
        if let completion = site.evaluate("completion", as: .named(completion.name)) {
          let error: Value? = if case .enumeration(let end) = completion { end.payload.first } else { nil }
          subject.finish(error, site.evaluator)
        } else {
          subject.send(site.count == 0 ? .void : site.evaluate(0), site.evaluator)
        }
        return .void
      },
      "connect": { _, _ in .foreign(Subscription()) },
    ]
    for name in ["debounce", "decode", "delay", "subscribe", "throttle", "timeout"] {
      methods[name] = { publisher, _ in publisher.publisher.map { _ in .foreign(PublisherValue.silent) } }
    }
    for name in [
      "assertNoFailure", "autoconnect", "eraseToAnyPublisher", "print", "retry", "setFailureType", "share",
    ] {
      methods[name] = { publisher, _ in publisher }
    }
    return methods
  }()

  private static func sink(_ publisher: Value, _ site: CallSite) -> Value? {
    guard let own = publisher.publisher,
      let function = site.index(of: "receiveValue").flatMap({ site.function($0) }) ?? site.function(site.count - 1)
    else { return nil }
    let completion = site.index(of: "receiveCompletion").flatMap { site.function($0) }
    return Subscription().attach(to: own, site.evaluator) { value, evaluator in
      _ = evaluator.call(function, [value])
    } finish: { error, evaluator in
      guard let completion else { return }
      _ = evaluator.call(completion, [end(error)])
    }
  }

  /// How a publisher ends: `.finished`, `.failure(error)`.
  static let completion = LibraryType(
    name: "Subscribers.Completion",
    statics: ["finished": { _ in end(nil) }],
    staticMethods: ["failure": { site in end(site.evaluate(0)) }]
  )

  private static func end(_ error: Value?) -> Value {
    let type = TypeValue.named("Subscribers.Completion")
    guard let error else { return .enumeration(EnumerationValue(type: type, caseName: "finished")) }
    return .enumeration(EnumerationValue(type: type, caseName: "failure", labels: [nil], payload: [error]))
  }

  private static func assign(_ publisher: Value, _ site: CallSite) -> Value? {
    guard let own = publisher.publisher else { return nil }
    if site.labels == ["to"], let property = site.evaluate(0).publisher?.property {
      return Subscription().attach(to: own, site.evaluator) { value, evaluator in
        var owner = Value.object(property.owner)
        _ = evaluator.setProperty(property.name, of: &owner, to: value)
      }
    }
    guard site.labels == ["to", "on"], case .keyPath(let path) = site.evaluate(0) else { return nil }
    let target = site.evaluate(1)
    return Subscription().attach(to: own, site.evaluator) { value, evaluator in
      var owner = target
      evaluator.write(path, of: &owner, to: value)
    }
  }

  private static func isOfMainThread(_ scheduler: Value) -> Bool {
    scheduler.opaque.map { $0.description == "main" } ?? false
  }

  /// The same, each value in the next turn of the run loop.
  private static func inNextTurn(_ publisher: PublisherValue, _ span: SourceSpan) -> PublisherValue {
    publisher.through { down in
      Subscriber { value, evaluator in
        let deliver = FunctionValue(
          .native { _, evaluator in
            down.receive(value, evaluator)
            return .void
          },
          context: .global
        )
        evaluator.schedule(deliver, at: span, isDelayed: false)
      } finish: { error, evaluator in
        let end = FunctionValue(
          .native { _, evaluator in
            down.finish(error, evaluator)
            return .void
          },
          context: .global
        )
        evaluator.schedule(end, at: span, isDelayed: false)
      }
    }
  }
}

extension Value {
  fileprivate var subscription: Subscription? {
    guard case .foreign(let foreign) = self else { return nil }
    return foreign.object as? Subscription
  }
}
