import IDE
import LSPProtocol
import Semantics
import SourceText

extension AgentTool {
  static let explainSize = AgentTool(
    "explain_size",
    """
    Says what a name in the code is, and for a view or modifier its frame in each scene, what was proposed to it and why it \
    chose that size. Use it when a view is too large, too small or in the wrong place.
    """,
    parameters: [
      .file, .line,
      Parameter("name", .string, "The name or piece of that line that is meant; its first word otherwise"),
    ]
  ) { workspace, arguments in
    let path = try workspace.file(arguments)
    let (analysis, file) = (workspace.analysis(with: path), FileID(path))
    guard let text = analysis.text(of: file) else { throw Fault("there is no view code in '\(path)'") }
    let offset = try workspace.offset(arguments, in: text)
    guard let hover = analysis.hover(at: offset, in: file) else {
      throw Fault("nothing is known of what stands there; name a view or a modifier of the line")
    }
    return [.text(hover.contents.markdown)]
  }
}
