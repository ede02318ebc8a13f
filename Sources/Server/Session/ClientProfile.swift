import LSPProtocol

/// What the client can do, read once from the parameters of `initialize`. What it does not mention, it cannot.
struct ClientProfile: Sendable {
  let encoding: LSP.PositionEncoding
  /// The client asks for diagnostics itself; then none are pushed.
  let pullsDiagnostics: Bool
  let refreshesDiagnostics: Bool
  /// Whether it can be told that there are other diagnostics than it knows: they are pushed, or it pulls them again.
  var hearsOfDiagnostics: Bool { !pullsDiagnostics || refreshesDiagnostics }
  let showsRelatedInformation: Bool
  let showsDiagnosticLinks: Bool
  let diagnosticTags: Set<Int>
  let hoverFormat: LSP.MarkupKind
  /// Known to show images in the Markdown of a hover: no capability tells.
  let showsImages: Bool
  let takesCodeActionLiterals: Bool
  let knowsPreferredActions: Bool
  let appliesEdits: Bool
  let completion: CompletionProfile
  let mostFolds: Int?
  /// Edits with the version that they were made for.
  let takesDocumentChanges: Bool
  let formatsSeveralRanges: Bool
  let showsSymbolTrees: Bool
  let refreshesHints: Bool
  let tokens: TokenProfile
  let linked: LinkProfile
  let preparesRenames: Bool
  let signatures: SignatureProfile
  let watchesFiles: Bool
  /// Answers when it is asked for the user's settings.
  let tellsSettings: Bool
  let registersSettings: Bool
  let showsProgress: Bool
  let asksBeforeRenames: Bool
  let showsLenses: Bool
  /// Changes names together while one of them is typed.
  let linksEditing: Bool
  /// Opens documents, and pages in a browser, when it is asked to.
  let showsDocuments: Bool
  /// Opens documents that the server makes up.
  let showsVirtualDocuments: Bool
  /// Asks again when an answer is refused because the text has changed meanwhile.
  let retriesModified: Bool
  /// The process whose end ends the server.
  let process: Int?
  /// URIs of the workspace's folders.
  let folders: [String]

  init(initialize params: JSONValue) {
    let capabilities = params["capabilities"]
    let document = capabilities["textDocument"]
    let workspace = capabilities["workspace"]
    let diagnostics = document["publishDiagnostics"]
    let offered = capabilities["general"]["positionEncodings"].strings
    encoding = offered.lazy.compactMap(LSP.PositionEncoding.init).first ?? .utf16
    pullsDiagnostics = document["diagnostic"].isObject
    refreshesDiagnostics = workspace["diagnostics"]["refreshSupport"].bool ?? false
    showsRelatedInformation = diagnostics["relatedInformation"].bool ?? false
    showsDiagnosticLinks = diagnostics["codeDescriptionSupport"].bool ?? false
    diagnosticTags = Set(diagnostics["tagSupport"]["valueSet"].array?.compactMap(\.integer) ?? [])
    let formats = document["hover"]["contentFormat"].strings
    hoverFormat = formats.lazy.compactMap(LSP.MarkupKind.init).first ?? .plainText
    let name = params["clientInfo"]["name"].string ?? ""
    showsImages = hoverFormat == .markdown && Self.namesOfImageShowers.contains { name.hasPrefix($0) }
    takesCodeActionLiterals = document["codeAction"]["codeActionLiteralSupport"].isObject
    knowsPreferredActions = document["codeAction"]["isPreferredSupport"].bool ?? false
    mostFolds = document["foldingRange"]["rangeLimit"].integer.map { max(0, $0) }
    completion = CompletionProfile(document["completion"])
    appliesEdits = workspace["applyEdit"].bool ?? false
    takesDocumentChanges = workspace["workspaceEdit"]["documentChanges"].bool ?? false
    formatsSeveralRanges = document["rangeFormatting"]["rangesSupport"].bool ?? false
    showsSymbolTrees = document["documentSymbol"]["hierarchicalDocumentSymbolSupport"].bool ?? false
    refreshesHints = workspace["inlayHint"]["refreshSupport"].bool ?? false
    tokens = TokenProfile(document["semanticTokens"])
    linked = LinkProfile(document)
    preparesRenames = document["rename"]["prepareSupport"].bool ?? false
    signatures = SignatureProfile(document["signatureHelp"])
    watchesFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].bool ?? false
    tellsSettings = workspace["configuration"].bool ?? false
    registersSettings = workspace["didChangeConfiguration"]["dynamicRegistration"].bool ?? false
    showsProgress = capabilities["window"]["workDoneProgress"].bool ?? false
    asksBeforeRenames = workspace["fileOperations"]["willRename"].bool ?? false
    showsDocuments = capabilities["window"]["showDocument"]["support"].bool ?? false
    linksEditing = document["linkedEditingRange"].isObject
    showsLenses = document["codeLens"].isObject
    showsVirtualDocuments = workspace["textDocumentContent"].isObject
    retriesModified = capabilities["general"]["staleRequestSupport"]["cancel"].bool ?? false
    process = params["processId"].integer
    folders = Self.folders(params)
  }

  /// Editors whose hovers show images given in the text itself: VS Code and what is made of it.
  private static let namesOfImageShowers = ["Visual Studio Code", "VSCodium", "Code - OSS"]

  private static func folders(_ params: JSONValue) -> [String] {
    let folders = params["workspaceFolders"].array?.compactMap { $0["uri"].string } ?? []
    guard folders.isEmpty else { return folders }
    if let uri = params["rootUri"].string { return [uri] }
    return params["rootPath"].string.map { ["file://" + $0] } ?? []
  }
}
