import Semantics

/// Publishers that are made of several.
enum JoinedPublishers {
  static let operators: [String: LibraryType.Method] = [
    "combineLatest": { publisher, site in joined(publisher, site, latest) },
    "merge": { publisher, site in
      publisher.publisher.flatMap { first in others(site).map { .foreign(merged([first] + $0.publishers)) } }
    },
    "switchToLatest": { publisher, _ in publisher.publisher.map { .foreign(switched($0)) } },
    "zip": { publisher, site in joined(publisher, site, zipped) },
  ]

  static let types: [LibraryType] =
    ["Merge", "Merge3", "Merge4", "MergeMany"].map { name in
      LibraryType(
        name: "Publishers." + name,
        initializer: { site in
          if case .array(let elements) = site.evaluate(0) {
            return .foreign(merged(elements.compactMap(\.publisher)))
          }
          return others(site).map { .foreign(merged($0.publishers)) }
        }
      )
    }
    + ["CombineLatest", "CombineLatest3", "CombineLatest4"].map { type($0, latest) }
    + ["Zip", "Zip3", "Zip4"].map { type($0, zipped) }

  private typealias Joining = ([PublisherValue], _ transform: FunctionValue?) -> PublisherValue

  private static func type(
    _ name: String,
    _ join: @escaping @Sendable ([PublisherValue], FunctionValue?) -> PublisherValue
  )
    -> LibraryType
  {
    LibraryType(
      name: "Publishers." + name,
      initializer: { site in others(site).map { .foreign(join($0.publishers, nil)) } }
    )
  }

  private static func joined(_ publisher: Value, _ site: CallSite, _ join: Joining) -> Value? {
    guard let first = publisher.publisher, let others = others(site) else { return nil }
    return .foreign(join([first] + others.publishers, others.transform))
  }

  /// The publishers among the arguments, and the closure behind them.
  private static func others(_ site: CallSite) -> (publishers: [PublisherValue], transform: FunctionValue?)? {
    var publishers: [PublisherValue] = []
    var transform: FunctionValue?
    for index in site.arguments.indices {
      let argument = site.evaluate(index)
      if let publisher = argument.publisher {
        publishers.append(publisher)
      } else if case .function(let function) = argument {
        transform = function
      } else {
        return nil
      }
    }
    return (publishers, transform)
  }

  private static func merged(_ all: [PublisherValue]) -> PublisherValue {
    PublisherValue(joining: all) { down, evaluator in
      let end = EndOfAll(all.count)
      if all.isEmpty { down.finish(nil, evaluator) }
      for publisher in all {
        publisher.attach(Subscriber(receive: down.receive) { end.note($0, down, $1) }, evaluator)
      }
    }
  }

  /// The latest value of each, as soon as each has one.
  @Sendable private static func latest(_ all: [PublisherValue], _ transform: FunctionValue?) -> PublisherValue {
    PublisherValue(joining: all) { down, evaluator in
      var latest: [Value?] = all.map { _ in nil }
      let end = EndOfAll(all.count)
      for (index, publisher) in all.enumerated() {
        let subscriber = Subscriber { value, evaluator in
          latest[index] = value
          let values = latest.compactMap(\.self)
          guard values.count == latest.count else { return }
          down.receive(together(values, transform, evaluator), evaluator)
        } finish: {
          end.note($0, down, $1)
        }
        publisher.attach(subscriber, evaluator)
      }
    }
  }

  /// The first values of all, then the second ones, and so on.
  @Sendable private static func zipped(_ all: [PublisherValue], _ transform: FunctionValue?) -> PublisherValue {
    PublisherValue(joining: all) { down, evaluator in
      var waiting: [[Value]] = all.map { _ in [] }
      let end = EndOfAll(all.count)
      for (index, publisher) in all.enumerated() {
        let subscriber = Subscriber { value, evaluator in
          waiting[index].append(value)
          evaluator.spend(waiting.reduce(0) { $0 + $1.count } / 16)
          let values = waiting.compactMap(\.first)
          guard values.count == waiting.count else { return }
          for index in waiting.indices { waiting[index].removeFirst() }
          down.receive(together(values, transform, evaluator), evaluator)
        } finish: {
          end.note($0, down, $1)
        }
        publisher.attach(subscriber, evaluator)
      }
    }
  }

  /// What the publisher that came last delivers.
  private static func switched(_ outer: PublisherValue) -> PublisherValue {
    outer.through { down in
      var number = 0
      return Subscriber(before: down) { value, evaluator in
        number += 1
        let own = number
        let inner = Subscriber {
          if number == own { down.receive($0, $1) }
        } finish: { _, _ in
        }
        value.publisher?.attach(inner, evaluator)
      }
    }
  }

  private static func together(_ values: [Value], _ transform: FunctionValue?, _ evaluator: Evaluator) -> Value {
    transform.map { evaluator.call($0, values) } ?? .tuple(TupleValue(values))
  }

  /// Ends a publisher when all of those that it is made of have ended, or one has failed.
  private final class EndOfAll {
    private var left: Int

    init(_ count: Int) { left = count }

    func note(_ error: Value?, _ down: Subscriber, _ evaluator: Evaluator) {
      guard left > 0 else { return }
      left = error == nil ? left - 1 : 0
      if left == 0 { down.finish(error, evaluator) }
    }
  }
}
