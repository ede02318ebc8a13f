import Catalog
import Layout

/// The configuration of a scene for code that asks for it other than through the environment (`UIScreen.main.bounds`,
/// `Locale.current`), which notes each setting that is read.
final class ReadSettings {
  /// The device and the settings that the scene is shown under.
  var configuration: SceneConfiguration?
  /// What was read since `traits` was emptied.
  var traits: ConfigurationTraits = []

  /// The settings, one by one.
  struct Settings {
    fileprivate let configuration: SceneConfiguration
    fileprivate let reads: ReadSettings

    var size: Size { read(\.size, .size) }
    var safeArea: Insets { read(\.safeArea, .safeArea) }
    var scale: Double { read(\.scale, .scale) }
    var textSize: DynamicTypeSize { read(\.textSize, .textSize) }
    var isDark: Bool { read(\.isDark, .appearance) }
    var locale: String { read(\.locale, .locale) }
    var platform: Platform { read(\.platform, .platform) }
    var horizontalSizeClass: SceneConfiguration.SizeClass { read(\.horizontalSizeClass, .horizontalSizeClass) }
    var verticalSizeClass: SceneConfiguration.SizeClass { read(\.verticalSizeClass, .verticalSizeClass) }

    private func read<Setting>(_ setting: KeyPath<SceneConfiguration, Setting>, _ trait: ConfigurationTraits) -> Setting
    {
      reads.traits.formUnion(trait)
      return configuration[keyPath: setting]
    }
  }

  var all: Settings? { configuration.map { Settings(configuration: $0, reads: self) } }

  /// What was read up to now, as it was.
  var mark: Mark { Mark(traits: traits, configuration: traits.isEmpty ? nil : configuration) }

  /// Settings that something was made of.
  struct Mark {
    let traits: ConfigurationTraits
    fileprivate let configuration: SceneConfiguration?

    /// Whether they are the same in another configuration.
    func holds(in other: SceneConfiguration?) -> Bool {
      guard let configuration, let other else { return traits.isEmpty }
      return traits.isDisjoint(with: configuration.traits(otherThanIn: other))
    }
  }
}

extension SceneConfiguration {
  /// The settings that differ.
  func traits(otherThanIn other: SceneConfiguration) -> ConfigurationTraits {
    var traits: ConfigurationTraits = []
    if horizontalSizeClass != other.horizontalSizeClass { traits.insert(.horizontalSizeClass) }
    if verticalSizeClass != other.verticalSizeClass { traits.insert(.verticalSizeClass) }
    if direction != other.direction { traits.insert(.layoutDirection) }
    if size != other.size { traits.insert(.size) }
    if safeArea != other.safeArea { traits.insert(.safeArea) }
    if scale != other.scale { traits.insert(.scale) }
    if textSize != other.textSize { traits.insert(.textSize) }
    if isDark != other.isDark { traits.insert(.appearance) }
    if locale != other.locale { traits.insert(.locale) }
    if platform != other.platform { traits.insert(.platform) }
    return traits
  }
}
