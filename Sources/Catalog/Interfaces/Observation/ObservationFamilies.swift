extension InterfaceFamily {
  /// Observation: what its symbol graph of Swift 6.3 states, the everyday part of it.
  static var observation: [InterfaceFamily] {
    [observationValues]
  }
}
