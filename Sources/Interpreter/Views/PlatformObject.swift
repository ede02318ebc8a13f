import Catalog
import Layout

/// An object of UIKit or AppKit that tells about the device: the screen, the application, its windows. It answers for the
/// scene's configuration, with the container as the screen.
struct PlatformObject: ForeignValue, Hashable {
  enum Kind: String {
    case application = "UIApplication"
    case device = "UIDevice"
    case edgeInsets = "UIEdgeInsets"
    case macScreen = "NSScreen"
    case screen = "UIScreen"
    case statusBar = "UIStatusBarManager"
    case window = "UIWindow"
    case windowScene = "UIWindowScene"
  }

  let kind: Kind

  var typeName: String { kind.rawValue }
  var description: String { kind.rawValue }

  /// `UIScreen.main`, `UIDevice.current`, `UIApplication.shared`
  static func shared(_ name: String, of type: String) -> Value? {
    guard let kind = Kind(rawValue: type) else { return nil }
    switch (kind, name) {
    case (.screen, "main"), (.macScreen, "main"), (.device, "current"), (.application, "shared"):
      return .foreign(PlatformObject(kind: kind))
    case (.macScreen, "screens"): return .array([.foreign(PlatformObject(kind: kind))])
    default: return nil
    }
  }

  func member(_ name: String, in configuration: ReadSettings.Settings) -> Value? {
    PlatformFacts(kind: kind, configuration: configuration).member(name)
  }
}

/// What an object of the platform says under a configuration.
private struct PlatformFacts {
  let kind: PlatformObject.Kind
  let configuration: ReadSettings.Settings

  func member(_ name: String) -> Value? {
    switch kind {
    case .screen, .macScreen: screenMember(name)
    case .device: deviceMember(name)
    case .application, .windowScene: sceneMember(name)
    case .window: windowMember(name)
    case .statusBar: name == "statusBarFrame" ? rect(height: configuration.safeArea.top) : nil
    case .edgeInsets: inset(name).map { .double($0) }
    }
  }

  private func screenMember(_ name: String) -> Value? {
    switch name {
    case "bounds", "frame", "visibleFrame": rect(height: configuration.size.height)
    case "nativeBounds":
      .foreign(
        RectValue(
          x: 0,
          y: 0,
          width: configuration.size.width * configuration.scale,
          height: configuration.size.height * configuration.scale
        )
      )
    case "scale", "nativeScale", "backingScaleFactor": .double(configuration.scale)
    // The spaces of the screen have its bounds.
    case "coordinateSpace", "fixedCoordinateSpace": object(kind)
    case "safeAreaInsets": object(.edgeInsets)
    case "traitCollection": .foreign(PlatformTraits())
    default: nil
    }
  }

  private func deviceMember(_ name: String) -> Value? {
    switch name {
    case "userInterfaceIdiom":
      Value(.token(type: "UIUserInterfaceIdiom", name: configuration.horizontalSizeClass == .regular ? "pad" : "phone"))
    case "orientation": Value(.token(type: "UIDeviceOrientation", name: isPortrait ? "portrait" : "landscapeLeft"))
    case "name", "model", "localizedModel": .string(configuration.horizontalSizeClass == .regular ? "iPad" : "iPhone")
    case "systemName": .string("iOS")
    case "systemVersion": .string("26.0")
    default: nil
    }
  }

  private func sceneMember(_ name: String) -> Value? {
    switch name {
    case "windows": .array([object(.window)])
    case "keyWindow": object(.window)
    case "connectedScenes": .array([object(.windowScene)])
    case "screen": object(.screen)
    // What a scene's geometry tells, the scene tells as well.
    case "effectiveGeometry" where kind == .windowScene: object(.windowScene)
    case "statusBarManager": object(.statusBar)
    case "interfaceOrientation":
      Value(.token(type: "UIDeviceOrientation", name: isPortrait ? "portrait" : "landscapeLeft"))
    case "activationState" where kind == .windowScene:
      Value(.token(type: "UIScene.ActivationState", name: "foregroundActive"))
    case "applicationState" where kind == .application:
      Value(.token(type: "UIApplication.State", name: "active"))
    case "statusBarFrame": rect(height: configuration.safeArea.top)
    default: nil
    }
  }

  private func windowMember(_ name: String) -> Value? {
    switch name {
    case "safeAreaInsets": object(.edgeInsets)
    case "bounds", "frame": rect(height: configuration.size.height)
    case "isKeyWindow": .bool(true)
    case "windowScene": object(.windowScene)
    case "screen": object(.screen)
    case "traitCollection": .foreign(PlatformTraits())
    default: nil
    }
  }

  private func inset(_ name: String) -> Double? {
    switch name {
    case "top": configuration.safeArea.top
    case "bottom": configuration.safeArea.bottom
    case "left": configuration.safeArea.leading
    case "right": configuration.safeArea.trailing
    default: nil
    }
  }

  private var isPortrait: Bool { configuration.size.height >= configuration.size.width }

  private func object(_ kind: PlatformObject.Kind) -> Value { .foreign(PlatformObject(kind: kind)) }

  private func rect(height: Double) -> Value {
    .foreign(RectValue(x: 0, y: 0, width: configuration.size.width, height: height))
  }
}
