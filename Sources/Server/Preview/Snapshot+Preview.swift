import IDE
import Interpreter
import LSPProtocol
import Lint
import Semantics
import SourceText
import Syntax
import ViewGraph

extension Snapshot {
  /// What the page of a file shows now; the last good picture where nothing can be drawn.
  func drawing(of file: FileID, _ order: PreviewOrder) -> PreviewState {
    var state = order.last
    state.file = file.path
    state.editor = client.appliesEdits ? .showsAndApplies : .shows
    guard let tree = analysis.tree(of: file), let text = analysis.text(of: file) else {
      state.outdated = "there is no such file any more"
      return state
    }
    if let fault = tree.diagnostics.first {
      state.outdated = "line \(text.lineColumn(at: fault.range.start).line + 1): \(fault.message)"
      return state
    }
    let scenes = analysis.drawableScenes(of: file)
    guard !scenes.isEmpty else {
      state.outdated = "there is no view in the file"
      return state
    }
    let wanted = order.wanted.flatMap { analysis.scene(showing: $0, among: scenes, in: file) }
    let chosen = min(wanted ?? order.settings.scene, scenes.count - 1)
    let configuration = order.settings.applied(to: analysis.shownConfiguration(of: scenes[chosen]))
    let lastPass = order.settings.lastPass
    let scene = analysis.drawn(scenes[chosen], in: configuration, presses: order.presses, lastPass: lastPass)
    state.take(scene, of: scenes, chosen: chosen, in: analysis.program, lastPass: lastPass)
    return state
  }

  /// How a finding of a file can be mended.
  func fixes(of finding: Finding, number: Int, serial: Int) -> PreviewFixes {
    let choices = analysis.quickFixes(of: finding).map { quickFix in
      let files = Set(quickFix.fix.edits.map(\.file))
      return PreviewFixes.Choice(
        title: quickFix.fix.title,
        edits: quickFix.fix.edits,
        edit: workspaceEdit(quickFix.fix.edits),
        versions: documents.filter { files.contains($0.key) }.mapValues(\.version)
      )
    }
    return PreviewFixes(serial: serial, finding: number, choices: choices)
  }
}
