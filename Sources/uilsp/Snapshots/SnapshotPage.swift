import Interpreter
import Layout
import Rendering

/// The frames as they were and the scenes as they are, side by side, for what has changed: one page without anything else.
struct SnapshotPage {
  /// A scene on one device, before and after.
  struct Pair {
    let before: FrameSnapshot.Scene?
    let after: SceneResult
    let title: String
    let device: String
    let sentences: [String]
    let marks: [SnapshotDifference.Mark]
  }

  private let pairs: [Pair]

  init(_ pairs: [Pair]) { self.pairs = pairs }

  /// The scenes of a file of which something has changed.
  static func pairs(
    of path: String,
    _ before: FrameSnapshot,
    _ results: [(FrameSnapshot.Scene, SceneResult)],
    _ difference: SnapshotDifference
  ) -> [Pair] {
    results.compactMap { scene, result in
      let own = difference.changes.filter { $0.scene == scene.name && $0.devices.contains(scene.device) }
      guard !own.isEmpty else { return nil }
      return Pair(
        before: before.scenes.first { $0.name == scene.name && $0.device == scene.device },
        after: result,
        title: "\(scene.name) in \(path)",
        device: scene.device,
        sentences: own.map(difference.sentence),
        marks: difference.marks.filter { $0.scene == scene.name && $0.device == scene.device }
      )
    }
  }

  var html: String {
    var title = ""
    let rows = pairs.enumerated().map { index, pair in
      defer { title = pair.title }
      let items = pair.sentences.map { "<li>\(Self.code(in: SVGText.escaped($0)))</li>" }.joined()
      return """
        \(pair.title == title ? "" : "<h2>\(SVGText.escaped(pair.title))</h2>")
        <section><h3>\(SVGText.escaped(pair.device))</h3>
        <figure><figcaption>before</figcaption>\(outline(of: pair))</figure>
        <figure><figcaption>after</figcaption>\(picture(of: pair, index))</figure>
        <ul>\(items)</ul></section>
        """
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Layout changes</title>
      <style>:root { color-scheme: light dark } body { font: 14px system-ui, sans-serif; margin: 24px }
      section { display: grid; grid-template-columns: auto auto minmax(220px, 1fr); gap: 4px 24px; justify-content: start;
      align-items: start; margin-bottom: 32px } h3 { grid-column: 1 / -1; margin: 8px 0 0 } figure { margin: 0 }
      figcaption { padding: 2px 0 6px; opacity: 0.7 } ul { margin: 28px 0 0; padding-left: 18px } li { margin-bottom: 6px }
      svg { display: block; outline: 1px solid #8884; max-width: 36vw; max-height: 90vh; width: auto; height: auto }
      p { margin: 0 } .was { stroke: #8e8e93; stroke-width: 1.5; stroke-dasharray: 5 3; fill: none }
      .is { stroke: #ff2d55; stroke-width: 1.5; fill: none } .new { fill: #ff2d5533 } .gone { stroke: #ff9500; stroke-width: 1.5; fill: #ff950022 }
      b { font-weight: 600 } i { display: inline-block; width: 20px; height: 10px; margin: 0 4px 0 14px; border: 1.5px dashed #8e8e93 }
      i.now { border: 1.5px solid #ff2d55; background: #ff2d5518 } i.off { border: 1.5px solid #ff9500; background: #ff950022 }</style></head>
      <body><h1>\(pairs.isEmpty ? "No frame has changed" : "Layout changes")</h1>
      <p>\(pairs.isEmpty ? "" : "<i></i>where it was <i class=\"now\"></i>where it is <i class=\"off\"></i>gone")</p>
      \(rows.joined(separator: "\n"))
      </body></html>

      """
  }

  /// Names between grave accents as code.
  private static func code(in text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0 % 2 == 1 ? "<b>\($1)</b>" : String($1) }.joined()
  }

  /// The scene as it is, with what has changed pointed out.
  private func picture(of pair: Pair, _ index: Int) -> String {
    var options = PictureOptions()
    options.prefix = "p\(index)"
    let picture = SceneSVG.document(of: pair.after, options: options)
    let marks = pair.marks.map { mark in
      let was = mark.before.map { Self.box($0, mark.after == nil ? "gone" : "was") } ?? ""
      return was + (mark.after.map { Self.box($0, mark.before == nil ? "is new" : "is") } ?? "")
    }
    guard let end = picture.ranges(of: "</svg>").last else { return picture }
    return picture[..<end.lowerBound] + marks.joined() + picture[end.lowerBound...]
  }

  /// The frames that a snapshot kept, and the names of what has nothing in it: it has no colors.
  private func outline(of pair: Pair) -> String {
    guard let scene = pair.before else { return "<p>It was no scene.</p>" }
    let size = pair.after.container
    let boxes = scene.nodes.indices.map { index in
      let (node, next) = (scene.nodes[index], index + 1)
      let isLeaf = !scene.nodes.indices.contains(next) || scene.nodes[next].depth <= node.depth
      return Self.box(node.frame, "", title: node.name, isNamed: isLeaf)
    }
    let marks = pair.marks.compactMap { mark in mark.before.map { Self.box($0, mark.after == nil ? "gone" : "was") } }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
      viewBox="0 0 \(size.width) \(size.height)" fill="none" stroke="#007aff" stroke-width="0.7">\
      \(boxes.joined())\(marks.joined())</svg>
      """
  }

  private static func box(_ frame: FrameSnapshot.Frame, _ kind: String, title: String? = nil, isNamed: Bool = false)
    -> String
  {
    let rect = frame.rect
    let place = "x=\"\(rect.minX)\" y=\"\(rect.minY)\" width=\"\(rect.width)\" height=\"\(rect.height)\""
    let named = title.map { "<title>\(SVGText.escaped($0))</title>" } ?? ""
    let box = "<rect \(place)\(kind.isEmpty ? "" : " class=\"\(kind)\"")>\(named)</rect>"
    guard let title, isNamed, rect.height >= 9, rect.width >= 5 * Double(title.count) else { return box }
    let middle = "x=\"\(rect.midX)\" y=\"\(rect.midY + 3)\" text-anchor=\"middle\" font-size=\"9\""
    return box + "<text \(middle) fill=\"#007aff\" stroke=\"none\">\(SVGText.escaped(title))</text>"
  }
}
