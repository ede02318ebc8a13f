/// What a unit declares by one name, as its users know it.
package struct NameSignature: Equatable, Sendable {
  /// The hash of the name; a member counts by its name, and by that together with its type's.
  package let name: Int
  /// A hash of the declarations of that name without the code of their bodies.
  package let signature: UInt64
  /// The same of those among them that are found without a look at the type around them. The members of a structure,
  /// class, actor or enumeration itself are found only by who has read the declaration they stand in; those of extensions
  /// and protocols, operators, cases and nested types are found by their names.
  package let found: UInt64
}
