package import Catalog
package import Layout

/// A scene as it is drawn: its nodes with all that they show, parents before children.
package struct Picture: Sendable {
  package internal(set) var nodes: [Node] = []
  /// What lies behind everything.
  package internal(set) var ground = Ink()
  package internal(set) var platform = Platform.iOS
  /// Pictures of the program's own, each once.
  package internal(set) var images: [String] = []

  /// What the colors of the program's own asset catalogues look like, by their names.
  package internal(set) var colors: [String: Shades] = [:]

  /// The alignment guides that elements or their content set, by what the elements are.
  package internal(set) var guides: [ElementID: [Guide]] = [:]

  /// An alignment guide, and how far it is from the leading or top edge of its element, in points.
  package struct Guide: Sendable {
    /// As in code.
    package let name: String
    package let value: Double
  }

  /// A picture of nothing.
  package init() {}

  /// A color in light and in dark surroundings.
  package struct Shades: Sendable {
    package let light: PaintColor
    package let dark: PaintColor
  }

  /// A node of layout as it is drawn.
  package struct Node: Sendable {
    /// The element that it is, where it is one.
    package let element: ElementID?
    /// In the coordinates of the node around.
    package let frame: Rect
    /// What it does to the coordinates of what is in it.
    package let content: AffineTransform?
    package let isMirrored: Bool
    package internal(set) var ink: Ink
    package internal(set) var part: Part
    /// What it shows of its own, the furthest behind first.
    package internal(set) var drawings: [Drawing]
    /// What is done to its picture, innermost first.
    package internal(set) var effects: [PaintEffect]
    /// What stands in it, the furthest behind first.
    package internal(set) var children: [Int]
    /// How it can be used; nil where nothing happens.
    package internal(set) var input: PictureInput?
    /// It is what is pressed in the picture; where nothing happens then, it keeps what lies behind from being pressed.
    package internal(set) var isTarget = false
    /// What it is called where it shows no words.
    package internal(set) var name: String?
    /// Something opens when it is pressed.
    package internal(set) var opens = false
    /// Something happens when it is held.
    package internal(set) var isHeld = false
    /// Something happens when it is moved aside.
    package internal(set) var isSwiped = false
    /// One of several that can be chosen: whether it is.
    package internal(set) var isChosen: Bool?
    /// A row of a menu: what stands in it is pressed wherever the row is.
    package internal(set) var isRow = false
    /// The element that it is or stands in.
    package internal(set) var owner: ElementID?
  }

  /// What a node is to the picture, beside its drawings.
  package enum Part: Sendable {
    case plain
    case text([DrawnLine], scale: Double, inks: [Ink])
    /// A symbol, or a picture: `source` is its place among the picture's own images.
    case image(ImageContent, source: Int?)
    /// A line along an axis.
    case divider(Axis)
    /// Content that is cut off at the node's sides; how large all of it is.
    case scroll(Size)
    case list(ListParameters.Style, [ListSlot], rows: [RowLook])
    case page(PageLook)
    case columns
  }

  /// What is around a page.
  package struct PageLook: Sendable {
    package var bars: DrawnBars?
    package var title: String?
    /// The names of all pages, of which one is shown.
    package var tabs: PageTabs?
    /// What the way back to the page before is called.
    package var back: String?
  }

  /// How a row of a list differs from others.
  package struct RowLook: Sendable {
    package var backdrop: PaintStyle?
    package var hasSeparator = true
    /// One of several that can be chosen: whether it is.
    package var isChosen: Bool?
  }
}

/// The names of pages of which one shows.
package struct PageTabs: Sendable {
  package let items: [BarItem]
  package let chosen: Int
  /// The views of the page that shows, among those of all.
  let shown: Range<Int>
}
