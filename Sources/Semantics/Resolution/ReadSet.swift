/// What a result was made from: the names, by their hashes, that were looked up in the workspace, found or not, those of
/// members together with the types that they were looked for in. The result stays right as long as each of them still means
/// declarations with the same signatures.
package struct ReadSet: Hashable, Sendable {
  package private(set) var names: Set<Int> = []

  package init() {}

  mutating func insert(_ name: String) { names.insert(name.hashValue) }

  /// A member that was looked for in the declarations of one type.
  mutating func insert(_ name: String, of owner: NominalID) { names.insert(MemberName.hash(name, of: owner.name)) }

  mutating func merge(_ other: ReadSet) {
    if names.isEmpty { names = other.names } else { names.formUnion(other.names) }
  }
}
