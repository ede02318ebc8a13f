import Catalog
import Semantics

/// The settings of packages: on the first start every key has its default value.
extension LibraryType {
  static let packageSettings: [LibraryType] = PackageSettings.all.flatMap { package in
    // The wrapper as a value, `Default(.count)`, is the key: it has the key's default, and can be reset to it.
    [
      LibraryType(name: package.store), LibraryType(name: package.keys),
      LibraryType(name: package.wrapper, initializer: { site in site.evaluate(0, as: .named(package.keys)) }),
    ]
      + package.key.map { name in
        LibraryType(
          name: name,
          properties: [
            "defaultValue": setting("defaultValue"), "name": setting("name"), "wrappedValue": setting("defaultValue"),
          ],
          methods: ["reset": { _, _ in .void }]
        )
      }
  }

  private static func setting(_ name: String) -> Property {
    { value, _ in value.foreign(SettingsValue.self)?.settings[name] }
  }
}

extension PackageSettings {
  /// `Key<Int>("count", default: 3)`; nil where the default value is not written.
  func makeKey(of valueType: TypeValue?, _ site: CallSite) -> Value? {
    guard let name = site.evaluate(nil, as: .named("String")), let value = defaultValue(of: valueType, site) else {
      return nil
    }
    return .foreign(SettingsValue(typeName, ["name": name, "defaultValue": value]))
  }

  private var typeName: String { key.first ?? keys }

  private func defaultValue(of type: TypeValue?, _ site: CallSite) -> Value? {
    if let index = site.index(of: "default") {
      let isMade = site.arguments[index].isTrailing
      return isMade ? site.function(index).map { site.evaluator.call($0) } : site.evaluate(index, as: type)
    }
    if let last = site.arguments.indices.last, site.arguments[last].isTrailing {
      return site.function(last, as: .function([], type)).map { site.evaluator.call($0) }
    }
    return type?.isOptional == true ? Value.none : nil
  }

  /// The setting's value for a `Defaults.Key`; nil where `key` is a value of another type.
  func value(of key: Value?) -> Value? { key?.settings(typeName)?.settings["defaultValue"] }
}

extension CallSite {
  /// The value of the first argument without that label, too.
  fileprivate func evaluate(_ label: String?, as type: TypeValue) -> Value? {
    index(of: label).map { evaluate($0, as: type) }
  }
}
