extension InterfaceFamily {
  /// Combine's declarations.
  static var combine: [InterfaceFamily] { [] }
}
