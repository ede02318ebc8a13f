extension InterfaceFamily {
  /// Strings and characters.
  static let swiftStrings = InterfaceFamily(
    "Strings",
    standing: .inToolchain,
    #"""
    protocol StringProtocol: Comparable, Equatable, Hashable, ExpressibleByStringInterpolation, ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral, LosslessStringConvertible, CustomStringConvertible, BidirectionalCollection, Collection, Sequence where Element == Character, Index == String.Index, Self.StringInterpolation == DefaultStringInterpolation, SubSequence: StringProtocol {
      associatedtype UTF8View: Collection where Self.UTF8View.Element == UInt8, Self.UTF8View.Index == String.Index
      associatedtype UTF16View: BidirectionalCollection where Self.UTF16View.Element == UInt16, Self.UTF16View.Index == String.Index
      associatedtype UnicodeScalarView: BidirectionalCollection where Self.UnicodeScalarView.Element == Unicode.Scalar, Self.UnicodeScalarView.Index == String.Index
      associatedtype SubSequence = Substring
      var utf8: Self.UTF8View { get }
      var utf16: Self.UTF16View { get }
      var unicodeScalars: Self.UnicodeScalarView { get }
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func lowercased() -> String
      func uppercased() -> String
    }
    extension StringProtocol {
      func canBeConverted(to encoding: String.Encoding) -> Bool
      func caseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
      func commonPrefix<T>(with aString: T, options: String.CompareOptions = []) -> String where T: StringProtocol
      func compare<T>(_ aString: T, options mask: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil) -> ComparisonResult where T: StringProtocol
      func components(separatedBy separator: CharacterSet) -> [String]
      func cString(using encoding: String.Encoding) -> [CChar]?
      var decomposedStringWithCanonicalMapping: String { get }
      var decomposedStringWithCompatibilityMapping: String { get }
      func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)
      var fastestEncoding: String.Encoding { get }
      func getCString(_ buffer: inout [CChar], maxLength: Int, encoding: String.Encoding) -> Bool
      func lengthOfBytes(using encoding: String.Encoding) -> Int
      func localizedCaseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
      func localizedCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
      func localizedStandardCompare<T>(_ string: T) -> ComparisonResult where T: StringProtocol
      func maximumLengthOfBytes(using encoding: String.Encoding) -> Int
      var precomposedStringWithCanonicalMapping: String { get }
      var precomposedStringWithCompatibilityMapping: String { get }
      func localizedStandardContains<T>(_ string: T) -> Bool where T: StringProtocol
      var smallestEncoding: String.Encoding { get }
      func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
      func appending<T>(_ aString: T) -> String where T: StringProtocol
      func folding(options: String.CompareOptions = [], locale: Locale?) -> String
      func padding<T>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String where T: StringProtocol
      var removingPercentEncoding: String? { get }
      func replacingCharacters<T, R>(in range: R, with replacement: T) -> String where T: StringProtocol, R: RangeExpression, R.Bound == String.Index
      func replacingOccurrences<Target, Replacement>(of target: Target, with replacement: Replacement, options: String.CompareOptions = [], range searchRange: Range<Index>? = nil) -> String where Target: StringProtocol, Replacement: StringProtocol
      func trimmingCharacters(in set: CharacterSet) -> String
      func enumerateSubstrings<R>(in range: R, options opts: String.EnumerationOptions = [], _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void) where R: RangeExpression, R.Bound == String.Index
      func rangeOfCharacter(from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<Index>? = nil) -> Range<Index>?
      func rangeOfComposedCharacterSequence(at anIndex: Index) -> Range<Index>
      func rangeOfComposedCharacterSequences<R>(for range: R) -> Range<Index> where R: RangeExpression, R.Bound == String.Index
      func range<T>(of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil, locale: Locale? = nil) -> Range<Index>? where T: StringProtocol
      func localizedStandardRange<T>(of string: T) -> Range<Index>? where T: StringProtocol
      func contains<T>(_ other: T) -> Bool where T: StringProtocol
      func localizedCaseInsensitiveContains<T>(_ other: T) -> Bool where T: StringProtocol
      func substring(from index: Index) -> String
      func substring(to index: Index) -> String
      func substring(with aRange: Range<Index>) -> String
      var capitalized: String { get }
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
      func components<T>(separatedBy separator: T) -> [String] where T: StringProtocol
      func lineRange(for range: some RangeExpression<String.Index>) -> Range<Index>
      func paragraphRange(for range: some RangeExpression<String.Index>) -> Range<Index>
      var localizedCapitalized: String { get }
      func capitalized(with locale: Locale?) -> String
      var localizedLowercase: String { get }
      func lowercased(with locale: Locale?) -> String
      var localizedUppercase: String { get }
      func uppercased(with locale: Locale?) -> String
      static func != <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
      @_disfavoredOverload func contains(_ other: String) -> Bool
      @_disfavoredOverload func contains(_ other: Substring) -> Bool
    }
    struct String: Decodable, Encodable, Hashable, Equatable, Sendable, ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral, CustomStringConvertible, BidirectionalCollection, Collection, Sequence, Comparable, StringProtocol, LosslessStringConvertible, ExpressibleByStringInterpolation, RangeReplaceableCollection {
      typealias EncodingConversionOptions = NSString.EncodingConversionOptions
      typealias EnumerationOptions = NSString.EnumerationOptions
      static var availableStringEncodings: [String.Encoding] { get }
      static var defaultCStringEncoding: String.Encoding { get }
      static func localizedName(of encoding: String.Encoding) -> String
      init?(utf8String bytes: [CChar])
      init(contentsOfFile path: String) throws
      init(contentsOf url: URL) throws
      init?(cString: [CChar], encoding enc: String.Encoding)
      init(_ cocoaString: NSString)
      init(_ characters: Slice<AttributedString.CharacterView>)
      init?(data: Data, encoding: String.Encoding)
      init?<S>(bytes: S, encoding: String.Encoding) where S: Sequence, S.Element == UInt8
      init(contentsOfFile path: String, encoding enc: String.Encoding) throws
      init(contentsOf url: URL, encoding enc: String.Encoding) throws
      init(contentsOfFile path: String, usedEncoding: inout String.Encoding) throws
      init(contentsOf url: URL, usedEncoding: inout String.Encoding) throws
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
      init(_ key: URL.Template.VariableName)
      init(_ c: Character)
      init(from decoder: any Decoder) throws
      var codingKey: any CodingKey { get }
      init?<T>(codingKey: T) where T: CodingKey
      init(cString nullTerminatedUTF8: [CChar])
      init(cString nullTerminatedUTF8: [UInt8])
      init?(validatingCString nullTerminatedUTF8: [CChar])
      init?(validatingUTF8 cString: [CChar])
      init()
      init(_ scalar: Unicode.Scalar)
      init(stringLiteral value: String)
      static func + (lhs: String, rhs: String) -> String
      static func += (lhs: inout String, rhs: String)
      func lowercased() -> String
      func uppercased() -> String
      init<T>(_ value: T) where T: LosslessStringConvertible
      var description: String { get }
      typealias SubSequence = Substring
      typealias Element = Character
      var startIndex: String.Index { get }
      var endIndex: String.Index { get }
      var count: Int { get }
      func index(after i: String.Index) -> String.Index
      func index(before i: String.Index) -> String.Index
      func index(_ i: String.Index, offsetBy distance: Int) -> String.Index
      func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?
      func distance(from start: String.Index, to end: String.Index) -> Int
      subscript(i: String.Index) -> Character { get }
      func makeIterator() -> String.Iterator
      static func == (lhs: String, rhs: String) -> Bool
      static func < (lhs: String, rhs: String) -> Bool
      static func ~= (lhs: String, rhs: Substring) -> Bool
      init(stringInterpolation: DefaultStringInterpolation)
      init(repeating repeatedValue: String, count: Int)
      var isEmpty: Bool { get }
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      init<T>(_ value: T, radix: Int = 10, uppercase: Bool = false) where T: BinaryInteger
      init(repeating repeatedValue: Character, count: Int)
      init<S>(_ other: S) where S: LosslessStringConvertible, S: Sequence, S.Element == Character
      init<S>(_ characters: S) where S: Sequence, S.Element == Character
      mutating func append(_ other: String)
      mutating func append(_ c: Character)
      mutating func append(contentsOf newElements: String)
      mutating func append(contentsOf newElements: Substring)
      mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Character
      mutating func replaceSubrange<C>(_ subrange: Range<String.Index>, with newElements: C) where C: Collection, C.Element == Character
      mutating func insert(_ newElement: Character, at i: String.Index)
      mutating func insert<S>(contentsOf newElements: S, at i: String.Index) where S: Collection, S.Element == Character
      @discardableResult mutating func remove(at i: String.Index) -> Character
      mutating func removeSubrange(_ bounds: Range<String.Index>)
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      func max<T>(_ x: T, _ y: T) -> T where T: Comparable
      func min<T>(_ x: T, _ y: T) -> T where T: Comparable
      init(_ unicodeScalars: String.UnicodeScalarView)
      typealias UnicodeScalarIndex = String.UnicodeScalarView.Index
      var unicodeScalars: String.UnicodeScalarView { get set }
      var utf16: String.UTF16View { get set }
      init(_ utf16: String.UTF16View)
      var utf8: String.UTF8View { get set }
      init(_ utf8: String.UTF8View)
      init(_ substring: Substring)
      init?(_ codeUnits: Substring.UTF8View)
      init?(_ codeUnits: Substring.UTF16View)
      init(_ content: Substring.UnicodeScalarView)
      subscript(r: Range<String.Index>) -> Substring { get }
      init<Subject>(describing instance: Subject)
      init<Subject>(describing instance: Subject) where Subject: CustomStringConvertible
      init<Subject>(describing instance: Subject) where Subject: TextOutputStreamable
      init<Subject>(describing instance: Subject) where Subject: CustomStringConvertible, Subject: TextOutputStreamable
      init<Subject>(reflecting subject: Subject)
    }
    extension String {
      struct Index: Sendable, Equatable, Comparable, Hashable {
        init?<S>(_ sourcePosition: AttributedString.Index, within target: S) where S: StringProtocol
        func utf16Offset<S>(in s: S) -> Int where S: StringProtocol
        var encodedOffset: Int { get }
        init<S>(utf16Offset offset: Int, in s: S) where S: StringProtocol
        init(encodedOffset offset: Int)
        static func == (lhs: String.Index, rhs: String.Index) -> Bool
        static func < (lhs: String.Index, rhs: String.Index) -> Bool
        init?(_ sourcePosition: String.Index, within target: String)
        init?<S>(_ sourcePosition: String.Index, within target: S) where S: StringProtocol
        func samePosition(in utf8: String.UTF8View) -> String.UTF8View.Index?
        func samePosition(in utf16: String.UTF16View) -> String.UTF16View.Index?
        init?(_ sourcePosition: String.Index, within unicodeScalars: String.UnicodeScalarView)
        func samePosition(in characters: String) -> String.Index?
        init?(_ idx: String.Index, within target: String.UTF16View)
        func samePosition(in unicodeScalars: String.UnicodeScalarView) -> String.UnicodeScalarIndex?
        init?(_ idx: String.Index, within target: String.UTF8View)
      }
    }
    extension String {
      struct UTF8View: Collection, BidirectionalCollection, Sequence, Sendable, CustomStringConvertible {
        typealias Index = String.Index
        typealias Element = UTF8.CodeUnit
        var startIndex: String.UTF8View.Index { get }
        var endIndex: String.UTF8View.Index { get }
        func index(after i: String.UTF8View.Index) -> String.UTF8View.Index
        func index(before i: String.UTF8View.Index) -> String.UTF8View.Index
        func index(_ i: String.UTF8View.Index, offsetBy n: Int) -> String.UTF8View.Index
        func index(_ i: String.UTF8View.Index, offsetBy n: Int, limitedBy limit: String.UTF8View.Index) -> String.UTF8View.Index?
        func distance(from i: String.UTF8View.Index, to j: String.UTF8View.Index) -> Int
        subscript(i: String.UTF8View.Index) -> UTF8.CodeUnit { get }
        var description: String { get }
        var count: Int { get }
        typealias SubSequence = Substring.UTF8View
        subscript(r: Range<String.UTF8View.Index>) -> String.UTF8View.SubSequence { get }
      }
    }
    extension String {
      struct UTF16View: BidirectionalCollection, Collection, Sequence, Sendable, CustomStringConvertible {
        typealias Index = String.Index
        typealias Element = UInt16
        typealias SubSequence = Substring.UTF16View
        var startIndex: String.Index { get }
        var endIndex: String.Index { get }
        func index(after i: String.Index) -> String.Index
        func index(before i: String.Index) -> String.Index
        subscript(i: String.Index) -> UInt16 { get }
        subscript(r: Range<String.Index>) -> Substring.UTF16View { get }
        var description: String { get }
      }
    }
    extension Substring {
      struct UTF8View: BidirectionalCollection, Collection, Sequence, Sendable {
        typealias Index = String.Index
        typealias Element = UInt8
        typealias SubSequence = Substring.UTF8View
        var startIndex: String.Index { get }
        var endIndex: String.Index { get }
        func index(after i: String.Index) -> String.Index
        func index(before i: String.Index) -> String.Index
        subscript(i: String.Index) -> UInt8 { get }
        subscript(r: Range<String.Index>) -> Substring.UTF8View { get }
      }
      struct UTF16View: BidirectionalCollection, Collection, Sequence, Sendable {
        typealias Index = String.Index
        typealias Element = UInt16
        typealias SubSequence = Substring.UTF16View
        var startIndex: String.Index { get }
        var endIndex: String.Index { get }
        func index(after i: String.Index) -> String.Index
        func index(before i: String.Index) -> String.Index
        subscript(i: String.Index) -> UInt16 { get }
        subscript(r: Range<String.Index>) -> Substring.UTF16View { get }
      }
      struct UnicodeScalarView: BidirectionalCollection, Collection, Sequence, Sendable, RangeReplaceableCollection {
        typealias Index = String.Index
        typealias Element = Unicode.Scalar
        typealias SubSequence = Substring.UnicodeScalarView
        var startIndex: String.Index { get }
        var endIndex: String.Index { get }
        func index(after i: String.Index) -> String.Index
        func index(before i: String.Index) -> String.Index
        subscript(i: String.Index) -> Unicode.Scalar { get }
        subscript(r: Range<String.Index>) -> Substring.UnicodeScalarView { get }
        init()
        mutating func replaceSubrange<C>(_ subrange: Range<String.Index>, with newElements: C) where C: Collection, C.Element == Unicode.Scalar
      }
    }
    extension String {
      struct UnicodeScalarView: BidirectionalCollection, Collection, Sequence, Sendable, CustomStringConvertible, RangeReplaceableCollection {
        typealias Index = String.Index
        var startIndex: String.UnicodeScalarView.Index { get }
        var endIndex: String.UnicodeScalarView.Index { get }
        func index(after i: String.UnicodeScalarView.Index) -> String.UnicodeScalarView.Index
        func index(before i: String.UnicodeScalarView.Index) -> String.UnicodeScalarView.Index
        subscript(position: String.UnicodeScalarView.Index) -> Unicode.Scalar { get }
        func distance(from start: String.UnicodeScalarView.Index, to end: String.UnicodeScalarView.Index) -> Int
        func index(_ i: String.UnicodeScalarView.Index, offsetBy distance: Int) -> String.UnicodeScalarView.Index
        func index(_ i: String.UnicodeScalarView.Index, offsetBy distance: Int, limitedBy limit: String.UnicodeScalarView.Index) -> String.UnicodeScalarView.Index?
        func makeIterator() -> String.UnicodeScalarView.Iterator
        var description: String { get }
        init()
        mutating func append(_ c: Unicode.Scalar)
        mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Unicode.Scalar
        mutating func replaceSubrange<C>(_ subrange: Range<String.UnicodeScalarView.Index>, with newElements: C) where C: Collection, C.Element == Unicode.Scalar
        typealias SubSequence = Substring.UnicodeScalarView
        subscript(r: Range<String.UnicodeScalarView.Index>) -> String.UnicodeScalarView.SubSequence { get }
      }
    }
    struct Substring: Equatable, Sendable, StringProtocol, BidirectionalCollection, ExpressibleByStringInterpolation, Hashable, Comparable, Collection, Sequence, CustomStringConvertible, LosslessStringConvertible, RangeReplaceableCollection, ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral {
      static func ~= (lhs: Substring, rhs: String) -> Bool
      init(stringInterpolation: DefaultStringInterpolation)
      init()
      var base: String { get }
      typealias Index = String.Index
      typealias SubSequence = Substring
      var startIndex: Substring.Index { get }
      var endIndex: Substring.Index { get }
      func index(after i: Substring.Index) -> Substring.Index
      func index(before i: Substring.Index) -> Substring.Index
      func index(_ i: Substring.Index, offsetBy distance: Int) -> Substring.Index
      func index(_ i: Substring.Index, offsetBy distance: Int, limitedBy limit: Substring.Index) -> Substring.Index?
      func distance(from start: Substring.Index, to end: Substring.Index) -> Int
      subscript(i: Substring.Index) -> Character { get }
      mutating func replaceSubrange<C>(_ subrange: Range<Substring.Index>, with newElements: C) where C: Collection, C.Element == Character
      mutating func replaceSubrange(_ subrange: Range<Substring.Index>, with newElements: Substring)
      var description: String { get }
      init(_ content: String)
      var utf8: Substring.UTF8View { get set }
      init(_ content: Substring.UTF8View)
      var utf16: Substring.UTF16View { get set }
      init(_ content: Substring.UTF16View)
      var unicodeScalars: Substring.UnicodeScalarView { get set }
      init(_ content: Substring.UnicodeScalarView)
      init<S>(_ elements: S) where S: Sequence, S.Element == Character
      mutating func append<S>(contentsOf elements: S) where S: Sequence, S.Element == Character
      func lowercased() -> String
      func uppercased() -> String
      func filter(_ isIncluded: (Substring.Element) throws -> Bool) rethrows -> String
      init(unicodeScalarLiteral value: String)
      init(extendedGraphemeClusterLiteral value: String)
      init(stringLiteral value: String)
      subscript(r: Range<Substring.Index>) -> Substring { get }
    }
    struct Character: Sendable, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral, CustomStringConvertible, LosslessStringConvertible, Equatable, Comparable, Hashable {
      typealias UTF8View = String.UTF8View
      var utf8: Character.UTF8View { get }
      typealias UTF16View = String.UTF16View
      var utf16: Character.UTF16View { get }
      typealias UnicodeScalarView = String.UnicodeScalarView
      var unicodeScalars: Character.UnicodeScalarView { get }
      init(_ content: Unicode.Scalar)
      init(extendedGraphemeClusterLiteral value: Character)
      init(_ s: String)
      var description: String { get }
      static func == (lhs: Character, rhs: Character) -> Bool
      static func < (lhs: Character, rhs: Character) -> Bool
      var isASCII: Bool { get }
      var asciiValue: UInt8? { get }
      var isWhitespace: Bool { get }
      var isNewline: Bool { get }
      var isNumber: Bool { get }
      var isWholeNumber: Bool { get }
      var wholeNumberValue: Int? { get }
      var isHexDigit: Bool { get }
      var hexDigitValue: Int? { get }
      var isLetter: Bool { get }
      func uppercased() -> String
      func lowercased() -> String
      var isUppercase: Bool { get }
      var isLowercase: Bool { get }
      var isCased: Bool { get }
      var isSymbol: Bool { get }
      var isMathSymbol: Bool { get }
      var isCurrencySymbol: Bool { get }
      var isPunctuation: Bool { get }
    }
    struct StaticString: Sendable, ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral, CustomStringConvertible {
      init()
      var unicodeScalar: Unicode.Scalar { get }
      var utf8CodeUnitCount: Int { get }
      var hasPointerRepresentation: Bool { get }
      var isASCII: Bool { get }
      init(unicodeScalarLiteral value: StaticString)
      init(extendedGraphemeClusterLiteral value: StaticString)
      init(stringLiteral value: StaticString)
      var description: String { get }
    }
    enum Unicode {
      enum UTF8: Sendable {
        typealias CodeUnit = UInt8
      }
      enum UTF16: Sendable {
        typealias CodeUnit = UInt16
      }
    }
    typealias UTF8 = Unicode.UTF8
    typealias UTF16 = Unicode.UTF16
    typealias UnicodeScalar = Unicode.Scalar
    extension Unicode {
      struct Scalar: Sendable, ExpressibleByUnicodeScalarLiteral, CustomStringConvertible, LosslessStringConvertible, Hashable, Equatable, Comparable {
        var value: UInt32 { get }
        init(unicodeScalarLiteral value: Unicode.Scalar)
        init?(_ v: UInt32)
        init?(_ v: UInt16)
        init(_ v: UInt8)
        init(_ v: Unicode.Scalar)
        func escaped(asASCII forceASCII: Bool) -> String
        var isASCII: Bool { get }
        var description: String { get }
        init?(_ description: String)
        init?(_ v: Int)
        static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
        static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
        var utf16: Unicode.Scalar.UTF16View { get }
        var utf8: Unicode.Scalar.UTF8View { get }
        var properties: Unicode.Scalar.Properties { get }
      }
    }
    protocol CVarArg {
    }
    extension Int: CVarArg {}
    extension Int8: CVarArg {}
    extension Int16: CVarArg {}
    extension Int32: CVarArg {}
    extension Int64: CVarArg {}
    extension UInt: CVarArg {}
    extension UInt8: CVarArg {}
    extension UInt16: CVarArg {}
    extension UInt32: CVarArg {}
    extension UInt64: CVarArg {}
    extension Float: CVarArg {}
    extension Double: CVarArg {}
    protocol TextOutputStream {
    }
    """#
  )
}
