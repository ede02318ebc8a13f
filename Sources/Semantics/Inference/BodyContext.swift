/// Where a body stands: what its names see.
struct BodyContext {
  var scope: LookupScope
  /// The body belongs to the type, not to an instance.
  var isStatic = false
  /// The body is what a property begins with, before there is an instance.
  var isInitialValue = false
  /// The body has a `self`, or is an initial value in a type.
  var isMember = false
  /// What the code around requires of generic parameters.
  var assumptions: [TypeRequirement] = []
}
