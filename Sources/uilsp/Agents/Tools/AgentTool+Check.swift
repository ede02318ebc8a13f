import IDE
import LSPProtocol
import Lint
import Semantics
import SourceText

extension AgentTool {
  static let check = AgentTool(
    "check",
    """
    Finds what is wrong with SwiftUI code: layout that breaks or overflows in some configuration, misused GeometryReader and \
    preferences, feedback loops of state, environment and binding mistakes, syntax errors. Gives one finding a line as \
    path:line:column: severity: message [rule]. Use it after changing a view; 'apply_fix' mends what it finds.
    """,
    parameters: [
      Parameter("paths", .strings, "Files and folders to check; the whole project otherwise"),
      Parameter("hints", .bool, "Give hints too, not only what is wrong"),
    ]
  ) { workspace, arguments in
    var wanted: [String] = []
    for name in arguments["paths"].strings { wanted.append(try workspace.path(name)) }
    let single = wanted.count == 1 && wanted[0].hasSuffix(".swift") ? wanted[0] : nil
    let analysis = workspace.analysis(with: single)
    let files = analysis.fileIDs.filter { file in
      wanted.isEmpty || wanted.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
    guard !files.isEmpty else { throw Fault("there is no view code to check") }
    let lowest = arguments["hints"].bool == true ? Severity.hint : .info
    let findings = files.flatMap { analysis.findings(in: $0) }.filter { $0.severity >= lowest }
    let lines = findings.map { finding -> String in
      "\(workspace.place(finding.range.start, in: finding.file, of: analysis)): \(finding.severity.rawValue): "
        + "\(finding.message) [\(finding.rule.rawValue)]"
    }
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    return [
      .text((lines + ["\(count) in \(files.count == 1 ? "1 file" : "\(files.count) files")"]).joined(separator: "\n"))
    ]
  }
}
