import Interpreter
import Layout
import Semantics
import SourceText
import Syntax

/// The frames of a file's scenes, to be written as JSON or text.
struct FramesReport {
  private let file: String
  private let scenes: [ShownScene]
  private let program: Program

  init(file: String, scenes: [ShownScene], program: Program) {
    self.file = file
    self.scenes = scenes
    self.program = program
  }

  // MARK: JSON

  var json: JSONText {
    ["file": .string(file), "scenes": .array(scenes.map(scene))]
  }

  private func scene(_ shown: ShownScene) -> JSONText {
    let scene = shown.result
    var members: [(String, JSONText)] = [
      ("view", .string(scene.view)),
      ("preview", scene.preview.map { .string($0) } ?? .null),
      ("container", ["width": .number(scene.container.width), "height": .number(scene.container.height)]),
      ("passes", .integer(scene.passes)),
      ("root", scene.root.map { node($0, of: scene) } ?? .null),
      ("state", .object(scene.state.map { ($0.name, .string($0.value)) })),
      ("variants", .array(scene.variants.map(variant))),
      ("unknown", .array(shown.unknowns.map(unknown))),
    ]
    if let presented = shown.presented, !presented.roots.isEmpty {
      members.append(("presented", .array(presented.roots.map { node($0, of: presented.result) })))
    }
    if let divergence = scene.divergence {
      let spans = [divergence.declaration, divergence.writer].compactMap(\.self)
      members.append(
        (
          "diverged",
          [
            "state": .string(divergence.state), "values": .array(divergence.values.map { .string($0) }),
            "ranges": .array(spans.map(range)),
          ]
        )
      )
    }
    return .object(members)
  }

  private func node(_ id: ElementID, of scene: SceneResult) -> JSONText {
    let element = scene[id]
    let frame = element.layout.globalFrame
    var members: [(String, JSONText)] = [
      ("name", .string(element.name)),
      ("kind", .string(element.kind.rawValue)),
      ("range", range(element.span)),
      (
        "proposal",
        ["width": length(element.layout.proposal.width), "height": length(element.layout.proposal.height)]
      ),
      (
        "frame",
        [
          "x": .number(frame.minX), "y": .number(frame.minY), "width": .number(frame.width),
          "height": .number(frame.height),
        ]
      ),
      ("dependsOn", .array(element.dependsOn.map { .string(name($0)) })),
    ]
    if !element.standIns.isEmpty { members.append(("standIns", .array(element.standIns.map { .string($0) }))) }
    if let text = element.text {
      let facts: JSONText = [
        "shown": .integer(text.linesShown), "needed": .integer(text.linesNeeded),
        "truncated": .bool(text.isTruncated),
      ]
      members += [("text", .string(text.content)), ("lines", facts)]
    }
    members.append(("children", .array(element.children.map { node($0, of: scene) })))
    return .object(members)
  }

  private func name(_ dependency: FrameDependency) -> String {
    switch dependency {
    case .textWidth: "text width"
    case .platformTable: "platform table"
    case .standIn(let name): "stand-in for \(name)"
    }
  }

  private func variant(_ variant: SceneResult.Variant) -> JSONText {
    [
      "range": range(variant.span), "unknown": .array(variant.unknown.map { .string($0) }),
      "shown": .integer(variant.chosen), "branches": .integer(variant.count),
    ]
  }

  private func unknown(_ unknown: SceneResult.Unknown) -> JSONText {
    let file = program.absolute(unknown.span)?.file.path ?? self.file
    return ["file": .string(file), "range": range(unknown.span), "reason": .string(unknown.reason)]
  }

  private func length(_ length: Double?) -> JSONText {
    guard let length else { return .null }
    return length.isFinite ? .number(length) : "inf"
  }

  private func range(_ span: SourceSpan) -> JSONText {
    guard let (start, end) = positions(span) else { return [:] }
    return ["start": position(start), "end": position(end)]
  }

  private func position(_ position: LineColumn) -> JSONText {
    ["line": .integer(position.line + 1), "column": .integer(position.column + 1)]
  }

  private func positions(_ span: SourceSpan) -> (LineColumn, LineColumn)? {
    guard let place = program.absolute(span), let text = program.files[place.file]?.tree.text else { return nil }
    return (text.lineColumn(at: place.range.start), text.lineColumn(at: place.range.end))
  }

  // MARK: Text

  /// An indented tree: name, size and origin of each element.
  var text: String {
    scenes.map(sceneText).joined(separator: "\n\n")
  }

  private func sceneText(_ shown: ShownScene) -> String {
    let scene = shown.result
    let size = "\(short(scene.container.width))x\(short(scene.container.height))"
    var lines = ["\(scene.preview.map { "\(scene.view) \"\($0)\"" } ?? scene.view) in \(size)"]
    if let root = scene.root { write(root, of: scene, indentation: 1, to: &lines) }
    if let presented = shown.presented, !presented.roots.isEmpty {
      lines.append("  presented:")
      for root in presented.roots { write(root, of: presented.result, indentation: 2, to: &lines) }
    }
    lines += scene.state.map { "  state \($0.name) = \($0.value)" }
    if scene.passes > 1 { lines.append("  settled after \(scene.passes) passes") }
    if let divergence = scene.divergence {
      lines[lines.count - 1] =
        "  '\(divergence.state)' does not settle: \(divergence.values.prefix(4).joined(separator: ", ")), …"
    }
    lines += scene.variants.map { variant in
      "  branch \(variant.chosen + 1) of \(variant.count) at \(place(variant.span)): no value for "
        + variant.unknown.joined(separator: ", ")
    }
    lines += shown.unknowns.map { "  unknown at \(place($0.span)): \($0.reason)" }
    return lines.joined(separator: "\n")
  }

  private func place(_ span: SourceSpan) -> String {
    positions(span).map { "\($0.0.line + 1):\($0.0.column + 1)" } ?? "?"
  }

  private func write(_ id: ElementID, of scene: SceneResult, indentation: Int, to lines: inout [String]) {
    let element = scene[id]
    let frame = element.layout.globalFrame
    let size = "\(short(frame.width))x\(short(frame.height))"
    let origin = "(\(short(frame.minX)), \(short(frame.minY)))"
    let basis = element.sizeDependsOn.isEmpty ? "" : "  (\(element.sizeDependsOn.map(name).joined(separator: ", ")))"
    lines.append(String(repeating: "  ", count: indentation) + "\(element.name) \(size) at \(origin)\(basis)")
    for child in element.children { write(child, of: scene, indentation: indentation + 1, to: &lines) }
  }

  /// Two decimals at most.
  private func short(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

extension ShownScene {
  /// What is not known of the scene, and of what it presents.
  fileprivate var unknowns: [SceneResult.Unknown] {
    let own = result.allUnknowns
    guard let presented, !presented.roots.isEmpty else { return own }
    return own + presented.result.allUnknowns.filter { !own.contains($0) }
  }
}

extension SceneResult {
  /// What is not known of the scene, with what of it was cut short.
  fileprivate var allUnknowns: [Unknown] {
    guard let limit = facts.limit else { return unknowns }
    let cut = Unknown(span: limit.span ?? .none, reason: limit.reason)
    return unknowns.contains(cut) ? unknowns : unknowns + [cut]
  }
}
