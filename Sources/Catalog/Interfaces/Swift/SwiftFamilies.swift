extension InterfaceFamily {
  /// Swift's declarations.
  static var swift: [InterfaceFamily] { [] }
}
