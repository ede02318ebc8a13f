/// Values of any types, the first pushed first (Apple: NavigationPath).
struct NavigationPathValue: ForeignValue {
  var elements: [Value] = []

  var typeName: String { "NavigationPath" }

  var hasMutatingMethods: Bool { true }

  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? NavigationPathValue, other.elements.count == elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { $0.isEqual(to: $1) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    for element in elements { element.hash(into: &hasher) }
  }

  var description: String { "NavigationPath" }
}

extension LibraryType {
  /// No path is longer.
  private static let mostElements = 10_000

  static let navigationPath = LibraryType(
    name: "NavigationPath",
    properties: [
      "count": { value, _ in value.foreign(NavigationPathValue.self).map { .int($0.elements.count) } },
      "isEmpty": { value, _ in value.foreign(NavigationPathValue.self).map { .bool($0.elements.isEmpty) } },
    ],
    mutatingMethods: [
      "append": { site, _ in
        guard site.count == 1 else { return nil }
        let added = site.evaluate(0)
        return change { if $0.count < mostElements { $0.append(added) } }
      },
      "removeLast": { site, _ in
        let count = site.count == 0 ? 1 : site.evaluate(0).integer ?? 1
        return change { $0.removeLast(min(max(count, 0), $0.count)) }
      },
    ],
    initializer: { site in
      guard site.count > 0 else { return .foreign(NavigationPathValue()) }
      let elements = site.evaluator.elements(of: site.evaluate(0), at: site.span)
      return .foreign(NavigationPathValue(elements: elements))
    }
  )

  private static func change(_ edit: @escaping (inout [Value]) -> Void) -> (inout Value) -> Value {
    { value in
      guard var path = value.foreign(NavigationPathValue.self) else { return .void }
      edit(&path.elements)
      value = .foreign(path)
      return .void
    }
  }
}
