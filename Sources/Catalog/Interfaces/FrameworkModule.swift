/// A module of the system as Swift declarations without bodies, for whoever asks what a name means or which type an
/// expression has.
///
/// The notation is that of a `.swiftinterface`, with these differences: every declaration is public without saying so,
/// a declaration without `@available` is as old as its module, and `///` comments are the summaries of the catalogue.
package struct FrameworkModule: Sendable {
  package let name: String
  /// Modules whose declarations are seen by whoever imports this one.
  package let reexports: [String]
  /// Since when the module exists.
  package let availability: Availability
  private let makeFamilies: @Sendable () -> [InterfaceFamily]

  init(
    _ name: String,
    reexports: [String] = [],
    _ availability: Availability = .iOS13,
    families: @escaping @Sendable () -> [InterfaceFamily]
  ) {
    self.name = name
    self.reexports = reexports
    self.availability = availability
    makeFamilies = families
  }

  /// The declarations in families, each a whole source text of its own. Made anew on each call: whoever lowers them
  /// keeps the result.
  package var families: [InterfaceFamily] { makeFamilies() }

  /// All declarations as one source text.
  package var interface: String { families.map(\.text).joined(separator: "\n") }
}

/// Declarations of one module that belong together.
package struct InterfaceFamily: Sendable {
  /// Unique in its module: `Views`, `Bindings`.
  package let name: String
  package let text: String
  package let standing: Standing

  /// How much a family says of the types that it declares.
  package enum Standing: Sendable {
    /// The members that programs commonly use; a type may have more.
    case described
    /// As `described`, for declarations that the Swift toolchain itself has on every platform (the standard library and
    /// swift-foundation): the check against the compiler uses the toolchain's.
    case inToolchain
    /// The types' names only; their members are unknown.
    case namesOnly
  }

  init(_ name: String, standing: Standing = .described, _ text: String) {
    self.name = name
    self.text = text
    self.standing = standing
  }
}
