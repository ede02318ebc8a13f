import IDE
import LSPProtocol

extension RequestHandler {
  static let references = RequestHandler(
    "textDocument/references",
    announce: { capabilities, _ in capabilities.announce("referencesProvider") }
  ) { (snapshot, params: LSP.ReferenceParams) -> [LSP.Location]? in
    guard let document = snapshot.document(params.textDocument) else { return nil }
    let offset = snapshot.converter(for: document).offset(of: params.position)
    let found = snapshot.analysis.occurrences(at: offset, in: document.file)
    return found?.compactMap { place in
      guard params.includesDeclaration || place.role != .declaration else { return nil }
      return snapshot.location(of: place.range, in: place.file)
    }
  }
}
