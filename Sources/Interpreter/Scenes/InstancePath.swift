/// Where a view stands among the instances, from the scene's root down: `ContentView`, `List`, `ForEach[2]`, `Row`.
/// Paths share what they have in common.
package final class InstancePath: Sendable {
  private let parent: InstancePath?
  private let label: String
  /// Which element of a loop it is; -1 where it is none.
  private let index: Int
  /// Whether it leads through an element of a loop over data that nobody knows.
  let isGuessed: Bool

  fileprivate init(_ label: String, index: Int = -1, isGuessed: Bool = false, below parent: InstancePath?) {
    self.label = label
    self.index = index
    self.isGuessed = isGuessed || parent?.isGuessed ?? false
    self.parent = parent
  }

  private var name: String { index < 0 ? label : "\(label)[\(index)]" }

  /// The same steps, the last of them included, below another path.
  fileprivate func below(_ other: InstancePath) -> InstancePath {
    InstancePath(label, index: index, isGuessed: isGuessed, below: parent?.below(other) ?? other)
  }

  /// The part of the path below another one; nil where that is all of it.
  func relative(to other: InstancePath?) -> InstancePath? {
    let steps = Array(sequence(first: self, next: \.parent).prefix { $0 !== other })
    return steps.reversed().reduce(nil) { InstancePath($1.label, index: $1.index, isGuessed: $1.isGuessed, below: $0) }
  }

  /// The names from the root down.
  package var names: [String] {
    sequence(first: self, next: \.parent).map(\.name).reversed()
  }
}

extension InstancePath? {
  /// One step further down.
  func appending(_ name: String) -> InstancePath { InstancePath(name, below: self) }

  /// One step to an element of a loop.
  func appending(_ name: String, index: Int, isGuessed: Bool = false) -> InstancePath {
    InstancePath(name, index: index, isGuessed: isGuessed, below: self)
  }

  /// All steps of another path further down.
  func appending(_ other: InstancePath) -> InstancePath { map { other.below($0) } ?? other }
}
