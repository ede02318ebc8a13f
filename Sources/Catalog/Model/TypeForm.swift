/// How a type of the catalogue is declared.
package enum TypeForm: Hashable, Sendable {
  /// A structure, its members static properties.
  case structure
  /// An enumeration, its members cases.
  case enumeration
  /// An option set.
  case options
  /// A protocol with a structure for each member: `ButtonStyle.plain` is a `PlainButtonStyle`.
  case style
  /// In a form of its own, which the written interfaces state.
  case written
}
