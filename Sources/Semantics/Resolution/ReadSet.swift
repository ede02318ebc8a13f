/// What a result was made from: the names, by their hashes, that were looked up in the workspace, found or not, those of
/// members together with the types that they were looked for in. The result stays right as long as each of them still means
/// declarations with the same signatures.
package struct ReadSet: Hashable, Sendable {
  /// Maximum number of names that are noted one by one for a body: beyond it any change of a signature counts.
  private static let mostOfBody = 8_192
  /// The same for what a declaration promises. Thousands of variables that are made from each other would note millions.
  private static let mostOfPromise = 512

  package private(set) var names = NameSet()
  /// Whether everything is noted.
  private var isFull = false

  package init() {}

  mutating func insert(_ name: String) { insert(name.hashValue) }

  /// The name of a type.
  mutating func insert(_ type: NominalID) { insert(type.nameHash) }

  /// A member that was looked for in the declarations of one type.
  mutating func insert(_ name: String, of owner: NominalID) { insert(MemberName.hash(name, of: owner)) }

  mutating func merge(_ other: ReadSet) {
    guard !isFull else { return }
    guard !names.isEmpty, !other.isFull else { return self = other }
    names.formUnion(other.names)
    if names.count > Self.mostOfBody { fill() }
  }

  /// For what a declaration promises.
  mutating func bound() {
    if names.count > Self.mostOfPromise { fill() }
  }

  private mutating func insert(_ name: Int) {
    guard !isFull, names.insert(name), names.count > Self.mostOfBody else { return }
    fill()
  }

  private mutating func fill() {
    names = [AnyDeclaration.name, ImportedModules.name]
    isFull = true
  }
}
