package import IDE
import Interpreter
import Layout
import Lint
package import Semantics
package import SourceText
import ViewGraph

/// Something that an editor asks an analysis, whose answer depends on the files alone.
package enum AnalysisQuestion: Sendable, CustomStringConvertible {
  /// Findings of syntax and names.
  case names(FileID)
  /// All findings.
  case everything(FileID)
  case fixes(FileID)
  case hover(FileID, ByteOffset)
  /// Every element of every scene with its frame, and what the scene cost.
  case frames(FileID)
  /// What stands above declarations, with what each tells.
  case lenses(FileID)
  /// Texts that lead somewhere, and colors.
  case links(FileID)
  /// The places that change with the name declared there.
  case linked(FileID, ByteOffset)

  /// What is asked for, in a word.
  package var kind: String {
    switch self {
    case .names: "names"
    case .everything: "everything"
    case .fixes: "fixes"
    case .hover: "hover"
    case .frames: "frames"
    case .lenses: "lenses"
    case .links: "links"
    case .linked: "linked"
    }
  }

  package var description: String {
    switch self {
    case .names(let file), .everything(let file), .fixes(let file), .frames(let file), .lenses(let file),
      .links(let file):
      "\(kind) of \(file.path)"
    case .hover(let file, let offset), .linked(let file, let offset): "\(kind) at \(offset.value) of \(file.path)"
    }
  }

  /// The answer, line by line.
  package func answer(of analysis: Analysis) -> [String] {
    switch self {
    case .names(let file): analysis.namesFindings(in: file).map(Self.text)
    case .everything(let file): analysis.findings(in: file).map(Self.text)
    case .fixes(let file):
      analysis.quickFixes(in: ByteRange(0, analysis.text(of: file)?.byteCount ?? 0), of: file).map(Self.text)
    case .hover(let file, let offset):
      analysis.hover(at: offset, in: file).map { ["\($0.range)", $0.contents.markdown] } ?? []
    case .frames(let file):
      analysis.shownScenes(of: file).flatMap { Self.lines($0, analysis.program) }
    case .lenses(let file):
      analysis.lenses(in: file).map { lens in
        let contents = analysis.contents(of: lens.kind, at: lens.name.start, in: file)
        let places = contents?.places.map { "\($0.file.path) \($0.range)" } ?? []
        return "\(lens.kind) \(lens.name) \(contents?.title ?? "") \(places)"
      }
    case .links(let file):
      analysis.textLinks(in: file).map { "\($0.range) \($0.target)" }
        + analysis.writtenColors(in: file).map { "\($0.range) \($0.red) \($0.green) \($0.blue) \($0.opacity)" }
    case .linked(let file, let offset):
      analysis.linkedNames(at: offset, in: file)?.map { "\($0)" } ?? []
    }
  }

  private static func text(_ finding: Finding) -> String {
    let related = finding.related.map { " [\($0.place.file.path) \($0.place.range) \($0.message)]" }.joined()
    return "\(finding.range) \(finding.severity) \(finding.rule): \(finding.message)\(related)"
  }

  private static func text(_ fix: QuickFix) -> String {
    let edits = fix.fix.edits.map { " [\($0.file.path) \($0.edit.range) \($0.edit.replacement.debugDescription)]" }
    let marks = (fix.isPreferred ? " preferred" : "") + (fix.fix.isSafe ? " safe" : "")
    return "\(text(fix.finding)) -> \(fix.fix.title)\(marks)\(edits.joined())"
  }

  private static func lines(_ scene: SceneResult, _ program: Program) -> [String] {
    let request = scene.request
    let heading = "\(request.file.path) \(request.source) \(request.view) \(request.preview ?? "")#\(request.position)"
    let end = "passes \(scene.passes), steps \(scene.steps), \(scene.divergence.map { "\($0.class)" } ?? "settles")"
    let state = scene.state.map { "\($0.name) = \($0.value)" }
    let unknowns = scene.unknowns.map { "\(place(of: $0.span, program)) \($0.reason)" }
    return [heading, end] + state + unknowns + scene.elements.map { text($0, program) }
  }

  private static func text(_ element: Element, _ program: Program) -> String {
    let (layout, place) = (element.layout, place(of: element.span, program))
    let (frame, size) = (layout.globalFrame, layout.size)
    return "\(element.instancePath.joined(separator: " › ")) \(place) "
      + "\(frame.origin.x) \(frame.origin.y) \(frame.size.width) \(frame.size.height) \(size.width) \(size.height) "
      + "\(layout.widthReason) \(layout.heightReason) \(element.dependsOn) \(element.standIns)"
  }

  private static func place(of span: SourceSpan, _ program: Program) -> String {
    program.absolute(span).map { "\($0.file.path) \($0.range)" } ?? "nowhere"
  }
}
