import Catalog
import Queries
import Semantics

/// The folders of the program's apps: what lies beside an app's declaration, or below it, is a part of that app.
struct AppFolders: Hashable, Sendable {
  private struct App: Hashable {
    let folder: Substring
    let isForMac: Bool
  }

  private let apps: [App]

  init(in scope: ProgramScope) {
    let scenes = Self.macScenes.filter { !scope.declaresType($0) }
      .flatMap { scope.calls($0) }.filter { $0.call.receiver == nil }
    apps = scope.types(conformingTo: "App").compactMap { app in
      guard let file = scope.file(of: app.declaration.type.nameSpan) else { return nil }
      let isForMac =
        app.variables.contains { $0.attributes.contains { $0.name == Self.macDelegate } }
        || scenes.contains { $0.scope.type?.qualifiedName == app.declaration.type.qualifiedName }
      return App(folder: file.folder, isForMac: isForMac)
    }
  }

  /// Scenes that no phone has; where `#if` leaves them to the Mac, they are no part of the program.
  private static let macScenes =
    ["MenuBarExtra"] + ViewDefinition.all.filter { $0.availability.iOS == nil }.map(\.name)

  /// How an app says who is told of its life on the Mac.
  private static let macDelegate = "NSApplicationDelegateAdaptor"

  /// Whether the nearest app around the file is one for the Mac.
  func isForMac(_ file: FileID) -> Bool {
    let folder = file.folder
    let around = apps.filter { folder.hasPrefix($0.folder) }
    let nearest = around.map(\.folder.count).max()
    let own = around.filter { $0.folder.count == nearest }
    return !own.isEmpty && own.allSatisfy(\.isForMac)
  }
}

extension ProgramScope {
  var appFolders: AppFolders { derived(Self.allAppFolders, for: WholeProgram()) }

  private static let allAppFolders = ComparedQuery<ProgramScope, WholeProgram, AppFolders> { _, scope in
    AppFolders(in: scope)
  }
}
