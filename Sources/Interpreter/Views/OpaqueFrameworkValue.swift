/// A value of a type that has no effect here: an animation, a scroll proxy, a gesture. Its members are opaque too.
struct OpaqueFrameworkValue: ForeignValue, Hashable {
  /// A modifier that changes nothing: it is handed on to `modifier` as others are.
  static let emptyModifier = "EmptyModifier"

  let typeName: String
  /// What it stands in for, by its name in the source.
  var name: String?

  var conformances: [String] { typeName == "View" ? ["View"] : [] }

  var description: String { typeName }
}
