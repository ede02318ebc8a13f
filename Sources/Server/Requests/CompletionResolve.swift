import IDE
import LSPProtocol
import Semantics

extension RequestHandler {
  static let completionResolve = RequestHandler(
    "completionItem/resolve",
    announce: { _, _ in }
  ) { (snapshot, params: JSONValue) -> JSONValue in
    guard case .object(var members) = params,
      let reference = DeclarationReference(params["data"]),
      let text = snapshot.analysis.description(of: reference.declaration)
    else { return params }
    let format = snapshot.client.completion.documentationFormat
    let value = format == .markdown ? text.markdown : text.plainText
    members.removeAll { $0.key == "documentation" }
    members.append(
      .init(
        "documentation",
        .object([.init("kind", .string(format.rawValue)), .init("value", .string(value))])
      )
    )
    return .object(members)
  }
}

/// A declaration as the client keeps it for the server.
struct DeclarationReference {
  let declaration: DeclarationID

  /// Nil for what the server has not made.
  init?(_ data: JSONValue) {
    guard let name = data["name"].string, let number = data["kind"].integer, let raw = UInt8(exactly: number),
      let kind = DeclarationID.Kind(rawValue: raw)
    else { return nil }
    let owner = data["owner"].string.map {
      NominalID(name: $0, file: data["ownerFile"].string.map(FileID.init))
    }
    declaration = DeclarationID(
      owner: owner,
      name: name,
      kind: kind,
      file: data["file"].string.map(FileID.init),
      ordinal: data["ordinal"].integer ?? 0
    )
  }
}

extension DeclarationID {
  /// The declaration as the client keeps it.
  var reference: JSONValue {
    var members: [JSONValue.Member] = [.init("name", .string(name)), .init("kind", .integer(Int(kind.rawValue)))]
    if let owner {
      members.append(.init("owner", .string(owner.name)))
      if let file = owner.file { members.append(.init("ownerFile", .string(file.path))) }
    }
    if let file { members.append(.init("file", .string(file.path))) }
    if ordinal != 0 { members.append(.init("ordinal", .integer(ordinal))) }
    return .object(members)
  }
}
