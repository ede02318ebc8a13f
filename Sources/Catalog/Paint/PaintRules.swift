/// How a view is drawn, beside what its parts draw.
package enum ViewPaint: Sendable {
  /// It is a shape.
  case shape(@Sendable (ArgumentValues) -> Outline?)
  /// It is filled with something that can fill shapes, too.
  case style(@Sendable (ArgumentValues) -> PaintStyle?)
  /// A parameter draws by code what shows in a room of known size.
  case canvas(parameter: String)
  /// Its content are marks, which are drawn in its room.
  case chart
  /// It is a mark of a chart.
  case mark(MarkForm)
}

/// How a mark of a chart is drawn.
package enum MarkForm: Sendable {
  case area
  case bar
  case line
  case point
  case rectangle
  case rule
  case sector
}

/// What pressing a view does, by the parameter that says it.
package enum Press: Sendable {
  /// Runs what the parameter holds.
  case runs(String)
  /// Switches the value of a binding over.
  case toggles(String)
  /// Takes the text that is written as the value of a binding.
  case writes(String)
  /// Takes a number as the value of a binding, between bounds.
  case moves(String, in: String, step: String)
  /// Takes the next or the last number as the value of a binding; without one it runs what two parameters hold.
  case steps(String, in: String, step: String, up: String, down: String)
  /// Takes what one of the views of a slot is known by as the value of a binding.
  case chooses(String, among: String)
  /// Opens or closes a part of the view: the value of a binding, or of the view's own where the call passes none.
  case opens(String)
  /// Shows another of its pages: by the value of a binding, or of the view's own where the call passes none.
  case shows(String, pages: String)
  /// Shows pages over its own views: those of a binding's value, and those that links push.
  case stacks(PageStack)
  /// Shows a page in the stack around.
  case follows
  /// Takes what each row is known by as the value of a binding.
  case selects(String)
  /// Runs what the parameter holds when the view is held.
  case holds(String)
  /// Shows a menu.
  case opensMenu(MenuContent)
  /// Ends what is presented around.
  case closes
  /// Does nothing, and keeps everything behind from being pressed.
  case blocks
}

/// A menu: rows that a slot holds.
package struct MenuContent: Sendable {
  /// What the open menu is called among the elements.
  package let name: String
  package let slot: String
  /// The parameter of a binding that rows choose the value of.
  package var selection: String?
  /// The parameter of what a press does: then the menu opens when the view is held.
  package var action: String?
  /// It always opens when the view is held.
  package var isHeld = false
  /// It is a row of buttons that a swipe brings up.
  package var isSwiped = false
}

/// A view over whose own content pages are pushed.
package struct PageStack: Sendable {
  /// The parameter of the binding to the pages.
  package let path: String
  /// The slot of the view's own content, which a page takes the place of.
  package let root: String
  /// The slots of further columns, which a selection shows where one column shows at a time.
  package let columns: [String]
  /// The composition of a pushed page: its content below the bar with the back button. Nil where the stack pushes no
  /// pages.
  package let page: @Sendable (ArgumentValues) -> Composition?

  package init(
    path: String,
    root: String,
    columns: [String] = [],
    page: @escaping @Sendable (ArgumentValues) -> Composition?
  ) {
    self.path = path
    self.root = root
    self.columns = columns
    self.page = page
  }
}

/// How a modifier changes the picture of what it is applied to.
package struct ModifierPaint: Sendable {
  /// The effect on the drawing of its receiver: opacity, clipping, a transform.
  private(set) var effect: (@Sendable (ArgumentValues) -> PaintEffect?)?
  /// What it hands down to views, for their pictures alone.
  private(set) var writes: (@Sendable (ArgumentValues) -> [EnvironmentWrite])?
  /// What it makes of a color or another style.
  private(set) var restyle: (@Sendable (PaintStyle, ArgumentValues) -> PaintStyle)?
  /// What it does with a shape.
  private(set) var step: (@Sendable (ArgumentValues) -> ShapeStep?)?
  /// What pressing the view does.
  private(set) package var press: Press?
  /// The sheet, alert, page … that the modifier presents while its binding is true or holds an item.
  private(set) package var presented: PresentedContent?
  /// What it puts into the bars of the page around.
  private(set) package var bar: BarContribution?

  package static func press(_ press: Press) -> ModifierPaint { ModifierPaint(press: press) }

  package static func presents(_ content: PresentedContent) -> ModifierPaint { ModifierPaint(presented: content) }

  package static func bar(_ contribution: BarContribution) -> ModifierPaint {
    var paint = ModifierPaint(bar: contribution)
    if case .search(let text) = contribution { paint.press = .writes(text) }
    return paint
  }

  /// Its arguments say how something around the view is drawn, which reads them.
  package static let label = ModifierPaint()

  package static func effect(_ effect: @escaping @Sendable (ArgumentValues) -> PaintEffect?) -> ModifierPaint {
    ModifierPaint(effect: effect)
  }

  package static func writes(_ writes: @escaping @Sendable (ArgumentValues) -> [EnvironmentWrite]) -> ModifierPaint {
    ModifierPaint(writes: writes)
  }

  package static func step(_ step: @escaping @Sendable (ArgumentValues) -> ShapeStep?) -> ModifierPaint {
    ModifierPaint(step: step)
  }

  package func restyling(_ restyle: @escaping @Sendable (PaintStyle, ArgumentValues) -> PaintStyle) -> ModifierPaint {
    var result = self
    result.restyle = restyle
    return result
  }

  package func effect(of arguments: ArgumentValues) -> PaintEffect? { effect?(arguments) }

  package func step(of arguments: ArgumentValues) -> ShapeStep? { step?(arguments) }

  package func restyled(_ style: PaintStyle, _ arguments: ArgumentValues) -> PaintStyle? { restyle?(style, arguments) }

  /// What it hands down. Steps of a shape are those that further modifiers will do after it.
  package func writes(of arguments: ArgumentValues) -> [EnvironmentWrite] {
    let own = writes?(arguments) ?? []
    guard let step = step?(arguments) else { return own }
    var steps = [BuiltInValue.paint(.step(step))]
    if case .list(let outer) = arguments.environment[.shapeSteps] { steps += outer.prefix(Self.mostSteps) }
    return own + [EnvironmentWrite(.shapeSteps, .list(steps))]
  }

  /// No shape has more steps.
  private static let mostSteps = 32
}

/// A value that only pictures look into.
package enum PaintValue: Hashable {
  case style(PaintStyle)
  case outline(Outline)
  case step(ShapeStep)
  case line(StrokeLine)
  case radii(CornerRadii)
  case stops([PaintGradient.Stop])
  case item(BarItem)

  var typeName: String {
    switch self {
    case .style(.color): "Color"
    case .style: "ShapeStyle"
    case .outline: "Shape"
    case .step: "ShapeStep"
    case .line: "StrokeStyle"
    case .radii: "RectangleCornerRadii"
    case .stops: "Gradient"
    case .item: "Label"
    }
  }
}
