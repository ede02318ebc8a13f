import Catalog
package import Interpreter
package import Layout

extension SceneSVG {
  /// The part of a scene around a frame, small enough to stand beside a text; the elements are pointed out.
  package static func excerpt(of scene: SceneResult, around frame: Rect, pointingOut elements: Set<ElementID>) -> String
  {
    var options = PictureOptions()
    options.highlighted = elements
    let all = Rect(origin: .zero, size: scene.container)
    let left = max(frame.minX - excerptMargin, all.minX)
    let top = max(frame.minY - excerptMargin, all.minY)
    let right = min(frame.maxX + excerptMargin, all.maxX)
    let bottom = min(frame.maxY + excerptMargin, all.maxY)
    // What lies outside of the scene is not cut out of it.
    let area = right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : all
    let scale = min(1, largestExcerpt.width / max(area.width, 1), largestExcerpt.height / max(area.height, 1))
    let size = [area.width * scale, area.height * scale].map(SVGText.number)
    let box = [area.minX, area.minY, area.width, area.height].map(SVGText.number).joined(separator: " ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size[0])" height="\(size[1])" viewBox="\(box)" \
      font-family="\(family)">\(content(of: scene, options: options))</svg>
      """
  }

  private static let excerptMargin = 24.0
  private static let largestExcerpt = Size(width: 260, height: 220)
}
