import Semantics

/// What an app keeps from start to start: settings and files. A scene begins as the first start does, with nothing kept
/// but what the program has put there itself.
final class AppData {
  private var settings: [SettingKey: Value] = [:]
  /// What stands in for settings that nobody has set.
  private var defaults: [SettingKey: Value] = [:]
  /// The bytes of files by their paths; nil is a folder.
  private var files: [String: [UInt8]?] = [:]
  private var isTouched = false
  /// How many folders the program has made.
  private var folderCount = 0
  private var lastLogged = 0

  private struct SettingKey: Hashable {
    let suite: String
    let name: String
  }

  // MARK: Settings

  func setting(_ name: String, in suite: String, _ evaluator: Evaluator) -> Value? {
    noteRead(evaluator)
    let key = SettingKey(suite: suite, name: name)
    return settings[key] ?? defaults[key]
  }

  /// Whether the app has set anything in that suite.
  func keepsSettings(in suite: String, _ evaluator: Evaluator) -> Bool {
    noteRead(evaluator)
    return settings.keys.contains { $0.suite == suite } || defaults.keys.contains { $0.suite == suite }
  }

  /// Sets a setting; nil takes it away.
  func set(_ value: Value?, for name: String, in suite: String, _ evaluator: Evaluator) {
    let key = SettingKey(suite: suite, name: name)
    let value = value.flatMap { $0.isNil ? nil : $0 }
    // Nothing in the place of nothing is no change.
    if value == nil, settings[key] == nil { return }
    noteWrite(evaluator)
    settings[key] = value
  }

  func register(_ value: Value, for name: String, in suite: String, _ evaluator: Evaluator) {
    noteWrite(evaluator)
    defaults[SettingKey(suite: suite, name: name)] = value
  }

  // MARK: Files

  /// What stands at a path: bytes, or a folder; nil where nothing does.
  enum Item {
    case folder
    case file([UInt8])
  }

  func item(at path: String, _ evaluator: Evaluator) -> Item? {
    noteFileRead(evaluator)
    if AppFolder.isMade(path) { return .folder }
    guard let bytes = files[path] else { return nil }
    return bytes.map { .file($0) } ?? .folder
  }

  /// The names of what is in a folder, in order.
  func names(in folder: String, _ evaluator: Evaluator) -> [String] {
    noteFileRead(evaluator)
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let paths = files.keys.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
    return Set(paths.compactMap { $0.split(separator: "/").first }).sorted().map(String.init)
  }

  /// Writes a file, or makes a folder; false where there is no more room.
  func put(_ item: Item, at path: String, _ evaluator: Evaluator) -> Bool {
    guard files.count < Self.mostFiles else { return false }
    switch item {
    case .folder: makeFolder(path, evaluator)
    case .file(let bytes):
      noteWrite(evaluator)
      evaluator.spend(bytes.count / 64)
      files[path] = bytes
    }
    return true
  }

  /// Many globals make a folder first. They are kept all the same, and make it again with the value.
  func makeFolder(_ path: String, _ evaluator: Evaluator) {
    guard files[path] == nil else { return }
    log(evaluator)
    files[path] = .some(nil)
    folderCount += 1
    evaluator.noteFolder(path)
  }

  /// Takes away what stands at a path, with all that is in it; false where nothing does.
  func remove(at path: String, _ evaluator: Evaluator) -> Bool {
    guard files[path] != nil else { return false }
    noteWrite(evaluator)
    files = files.filter { $0.key != path && !$0.key.hasPrefix(path + "/") }
    return true
  }

  private static let mostFiles = 1_000

  // MARK: Notes

  /// Another run may find something else there. What reads something that this evaluation has written is part of this
  /// evaluation alone.
  private func noteRead(_ evaluator: Evaluator) {
    evaluator.noteVaryingValue()
    if isTouched { evaluator.noteTie() }
  }

  private func noteFileRead(_ evaluator: Evaluator) {
    noteRead(evaluator)
    evaluator.noteFileRead(among: folderCount)
  }

  private func noteWrite(_ evaluator: Evaluator) {
    evaluator.noteTie()
    log(evaluator)
    isTouched = true
  }

  private func log(_ evaluator: Evaluator) {
    evaluator.noteWrite(
      &lastLogged,
      restore: { [settings, defaults, files, isTouched, folderCount] in
        self.settings = settings
        self.defaults = defaults
        self.files = files
        self.isTouched = isTouched
        self.folderCount = folderCount
      }
    )
  }
}

/// Where the files of an app stand (Apple: File System Programming Guide, "About the iOS File System").
enum AppFolder {
  static let home = "/var/mobile/Containers/Data/Application/00000000-0000-4000-8000-000000000000"
  /// The folder that apps of a group share.
  static let shared = "/var/mobile/Containers/Shared/AppGroup/00000000-0000-4000-8000-000000000000"

  static let temporary = home + "/tmp"

  /// The folder that `FileManager.SearchPathDirectory` names; nil where an app has none of its own.
  static func path(of directory: String) -> String? { standard[directory].map { home + $0 } }

  private static let standard = [
    "applicationSupportDirectory": "/Library/Application Support", "cachesDirectory": "/Library/Caches",
    "documentDirectory": "/Documents", "libraryDirectory": "/Library", "downloadsDirectory": "/Downloads",
    "desktopDirectory": "/Desktop", "picturesDirectory": "/Pictures", "moviesDirectory": "/Movies",
    "musicDirectory": "/Music", "userDirectory": "", "itemReplacementDirectory": "/tmp",
  ]

  /// Whether a path leads to files of the app, about which all is known.
  static func holds(_ path: String) -> Bool { path.hasPrefix(home) || path.hasPrefix(shared) }

  /// Whether the system has made the folder before the app starts.
  static func isMade(_ path: String) -> Bool { made.contains(path) }

  private static let made: Set<String> = [
    home, shared, temporary, home + "/Documents", home + "/Library", home + "/Library/Caches",
    home + "/Library/Preferences",
  ]
}
