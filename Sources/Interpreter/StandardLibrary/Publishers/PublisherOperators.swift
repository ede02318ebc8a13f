import Semantics

/// Operators that make one publisher of another.
enum PublisherOperators {
  static let all: [String: LibraryType.Method] = perValue.merging(untilSome) { first, _ in first }
    .merging(ofAll) { first, _ in first }.merging(ofErrors) { first, _ in first }

  /// What each value becomes.
  private static let perValue: [String: LibraryType.Method] = [
    "map": { publisher, site in
      each(publisher, site) { function, value, down, evaluator in
        down.receive(evaluator.call(function, [value]), evaluator)
      }
    },
    "tryMap": { publisher, site in
      each(publisher, site) { function, value, down, evaluator in
        let mapped = evaluator.call(function, [value])
        if let error = evaluator.takeError() { down.finish(error, evaluator) } else { down.receive(mapped, evaluator) }
      }
    },
    "compactMap": { publisher, site in
      each(publisher, site) { function, value, down, evaluator in
        let mapped = evaluator.call(function, [value])
        if case .none = mapped { return }
        down.receive(mapped.held, evaluator)
      }
    },
    "filter": { publisher, site in
      each(publisher, site) { function, value, down, evaluator in
        if evaluator.isTrue(evaluator.call(function, [value])) { down.receive(value, evaluator) }
      }
    },
    "flatMap": { publisher, site in
      each(publisher, site) { function, value, down, evaluator in
        let inner = evaluator.call(function, [value]).publisher
        inner?.attach(
          Subscriber(receive: down.receive, finish: { if let error = $0 { down.finish(error, $1) } }),
          evaluator
        )
      }
    },
    "replaceNil": { publisher, site in
      guard let own = publisher.publisher, let other = site.evaluate("with") else { return nil }
      return .foreign(
        own.through { down in
          Subscriber(before: down) { value, evaluator in down.receive(value.isNil ? other : value.held, evaluator) }
        }
      )
    },
    "removeDuplicates": { publisher, site in
      let function = site.count == 0 ? nil : site.function(0)
      return remembering(publisher, Value?.none) { last, value, down, evaluator in
        let isSame = last.map { last in
          function.map { evaluator.isTrue(evaluator.call($0, [last, value])) } ?? evaluator.areEqual(last, value)
        }
        last = value
        if isSame != true { down.receive(value, evaluator) }
      }
    },
    "scan": { publisher, site in
      guard site.count == 2, let function = site.function(1) else { return nil }
      return remembering(publisher, site.evaluate(0)) { result, value, down, evaluator in
        result = evaluator.call(function, [result, value])
        down.receive(result, evaluator)
      }
    },
    "prepend": { publisher, site in
      let first = site.arguments.indices.map { site.evaluate($0) }
      guard let own = publisher.publisher else { return nil }
      return .foreign(
        PublisherValue(joining: [own]) { down, evaluator in
          for value in first { down.receive(value, evaluator) }
          own.attach(down, evaluator)
        }
      )
    },
  ]

  /// What lets some values through.
  private static let untilSome: [String: LibraryType.Method] = [
    "dropFirst": { publisher, site in
      let count = site.count == 0 ? 1 : site.evaluate(0).integer ?? 1
      return remembering(publisher, count) { left, value, down, evaluator in
        if left > 0 { left -= 1 } else { down.receive(value, evaluator) }
      }
    },
    "drop": { publisher, site in
      guard let function = site.function(0) else { return nil }
      return remembering(publisher, true) { drops, value, down, evaluator in
        drops = drops && evaluator.isTrue(evaluator.call(function, [value]))
        if !drops { down.receive(value, evaluator) }
      }
    },
    "prefix": { publisher, site in
      if let function = site.index(of: "while").flatMap({ site.function($0) }) {
        return ending(publisher) { value, down, evaluator in
          guard evaluator.isTrue(evaluator.call(function, [value])) else { return true }
          down.receive(value, evaluator)
          return false
        }
      }
      return site.evaluate(0).integer.flatMap { counting(publisher, $0) }
    },
    "first": { publisher, site in
      guard site.count > 0 else { return counting(publisher, 1) }
      guard let function = site.function(0) else { return nil }
      return ending(publisher) { value, down, evaluator in
        guard evaluator.isTrue(evaluator.call(function, [value])) else { return false }
        down.receive(value, evaluator)
        return true
      }
    },
  ]

  /// What says something when the publisher has ended.
  private static let ofAll: [String: LibraryType.Method] = [
    "append": { publisher, site in
      let added = site.arguments.indices.map { site.evaluate($0) }
      return atEnd(publisher) { _, down, evaluator in
        for value in added { down.receive(value, evaluator) }
      } receiving: {
        $1.receive($0, $2)
      }
    },
    "replaceEmpty": { publisher, site in
      let other = site.evaluate("with") ?? .none
      return atEnd(publisher) { count, down, evaluator in
        if count.isEmpty { down.receive(other, evaluator) }
      } receiving: {
        $1.receive($0, $2)
      }
    },
    "collect": { publisher, site in
      site.count == 0 ? atEnd(publisher) { $1.receive(.array($0), $2) } : nil
    },
    "count": { publisher, _ in atEnd(publisher) { $1.receive(.int($0.count), $2) } },
    "last": { publisher, site in
      site.count > 0
        ? nil
        : atEnd(publisher) { values, down, evaluator in
          if let last = values.last { down.receive(last, evaluator) }
        }
    },
    "reduce": { publisher, site in
      guard site.count == 2, let function = site.function(1) else { return nil }
      let first = site.evaluate(0)
      return atEnd(publisher) { values, down, evaluator in
        down.receive(values.reduce(first) { evaluator.call(function, [$0, $1]) }, evaluator)
      }
    },
  ]

  private static let ofErrors: [String: LibraryType.Method] = [
    "replaceError": { publisher, site in
      let other = site.evaluate("with") ?? .none
      return onError(publisher) { _, down, evaluator in
        down.receive(other, evaluator)
        down.finish(nil, evaluator)
      }
    },
    "catch": { publisher, site in
      guard let function = site.function(0) else { return nil }
      return onError(publisher) { error, down, evaluator in
        evaluator.call(function, [error]).publisher?.attach(down, evaluator)
      }
    },
    "mapError": { publisher, site in
      guard let function = site.function(0) else { return nil }
      return onError(publisher) { error, down, evaluator in down.finish(evaluator.call(function, [error]), evaluator) }
    },
  ]

  // MARK: Forms

  private static func each(
    _ publisher: Value,
    _ site: CallSite,
    _ receive: @escaping (FunctionValue, Value, Subscriber, Evaluator) -> Void
  ) -> Value? {
    guard let own = publisher.publisher, let function = site.function(site.count - 1) else { return nil }
    return .foreign(own.through { down in Subscriber(before: down) { receive(function, $0, down, $1) } })
  }

  /// With something that is remembered from one value to the next.
  private static func remembering<State>(
    _ publisher: Value,
    _ first: State,
    _ receive: @escaping (inout State, Value, Subscriber, Evaluator) -> Void
  ) -> Value? {
    guard let own = publisher.publisher else { return nil }
    return .foreign(
      own.through { down in
        var state = first
        return Subscriber(before: down) { receive(&state, $0, down, $1) }
      }
    )
  }

  private static func counting(_ publisher: Value, _ count: Int) -> Value? {
    guard let own = publisher.publisher else { return nil }
    return .foreign(
      own.through { down in
        var left = count
        return Subscriber { value, evaluator in
          guard left > 0 else { return }
          left -= 1
          down.receive(value, evaluator)
          if left == 0 { down.finish(nil, evaluator) }
        } finish: {
          if left > 0 { down.finish($0, $1) }
        }
      }
    )
  }

  /// Up to the value for which `receive` says that it is the last.
  private static func ending(
    _ publisher: Value,
    _ receive: @escaping (Value, Subscriber, Evaluator) -> Bool
  ) -> Value? {
    guard let own = publisher.publisher else { return nil }
    return .foreign(
      own.through { down in
        var isOver = false
        return Subscriber { value, evaluator in
          guard !isOver else { return }
          isOver = receive(value, down, evaluator)
          if isOver { down.finish(nil, evaluator) }
        } finish: {
          if !isOver { down.finish($0, $1) }
        }
      }
    )
  }

  private static func atEnd(
    _ publisher: Value,
    _ end: @escaping ([Value], Subscriber, Evaluator) -> Void,
    receiving: ((Value, Subscriber, Evaluator) -> Void)? = nil
  ) -> Value? {
    guard let own = publisher.publisher else { return nil }
    return .foreign(
      own.through { down in
        var values: [Value] = []
        return Subscriber { value, evaluator in
          values.append(value)
          receiving?(value, down, evaluator)
        } finish: { error, evaluator in
          if error == nil { end(values, down, evaluator) }
          down.finish(error, evaluator)
        }
      }
    )
  }

  private static func onError(
    _ publisher: Value,
    _ handle: @escaping (Value, Subscriber, Evaluator) -> Void
  ) -> Value? {
    guard let own = publisher.publisher else { return nil }
    return .foreign(
      own.through { down in
        Subscriber(receive: down.receive) { error, evaluator in
          if let error { handle(error, down, evaluator) } else { down.finish(nil, evaluator) }
        }
      }
    )
  }
}
