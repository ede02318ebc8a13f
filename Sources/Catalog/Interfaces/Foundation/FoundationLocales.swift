extension InterfaceFamily {
  /// Languages, regions and bundles.
  static let foundationLocales = InterfaceFamily(
    "Locales",
    standing: .inToolchain,
    #"""
    struct Locale: Hashable, Equatable, Sendable, CustomStringConvertible, Decodable, Encodable {
      static var autoupdatingCurrent: Locale { get }
      static var current: Locale { get }
      init(identifier: String)
      init(components: Locale.Components)
      init(languageComponents: Locale.Language.Components)
      init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
      func localizedString(forIdentifier identifier: String) -> String?
      func localizedString(forLanguageCode languageCode: String) -> String?
      func localizedString(forRegionCode regionCode: String) -> String?
      func localizedString(forScriptCode scriptCode: String) -> String?
      func localizedString(forVariantCode variantCode: String) -> String?
      func localizedString(for calendarIdentifier: Calendar.Identifier) -> String?
      func localizedString(forCurrencyCode currencyCode: String) -> String?
      func localizedString(forCollationIdentifier collationIdentifier: String) -> String?
      func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String?
      var identifier: String { get }
      var languageCode: String? { get }
      var regionCode: String? { get }
      var calendar: Calendar { get }
      var usesMetricSystem: Bool { get }
      var decimalSeparator: String? { get }
      var groupingSeparator: String? { get }
      var currencySymbol: String? { get }
      var currencyCode: String? { get }
      var measurementSystem: Locale.MeasurementSystem { get }
      var currency: Locale.Currency? { get }
      var language: Locale.Language { get }
      func identifier(_ type: Locale.IdentifierType) -> String
      var region: Locale.Region? { get }
      static var preferredLanguages: [String] { get }
      static func identifier(fromComponents components: [String: String]) -> String
      static func == (lhs: Locale, rhs: Locale) -> Bool
      var description: String { get }
      init(from decoder: any Decoder) throws
      static func identifier(fromWindowsLocaleCode code: Int) -> String?
      static func identifier(_ type: Locale.IdentifierType, from string: String) -> String
      static var availableIdentifiers: [String] { get }
    }
    extension Locale {
      struct Language: Hashable, Decodable, Encodable, Sendable, Equatable {
        init(components: Locale.Language.Components)
        init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
        static var systemLanguages: [Locale.Language] { get }
        init(from decoder: any Decoder) throws
        var lineLayoutDirection: Locale.LanguageDirection { get }
        var characterDirection: Locale.LanguageDirection { get }
        var parent: Locale.Language? { get }
        func hasCommonParent(with language: Locale.Language) -> Bool
        func isEquivalent(to language: Locale.Language) -> Bool
        init(identifier: String)
        var minimalIdentifier: String { get }
        var maximalIdentifier: String { get }
        var languageCode: Locale.LanguageCode? { get }
        var script: Locale.Script? { get }
        var region: Locale.Region? { get }
      }
    }
    extension Locale {
      struct LanguageCode: Hashable, Decodable, Encodable, Sendable, ExpressibleByStringLiteral, Equatable, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral {
        init(stringLiteral value: String)
        init(_ identifier: String)
        var identifier: String { get set }
        static func == (lhs: Locale.LanguageCode, rhs: Locale.LanguageCode) -> Bool
        init(from decoder: any Decoder) throws
        func identifier(_ type: Locale.LanguageCode.IdentifierType) -> String?
      }
    }
    extension Locale {
      struct Region: Hashable, Decodable, Encodable, Sendable, ExpressibleByStringLiteral, Equatable, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral {
        init(stringLiteral value: String)
        var identifier: String { get set }
        init(_ identifier: String)
        static func == (lhs: Locale.Region, rhs: Locale.Region) -> Bool
        init(from decoder: any Decoder) throws
      }
    }
    extension Locale {
      struct Currency: Hashable, Decodable, Encodable, Sendable, ExpressibleByStringLiteral, Equatable, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral {
        init(stringLiteral value: String)
        var identifier: String { get set }
        init(_ identifier: String)
        static func == (lhs: Locale.Currency, rhs: Locale.Currency) -> Bool
        init(from decoder: any Decoder) throws
        var isISOCurrency: Bool { get }
        static var unknown: Locale.Currency { get }
        static var isoCurrencies: [Locale.Currency] { get }
      }
    }
    class Bundle: NSObject, Sendable, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      class var main: Bundle { get }
      class var module: Bundle { get }
      init?(path: String)
      convenience init?(url: URL)
      init(for aClass: AnyClass)
      init?(identifier: String)
      var bundleURL: URL { get }
      var resourceURL: URL? { get }
      func url(forAuxiliaryExecutable executableName: String) -> URL?
      var bundlePath: String { get }
      var resourcePath: String? { get }
      func path(forAuxiliaryExecutable executableName: String) -> String?
      class func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL) -> URL?
      func url(forResource name: String?, withExtension ext: String?) -> URL?
      func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
      func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?) -> URL?
      class func path(forResource name: String?, ofType ext: String?, inDirectory bundlePath: String) -> String?
      func path(forResource name: String?, ofType ext: String?) -> String?
      func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String?
      func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?) -> String?
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
      var bundleIdentifier: String? { get }
      var infoDictionary: [String: Any]? { get }
      func object(forInfoDictionaryKey key: String) -> Any?
    }
    @dynamicMemberLookup struct AttributedString: Sendable, Hashable, CustomStringConvertible, Equatable, ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral {
      func transformingAttributes<K>(_ k: K.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString where K: AttributedStringKey, K.Value: Sendable
      func transformingAttributes<K1, K2>(_ k: K1.Type, _ k2: K2.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>) -> Void) -> AttributedString where K1: AttributedStringKey, K2: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable
      func transformingAttributes<K>(_ k: KeyPath<AttributeDynamicLookup, K>, _ c: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString where K: AttributedStringKey, K.Value: Sendable
      var characters: AttributedString.CharacterView { get set }
      mutating func transform<E>(updating range: inout Range<AttributedString.Index>, body: (inout AttributedString) throws(E) -> Void) throws(E) where E: Error
      mutating func transform<E>(updating ranges: inout [Range<AttributedString.Index>], body: (inout AttributedString) throws(E) -> Void) throws(E) where E: Error
      mutating func transform<E>(updating range: Range<AttributedString.Index>, body: (inout AttributedString) throws(E) -> Void) throws(E) -> Range<AttributedString.Index>? where E: Error
      mutating func transform<E>(updating ranges: [Range<AttributedString.Index>], body: (inout AttributedString) throws(E) -> Void) throws(E) -> [Range<AttributedString.Index>]? where E: Error
      var runs: AttributedString.Runs { get }
      var unicodeScalars: AttributedString.UnicodeScalarView { get set }
      var utf8: AttributedString.UTF8View { get }
      var utf16: AttributedString.UTF16View { get }
      init()
      init(_ string: String, attributes: AttributeContainer = .init())
      init(_ substring: Substring, attributes: AttributeContainer = .init())
      init<S>(_ elements: S, attributes: AttributeContainer = .init()) where S: Sequence, S.Element == Character
      init(_ substring: AttributedSubstring)
      static func == (lhs: AttributedString, rhs: AttributedString) -> Bool
      init(stringLiteral value: String)
      mutating func setAttributes(_ attributes: AttributeContainer)
      mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
      var startIndex: AttributedString.Index { get }
      var endIndex: AttributedString.Index { get }
      subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
      subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
      subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S: AttributeScope { get set }
      mutating func append(_ s: some AttributedStringProtocol)
      mutating func insert(_ s: some AttributedStringProtocol, at index: AttributedString.Index)
      mutating func removeSubrange(_ range: some RangeExpression<AttributedString.Index>)
      mutating func replaceSubrange(_ range: some RangeExpression<AttributedString.Index>, with s: some AttributedStringProtocol)
      static func + (lhs: AttributedString, rhs: some AttributedStringProtocol) -> AttributedString
      static func += (lhs: inout AttributedString, rhs: some AttributedStringProtocol)
      static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString
      static func += (lhs: inout AttributedString, rhs: AttributedString)
      subscript(bounds: some RangeExpression<AttributedString.Index>) -> AttributedSubstring { get set }
      init(_ substring: DiscontiguousAttributedSubstring)
      subscript(indices: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get set }
      mutating func removeSubranges(_ subranges: RangeSet<AttributedString.Index>)
    }
    @dynamicMemberLookup struct AttributeContainer: Sendable, Equatable, Hashable, CustomStringConvertible {
      init()
      subscript<T>(_: T.Type) -> T.Value? where T: AttributedStringKey, T.Value: Sendable { get set }
      subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
      subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S: AttributeScope { get set }
      static subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> where K: AttributedStringKey { get }
      subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> where K: AttributedStringKey { get }
      mutating func merge(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      func merging(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributeContainer
      var description: String { get }
      func filter(inheritedByAddedText: Bool) -> AttributeContainer
      func filter(runBoundaries: AttributedString.AttributeRunBoundaries?) -> AttributeContainer
    }
    class NSLocale: NSObject {
      init(localeIdentifier string: String)
      class var current: Locale { get }
      class var autoupdatingCurrent: Locale { get }
      class var availableLocaleIdentifiers: [String] { get }
      class var isoLanguageCodes: [String] { get }
      class var isoCountryCodes: [String] { get }
      class var isoCurrencyCodes: [String] { get }
      class var preferredLanguages: [String] { get }
      class func components(fromLocaleIdentifier string: String) -> [String: String]
      class func localeIdentifier(fromComponents dict: [String: String]) -> String
      var localeIdentifier: String { get }
      func displayName(forKey key: NSLocale.Key, value: String) -> String?
      struct Key: RawRepresentable, Equatable, Hashable {
        init(rawValue: String)
        let rawValue: String
        static let identifier: NSLocale.Key
        static let languageCode: NSLocale.Key
        static let countryCode: NSLocale.Key
        static let currencyCode: NSLocale.Key
        static let currencySymbol: NSLocale.Key
      }
    }
    func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String) -> String
    """#
  )
}
