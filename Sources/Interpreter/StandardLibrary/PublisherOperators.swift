/// Operators of publishers that depend on the values before, or on all of them.
extension PublisherValue {
  static let operators: [String: LibraryType.Method] = [
    "removeDuplicates": { value, site in
      guard let own = value.publisher else { return nil }
      let function = site.count == 0 ? nil : site.function(0)
      var kept: [Value] = []
      for new in own.values {
        let isSame = kept.last.map { last in
          function.map { site.evaluator.isTrue(site.evaluator.call($0, [last, new])) }
            ?? site.evaluator.areEqual(last, new)
        }
        if isSame != true { kept.append(new) }
      }
      return .foreign(own.with(kept))
    },
    "scan": { value, site in
      guard let own = value.publisher, site.count == 2, let function = site.function(1) else { return nil }
      var current = site.evaluate(0)
      let results = own.values.map { new in
        current = site.evaluator.call(function, [current, new])
        return current
      }
      return .foreign(own.with(results))
    },
    "append": { value, site in
      guard let own = value.publisher else { return nil }
      let added = site.arguments.indices.map { site.evaluate($0) }
      return .foreign(own.completes ? own.with(own.values + added) : own)
    },
    "drop": { value, site in
      guard let own = value.publisher, let function = site.function(0) else { return nil }
      return .foreign(own.with(Array(own.values.drop { site.evaluator.isTrue(site.evaluator.call(function, [$0])) })))
    },
    "replaceEmpty": { value, site in
      guard let own = value.publisher, own.completes, own.values.isEmpty else { return value }
      return .foreign(own.with([site.evaluate("with") ?? .none]))
    },
    // The following say something when the publisher has ended.
    "collect": { value, site in site.count == 0 ? value.publisher?.whole { .array($0) } : nil },
    "count": { value, _ in value.publisher?.whole { .int($0.count) } },
    "last": { value, site in
      guard let own = value.publisher, site.count == 0 else { return nil }
      return .foreign(own.with(own.completes ? own.values.suffix(1) : []))
    },
    "reduce": { value, site in
      guard let own = value.publisher, site.count == 2, let function = site.function(1) else { return nil }
      return own.whole { $0.reduce(site.evaluate(0)) { site.evaluator.call(function, [$0, $1]) } }
    },
  ]

  /// What is made of all values of a publisher that ends; nothing of one that goes on.
  private func whole(_ make: ([Value]) -> Value) -> Value { .foreign(with(completes ? [make(values)] : [])) }
}
