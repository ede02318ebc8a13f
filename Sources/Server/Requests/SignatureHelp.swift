import IDE
import LSPProtocol

extension RequestHandler {
  static let signatureHelp = RequestHandler(
    "textDocument/signatureHelp",
    announce: { capabilities, _ in
      let characters = ["(", ",", ":"].map(JSONValue.string)
      capabilities.announce("signatureHelpProvider", .object([.init("triggerCharacters", .array(characters))]))
    }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> LSP.SignatureHelp? in
    guard let document = snapshot.document(params.textDocument) else { return nil }
    let offset = snapshot.converter(for: document).offset(of: params.position)
    return snapshot.analysis.signatureHelp(at: offset, in: document.file).map { help in
      LSP.SignatureHelp(
        signatures: help.signatures.map { $0.information(for: snapshot.client) },
        activeSignature: help.active
      )
    }
  }
}

extension IDE.SignatureHelp.Signature {
  fileprivate func information(for client: ClientProfile) -> LSP.SignatureInformation {
    LSP.SignatureInformation(
      label: label,
      documentation: documentation,
      parameters: parameters.map { range in
        client.signatures.takesOffsets
          ? .range(label.units(before: range.lowerBound), label.units(before: range.upperBound))
          : .text(String(decoding: Array(label.utf8)[range], as: UTF8.self))
      },
      activeParameter: client.signatures.knowsActiveParameter ? active : nil
    )
  }
}

extension String {
  /// The length in UTF-16 of its first bytes.
  fileprivate func units(before bytes: Int) -> Int {
    String(decoding: Array(utf8.prefix(bytes)), as: UTF8.self).utf16.count
  }
}

/// What the client does with signatures.
struct SignatureProfile: Sendable {
  let takesOffsets: Bool
  let knowsActiveParameter: Bool

  init(_ signatureHelp: JSONValue) {
    let information = signatureHelp["signatureInformation"]
    takesOffsets = information["parameterInformation"]["labelOffsetSupport"].bool ?? false
    knowsActiveParameter = information["activeParameterSupport"].bool ?? false
  }
}
