import IDE
import LSPProtocol
import Semantics
import SourceText

extension AgentTool {
  static let findUses = AgentTool(
    "find_uses",
    """
    Finds every place of the project that means the same declaration as a name in the code (a view, property, parameter, \
    function, case, local): by meaning, not by spelling. Gives path:line:column: role: code, one a line.
    """,
    parameters: [.file, .line, Parameter("name", .string, "The name on that line", isRequired: true)]
  ) { workspace, arguments in
    let path = try workspace.file(arguments)
    let (analysis, file) = (workspace.analysis(with: path), FileID(path))
    guard let text = analysis.text(of: file) else { throw Fault("there is no view code in '\(path)'") }
    let offset = try workspace.offset(arguments, in: text)
    guard let found = analysis.occurrences(at: offset, in: file) else {
      throw Fault("'\(arguments["name"].string ?? "")' means nothing that the project declares")
    }
    let lines = found.map { use -> String in
      let code = analysis.text(of: use.file).map { text -> String in
        let line = text.lineColumn(at: use.range.start).line
        return text.string(in: ByteRange(text.lineStart(line), text.lineEnd(line)))
      }
      let shown = (code ?? "").drop { $0 == " " || $0 == "\t" }
      return "\(workspace.place(use.range.start, in: use.file, of: analysis)): \(use.role): \(shown)"
    }
    return [.text(lines.joined(separator: "\n"))]
  }
}
