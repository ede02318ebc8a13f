import Catalog
package import Interpreter
import Layout

/// A scene as an SVG picture.
package enum SceneSVG {
  /// The whole document; a scene without a picture shows an empty ground.
  package static func document(of scene: SceneResult, options: PictureOptions = PictureOptions()) -> String {
    let inner = content(of: scene, options: options)
    let margin = options.showsDevice ? deviceMargin : 0
    let size = Size(width: scene.container.width + margin * 2, height: scene.container.height + margin * 2)
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    let box = "\(SVGText.number(-margin)) \(SVGText.number(-margin)) \(width) \(height)"
    let name = SVGText.escaped(scene.preview.map { "\(scene.view): \($0)" } ?? scene.view)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="\(box)" role="img" \
      aria-label="\(name)" font-family="\(family)">
      <title>\(name)</title>
      \(inner)
      </svg>

      """
  }

  /// The system's font, and what comes nearest to it elsewhere.
  static let family =
    "-apple-system, BlinkMacSystemFont, 'SF Pro Text', Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

  static let deviceMargin = 14.0

  /// What is drawn, without the element around it.
  static func content(of scene: SceneResult, options: PictureOptions) -> String {
    let configuration = scene.configuration
    let safeArea = scene.container == configuration.size ? configuration.safeArea : .zero
    var drawing = SceneDrawing(
      scene.picture ?? Picture(),
      container: scene.container,
      safeArea: safeArea,
      prefix: options.prefix,
      isLive: options.isLive
    )
    let ground = Rect(origin: .zero, size: scene.container)
    let radius = options.showsDevice ? screenRadius(of: configuration) : 0
    let screen = drawing.define("screen") { id in
      "<clipPath id=\"\(id)\"><rect \(ground.attributes) rx=\"\(SVGText.number(radius))\"/></clipPath>"
    }
    if options.showsDevice { drawing.drawDevice(ground, radius) }
    drawing.svg.add("<g clip-path=\"url(#\(screen))\">\n")
    drawing.fill(ground, .named("systemBackground"), drawing.picture.ground)
    drawing.draw()
    if options.showsDevice { drawing.drawHomeIndicator() }
    drawing.svg.add("\n</g>\n")
    if options.showsFrames { drawing.drawSafeArea() }
    drawing.drawBoxes(of: scene, options)
    return drawing.svg.text + "\n<defs>\(drawing.definitions.joined())</defs>"
  }

  /// How round the corners of a screen are: those of devices without a button at the bottom.
  private static func screenRadius(of configuration: SceneConfiguration) -> Double {
    configuration.safeArea.bottom > 0 && configuration.platform == .iOS ? 44 : 4
  }
}

extension SceneDrawing {
  fileprivate mutating func drawDevice(_ screen: Rect, _ radius: Double) {
    let body = Rect(x: -9, y: -9, width: screen.width + 18, height: screen.height + 18)
    svg.add(
      "<rect \(body.attributes) rx=\"\(SVGText.number(radius + 9))\" fill=\"#1c1c1e\" stroke=\"#6e6e73\" stroke-width=\"1\"/>\n"
    )
  }

  fileprivate mutating func drawHomeIndicator() {
    guard safeArea.bottom > 0, picture.platform == .iOS else { return }
    let width = min(container.width * 0.36, 200)
    let bar = Rect(x: container.width / 2 - width / 2, y: container.height - 13, width: width, height: 5)
    fill(bar, .named("label"), picture.ground, radius: 2.5)
  }

  fileprivate mutating func drawSafeArea() {
    let all = Rect(origin: .zero, size: container)
    let safe = all.inset(by: safeArea)
    guard safe != all else { return }
    svg.add(
      "<rect \(safe.attributes) class=\"safe-area\" fill=\"none\" stroke=\"#ff9500\" stroke-width=\"0.5\" stroke-dasharray=\"3 3\"/>\n"
    )
  }

  /// A box for each element, where its frame is: what pages, tests and people look at.
  fileprivate mutating func drawBoxes(of scene: SceneResult, _ options: PictureOptions) {
    svg.add("<g class=\"elements\" fill=\"none\" stroke=\"none\">\n")
    for element in scene.elements where !svg.isFull {
      let frame = element.layout.globalFrame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(SVGText.fine).joined(separator: " ")
      var attributes =
        "data-element=\"\(element.id.index)\" data-name=\"\(SVGText.escaped(element.name))\" data-frame=\"\(numbers)\""
      if let line = options.line(element.id) { attributes += " data-line=\"\(line)\"" }
      if let parent = element.parent { attributes += " data-parent=\"\(parent.index)\"" }
      if options.highlighted.contains(element.id) {
        attributes += " class=\"highlighted\" stroke=\"#ff2d55\" stroke-width=\"2\""
      } else if options.showsFrames {
        let color = element.kind == .view ? "#007aff" : "#34c759"
        attributes += " stroke=\"\(color)\" stroke-width=\"0.5\" stroke-opacity=\"0.8\""
      }
      svg.add("<rect \(frame.attributes) \(attributes)/>\n")
    }
    svg.add("</g>")
    if options.showsFrames { drawSizes(of: scene) }
  }

  /// The sizes of views, each in the top left corner of its frame.
  private mutating func drawSizes(of scene: SceneResult) {
    svg.add("\n<g class=\"sizes\" font-size=\"7\" fill=\"#007aff\">")
    for element in scene.elements where element.kind == .view && !svg.isFull {
      let frame = element.layout.globalFrame
      guard frame.width >= 20, frame.height >= 7 else { continue }
      let size = "\(SVGText.number(frame.width)) \u{D7} \(SVGText.number(frame.height))"
      svg.add("<text x=\"\(SVGText.number(frame.minX + 1.5))\" y=\"\(SVGText.number(frame.minY + 7))\">\(size)</text>")
    }
    svg.add("</g>")
  }
}
