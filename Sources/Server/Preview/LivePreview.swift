import IDE
import Interpreter
import LSPProtocol
import Lint
import Semantics
import SourceText
import ViewGraph

/// A document shown on a page, as the editor has it.
struct LivePreview {
  let hub: PreviewHub
  var settings = PageSettings()
  var presses = PagePresses()
  var state = PreviewState()
  /// The place whose scene is to be shown next.
  var wanted: ByteOffset?
  var isDrawing = false
  /// Something has changed since the picture was begun.
  var isDue = false
  var findings = PreviewFindings()
  /// The search for findings that is under way.
  var search: CancellationToken?
  /// How the finding can be mended that the page has asked about.
  var fixes: PreviewFixes?
  /// An edit is being tried, and what is to be tried after it.
  var isTrying = false
  var nextTrial: JSONValue?

  init(hub: PreviewHub) { self.hub = hub }

  /// What the worker needs to draw it.
  var order: PreviewOrder { PreviewOrder(settings: settings, presses: presses.all, wanted: wanted, last: state) }
}

/// What is to be drawn.
struct PreviewOrder: Sendable {
  let settings: PageSettings
  let presses: [ScenePress]
  let wanted: ByteOffset?
  /// What is shown now, and stays where nothing can be drawn.
  let last: PreviewState
}

/// What becomes of a preview.
enum PreviewEvent: Sendable {
  /// Somebody has asked for the page at that address, nil where it is open, maybe for a place in the file.
  case asked(PreviewHub, address: String?, at: ByteOffset?)
  /// The page has sent something.
  case command([UInt8])
  /// The picture is there, as JSON too.
  case drawn(PreviewState, [UInt8])
  case found([Finding], CancellationToken)
  case fixes(PreviewFixes)
  /// What can be edited of an element, as JSON.
  case arguments([UInt8])
  case tried([UInt8])
  /// An edit that a page has asked for, made for these versions of documents.
  case edited(AppliedEdit, [FileID: Int])
}

/// What is wrong with a file, as its page has been told.
struct PreviewFindings {
  /// Tells them from those before; what the page says of others is not heard.
  var serial = 0
  var all: [Finding] = []
  /// The same, as the page has them.
  var items: [JSONValue] = []
}

/// How one finding can be mended.
struct PreviewFixes: Sendable {
  let serial: Int
  let finding: Int
  let choices: [Choice]

  struct Choice: Sendable {
    let title: String
    let edits: [FileEdit]
    let edit: LSP.WorkspaceEdit
    /// The versions of the documents that it was made for.
    let versions: [FileID: Int]
  }

  var json: [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member(
        "fixes",
        object: {
          $0.member("serial", serial)
          $0.member("finding", finding)
          $0.member("titles", choices.map(\.title))
        }
      )
    }
    return json.bytes
  }
}
