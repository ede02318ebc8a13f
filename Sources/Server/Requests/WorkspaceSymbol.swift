import IDE
import LSPProtocol

extension RequestHandler {
  static let workspaceSymbol = RequestHandler(
    "workspace/symbol",
    announce: { capabilities, _ in capabilities.announce("workspaceSymbolProvider") }
  ) { (snapshot, params: JSONValue) -> [LSP.SymbolInformation] in
    snapshot.analysis.workspaceSymbols(params["query"].string ?? "").compactMap { found in
      snapshot.location(of: found.symbol.nameRange, in: found.file).map { location in
        LSP.SymbolInformation(
          name: found.symbol.name,
          kind: found.symbol.kind.lspKind,
          location: location,
          containerName: found.container
        )
      }
    }
  }
}
