extension InterfaceFamily {
  /// CoreGraphics: what its symbol graph of Swift 6.3 states, the everyday part of it.
  static var coreGraphics: [InterfaceFamily] {
    [coreGraphicsGeometry, coreGraphicsDrawing]
  }
}
