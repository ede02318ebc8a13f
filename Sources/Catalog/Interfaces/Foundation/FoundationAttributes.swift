extension InterfaceFamily {
  /// The attributes of attributed texts, which are members by key paths through their scopes.
  static let foundationAttributes = InterfaceFamily(
    "Attributes",
    standing: .inToolchain,
    #"""
    protocol AttributedStringKey: SendableMetatype {
      associatedtype Value: Hashable
      static var name: String { get }
    }
    protocol AttributeScope: SendableMetatype {
    }
    @dynamicMemberLookup enum AttributeDynamicLookup {
      subscript<T>(_: T.Type) -> T where T: AttributedStringKey { get }
      subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>) -> T where T: AttributedStringKey { get }
    }
    @dynamicMemberLookup struct ScopedAttributeContainer<S>: Sendable where S: AttributeScope {
      subscript<T>(dynamicMember keyPath: KeyPath<S, T>) -> T.Value? where T: AttributedStringKey, T.Value: Sendable { get set }
    }
    enum AttributeScopes {
      var foundation: AttributeScopes.FoundationAttributes.Type { get }
      struct FoundationAttributes: AttributeScope {
        let link: AttributeScopes.FoundationAttributes.LinkAttribute
        let imageURL: AttributeScopes.FoundationAttributes.ImageURLAttribute
        let alternateDescription: AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute
        let languageIdentifier: AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute
        let replacementIndex: AttributeScopes.FoundationAttributes.ReplacementIndexAttribute
        let inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
        enum LinkAttribute: AttributedStringKey {
          typealias Value = URL
          static var name: String { get }
        }
        enum ImageURLAttribute: AttributedStringKey {
          typealias Value = URL
          static var name: String { get }
        }
        enum AlternateDescriptionAttribute: AttributedStringKey {
          typealias Value = String
          static var name: String { get }
        }
        enum LanguageIdentifierAttribute: AttributedStringKey {
          typealias Value = String
          static var name: String { get }
        }
        enum ReplacementIndexAttribute: AttributedStringKey {
          typealias Value = Int
          static var name: String { get }
        }
        enum InlinePresentationIntentAttribute: AttributedStringKey {
          typealias Value = InlinePresentationIntent
          static var name: String { get }
        }
      }
    }
    struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
      var rawValue: UInt
      init(rawValue: UInt)
      static let emphasized: InlinePresentationIntent
      static let stronglyEmphasized: InlinePresentationIntent
      static let code: InlinePresentationIntent
      static let strikethrough: InlinePresentationIntent
      static let softBreak: InlinePresentationIntent
      static let lineBreak: InlinePresentationIntent
      static let inlineHTML: InlinePresentationIntent
      static let blockHTML: InlinePresentationIntent
    }
    protocol AttributedStringProtocol: Hashable, CustomStringConvertible, Sendable {
      var startIndex: AttributedString.Index { get }
      var endIndex: AttributedString.Index { get }
      var runs: AttributedString.Runs { get }
      var characters: AttributedString.CharacterView { get }
    }
    extension AttributedStringProtocol {
      func range<T>(of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil) -> Range<AttributedString.Index>? where T: StringProtocol
      func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index
      func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index
      func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index
    }
    extension AttributedString: AttributedStringProtocol {
      struct Index: Comparable, Sendable {
        init?<S: AttributedStringProtocol>(_ sourcePosition: String.Index, within target: S)
      }
      struct CharacterView: BidirectionalCollection, RangeReplaceableCollection, Sendable {
        typealias Element = Character
        typealias Index = AttributedString.Index
        var startIndex: AttributedString.Index { get }
        var endIndex: AttributedString.Index { get }
        func index(before i: AttributedString.Index) -> AttributedString.Index
        func index(after i: AttributedString.Index) -> AttributedString.Index
        subscript(index: AttributedString.Index) -> Character { get set }
      }
      struct Runs: BidirectionalCollection, Equatable, CustomStringConvertible, Sendable {
        typealias Element = AttributedString.Runs.Run
        var startIndex: AttributedString.Runs.Index { get }
        var endIndex: AttributedString.Runs.Index { get }
        func index(before i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
        func index(after i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
        subscript(position: AttributedString.Runs.Index) -> AttributedString.Runs.Run { get }
        subscript(position: AttributedString.Index) -> AttributedString.Runs.Run { get }
        struct Index: Comparable, Sendable {
        }
        @dynamicMemberLookup struct Run: Equatable, CustomStringConvertible, Sendable {
          var range: Range<AttributedString.Index> { get }
          var attributes: AttributeContainer { get }
          subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get }
          subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S: AttributeScope { get }
          subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get }
        }
      }
    }
    @dynamicMemberLookup struct AttributedSubstring: AttributedStringProtocol, Sendable {
      var base: AttributedString { get }
      var startIndex: AttributedString.Index { get }
      var endIndex: AttributedString.Index { get }
      var runs: AttributedString.Runs { get }
      var characters: AttributedString.CharacterView { get }
      mutating func setAttributes(_ attributes: AttributeContainer)
      mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
      subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
      subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S: AttributeScope { get set }
    }
    extension AttributeContainer {
      struct Builder<T>: Sendable where T: AttributedStringKey {
        func callAsFunction(_ value: T.Value) -> AttributeContainer
      }
    }
    """#
  )
}
