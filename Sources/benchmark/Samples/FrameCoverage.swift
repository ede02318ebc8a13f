import FoundationEssentials
import Interpreter
import Layout
import Semantics
import Server
import SourceText
import Syntax

/// How many of the `View` types in a folder of Swift files have frames that no stand-in touches: for
/// `benchmark coverage PATH…`.
struct FrameCoverage {
  private let name: String
  private(set) var viewCount = 0
  /// Types whose frames depend on nothing that nobody knows.
  private(set) var exactCount = 0
  /// Those, and the types that beside nothing unknown depend on which case an input of their own is: its first one.
  private(set) var casesCount = 0
  /// Those of them in whose scene nothing else is unknown either.
  private(set) var knownCount = 0
  private var reasons: [String: Reason] = [:]
  /// A line for each type whose scene has something unknown: the stand-ins that its frames depend on, and below it all
  /// that the scene does not know.
  private(set) var open: [String] = []

  /// What is not known, with what it touches.
  private struct Reason {
    var views = 0
    /// Types of whose frames it is the only one.
    var alone = 0
    var example: String
  }

  init(of folder: String) {
    name = folder.split(separator: "/").last.map(String.init) ?? folder
    var program = Program(Self.trees(below: folder))
    program.resources = FileSystem.live.resources(under: [folder])
    for file in program.files.keys.sorted() {
      for scene in Scenes.all(in: file, program: program) {
        guard case .view = scene.source else { continue }
        add(scene, of: program)
      }
    }
  }

  private static func trees(below folder: String) -> [FileID: SyntaxTree] {
    ProgramFolder(folder).files.mapValues { SyntaxTree.parse(SourceText($0)) }
  }

  private mutating func add(_ scene: SceneRequest, of program: Program) {
    let result = SceneEvaluator.evaluate(
      scene,
      program: program,
      configuration: SceneConfiguration(size: Size(width: 402, height: 778)),
      explains: true
    )
    viewCount += 1
    var names: Set<String> = []
    for element in result.elements {
      for case .standIn(let name) in element.dependsOn where !Self.isSetting(name) { names.insert(name) }
    }
    if result.root == nil { names.insert("nothing is shown") }
    if names.allSatisfy({ Self.isCase($0, of: scene, program) }) { casesCount += 1 }
    if names.isEmpty { exactCount += 1 }
    if !names.isEmpty || !result.unknowns.isEmpty {
      let touching = names.isEmpty ? "no frame" : names.sorted().joined(separator: ", ")
      open.append("\(scene.view) in \(scene.file.path): \(touching)")
      open += unknowns(of: result, program)
    }
    if names.isEmpty, result.unknowns.isEmpty { knownCount += 1 }
    let unknown = result.unknowns.map(\.reason)
    for name in names {
      let reason = unknown.first { $0.contains("'\(name)") || $0 == name } ?? "a value of '\(name)'"
      reasons[reason, default: Reason(example: "\(scene.view) in \(scene.file.path)")].views += 1
      if names.count == 1 { reasons[reason]?.alone += 1 }
    }
  }

  /// What the scene says that it does not know, each with its place.
  private func unknowns(of result: SceneResult, _ program: Program) -> [String] {
    result.unknowns.map { record in
      guard let (file, range) = program.absolute(record.span), let text = program.files[file]?.tree.text else {
        return "  \(record.reason)"
      }
      return "  \(file.path):\(text.lineColumn(at: range.start).line + 1): \(record.reason)"
    }
  }

  /// Whether a stand-in is the value of a stored property of the scene's view that can only be one of a few: a truth
  /// value, or a case without values of its own.
  private static func isCase(_ name: String, of scene: SceneRequest, _ program: Program) -> Bool {
    guard case .view(let view) = scene.source else { return false }
    let program = program.seen(from: scene.file)
    guard let property = program.type(named: view)?.storedProperties.first(where: { $0.name == name }),
      let type = property.type?.qualifiedName
    else { return false }
    if type == "Bool" { return true }
    // A type within the view, or within one around it, hides others.
    var around = view.split(separator: ".")[...]
    while true {
      if let found = program.type(named: (around + [Substring(type)]).joined(separator: ".")) {
        return found.kind == .enumeration && found.cases.contains { $0.payload.isEmpty }
      }
      guard around.popLast() != nil else { return false }
    }
  }

  /// The text of a date follows from the clock, zone and locale of the scene, which are settings.
  private static func isSetting(_ standIn: String) -> Bool { standIn == "date" }

  /// The shares of all programs, and the reasons of all, the most frequent first.
  static func report(_ programs: [FrameCoverage]) -> String {
    var lines = [
      "| program | View types | frames without stand-ins, or with cases of inputs | without any | nothing unknown |",
      "|---|---|---|---|---|",
    ]
    var all: [String: Reason] = [:]
    for program in programs {
      lines.append(row(program.name, program.viewCount, [program.casesCount, program.exactCount, program.knownCount]))
      all.merge(program.reasons) { first, second in
        Reason(views: first.views + second.views, alone: first.alone + second.alone, example: first.example)
      }
    }
    func sum(_ count: KeyPath<FrameCoverage, Int>) -> Int { programs.reduce(0) { $0 + $1[keyPath: count] } }
    lines.append(row("all", sum(\.viewCount), [sum(\.casesCount), sum(\.exactCount), sum(\.knownCount)]))
    lines += ["", "| reason | View types | of those by it alone | first |", "|---|---|---|---|"]
    let sorted = all.sorted { ($0.value.views, $1.key) > ($1.value.views, $0.key) }
    lines += sorted.map { "| \($0.key) | \($0.value.views) | \($0.value.alone) | \($0.value.example) |" }
    return lines.joined(separator: "\n")
  }

  private static func row(_ name: String, _ views: Int, _ counts: [Int]) -> String {
    "| \(name) | \(views) |" + counts.map { " \($0) (\(percent($0, views)) %) |" }.joined()
  }

  private static func percent(_ count: Int, _ all: Int) -> Int { all == 0 ? 0 : (100 * count + all / 2) / all }
}
