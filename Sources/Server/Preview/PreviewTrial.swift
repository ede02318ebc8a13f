import IDE
import Interpreter
import LSPProtocol
import Layout
import Lint
import Rendering
import Semantics
import SourceText
import ViewGraph

/// What a picture would be after an edit that nobody has applied yet.
struct PreviewTrial: Sendable {
  /// What is tried, as the page has named it.
  let subject: JSONValue
  let scene: SceneResult?
  let moves: [Move]
  /// Why there is no picture.
  let obstacle: String?

  /// A view that is elsewhere or of another size than before; nil for one that was not there, or is not any more.
  struct Move: Sendable {
    let name: String
    let before: [Double]?
    let after: [Double]?
  }

  init(_ subject: JSONValue, from before: SceneResult, to after: SceneResult) {
    self.subject = subject
    scene = after
    moves = Self.moves(from: before, to: after)
    obstacle = nil
  }

  init(_ subject: JSONValue, obstacle: String) {
    self.subject = subject
    scene = nil
    moves = []
    self.obstacle = obstacle
  }

  /// Views with nothing in them are paired by their names, in the order in which they stand.
  private static func moves(from before: SceneResult, to after: SceneResult) -> [Move] {
    func views(_ scene: SceneResult) -> [(name: String, frame: [Double])] {
      scene.elements.filter { $0.kind == .view && $0.children.isEmpty }.map { element in
        let frame = element.layout.globalFrame
        return (element.name, [frame.minX, frame.minY, frame.width, frame.height])
      }
    }
    var left = Dictionary(grouping: views(before), by: \.name).mapValues { $0.map(\.frame)[...] }
    var moves: [Move] = []
    for view in views(after) {
      let old = left[view.name]?.popFirst()
      guard let old else {
        moves.append(Move(name: view.name, before: nil, after: view.frame))
        continue
      }
      if zip(old, view.frame).contains(where: { abs($0 - $1) > 0.005 }) {
        moves.append(Move(name: view.name, before: old, after: view.frame))
      }
    }
    for (name, frames) in left.ordered(by: { $0.key < $1.key }) {
      moves += frames.map { Move(name: name, before: $0, after: nil) }
    }
    return moves
  }

  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member(
        "trial",
        object: { json in
          json.member("subject", subject)
          json.member("obstacle", optional: obstacle)
          if let scene { json.member("svg", SceneSVG.document(of: scene)) }
          json.member("moves", moves)
        }
      )
    }
    return json.bytes
  }
}

extension PreviewTrial.Move: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      if let before { json.member("before", before.map { SVGText.fine($0) }) }
      if let after { json.member("after", after.map { SVGText.fine($0) }) }
    }
  }
}

extension Snapshot {
  /// What the scene that a page shows would be after some edits.
  func trial(_ subject: JSONValue, of edits: [FileEdit], _ order: PreviewOrder) -> PreviewTrial {
    guard let shown = order.last.scene else { return PreviewTrial(subject, obstacle: "nothing is shown") }
    guard let after = analysis.drawn(shown.request, in: shown.configuration, presses: order.presses, after: edits)
    else {
      return PreviewTrial(subject, obstacle: "there is no such view after it")
    }
    return PreviewTrial(subject, from: shown, to: after)
  }
}
