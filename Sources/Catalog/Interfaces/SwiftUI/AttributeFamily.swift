extension InterfaceFamily {
  /// The attributes that SwiftUI gives to attributed texts.
  static let textAttributes = InterfaceFamily(
    "TextAttributes",
    """
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension AttributeScopes {
      var swiftUI: AttributeScopes.SwiftUIAttributes.Type { get }
      struct SwiftUIAttributes: AttributeScope {
        let font: AttributeScopes.SwiftUIAttributes.FontAttribute
        let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        let backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
        let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
        let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
        let kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
        let tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
        let baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
        enum FontAttribute: AttributedStringKey {
          typealias Value = Font
          static var name: String { get }
        }
        enum ForegroundColorAttribute: AttributedStringKey {
          typealias Value = Color
          static var name: String { get }
        }
        enum BackgroundColorAttribute: AttributedStringKey {
          typealias Value = Color
          static var name: String { get }
        }
        enum StrikethroughStyleAttribute: AttributedStringKey {
          typealias Value = Text.LineStyle
          static var name: String { get }
        }
        enum UnderlineStyleAttribute: AttributedStringKey {
          typealias Value = Text.LineStyle
          static var name: String { get }
        }
        enum KerningAttribute: AttributedStringKey {
          typealias Value = CGFloat
          static var name: String { get }
        }
        enum TrackingAttribute: AttributedStringKey {
          typealias Value = CGFloat
          static var name: String { get }
        }
        enum BaselineOffsetAttribute: AttributedStringKey {
          typealias Value = CGFloat
          static var name: String { get }
        }
      }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension AttributeDynamicLookup {
      subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T where T: AttributedStringKey { get }
    }
    """
  )
}
