extension InterfaceFamily {
  /// Regular expressions: what a literal is, and what a match tells of its captures.
  static let swiftRegexes = InterfaceFamily(
    "Regexes",
    standing: .inToolchain,
    #"""
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    struct Regex<Output>: RegexComponent {
      typealias RegexOutput = Output
      var regex: Regex<Output> { get }
      init(_ pattern: String) throws where Output == AnyRegexOutput
      init(_ pattern: String, as outputType: Output.Type = Output.self) throws
      init(verbatim verbatimString: String) where Output == Substring
      func wholeMatch(in string: String) throws -> Regex<Output>.Match?
      func wholeMatch(in string: Substring) throws -> Regex<Output>.Match?
      func prefixMatch(in string: String) throws -> Regex<Output>.Match?
      func prefixMatch(in string: Substring) throws -> Regex<Output>.Match?
      func firstMatch(in string: String) throws -> Regex<Output>.Match?
      func firstMatch(in string: Substring) throws -> Regex<Output>.Match?
      func contains(captureNamed name: String) -> Bool
      func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output>
      func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Output>
      func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Output>
      func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Output>
      func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output>
      func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output>
      @dynamicMemberLookup struct Match {
        var range: Range<String.Index> { get }
        var output: Output { get }
        subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { get }
        subscript(name: String) -> AnyRegexOutput.Element? { get }
      }
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    struct AnyRegexOutput: RandomAccessCollection {
      typealias Index = Int
      var startIndex: Int { get }
      var endIndex: Int { get }
      var count: Int { get }
      subscript(position: Int) -> AnyRegexOutput.Element { get }
      subscript(name: String) -> AnyRegexOutput.Element? { get }
      struct Element {
        var range: Range<String.Index>? { get }
        var substring: Substring? { get }
        var value: Any? { get }
        var name: String? { get }
      }
    }
    """#
  )
}
