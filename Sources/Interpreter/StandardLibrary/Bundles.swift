import Semantics
import SourceText

extension LibraryType {
  /// The program's own files: of what stands in them tables of strings and files of data are read.
  static let bundle = LibraryType(
    name: "Bundle",
    properties: [
      "bundleIdentifier": { _, _ in .string("com.example.app") },
      "bundlePath": { value, _ in .string(folder(of: value)) },
      "bundleURL": { value, _ in opaque("URL", "file://" + folder(of: value) + "/") },
      "developmentLocalization": { _, _ in .string(language) },
      "infoDictionary": { _, evaluator in
        let facts = evaluator.program.resources.facts.values
        if facts[version] == nil { evaluator.trace.note("infoDictionary") }
        let entries = about.merging(facts) { $1 }.ordered { $0.key < $1.key }
        return .dictionary(
          DictionaryValue(keys: entries.map { .string($0.key) }, values: entries.map { .string($0.value) })
        )
      },
      "localizations": { _, evaluator in
        .array((evaluator.localizedTexts?.languages ?? []).sorted().map { .string($0) })
      },
      "preferredLocalizations": { _, _ in .array([.string(language)]) },
    ],
    methods: [
      "localizedString": { _, site in
        site.evaluate("forKey").map { StandardLibrary.localized(site, key: $0, table: site.evaluate("table")) }
      },
      "object": { _, site in
        let key = site.evaluate("forInfoDictionaryKey")?.text ?? ""
        if let text = site.evaluator.program.resources.facts.values[key] { return .string(text) }
        guard let text = about[key] else { return site.evaluator.missingResource(site) }
        site.evaluator.trace.note(key)
        return .string(text)
      },
      "path": { _, site in resource(site) { .string($0) } },
      "url": { _, site in resource(site) { opaque("URL", "file://" + $0) } },
    ],
    statics: ["main": { _ in opaque("Bundle", "main") }, "module": { _ in opaque("Bundle", "module") }],
    staticMethods: [
      "preferredLocalizations": { site in
        let all = site.evaluator.elements(of: site.evaluate("from") ?? .none, at: site.span)
        return .array(all.first { $0.text == language }.map { [$0] } ?? Array(all.prefix(1)))
      }
    ],
    initializer: { site in
      let place = site.evaluate("path")?.text ?? site.evaluate("url")?.opaque?.description
      return opaque("Bundle", place ?? "")
    }
  )

  /// The language that scenes are shown in.
  private static let language = "en"

  /// What an app that says nothing else tells of itself.
  private static let about = [
    "CFBundleDisplayName": "App", "CFBundleName": "App", version: "1.0", "CFBundleVersion": "1",
  ]
  private static let version = "CFBundleShortVersionString"

  /// Where a bundle seems to stand, without a slash at the end.
  private static func folder(of bundle: Value) -> String {
    let place = bundle.opaque?.description ?? ""
    let path = place.hasPrefix("file://") ? String(place.dropFirst(7)) : place
    guard path.hasPrefix("/") else { return String(BundledFile.folder.dropLast()) }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// What `make` makes of the path of the file that is asked for, or of a language's folder.
  private static func resource(_ site: CallSite, _ make: (String) -> Value) -> Value {
    if let file = site.evaluator.bundledFile(site) { return make(BundledFile.folder + file) }
    let ending = (site.evaluate("withExtension") ?? site.evaluate("ofType"))?.text
    guard ending == "lproj", let texts = site.evaluator.localizedTexts else {
      return site.evaluator.missingResource(site)
    }
    // The languages of a project are known: another one has no folder.
    guard let name = site.evaluate("forResource")?.text, texts.languages.contains(name) else { return .none }
    return make(BundledFile.folder + name + ".lproj")
  }
}

extension Evaluator {
  /// What is asked of a bundle and cannot be had: nil, which is noted.
  func missingResource(_ site: CallSite) -> Value {
    let name = (0..<site.count).lazy.compactMap { site.evaluate($0).text }.first ?? site.name ?? ""
    _ = unknown("no value for '\(name)' of the bundle", name: name, at: site.span)
    return .none
  }
}
