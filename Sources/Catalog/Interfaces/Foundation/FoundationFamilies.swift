extension InterfaceFamily {
  /// Foundation's declarations.
  static var foundation: [InterfaceFamily] { [] }
}
