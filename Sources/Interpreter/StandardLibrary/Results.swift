import Semantics

extension LibraryType {
  /// `Result`: a value or the error in its place.
  static let result = LibraryType(
    name: "Result",
    methods: [
      "get": { value, site in
        guard let parts = parts(value) else { return nil }
        if parts.isSuccess { return parts.payload }
        site.evaluator.throwError(parts.payload)
        return .void
      },
      "map": { value, site in mapped(value, site, isSuccess: true) { result($0, isSuccess: true, site.evaluator) } },
      "mapError": { value, site in
        mapped(value, site, isSuccess: false) { result($0, isSuccess: false, site.evaluator) }
      },
      "flatMap": { value, site in mapped(value, site, isSuccess: true) { $0 } },
      "flatMapError": { value, site in mapped(value, site, isSuccess: false) { $0 } },
    ],
    staticMethods: [
      "success": { site in
        result(site.evaluate(0, as: site.expected?.unwrapped.arguments.first), isSuccess: true, site.evaluator)
      },
      "failure": { site in
        result(site.evaluate(0, as: site.expected?.unwrapped.arguments.last), isSuccess: false, site.evaluator)
      },
    ],
    initializer: { site in
      guard let body = site.function(0) else { return nil }
      let value = site.evaluator.call(body)
      if let error = site.evaluator.takeError() { return result(error, isSuccess: false, site.evaluator) }
      return result(value, isSuccess: true, site.evaluator)
    }
  )

  private static func result(_ payload: Value, isSuccess: Bool, _ evaluator: Evaluator) -> Value {
    .enumeration(
      EnumerationValue(
        type: evaluator.builtIn("Result"),
        caseName: isSuccess ? "success" : "failure",
        labels: [nil],
        payload: [payload]
      )
    )
  }

  private static func parts(_ value: Value) -> (isSuccess: Bool, payload: Value)? {
    guard case .enumeration(let result) = value, let payload = result.payload.first else { return nil }
    return (result.caseName == "success", payload)
  }

  private static func mapped(
    _ value: Value,
    _ site: CallSite,
    isSuccess: Bool,
    _ make: (Value) -> Value
  ) -> Value? {
    guard let parts = parts(value) else { return nil }
    guard parts.isSuccess == isSuccess else { return value }
    return site.function(0).map { make(site.evaluator.call($0, [parts.payload])) }
  }
}

extension Evaluator {
  /// Begins to unwind with an error of the program's.
  func throwError(_ error: Value) {
    if !isInterrupted { interruption = .thrown(error) }
  }

  /// The error that unwinds, which is caught here.
  func takeError() -> Value? {
    guard case .thrown(let error) = interruption else { return nil }
    interruption = .none
    return error
  }

  /// What `make` gives; nil where it throws: the program that a value is made for does not catch the errors of that.
  func unlessThrown(_ make: () -> Value?) -> Value? {
    guard !isInterrupted else { return make() }
    let value = make()
    return takeError() == nil ? value : nil
  }

  /// `error.localizedDescription`: what the program says of its errors, or what Foundation does of others.
  func localizedDescription(of error: Value) -> String {
    if conforms(error, to: "LocalizedError"), case .string(let text)? = property("errorDescription", of: error) {
      return text
    }
    let type = type(of: error).name
    var number = 1
    if case .enumeration(let value) = error {
      number = value.type.nominal?.cases.firstIndex { $0.name == value.caseName } ?? 0
    }
    return "The operation couldn’t be completed. (\(type) error \(number).)"
  }
}
