import IDE
import LSPProtocol
import Semantics
import ViewGraph

extension RequestHandler {
  /// Pictures and colors of asset catalogues are named by texts, which follow when their folders are renamed.
  static let willRenameFiles = RequestHandler(
    "workspace/willRenameFiles",
    announce: { capabilities, client in
      guard client.asksBeforeRenames else { return }
      let filters = ["imageset", "symbolset", "colorset"].map { ending in
        JSONValue.object([
          .init("scheme", .string("file")),
          .init("pattern", .object([.init("glob", .string("**/*.\(ending)")), .init("matches", .string("folder"))])),
        ])
      }
      capabilities.announce(
        inWorkspace: "fileOperations",
        .object([.init("willRename", .object([.init("filters", .array(filters))]))])
      )
    }
  ) { (snapshot, params: JSONValue) -> LSP.WorkspaceEdit? in
    let edits = (params["files"].array ?? []).flatMap { file -> [FileEdit] in
      guard let old = file["oldUri"].string, let new = file["newUri"].string else { return [] }
      func folder(_ uri: String) -> String {
        let path = DocumentURI.file(uri).path
        return path.hasSuffix("/") ? String(path.dropLast()) : path
      }
      return snapshot.analysis.edits(renamingAsset: folder(old), to: folder(new))
    }
    return edits.isEmpty ? nil : snapshot.workspaceEdit(edits)
  }
}
