extension InterfaceFamily {
  /// Foundation: what its symbol graph of Swift 6.3 states, the everyday part of it.
  static var foundation: [InterfaceFamily] {
    [
      foundationDates, foundationFormatters, foundationFormatting, foundationFormattingMore, foundationConfigurations,
      foundationDateSymbols, foundationIdentifiers,
      foundationAddresses, foundationLocales, foundationMathematics, foundationObjects, foundationServices,
      foundationNetworking, foundationResources, foundationUnits, foundationDurations,
      foundationDispatching, foundationOptions,
      foundationApple, foundationAttributes,
    ]
  }
}
