import Semantics

/// Foundation's `FileManager`: the files of an app that has been started for the first time.
extension LibraryType {
  static let fileTypes = [fileManager, objectiveCBool]

  private static let fileManager = LibraryType(
    name: "FileManager",
    properties: [
      "temporaryDirectory": { _, _ in folder(AppFolder.temporary) },
      "homeDirectoryForCurrentUser": { _, _ in folder(AppFolder.home) },
      "currentDirectoryPath": { _, _ in .string("/") },
      // Nobody has signed in to iCloud.
      "ubiquityIdentityToken": { _, _ in Value.none },
    ],
    methods: places.merging(questions) { own, _ in own }.merging(changes) { own, _ in own },
    statics: ["default": { _ in manager }],
    initializer: { _ in manager }
  )

  /// `ObjCBool` is a `Bool` for all that a program does with it.
  private static let objectiveCBool = LibraryType(name: "ObjCBool", initializer: { site in site.evaluate(0) })

  private static var manager: Value { .foreign(OpaqueValue(typeName: "FileManager", description: "FileManager")) }

  private static let places: [String: Method] = [
    "urls": { _, site in directory(site).map { .array([folder($0)]) } },
    "url": { _, site in
      if site.labels.first == "forUbiquityContainerIdentifier" { return Value.none }
      return directory(site).map { folder($0) }
    },
    "containerURL": { _, site in
      site.labels.first == "forSecurityApplicationGroupIdentifier" ? folder(AppFolder.shared) : nil
    },
    "displayName": { _, site in site.filePath("atPath").map { .string(AddressParts(path: $0).lastComponent) } },
  ]

  private static let questions: [String: Method] = [
    "fileExists": { _, site in
      guard let path = site.filePath("atPath") else { return nil }
      guard let item = site.item(at: path) else { return .bool(false) }
      if let index = site.index(of: "isDirectory") { site.modify(index) { $0 = .bool(item.isFolder) } }
      return .bool(true)
    },
    "isReadableFile": { _, site in exists(site) }, "isWritableFile": { _, site in exists(site) },
    "isDeletableFile": { _, site in exists(site) }, "isExecutableFile": { _, _ in .bool(false) },
    "contents": { _, site in
      guard let path = site.filePath("atPath") else { return nil }
      guard case .file(let bytes)? = site.item(at: path) else { return Value.none }
      return .foreign(DataValue(bytes: bytes))
    },
    "contentsOfDirectory": { _, site in
      guard let path = site.filePath("atPath") ?? site.filePath("at") else { return nil }
      guard case .folder? = site.item(at: path) else { return site.fail(toOpen: path) }
      let names = site.evaluator.appData.names(in: path, site.evaluator)
      if site.labels.first == "atPath" { return .array(names.map { .string($0) }) }
      return .array(names.map { address(of: path + "/" + $0) })
    },
  ]

  private static let changes: [String: Method] = [
    "createDirectory": { _, site in
      guard let path = site.filePath("atPath") ?? site.filePath("at") else { return nil }
      return site.evaluator.appData.put(.folder, at: path, site.evaluator) ? .void : nil
    },
    "createFile": { _, site in
      guard let path = site.filePath("atPath") else { return nil }
      let bytes = site.evaluate("contents")?.data?.bytes ?? []
      return site.evaluator.appData.put(.file(bytes), at: path, site.evaluator) ? .bool(true) : nil
    },
    "removeItem": { _, site in
      guard let path = site.filePath("atPath") ?? site.filePath("at") else { return nil }
      return site.evaluator.appData.remove(at: path, site.evaluator) ? .void : site.fail(toOpen: path)
    },
    "copyItem": { _, site in copied(site) },
    "moveItem": { _, site in
      guard let path = site.filePath("atPath") ?? site.filePath("at"), let result = copied(site) else { return nil }
      _ = site.evaluator.appData.remove(at: path, site.evaluator)
      return result
    },
  ]

  private static func copied(_ site: CallSite) -> Value? {
    guard let path = site.filePath("atPath") ?? site.filePath("at"),
      let target = site.filePath("toPath") ?? site.filePath("to")
    else { return nil }
    guard let item = site.item(at: path) else { return site.fail(toOpen: path) }
    return site.evaluator.appData.put(item, at: target, site.evaluator) ? .void : nil
  }

  private static func exists(_ site: CallSite) -> Value? {
    site.filePath("atPath").map { .bool(site.item(at: $0) != nil) }
  }

  /// The folder that the call asks for by name.
  private static func directory(_ site: CallSite) -> String? { site.index(of: "for").flatMap { site.directory($0) } }

  private static func folder(_ path: String) -> Value { address(of: path + "/") }

  /// A file's address (Foundation: `URL(fileURLWithPath:)`).
  static func address(of path: String) -> Value {
    .foreign(OpaqueValue(typeName: "URL", description: AddressParts(path: path).text))
  }
}

extension AppData.Item {
  var isFolder: Bool { if case .folder = self { true } else { false } }
}

extension CallSite {
  /// The folder that an argument names.
  func directory(_ index: Int) -> String? {
    let type = TypeValue.named("FileManager.SearchPathDirectory")
    return evaluate(index, as: type).foreignValue.flatMap { AppFolder.path(of: $0.description) }
  }

  /// The path of the app's own file that an argument leads to; nil for files of which nothing is known.
  func filePath(_ label: String?) -> String? {
    guard let index = index(of: label) else { return nil }
    return filePath(of: evaluate(index))
  }

  func filePath(of place: Value) -> String? {
    guard let text = place.opaque?.description ?? place.text else { return nil }
    let path = AddressParts(text).plainPath
    return AppFolder.holds(path) || BundledFile.bytes(at: .string(path), evaluator) != nil ? path : nil
  }

  /// What stands at a path of the app's, or of its bundle.
  func item(at path: String) -> AppData.Item? {
    if let bytes = BundledFile.bytes(at: .string(path), evaluator) { return .file(bytes) }
    return evaluator.appData.item(at: path, evaluator)
  }

  /// The bytes of a file (`Data(contentsOf:)`); an error is thrown where there is none, or nothing is known of it.
  func contents(of place: Value) -> [UInt8]? {
    guard let path = filePath(of: place) else {
      evaluator.throwError(evaluator.unknown("files are not read", at: span))
      return nil
    }
    if case .file(let bytes)? = item(at: path) { return bytes }
    _ = fail(toOpen: path)
    return nil
  }

  /// Writes what `value` holds (`Data.write(to:)`); an error is thrown where nothing is known of the place.
  func write(_ bytes: [UInt8], to place: Value) -> Value? {
    guard let path = filePath(of: place) else { return nil }
    return evaluator.appData.put(.file(bytes), at: path, evaluator) ? .void : nil
  }

  /// Throws the error of a file that is not there (Foundation: `CocoaError.Code.fileReadNoSuchFile`).
  func fail(toOpen path: String) -> Value {
    let name = AddressParts(path: path).lastComponent
    let text = "The file “\(name)” couldn’t be opened because there is no such file."
    let settings: [String: Value] = [
      "domain": .string("NSCocoaErrorDomain"), "code": .int(260), "localizedDescription": .string(text),
    ]
    evaluator.throwError(.foreign(SettingsValue("NSError", settings)))
    return .void
  }
}

extension AddressParts {
  /// The address of a file.
  init(path: String) {
    self.init("file://" + Self.encoded(path) { Self.isAllowed($0, "urlPathAllowed") })
  }
}
