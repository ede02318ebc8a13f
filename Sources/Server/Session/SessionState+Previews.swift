import IDE
import Interpreter
import LSPProtocol
import Lint
import Semantics
import SourceText

extension SessionState {
  /// Takes what has become of the preview of a file.
  mutating func take(_ event: PreviewEvent, of file: FileID) {
    if case .asked(let hub, let address, let place) = event {
      var preview = previews[file] ?? LivePreview(hub: hub)
      preview.wanted = place
      previews[file] = preview
      if let address { show(page: address) }
      return draw(file)
    }
    guard previews[file] != nil else { return }
    switch event {
    case .asked: break
    case .command(let bytes): if let json = try? JSONValue(parsing: bytes) { obey(json, of: file) }
    case .drawn(let state, let json): shown(state, json, file)
    case .found(let findings, let token): take(findings, token, of: file)
    case .arguments(let json): previews[file]?.hub.show(PreviewNews(.arguments, json))
    case .tried(let json): tried(json, of: file)
    case .edited(let edit, let versions): apply(edit, madeFor: versions)
    case .fixes(let fixes):
      previews[file]?.fixes = fixes
      previews[file]?.hub.show(PreviewNews(.fixes, fixes.json))
    }
  }

  /// Has the client open a page, or tells where it is.
  private mutating func show(page address: String) {
    if client?.showsDocuments == true {
      let members: [JSONValue.Member] = [
        .init("uri", .string(address)), .init("external", .bool(true)), .init("takeFocus", .bool(true)),
      ]
      request("window/showDocument", JSONValue.object(members))
    } else {
      let message = JSONValue.string("the preview is at \(address)")
      notify("window/showMessage", JSONValue.object([.init("type", .integer(3)), .init("message", message)]))
    }
  }

  // MARK: Pictures

  /// Files have changed: every page shows what they make now.
  mutating func redrawPreviews() {
    for file in previews.keys {
      // Without anybody who looks it is drawn when somebody comes.
      if previews[file]?.hub.isWatched == true { draw(file) } else { previews[file]?.isDue = true }
    }
  }

  private mutating func draw(_ file: FileID) {
    guard let client, let preview = previews[file] else { return }
    guard !preview.isDrawing else {
      previews[file]?.isDue = true
      return
    }
    previews[file]?.isDrawing = true
    previews[file]?.isDue = false
    previews[file]?.wanted = nil
    preview.search?.cancel()
    let (snapshot, order, post) = (snapshot(for: client, CancellationToken()), preview.order, environment.post)
    environment.run {
      let state = snapshot.drawing(of: file, order)
      post(.preview(file, .drawn(state, state.json)))
    }
  }

  private mutating func shown(_ state: PreviewState, _ json: [UInt8], _ file: FileID) {
    previews[file]?.isDrawing = false
    previews[file]?.state = state
    if state.scene != nil { previews[file]?.settings.show(scene: state.chosen) }
    previews[file]?.hub.show(PreviewNews(.state, json))
    if previews[file]?.isDue == true { return draw(file) }
    showCursor(on: file)
    search(file)
  }

  // MARK: The cursor

  /// Notes where the cursor is, going by what the client asks about, and outlines what stands there on every page.
  mutating func follow(_ params: JSONValue, from client: ClientProfile) {
    guard let place = try? LSP.TextDocumentPositionParams(json: params) else { return }
    let file = DocumentURI.file(place.textDocument.uri)
    guard let document = documents[file] else { return }
    let offset = PositionConverter(text: document.text, encoding: client.encoding).offset(of: place.position)
    cursor = (file, offset)
    for shown in previews.keys { showCursor(on: shown) }
  }

  private func showCursor(on file: FileID) {
    guard let cursor, let preview = previews[file] else { return }
    let elements = preview.state.elements(at: cursor.offset, in: cursor.file)
    let value = JSONValue.object([.init("elements", .array(elements.map(JSONValue.integer)))])
    preview.hub.show(PreviewNews(.cursor, JSONWriter.bytes(of: JSONValue.object([.init("cursor", value)]))))
  }

  // MARK: Findings

  /// Looks for what is wrong with a file whose picture is shown.
  private mutating func search(_ file: FileID) {
    guard let client else { return }
    previews[file]?.search?.cancel()
    let token = CancellationToken()
    previews[file]?.search = token
    let (analysis, post) = (snapshot(for: client, token).analysis, environment.post)
    environment.runInBackground {
      guard let found = analysis.findings(in: file, isNamesOnly: false, isCancelled: { token.isCancelled }) else {
        return
      }
      post(.preview(file, .found(found, token)))
    }
  }

  private mutating func take(_ findings: [Finding], _ token: CancellationToken, of file: FileID) {
    guard let preview = previews[file], preview.search === token, let text = host.text(of: file) else { return }
    previews[file]?.search = nil
    let shown = findings.filter { $0.severity != .hint && $0.file == file }
    let items = shown.map { finding in
      JSONValue.object([
        .init("rule", .string(finding.rule.rawValue)), .init("severity", .string(finding.severity.rawValue)),
        .init("message", .string(finding.message)),
        .init("line", .integer(text.lineColumn(at: finding.range.start).line + 1)),
        .init(
          "elements",
          .array(preview.state.elements(at: finding.range.start, in: file).map(JSONValue.integer))
        ),
      ])
    }
    let known = preview.findings
    guard known.serial == 0 || shown != known.all || items != known.items else { return }
    let serial = preview.findings.serial + 1
    previews[file]?.findings = PreviewFindings(serial: serial, all: shown, items: items)
    previews[file]?.fixes = nil
    let value = JSONValue.object([.init("serial", .integer(serial)), .init("all", .array(items))])
    preview.hub.show(PreviewNews(.findings, JSONWriter.bytes(of: JSONValue.object([.init("findings", value)]))))
  }

  // MARK: What pages ask for

  /// Does what a page asks for; what it says wrong is not heard.
  private mutating func obey(_ command: JSONValue, of file: FileID) {
    switch command["kind"].string {
    case "listen": if previews[file]?.isDue == true { draw(file) }
    case "configure":
      let before = previews[file]?.settings.scene
      previews[file]?.settings.choose(command)
      if previews[file]?.settings.scene != before { previews[file]?.presses.reset() }
      draw(file)
    case "press":
      let elements = previews[file]?.state.scene?.elements ?? []
      guard previews[file]?.presses.take(command, on: elements) == true else { return }
      draw(file)
    case "reset":
      previews[file]?.presses.reset()
      draw(file)
    case "arguments": findArguments(command, of: file)
    case "edit": edit(command, of: file)
    case "try": tryOut(command, of: file)
    case "open": open(command, of: file)
    case "fixes": findFixes(command, of: file)
    case "apply": apply(command, of: file)
    default: break
    }
  }

  /// Shows in the editor where an element or a finding stands.
  private mutating func open(_ command: JSONValue, of file: FileID) {
    guard let client, client.showsDocuments, let preview = previews[file] else { return }
    var target: (file: FileID, range: ByteRange)?
    if let element = command["element"].integer, preview.state.places.indices.contains(element) {
      target = preview.state.places[element].map { ($0.file, $0.name) }
    } else if let finding = preview.findings[command] {
      target = (finding.file, finding.range)
    }
    guard let target,
      let location = snapshot(for: client, CancellationToken()).location(of: target.range, in: target.file)
    else { return }
    request(
      "window/showDocument",
      JSONValue.object([
        .init("uri", .string(location.uri)), .init("external", .bool(false)),
        .init("takeFocus", .bool(command["focus"].bool ?? false)), .init("selection", location.range.json),
      ])
    )
  }

  private mutating func findFixes(_ command: JSONValue, of file: FileID) {
    guard let client, let preview = previews[file], let finding = preview.findings[command],
      let number = command["finding"].integer
    else { return }
    let (snapshot, post) = (snapshot(for: client, CancellationToken()), environment.post)
    environment.runInBackground {
      let fixes = snapshot.fixes(of: finding, number: number, serial: preview.findings.serial)
      post(.preview(file, .fixes(fixes)))
    }
  }

  /// Has the client apply a fix, as long as the documents are those that it was made for.
  private mutating func apply(_ command: JSONValue, of file: FileID) {
    guard client?.appliesEdits == true, let fixes = previews[file]?.fixes, let index = command["fix"].integer,
      command["serial"].integer == fixes.serial, command["finding"].integer == fixes.finding,
      fixes.choices.indices.contains(index)
    else { return }
    let choice = fixes.choices[index]
    apply(AppliedEdit(label: choice.title, edit: choice.edit), madeFor: choice.versions)
  }
}

extension PreviewFindings {
  /// The finding that a page names; nil where it speaks of those before.
  fileprivate subscript(command: JSONValue) -> Finding? {
    guard command["serial"].integer == serial, let index = command["finding"].integer, all.indices.contains(index)
    else { return nil }
    return all[index]
  }
}
