import Interpreter
import Layout

/// Says why an element was proposed what it was.
enum OfferText {
  static func phrase(_ layout: Element.Geometry) -> String {
    if case .frame(let width) = layout.widthOffer, case .frame(let height) = layout.heightOffer {
      return "the frame's \(PointText.length(width)) × \(PointText.length(height))"
    }
    let width = phrase(layout.widthOffer)
    let height = phrase(layout.heightOffer)
    return width == height ? width : "width \(width), height \(height)"
  }

  private static func phrase(_ reason: OfferReason) -> String {
    switch reason {
    case .root: "the screen without its safe area"
    case .forwarded: "what its parent got"
    case .inset(let length): "what its parent got less \(PointText.length(length)) of insets"
    case .frame(let length): "the frame's \(PointText.length(length))"
    case .ideal: "its ideal is asked for"
    case .share(let rest, let count): share(rest, count)
    case .size: "the size of its container"
    case .track: "its cell of the grid"
    case .aspectRatio(let ratio): "fitted to the ratio \(PointText.length(ratio))"
    case .custom: "by the program's own layout"
    }
  }

  private static func share(_ rest: Double, _ count: Int) -> String {
    count == 1
      ? "the remaining \(PointText.length(rest))" : "an even share of \(PointText.length(rest)) among \(count)"
  }
}
