import IDE
import LSPProtocol
import Lint
import Semantics
import SourceText
import ViewGraph

/// What pages of previews change in the source, and what they show of it beforehand.
extension SessionState {
  /// The place of an element that a page names; nil where what it shows is not what the text says now.
  private func element(_ command: JSONValue, of file: FileID) -> ElementPlace? {
    guard let preview = previews[file], !preview.isDrawing, preview.state.outdated == nil,
      let element = command["element"].integer, preview.state.places.indices.contains(element),
      let place = preview.state.places[element]
    else { return nil }
    return ElementPlace(file: place.file, offset: place.name.start)
  }

  /// Tells what can be edited of an element.
  mutating func findArguments(_ command: JSONValue, of file: FileID) {
    guard let client, let place = element(command, of: file), let element = command["element"].integer else { return }
    let (snapshot, post) = (snapshot(for: client, CancellationToken()), environment.post)
    environment.runInBackground {
      let found = snapshot.analysis.editableElement(at: place.offset, in: place.file)
      let arguments = found.map { snapshot.json($0, in: place.file) } ?? .null
      post(.preview(file, .arguments(Self.news(element, [.init("found", arguments)]))))
    }
  }

  private static func news(_ element: Int, _ members: [JSONValue.Member]) -> [UInt8] {
    let value = JSONValue.object([.init("element", .integer(element))] + members)
    return JSONWriter.bytes(of: JSONValue.object([.init("arguments", value)]))
  }

  /// Makes an edit that a page asks for, and has the client apply it.
  mutating func edit(_ command: JSONValue, of file: FileID) {
    guard let client, client.appliesEdits, let place = element(command, of: file),
      let number = command["element"].integer, let change = ElementEdit(command["edit"])
    else { return }
    let (snapshot, post) = (snapshot(for: client, CancellationToken()), environment.post)
    let versions = documents.filter { $0.key == place.file }.mapValues(\.version)
    environment.run {
      do {
        let answer = try snapshot.edit(change, at: place)
        post(.preview(file, .edited(AppliedEdit(label: answer.label, edit: answer.edit), versions)))
      } catch {
        let reason = (error as? ResponseError)?.message ?? "\(error)"
        post(.preview(file, .arguments(Self.news(number, [.init("refused", .string(reason))]))))
      }
    }
  }

  /// Has the client apply an edit, as long as the documents are those that it was made for.
  mutating func apply(_ edit: AppliedEdit, madeFor versions: [FileID: Int]) {
    guard client?.appliesEdits == true, versions.allSatisfy({ documents[$0.key]?.version == $0.value }) else { return }
    request("workspace/applyEdit", edit)
  }

  // MARK: Trials

  /// Shows what a fix or an edit would do; while one is tried only the last that is asked for comes next.
  mutating func tryOut(_ command: JSONValue, of file: FileID) {
    guard let preview = previews[file] else { return }
    guard !preview.isTrying else {
      previews[file]?.nextTrial = command
      return
    }
    guard let client, let make = edits(of: command, file) else { return }
    previews[file]?.isTrying = true
    let (snapshot, order, post) = (snapshot(for: client, CancellationToken()), preview.order, environment.post)
    environment.run {
      let trial: PreviewTrial
      if let edits = make(snapshot) {
        trial = snapshot.trial(command, of: edits, order)
      } else {
        trial = PreviewTrial(command, obstacle: "it cannot be done")
      }
      post(.preview(file, .tried(trial.json)))
    }
  }

  /// What makes the edits that a page wants to see tried: those of a fix that it was told of, or of an argument.
  private func edits(of command: JSONValue, _ file: FileID) -> (@Sendable (Snapshot) -> [FileEdit]?)? {
    if let index = command["fix"].integer {
      guard let fixes = previews[file]?.fixes, command["serial"].integer == fixes.serial,
        command["finding"].integer == fixes.finding, fixes.choices.indices.contains(index)
      else { return nil }
      let choice = fixes.choices[index]
      guard choice.versions.allSatisfy({ documents[$0.key]?.version == $0.value }) else { return nil }
      return { _ in choice.edits }
    }
    guard let place = element(command, of: file), let change = ElementEdit(command["edit"]) else { return nil }
    return { snapshot in
      let edits = try? snapshot.analysis.untriedEdits(for: change, ofElementAt: place.offset, in: place.file)
      return edits?.map { FileEdit(file: place.file, edit: $0) }
    }
  }

  mutating func tried(_ json: [UInt8], of file: FileID) {
    previews[file]?.isTrying = false
    previews[file]?.hub.show(PreviewNews(.trial, json))
    guard let next = previews[file]?.nextTrial else { return }
    previews[file]?.nextTrial = nil
    tryOut(next, of: file)
  }
}
