import LSPProtocol

/// What the client is asked to apply.
struct AppliedEdit: JSONWritable, Sendable {
  let label: String
  let edit: LSP.WorkspaceEdit

  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("label", label)
      $0.member("edit", edit)
    }
  }
}
