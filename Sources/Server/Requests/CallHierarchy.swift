import IDE
import LSPProtocol

extension RequestHandler {
  static let prepareCallHierarchy = RequestHandler(
    "textDocument/prepareCallHierarchy",
    announce: { capabilities, _ in capabilities.announce("callHierarchyProvider") }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> [LSP.CallHierarchyItem]? in
    guard let document = snapshot.document(params.textDocument) else { return nil }
    let offset = snapshot.converter(for: document).offset(of: params.position)
    let found = snapshot.analysis.hierarchyItem(at: offset, in: document.file)
    return found.flatMap(snapshot.item).map { [$0] }
  }

  static let incomingCalls = RequestHandler(
    "callHierarchy/incomingCalls",
    announce: { _, _ in }
  ) { (snapshot, params: JSONValue) -> [LSP.CallHierarchyCall]? in
    guard let reference = DeclarationReference(params["item"]["data"]) else { return nil }
    return snapshot.analysis.callers(of: reference.declaration).compactMap { call in
      guard let item = snapshot.item(call.item), let converter = snapshot.converter(for: call.item.file) else {
        return nil
      }
      return LSP.CallHierarchyCall(end: .from, item: item, ranges: call.places.map(converter.range(of:)))
    }
  }

  static let outgoingCalls = RequestHandler(
    "callHierarchy/outgoingCalls",
    announce: { _, _ in }
  ) { (snapshot, params: JSONValue) -> [LSP.CallHierarchyCall]? in
    guard let reference = DeclarationReference(params["item"]["data"]),
      let uri = params["item"]["uri"].string,
      let converter = snapshot.converter(for: DocumentURI.file(uri))
    else { return nil }
    return snapshot.analysis.callees(of: reference.declaration).compactMap { call in
      snapshot.item(call.item).map { item in
        LSP.CallHierarchyCall(end: .to, item: item, ranges: call.places.map(converter.range(of:)))
      }
    }
  }
}

extension Snapshot {
  fileprivate func item(_ item: HierarchyItem) -> LSP.CallHierarchyItem? {
    guard let converter = converter(for: item.file) else { return nil }
    return LSP.CallHierarchyItem(
      name: item.name,
      kind: item.isType ? .struct : .function,
      detail: item.detail,
      uri: uri(of: item.file),
      range: converter.range(of: item.range),
      selectionRange: converter.range(of: item.nameRange),
      data: item.id.reference
    )
  }
}
