import Semantics

/// A publisher of Combine: what it delivers as soon as somebody subscribes. What comes later (from a timer, the network, a
/// subject that is sent to) is not run, as `.task` is not.
struct PublisherValue: ForeignValue {
  /// When the values arrive, the earliest first.
  enum Delivery: Comparable {
    case atOnce
    /// In the next turn of the run loop.
    case nextTurn
    /// After the first screen.
    case later
  }

  static let typeName = "Publisher"

  var values: [Value] = []
  var delivery = Delivery.atOnce
  /// It ends after these values.
  var completes = false
  var hasMutatingMethods: Bool { true }

  var typeName: String { Self.typeName }
  var conformances: [String] { ["Publisher"] }
  var description: String { Self.typeName }

  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? PublisherValue else { return false }
    return other.delivery == delivery && Value.array(other.values).isEqual(to: .array(values))
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values.count) }

  /// The same with other values.
  func with(_ values: [Value]) -> PublisherValue {
    PublisherValue(values: values, delivery: delivery, completes: completes)
  }

  /// The same where scheduling puts delivery off at least that far.
  func after(_ other: Delivery) -> PublisherValue {
    PublisherValue(values: values, delivery: max(delivery, other), completes: completes)
  }
}

extension Value {
  var publisher: PublisherValue? { foreign(PublisherValue.self) }
}

extension LibraryType {
  static let publisher = LibraryType(
    name: PublisherValue.typeName,
    properties: ["value": { value, _ in value.publisher?.values.last }],
    setters: [
      "value": { value, new in
        guard let own = value.publisher else { return false }
        value = .foreign(own.with([new]))
        return true
      }
    ],
    methods: PublisherValue.operators.merging(transforming) { first, _ in first }
      .merging(combining) { first, _ in first }.merging(subscribing) { first, _ in first },
    mutatingMethods: ["send": sending]
  )

  /// Subjects and publishers that deliver what they hold, or nothing by themselves.
  static let publisherTypes: [LibraryType] =
    ["AnyPublisher", "CurrentValueSubject", "Just"].map { name in
      LibraryType(
        name: name,
        initializer: { site in
          let first = site.evaluate(0)
          return .foreign(first.publisher ?? PublisherValue(values: [first], completes: name == "Just"))
        }
      )
    }
    + ["Merge", "Merge3", "Merge4", "MergeMany"].map { name in
      LibraryType(
        name: "Publishers." + name,
        initializer: { site in site.evaluate(0).publisher.flatMap { merged($0, site.dropFirst(1)) } }
      )
    }
    + ["Empty", "Fail", "Future", "ObservableObjectPublisher", "PassthroughSubject"].map { name in
      LibraryType(name: name, initializer: { _ in .foreign(PublisherValue(delivery: .later)) })
    }
    + ["CombineLatest", "CombineLatest3", "CombineLatest4", "Zip", "Zip3", "Zip4"].map { name in
      LibraryType(
        name: "Publishers." + name,
        initializer: { site in site.evaluate(0).publisher.flatMap { joined(.foreign($0), site.dropFirst(1)) } }
      )
    }
    + [
      LibraryType(name: "Timer", staticMethods: ["publish": { _ in .foreign(PublisherValue(delivery: .later)) }])
    ]

  static let cancellable = LibraryType(
    name: "AnyCancellable",
    methods: ["cancel": { _, _ in .void }, "store": { _, _ in .void }],
    initializer: { _ in subscription }
  )

  private static var subscription: Value { .foreign(OpaqueValue(typeName: "AnyCancellable", description: "")) }

  // MARK: One publisher

  private static let transforming: [String: Method] = [
    "map": { publisher, site in mapped(publisher, site) { $0.append($1) } },
    "tryMap": { publisher, site in mapped(publisher, site) { $0.append($1) } },
    "compactMap": { publisher, site in
      mapped(publisher, site) { if case .none = $1 {} else { $0.append($1) } }
    },
    "flatMap": { publisher, site in
      guard var result = publisher.publisher, let function = site.function(site.count - 1) else { return nil }
      let inner = result.values.map {
        site.evaluator.call(function, [$0]).publisher ?? PublisherValue(delivery: .later)
      }
      result.values = inner.flatMap(\.values)
      return .foreign(inner.reduce(result) { $0.after($1.delivery) })
    },
    "filter": { publisher, site in
      guard let own = publisher.publisher, let function = site.function(0) else { return nil }
      return .foreign(own.with(own.values.filter { site.evaluator.call(function, [$0]).isEqual(to: .bool(true)) }))
    },
    "dropFirst": { publisher, site in
      let count = site.count == 0 ? 1 : site.evaluate(0).integer ?? 1
      return publisher.publisher.map { .foreign($0.with(Array($0.values.dropFirst(max(count, 0))))) }
    },
    "prefix": { publisher, site in
      guard let count = site.evaluate(0).integer else { return nil }
      return publisher.publisher.map { .foreign($0.with(Array($0.values.prefix(max(count, 0))))) }
    },
    "first": { publisher, site in
      guard site.count == 0 else { return nil }
      return publisher.publisher.map { .foreign($0.with(Array($0.values.prefix(1)))) }
    },
    "prepend": { publisher, site in
      let new = site.arguments.indices.map { site.evaluate($0) }
      return publisher.publisher.map { .foreign($0.with(new + $0.values)) }
    },
    "replaceNil": { publisher, site in
      guard let own = publisher.publisher, let other = site.evaluate("with") else { return nil }
      return .foreign(own.with(own.values.map { if case .none = $0 { other } else { $0 } }))
    },
  ]

  private static func mapped(
    _ publisher: Value,
    _ site: CallSite,
    _ append: (inout [Value], Value) -> Void
  ) -> Value? {
    guard let own = publisher.publisher, let function = site.function(0) else { return nil }
    var values: [Value] = []
    for value in own.values { append(&values, site.evaluator.call(function, [value])) }
    return .foreign(own.with(values))
  }

  // MARK: Several publishers

  private static let combining: [String: Method] = [
    "combineLatest": { publisher, site in joined(publisher, site) },
    "zip": { publisher, site in joined(publisher, site) },
    "merge": { publisher, site in publisher.publisher.flatMap { merged($0, site) } },
  ]

  private static func merged(_ first: PublisherValue, _ site: CallSite) -> Value? {
    var result = first
    for index in site.arguments.indices {
      guard let other = site.evaluate(index).publisher else { return nil }
      result.values += other.values
      result.completes = result.completes && other.completes
      result = result.after(other.delivery)
    }
    return .foreign(result)
  }

  /// The latest value of each as a tuple, once each has one; what a closure makes of them where one is given.
  private static func joined(_ publisher: Value, _ site: CallSite) -> Value? {
    guard let first = publisher.publisher else { return nil }
    var latest = [first.values.last]
    var result = first
    var transform: FunctionValue?
    for index in site.arguments.indices {
      let argument = site.evaluate(index)
      if let other = argument.publisher {
        latest.append(other.values.last)
        result = result.after(other.delivery)
      } else if case .function(let function) = argument {
        transform = function
      } else {
        return nil
      }
    }
    let values = latest.compactMap(\.self)
    guard values.count == latest.count else { return .foreign(result.with([])) }
    return .foreign(result.with([transform.map { site.evaluator.call($0, values) } ?? .tuple(TupleValue(values))]))
  }

  // MARK: Delivery

  private static let subscribing: [String: Method] = {
    var methods: [String: Method] = [
      "receive": { publisher, site in
        let isMain = site.evaluate("on").map(isOfMainThread) ?? false
        return publisher.publisher.map { .foreign($0.after(isMain ? .nextTurn : .later)) }
      },
      "sink": { publisher, site in
        guard let own = publisher.publisher,
          let function = site.index(of: "receiveValue").flatMap({ site.function($0) })
            ?? site.function(site.count - 1)
        else { return nil }
        deliver(own, site) { site.evaluator.call(function, [$0]) }
        return subscription
      },
      "assign": { publisher, site in
        guard let own = publisher.publisher, let value = own.values.last else { return subscription }
        guard own.delivery == .atOnce else { return subscription }
        if site.labels == ["to"] { site.modify(0) { $0 = value } }
        if site.labels == ["to", "on"], case .keyPath(let path) = site.evaluate(0) {
          site.modify(1) { site.evaluator.write(path, of: &$0, to: value) }
        }
        return subscription
      },
      "send": { _, site in
        _ = sending(site, nil)
        return .void
      },
      "connect": { _, _ in subscription },
    ]
    for name in ["debounce", "decode", "delay", "subscribe", "throttle", "timeout"] {
      methods[name] = { publisher, _ in publisher.publisher.map { .foreign($0.after(.later)) } }
    }
    for name in [
      "assertNoFailure", "autoconnect", "catch", "eraseToAnyPublisher", "handleEvents", "mapError", "print",
      "replaceError", "retry", "setFailureType", "share",
    ] {
      methods[name] = { publisher, _ in publisher }
    }
    return methods
  }()

  /// A subject that holds a value holds the one that was sent last; who has subscribed is not told.
  private static let sending: MutatingMethod = { site, _ in
    let sent = site.arguments.indices.map { site.evaluate($0) }
    // Without a value it says that something changed, which is looked at after each update anyway.
    if site.count > 0, site.labels != ["completion"] {
      site.evaluator.note(UnknownRecord(span: site.span, reason: "what is sent to a publisher is not delivered"))
    }
    return { value in
      if let own = value.publisher, !own.values.isEmpty, site.labels == [nil], let new = sent.first {
        value = .foreign(own.with([new]))
      }
      return .void
    }
  }

  private static func isOfMainThread(_ scheduler: Value) -> Bool {
    scheduler.opaque.map { $0.description == "main" } ?? false
  }

  private static func deliver(_ publisher: PublisherValue, _ site: CallSite, _ action: @escaping (Value) -> Value) {
    switch publisher.delivery {
    case .atOnce: for value in publisher.values { _ = action(value) }
    case .nextTurn:
      for value in publisher.values {
        let function = FunctionValue(.native { _, _ in action(value) }, context: .global)
        site.evaluator.schedule(function, at: site.span, isDelayed: false)
      }
    case .later: return
    }
  }
}
