/// Where a view stands among the instances, from the scene's root down: `ContentView`, `List`, `ForEach[2]`, `Row`.
/// Paths share what they have in common.
package final class InstancePath: Sendable {
  private let parent: InstancePath?
  private let name: String

  fileprivate init(_ name: String, below parent: InstancePath?) {
    self.name = name
    self.parent = parent
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
