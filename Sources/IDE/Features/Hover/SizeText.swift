package import Interpreter
import Layout

/// Says why an element has its size.
package struct SizeText {
  let element: Element
  let scene: SceneResult

  package init(element: Element, scene: SceneResult) {
    self.element = element
    self.scene = scene
  }

  /// One line where both axes have the same reason, else one for each.
  package var lines: [String] {
    let layout = element.layout
    let width = phrase(layout.widthReason, .horizontal)
    let height = phrase(layout.heightReason, .vertical)
    guard width != height else { return ["size: \(width)"] }
    return [
      "width \(PointText.length(layout.size.width)): \(width)",
      "height \(PointText.length(layout.size.height)): \(height)",
    ]
  }

  private func phrase(_ reason: SizeReason, _ axis: Axis) -> String {
    let isWidth = axis == .horizontal
    switch reason {
    case .fixed(let length): return "fixed at \(PointText.length(length)) by its frame"
    case .clamped(let minimum, let maximum): return bounds(minimum, maximum)
    case .ideal: return "its ideal, since nothing is proposed"
    case .proposal: return "all that is proposed"
    case .unspecified(let length):
      return "\(PointText.length(length)), since nothing is proposed and it has no size of its own"
    case .content: return "that of its content"
    case .inset(let length): return "its content and \(PointText.length(length)) of insets"
    case .longestChild(let index): return "\(isWidth ? "widest" : "tallest") child\(name(of: index))"
    case .childrenAndGaps(let count, let gaps): return sum(count, gaps)
    case .intrinsic: return "its own"
    case .text(let lines, let isTruncated): return text(lines, isTruncated, axis)
    case .minimum: return "the least it may be"
    case .aspectRatio(let ratio): return "follows from the aspect ratio \(PointText.length(ratio))"
    case .tracks(let count): return "the sum of \(count) \(isWidth ? "columns" : "rows")"
    case .container(let share): return "\(PointText.length(share)) from its container"
    case .custom: return "computed by the program's own layout"
    case .empty: return "nothing, since it has no content"
    }
  }

  private func bounds(_ minimum: Double?, _ maximum: Double?) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      "held between \(PointText.length(minimum)) and \(PointText.length(maximum)) by its frame"
    case (let minimum?, nil): "held at \(PointText.length(minimum)) or more by its frame"
    case (nil, let maximum?): "held at \(PointText.length(maximum)) or less by its frame"
    case (nil, nil): "that of its content"
    }
  }

  private func sum(_ count: Int, _ gaps: Double) -> String {
    let children = count == 1 ? "its child" : "the sum of its \(count) children"
    return gaps == 0 ? children : "\(children) and \(PointText.length(gaps)) of spacing"
  }

  private func text(_ lines: Int, _ isTruncated: Bool, _ axis: Axis) -> String {
    let cut = isTruncated ? ", cut short" : ""
    if axis == .horizontal { return lines == 1 ? "its text on one line\(cut)" : "its longest line\(cut)" }
    return lines == 1 ? "one line of text\(cut)" : "\(lines) lines of text\(cut)"
  }

  private func name(of child: Int) -> String {
    guard element.children.indices.contains(child) else { return "" }
    return ", \(scene[element.children[child]].name)"
  }
}
