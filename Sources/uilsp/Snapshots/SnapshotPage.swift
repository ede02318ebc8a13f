import Interpreter
import Layout
import Rendering

/// The frames as they were and the scenes as they are, side by side, for what has changed: one page without anything else.
struct SnapshotPage {
  /// A scene on one device, before and after.
  struct Pair {
    let before: FrameSnapshot.Scene?
    let after: SceneResult
    let device: String
    let sentences: [String]
  }

  private let pairs: [Pair]

  init(_ pairs: [Pair]) { self.pairs = pairs }

  /// The scenes of which something has changed.
  static func pairs(
    _ before: FrameSnapshot,
    _ results: [(FrameSnapshot.Scene, SceneResult)],
    _ difference: SnapshotDifference
  ) -> [Pair] {
    let sentences = zip(difference.changes, difference.sentences)
    return results.compactMap { scene, result in
      let own = sentences.filter { $0.0.scene == scene.name && $0.0.devices.contains(scene.device) }.map(\.1)
      guard !own.isEmpty else { return nil }
      let old = before.scenes.first { $0.name == scene.name && $0.device == scene.device }
      return Pair(before: old, after: result, device: scene.device, sentences: own)
    }
  }

  var html: String {
    let rows = pairs.enumerated().map { index, pair in
      var options = PictureOptions()
      options.prefix = "p\(index)"
      options.showsFrames = true
      let items = pair.sentences.map { "<li>\(SVGText.escaped($0))</li>" }.joined()
      return """
        <section><h2>\(SVGText.escaped(pair.after.view)) on \(SVGText.escaped(pair.device))</h2><ul>\(items)</ul>
        <div><figure><figcaption>before</figcaption>\(outline(of: pair))</figure>
        <figure><figcaption>after</figcaption>\(SceneSVG.document(of: pair.after, options: options))</figure></div></section>
        """
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Layout changes</title>
      <style>body { font: 14px system-ui, sans-serif; margin: 24px } div { display: flex; gap: 24px; flex-wrap: wrap }
      figure { margin: 0 } svg { outline: 1px solid #8884; max-width: 100%; height: auto }</style></head>
      <body><h1>\(pairs.isEmpty ? "No frame has changed" : "Layout changes")</h1>
      \(rows.joined(separator: "\n"))
      </body></html>

      """
  }

  /// The frames that a snapshot kept: it has no colors.
  private func outline(of pair: Pair) -> String {
    guard let scene = pair.before else { return "<p>It was no scene.</p>" }
    let size = pair.after.container
    let boxes = scene.nodes.map { node in
      let frame = node.frame.rect
      return """
        <rect x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" height="\(frame.height)"><title>\
        \(SVGText.escaped(node.name))</title></rect>
        """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
      viewBox="0 0 \(size.width) \(size.height)" fill="none" stroke="#007aff" stroke-width="0.7">\(boxes.joined())</svg>
      """
  }
}
