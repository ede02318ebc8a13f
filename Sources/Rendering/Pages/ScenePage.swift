package import Interpreter

/// Several scenes on one page that needs nothing else: every picture stands in it.
package struct ScenePage {
  /// A scene with what it is called on the page.
  package struct Entry {
    let title: String
    let note: String
    let scene: SceneResult
    let options: PictureOptions
    /// Its place among others of the same scene; nil where it has none.
    let cell: SceneMatrix.Cell?

    package init(
      title: String,
      note: String = "",
      scene: SceneResult,
      options: PictureOptions,
      cell: SceneMatrix.Cell? = nil
    ) {
      self.cell = cell
      self.title = title
      self.note = note
      self.scene = scene
      self.options = options
    }
  }

  private let title: String
  private let entries: [Entry]

  package init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// The page as HTML.
  package var html: String {
    var body = SVGText()
    let matrix = SceneMatrix(entries)
    if let matrix { body.add("<figure>\n\(matrix.svg)</figure>\n") }
    for (index, entry) in entries.enumerated() where matrix == nil && !body.isFull {
      var options = entry.options
      options.prefix = "s\(index)"
      body.add("<figure>\n\(SceneSVG.document(of: entry.scene, options: options))")
      let note = entry.note.isEmpty ? "" : "<br><small>\(SVGText.escaped(entry.note))</small>"
      body.add("<figcaption>\(SVGText.escaped(entry.title))\(note)</figcaption>\n</figure>\n")
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(SVGText.escaped(title))</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 14px system-ui, sans-serif; margin: 24px; background: Canvas; color: CanvasText; }
      main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
      figure { margin: 0; }
      figure svg { display: block; max-width: 100%; height: auto; outline: 1px solid #8884; }
      figcaption { padding: 8px 0; }
      .elements rect { pointer-events: all; }
      .elements rect:hover { stroke: #ff2d55; stroke-width: 1.5; }
      </style>
      </head>
      <body>
      <h1>\(SVGText.escaped(title))</h1>
      <main>
      \(body.text)</main>
      </body>
      </html>

      """
  }
}
