import IDE
import LSPProtocol

extension RequestHandler {
  static let rename = RequestHandler(
    "textDocument/rename",
    staleness: .retriggers,
    announce: { capabilities, client in
      let options = JSONValue.object([.init("prepareProvider", .bool(true))])
      capabilities.announce("renameProvider", client.preparesRenames ? options : .bool(true))
    }
  ) { (snapshot, params: LSP.RenameParams) -> LSP.WorkspaceEdit? in
    guard let document = snapshot.document(params.textDocument) else { return nil }
    let offset = snapshot.converter(for: document).offset(of: params.position)
    do throws(RenameRefusal) {
      let edits = try snapshot.analysis.rename(at: offset, in: document.file, to: params.newName)
      return edits.map(snapshot.workspaceEdit)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }
}
