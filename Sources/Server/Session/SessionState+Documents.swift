import Checking
import IDE
import LSPProtocol
import Semantics
import SourceText

extension SessionState {
  mutating func open(_ item: LSP.TextDocumentItem) {
    let file = DocumentURI.file(item.uri)
    let document = OpenDocument(uri: item.uri, file: file, version: item.version, text: SourceText(item.text))
    documents[file] = document
    stopPublishing(file)
    if client?.hearsOfDiagnostics == true { publishing[file] = DocumentPublishing(file) }
    if document.isForeign { host.remove(file) } else { host.set(file, to: document.text) }
    documentChanged(file, [.replaced(file)])
  }

  /// Applies the changes in order. One without a range replaces the text, so whatever came before it does not matter.
  mutating func change(_ params: LSP.DidChangeTextDocumentParams, _ client: ClientProfile) {
    let file = DocumentURI.file(params.uri)
    guard var document = documents[file] else { return log("'\(params.uri)' is not open") }
    let wasForeign = document.isForeign
    let changes = params.contentChanges
    let first = changes.lastIndex { $0.range == nil } ?? 0
    var made: [FileChange] = []
    for change in changes[first...] {
      let converter = PositionConverter(text: document.text, encoding: client.encoding)
      guard let range = change.range.map(converter.range(of:)) else {
        document.text = SourceText(change.text)
        host.set(file, to: document.text)
        made.append(.replaced(file))
        continue
      }
      let edit = TextEdit(range: range, replacement: change.text)
      host.apply(edit, to: file)
      document.text = host.text(of: file) ?? document.text.replacing(range, with: Array(change.text.utf8))
      made.append(.edited(file, edit))
    }
    document.version = params.version ?? document.version + 1
    documents[file] = document
    if document.isForeign { host.remove(file) } else if wasForeign { host.set(file, to: document.text) }
    documentChanged(file, made)
  }

  /// What is on disk counts again.
  mutating func close(_ identifier: LSP.TextDocumentIdentifier) {
    let file = DocumentURI.file(identifier.uri)
    guard let document = documents.removeValue(forKey: file) else { return }
    stopPublishing(file)
    tokens.forget(file)
    if client?.pullsDiagnostics == false { publish([], document, version: nil) }
    reload([file])
    surroundingsChanged([.replaced(file)])
  }

  /// Reads `files` again in the background; those that are open keep the client's text, and those that are no part of
  /// the workspace are forgotten.
  mutating func reload(_ files: [FileID]) {
    let files = files.filter { documents[$0] == nil }
    guard !files.isEmpty else { return }
    let (environment, folders, project) = (environment, workspace.paths, settings.project)
    let suffixes = settings.suffixes
    environment.runInBackground {
      let found = WorkspaceConfiguration.load(for: folders, settings: project, from: environment.files)
      let configuration = found.configuration ?? .standard
      var loaded: [FileID: SourceText?] = [:]
      for file in files {
        let path = DocumentURI.path(of: file).flatMap { path in
          let isFound = folders.contains {
            environment.files.finds(path, under: $0, endingIn: suffixes, configuration)
          }
          return folders.isEmpty || isFound ? path : nil
        }
        loaded.updateValue(path.flatMap(environment.files.read).map { SourceText($0) }, forKey: file)
      }
      environment.post(.loaded(loaded))
    }
  }

  /// Takes over what was read from disk.
  mutating func take(_ loaded: [FileID: SourceText?]) {
    var changed: [FileChange] = []
    for (file, text) in loaded.ordered(by: { $0.key < $1.key }) where documents[file] == nil {
      guard let text, !OpenDocument(uri: "", file: file, version: 0, text: text).isForeign else {
        if host.remove(file) { changed.append(.replaced(file)) }
        continue
      }
      guard host.text(of: file) != text else { continue }
      host.set(file, to: text)
      changed.append(.replaced(file))
    }
    if !changed.isEmpty { surroundingsChanged(changed) }
  }
}
