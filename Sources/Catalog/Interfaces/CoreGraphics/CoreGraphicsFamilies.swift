extension InterfaceFamily {
  /// CoreGraphics's declarations.
  static var coreGraphics: [InterfaceFamily] { [] }
}
