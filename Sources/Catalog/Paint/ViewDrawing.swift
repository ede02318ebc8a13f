package import Layout

/// What a view shows of its own, in the room that it has.
package indirect enum Drawing: Hashable, Sendable {
  /// Filled with this.
  case style(PaintStyle)
  /// A shape and what is done with it; without a fill or a line it is filled with the foreground.
  case shape(Outline, [ShapeStep])
  /// Steps of a drawing, each with what it is painted with.
  case strokes([PathPaint])
  case control(ControlDrawing)
  /// A line of text in a control that lays out none, from its leading end.
  case line(LineDrawing)
  /// Words at places of their own.
  case words([PlacedWords])
  /// Something that is not at hand, by its name.
  case placeholder(String)
}

/// An area or a line of a drawing that a program makes by itself.
package struct PathPaint: Hashable, Sendable {
  package let outline: Outline
  package let step: ShapeStep

  package init(_ outline: Outline, _ step: ShapeStep) {
    self.outline = outline
    self.step = step
  }
}

/// A few words at a place in the room of a view.
package struct PlacedWords: Hashable, Sendable {
  /// Which part of the words stands at the place.
  package enum Anchor: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  package let text: String
  /// On the line that the words stand on.
  package let place: Point
  package let size: Double
  package let anchor: Anchor

  package init(_ text: String, at place: Point, size: Double, _ anchor: Anchor) {
    self.text = text
    self.place = place
    self.size = size
    self.anchor = anchor
  }
}

/// The parts of controls that are no views.
package enum ControlDrawing: Hashable, Sendable {
  case toggle(isOn: Bool)
  case checkbox(isOn: Bool)
  case radio(isOn: Bool)
  /// How far the knob is, from 0 to 1.
  case slider(Double)
  case stepper
  case colorWell(PaintStyle)
  case progress(Double)
  case spinner
  case ring(Double)
  case chevron(ChevronDirection)
  case menuArrows
  /// What a button lies on that opens a menu.
  case pullDown
  /// A text in its middle, where one is known.
  case wheel(String?)
  case calendar(CalendarMonth?)
  /// What a button lies on.
  case bezel(isProminent: Bool, isDestructive: Bool)
  case pill
  case fieldBorder
  case card
  /// What stands in it are segments, of which one is chosen.
  case segments

  /// Where an arrow points.
  package enum ChevronDirection: Hashable, Sendable {
    case down
    case forward
  }
}

/// A month of which a day is chosen.
package struct CalendarMonth: Hashable, Sendable {
  package let title: String
  /// On which day of the week it starts: 0 is the first one of a week.
  package let start: Int
  package let dayCount: Int
  package let chosen: Int
}

/// An item of a bar: a title, a symbol or both.
package struct BarItem: Hashable, Sendable {
  package var title: String?
  package var symbol: String?
  /// What a badge on it shows.
  package var badge: String?

  package init(title: String? = nil, symbol: String? = nil) {
    self.title = title
    self.symbol = symbol
  }
}

/// A line of text in a control.
package struct LineDrawing: Hashable, Sendable {
  package var text: String
  package var font: FontDescriptor
  package var isPlaceholder: Bool
  package var hasBorder: Bool
  /// Each character shows as a dot.
  package var isSecret: Bool

  package init(
    text: String,
    font: FontDescriptor,
    isPlaceholder: Bool = false,
    hasBorder: Bool = false,
    isSecret: Bool = false
  ) {
    self.text = text
    self.font = font
    self.isPlaceholder = isPlaceholder
    self.hasBorder = hasBorder
    self.isSecret = isSecret
  }
}

/// What a modifier does to the picture of a view, without moving it.
package enum PaintEffect: Hashable, Sendable {
  case opacity(Double)
  case hidden
  case clip(Outline)
  /// The same for what ends where the safe area does: there it reaches to the edge of the window.
  case windowClip(Outline)
  case shadow(PaintColor, radius: Double, x: Double, y: Double)
  case blur(Double)
  case border(PaintStyle, width: Double)
  case blend(String)
  case filter(ColorFilter)
  case mask(Drawing)
  case backdrop(PaintStyle, Outline)
  /// In perspective: the angle, and the axis.
  case turn(radians: Double, x: Double, y: Double, z: Double)
  /// The row of a list lies on this.
  case rowBackdrop(PaintStyle)
  case rowSeparatorHidden
  /// Words at the end of the row or on the tab that the view is.
  case badge(String)
  /// What lies behind rows is left out.
  case listBackdropHidden
  /// The title of the page around.
  case title(String)
}

/// A change of all colors of a view.
package enum ColorFilter: Hashable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hue(radians: Double)
  case invert
  case multiply(PaintColor)
}
