/// Where a view stands among the instances, from the scene's root down: `ContentView`, `List`, `ForEach[2]`, `Row`.
/// Paths share what they have in common.
package final class InstancePath: Sendable {
  private let parent: InstancePath?
  private let name: String

  fileprivate init(_ name: String, below parent: InstancePath?) {
    self.name = name
    self.parent = parent
  }

  /// The part of the path below another one; nil where that is all of it.
  func relative(to other: InstancePath?) -> InstancePath? {
    let steps = Array(sequence(first: self, next: \.parent).prefix { $0 !== other })
    return steps.reversed().reduce(nil) { InstancePath($1.name, below: $0) }
  }

  /// The names from the root down.
  package var names: [String] {
    sequence(first: self, next: \.parent).map(\.name).reversed()
  }
}

extension InstancePath? {
  /// One step further down.
  func appending(_ name: String) -> InstancePath { InstancePath(name, below: self) }
}
