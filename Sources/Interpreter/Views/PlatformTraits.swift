import Catalog
import Layout

/// `UITraitCollection`: what the user has chosen, as the scene's configuration has it unless the program says otherwise.
struct PlatformTraits: ForeignValue, Hashable {
  static let type = "UITraitCollection"
  static let categoryType = "UIContentSizeCategory"
  static let styleType = "UIUserInterfaceStyle"

  /// Nil for those of the scene.
  var textSize: DynamicTypeSize?
  var isDark: Bool?

  var typeName: String { Self.type }
  var description: String { typeName }

  /// `UITraitCollection(preferredContentSizeCategory: .large)`, `UIContentSizeCategory(sizeCategory)`
  static func construct(_ typeName: String, _ call: CallSite) -> Value? {
    if typeName == categoryType, call.count == 1 {
      return call.evaluate(0, as: .named(TypeDefinition.contentSizeCategory.name))
    }
    guard typeName == type else { return nil }
    var traits = PlatformTraits()
    traits.textSize = size(call.evaluate("preferredContentSizeCategory", as: .named(categoryType)))
    traits.isDark = call.evaluate("userInterfaceStyle", as: .named(styleType))?.builtIn?.token.map { $0 == "dark" }
    return .foreign(traits)
  }

  /// The text size of the traits that a call names; nil where it names none.
  static func textSize(_ call: CallSite) -> DynamicTypeSize? {
    guard case .foreign(let traits as PlatformTraits)? = call.evaluate("compatibleWith", as: .named(type)) else {
      return nil
    }
    return traits.textSize
  }

  private static func size(_ category: Value?) -> DynamicTypeSize? {
    category?.builtIn?.token.flatMap(DynamicTypeSize.init(category:))
  }

  func member(_ name: String, in configuration: ReadSettings.Settings) -> Value? {
    switch name {
    case "preferredContentSizeCategory":
      let size = textSize ?? configuration.textSize
      return Value(.token(type: TypeDefinition.contentSizeCategory.name, name: size.category))
    case "userInterfaceStyle":
      return Value(.token(type: Self.styleType, name: isDark ?? configuration.isDark ? "dark" : "light"))
    case "displayScale": return .double(configuration.scale)
    case "userInterfaceIdiom": return PlatformObject(kind: .device).member(name, in: configuration)
    case "horizontalSizeClass": return sizeClass(configuration.horizontalSizeClass)
    case "verticalSizeClass": return sizeClass(configuration.verticalSizeClass)
    default: return nil
    }
  }

  private func sizeClass(_ sizeClass: SceneConfiguration.SizeClass) -> Value {
    Value(.token(type: "UIUserInterfaceSizeClass", name: sizeClass == .regular ? "regular" : "compact"))
  }
}
