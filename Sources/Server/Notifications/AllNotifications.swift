extension NotificationHandler {
  /// Every notification that is understood, sorted by method. Adding one is a file in this folder and a line here.
  static let all: [NotificationHandler] = [
    cancelRequest,
    initialized,
    didChange,
    didClose,
    didOpen,
    didSave,
    didChangeWatchedFiles,
    didChangeWorkspaceFolders,
  ]

  static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })
}
