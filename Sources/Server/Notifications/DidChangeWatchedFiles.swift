import IDE
import LSPProtocol
import Semantics

extension NotificationHandler {
  static let didChangeWatchedFiles = NotificationHandler("workspace/didChangeWatchedFiles") {
    (state, client, params: LSP.DidChangeWatchedFilesParams) in
    let suffixes = state.settings.suffixes
    let views = params.uris.filter { uri in suffixes.contains(where: uri.hasSuffix) }
    let others = params.uris.filter { uri in !suffixes.contains(where: uri.hasSuffix) }
    state.reload(views.map(DocumentURI.file))
    let hasPictures = others.contains { $0.contains(".xcassets/") || AssetNames.isTable($0) }
    guard hasPictures || others.contains(where: state.isAboutWorkspace) else { return }
    if hasPictures { state.workspace.hasNewPictures = true }
    state.loadWorkspace()
  }
}

extension SessionState {
  /// Whether what happened to a file or folder says which files the workspace has, or how they are looked at: a folder
  /// has no ending, and a file that was never read is none of ours.
  fileprivate func isAboutWorkspace(_ uri: String) -> Bool {
    let path = DocumentURI.file(uri).path
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    if name == WorkspaceConfiguration.fileName || name == ".gitignore" { return true }
    return !name.contains(".") || host.fileIDs.contains { $0.path.hasPrefix(path + "/") }
  }
}
