extension NotificationHandler {
  /// Every notification that is understood, sorted by name. Adding one is a file in this folder and a line here.
  static let all: [NotificationHandler] = [
    cancelRequest,
    didChange,
    didChangeConfiguration,
    didChangeWatchedFiles,
    didChangeWorkspaceFolders,
    didClose,
    didOpen,
    didSave,
    initialized,
  ]

  static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })
}
