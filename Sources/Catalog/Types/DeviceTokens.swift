/// Names of UIKit and AppKit that views compare the device with.
extension TypeDefinition {
  static let controlActiveState = tokens(
    "ControlActiveState",
    "Whether a window is in front.",
    form: .enumeration,
    ["active", "inactive", "key"]
  )
  static let deviceOrientation = tokens(
    "UIDeviceOrientation",
    "How the device is held.",
    form: .enumeration,
    ["faceDown", "faceUp", "landscapeLeft", "landscapeRight", "portrait", "portraitUpsideDown", "unknown"],
    properties: .read { value, name in
      guard case .token(_, let orientation) = value else { return nil }
      switch name {
      case "isPortrait": return .bool(orientation.hasPrefix("portrait"))
      case "isLandscape": return .bool(orientation.hasPrefix("landscape"))
      default: return nil
      }
    }
  )
  static let editMode = tokens(
    "EditMode",
    "Whether content can be edited.",
    form: .enumeration,
    ["active", "inactive", "transient"],
    properties: .read { value, name in
      guard name == "isEditing", case .token(_, let mode) = value else { return nil }
      return .bool(mode != "inactive")
    }
  )
  static let userInterfaceIdiom = tokens(
    "UIUserInterfaceIdiom",
    "The kind of device.",
    form: .enumeration,
    ["carPlay", "mac", "pad", "phone", "tv", "unspecified", "vision"]
  )
  static let userInterfaceSizeClass = tokens(
    "UIUserInterfaceSizeClass",
    "How much room there is along an axis.",
    form: .enumeration,
    ["compact", "regular", "unspecified"]
  )
  static let userInterfaceStyle = tokens(
    "UIUserInterfaceStyle",
    "Light or dark.",
    form: .enumeration,
    ["dark", "light", "unspecified"]
  )
  static let widgetFamily = tokens(
    "WidgetFamily",
    "The size of a widget.",
    form: .enumeration,
    [
      "accessoryCircular", "accessoryCorner", "accessoryInline", "accessoryRectangular", "systemExtraLarge",
      "systemLarge", "systemMedium", "systemSmall",
    ],
    .iOS14
  )
  static let widgetRenderingMode = tokens(
    "WidgetRenderingMode",
    "How a widget is drawn.",
    ["accented", "fullColor", "vibrant"],
    .iOS16
  )
}
