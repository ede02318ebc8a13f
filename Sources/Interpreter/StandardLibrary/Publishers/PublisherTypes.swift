import Semantics

extension LibraryType {
  /// Subjects, and publishers of what they are given.
  static let publisherTypes: [LibraryType] =
    ["AnyPublisher", "Just"].map { name in
      LibraryType(
        name: name,
        initializer: { site in
          let first = site.evaluate(0)
          return .foreign(first.publisher ?? PublisherValue([first], completes: true))
        }
      )
    }
    + ["ObservableObjectPublisher", "Record", "URLSession.DataTaskPublisher"].map { name in
      LibraryType(name: name, initializer: { _ in .foreign(PublisherValue.silent) })
    }
    + [
      LibraryType(name: "CurrentValueSubject", initializer: { site in made(Subject(holding: site.evaluate(0)), site) }),
      LibraryType(name: "Deferred", initializer: deferred),
      LibraryType(
        name: "Empty",
        initializer: { site in
          let completes = site.evaluate("completeImmediately").map(site.evaluator.isTrue) ?? true
          return .foreign(completes ? PublisherValue([], completes: true) : .silent)
        }
      ),
      LibraryType(
        name: "Fail",
        initializer: { site in .foreign(PublisherValue(failingWith: site.evaluate("error") ?? .void)) }
      ),
      LibraryType(name: "Future", initializer: future),
      LibraryType(
        name: "Publishers.Sequence",
        initializer: { site in
          guard let sequence = site.evaluate("sequence"), !sequence.isUnknown else { return nil }
          let elements = StandardLibrary.elements(sequence, site.evaluator)
          return .foreign(PublisherValue(elements, completes: true))
        }
      ),
      LibraryType(name: "PassthroughSubject", initializer: { site in made(Subject(), site) }),
    ]
    + JoinedPublishers.types
    + [timer]

  /// A subject belongs to the evaluation that has made it: others find it as it was made.
  private static func made(_ subject: Subject, _ site: CallSite) -> Value {
    site.evaluator.noteEffect()
    site.evaluator.noteTie()
    return .foreign(PublisherValue(subject))
  }

  private static func deferred(_ site: CallSite) -> Value? {
    guard let function = site.function(site.count - 1) else { return nil }
    return .foreign(
      PublisherValue(joining: []) { down, evaluator in
        evaluator.call(function).publisher?.attach(down, evaluator)
      }
    )
  }

  /// Runs its closure at once, and keeps what that promises.
  private static func future(_ site: CallSite) -> Value? {
    guard let function = site.function(site.count - 1) else { return nil }
    var promised: Value?
    let promise = FunctionValue(
      .native { arguments, _ in
        if promised == nil { promised = arguments.first }
        return .void
      },
      context: .global
    )
    if function.closure?.body.waits == true { return .foreign(PublisherValue.silent) }
    _ = site.evaluator.call(function, [.function(promise)])
    guard case .enumeration(let result)? = promised, let value = result.payload.first else {
      return .foreign(PublisherValue.silent)
    }
    return .foreign(
      result.caseName == "success" ? PublisherValue([value], completes: true) : PublisherValue(failingWith: value)
    )
  }
}
