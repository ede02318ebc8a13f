extension InterfaceFamily {
  /// The standard library: what its symbol graph of Swift 6.3 states, the everyday part of it.
  static var swift: [InterfaceFamily] {
    [
      swiftFundamentals, swiftLiterals, swiftNumericProtocols, swiftIntegers, swiftFloatingPoints,
      swiftSequenceProtocols, swiftArrays, swiftDictionaries, swiftSets, swiftRanges, swiftSequenceTypes, swiftStrings,
      swiftUnicode, swiftTuples, swiftCodables, swiftKeyPaths, swiftConcurrency, swiftRegexes,
      swiftPointers,
    ]
  }
}
