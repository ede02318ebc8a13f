extension InterfaceFamily {
  /// Observation's declarations.
  static var observation: [InterfaceFamily] { [] }
}
