import Catalog
import Queries
import Semantics

/// The folders of the program's apps: what lies beside an app's declaration, or below it, is a part of that app.
struct AppFolders: Hashable, Sendable {
  /// By the folders, with their last slash, whether all apps that one itself holds are for the Mac.
  private let apps: [Substring: Bool]
  private let hasMacApp: Bool

  init(in scope: ProgramScope) {
    let scenes = Self.macScenes.filter { !scope.declaresType($0) }
      .flatMap { scope.calls($0) }.filter { $0.call.receiver == nil }
    var apps: [Substring: Bool] = [:]
    for app in scope.types(conformingTo: "App") {
      guard let file = scope.file(of: app.declaration.type.nameSpan) else { continue }
      let isForMac =
        app.variables.contains { $0.attributes.contains { $0.name == Self.macDelegate } }
        || scenes.contains { $0.scope.type?.qualifiedName == app.declaration.type.qualifiedName }
      apps[file.folder] = isForMac && apps[file.folder] ?? true
    }
    self.apps = apps
    hasMacApp = apps.values.contains(true)
  }

  /// Scenes that no phone has; where `#if` leaves them to the Mac, they are no part of the program.
  private static let macScenes =
    ["MenuBarExtra"] + ViewDefinition.all.filter { $0.availability.iOS == nil }.map(\.name)

  /// How an app says who is told of its life on the Mac.
  private static let macDelegate = "NSApplicationDelegateAdaptor"

  /// Whether the nearest app around the file is one for the Mac.
  func isForMac(_ file: FileID) -> Bool {
    guard hasMacApp else { return false }
    var folder = file.folder
    while apps[folder] == nil {
      guard let end = folder.dropLast().lastIndex(of: "/") else { return apps[""] ?? false }
      folder = folder[...end]
    }
    return apps[folder] ?? false
  }
}

extension ProgramScope {
  var appFolders: AppFolders { derived(Self.allAppFolders, for: WholeProgram()) }

  private static let allAppFolders = ComparedQuery<ProgramScope, WholeProgram, AppFolders> { _, scope in
    AppFolders(in: scope)
  }
}
