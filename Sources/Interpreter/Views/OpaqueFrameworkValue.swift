/// A value of a type that has no effect here: an animation, a scroll proxy, a gesture. Its members are opaque too.
struct OpaqueFrameworkValue: ForeignValue, Hashable {
  let typeName: String
  /// What it stands in for, by its name in the source.
  var name: String?

  var conformances: [String] { typeName == "View" ? ["View"] : [] }

  var description: String { typeName }
}
