import Layout

/// The sheet, cover, popover, alert, dialog or page that a modifier presents: while its `isPresented` is true, or its `item`
/// holds a value.
package struct PresentedContent: Sendable {
  /// Where it shows.
  package enum Place: Sendable {
    /// Over everything.
    case layer
    /// In the stack of pages around: for as long as the binding asks for it, or for each value of a type.
    case page
  }

  package let place: Place
  /// How it can be ended beside what its own views do.
  package let ending: Ending
  package enum Ending: Sendable {
    case none
    /// By pulling it down, or a press beside it.
    case free
    /// By any of its buttons, or a press beside it.
    case choice
    /// By any of its buttons: one is added where it has none.
    case answer
  }

  /// The composition of the presented layer, which is laid out within the safe area of the window.
  package let composition: @Sendable (ArgumentValues) -> Composition
  /// The composition is a card that stands beside what presents it, and points at it, where that is so.
  package let isBeside: @Sendable (EnvironmentValues) -> Bool

  init(
    place: Place,
    ending: Ending,
    isBeside: @escaping @Sendable (EnvironmentValues) -> Bool = { _ in false },
    composition: @escaping @Sendable (ArgumentValues) -> Composition
  ) {
    self.place = place
    self.ending = ending
    self.isBeside = isBeside
    self.composition = composition
  }

  /// Names of further values that the composition reads beside the modifier's arguments: the height of a sheet's detent,
  /// the width of an inspector, whether a sheet shows that it can be dragged, the number of buttons of an alert or dialog
  /// that are no cancel button, and whether one of them is: that one is in a slot of its own.
  package static let height = "presented.height"
  package static let width = "presented.width"
  package static let buttonCount = "presented.buttons"
  package static let hasCancel = "presented.hasCancel"
  package static let cancel = "presented.cancel"
  package static let isDragged = "presented.isDragged"

  /// What is presented stands in no stack and no row.
  package static var ofItsOwn: [EnvironmentWrite] {
    [
      EnvironmentWrite(.stackAxis, .none), EnvironmentWrite(.isInRows, .bool(false)), EnvironmentWrite(.rowForm, .none),
      EnvironmentWrite(.supplement, .none),
    ]
  }

  static let page = PresentedContent(place: .page, ending: .none) { _ in .slot("destination") }
  static let sheet = PresentedContent(place: .layer, ending: .free) { sheet($0) }
  static let cover = PresentedContent(place: .layer, ending: .none) { _ in covering }
  static let popover = PresentedContent(place: .layer, ending: .free, isBeside: { !isCompact($0) }) { arguments in
    isCompact(arguments.environment) ? sheet(arguments) : card([padded(["content"])])
  }
  static let inspector = PresentedContent(place: .layer, ending: .free) { inspector($0) }
  static let alert = PresentedContent(place: .layer, ending: .answer) { alert($0) }
  static let dialog = PresentedContent(place: .layer, ending: .choice) { dialog($0) }
}

// MARK: Lengths are generally known, not measured: nothing but a page that is used shows them.

extension PresentedContent {
  private static func isCompact(_ environment: EnvironmentValues) -> Bool {
    environment.platform != .macOS && environment[.horizontalSizeClass].token == "compact"
  }

  /// The height and the width of a sheet where there is room around it.
  private static let formSize = Size(width: 540, height: 620)
  /// How far below the status bar a sheet begins.
  private static let sheetTop = 10.0

  private static var atBottom: Alignment { Alignment(horizontal: .horizontalCenter, vertical: .bottom) }

  private static let ground = PaintStyle.named("secondarySystemGroupedBackground")

  /// All in front of a shade over the whole window. Pressing that ends it, where it can be ended so.
  private static func layer(_ parts: [Composition], isClosedAround: Bool = true, _ alignment: Alignment = .center)
    -> Composition
  {
    let shade = Composition.drawn(.style(.faded(.named("black"), 0.3)), .leaf(.fill))
    let behind = Composition.node(.ignoresSafeArea(.all), [.pressed(isClosedAround ? .closes : .blocks, shade)])
    return .node(.zStack(PileParameters(alignment: alignment)), [behind] + parts)
  }

  /// Views in front of a card.
  private static func card(_ parts: [Composition], radius: Double = 12) -> Composition {
    let stack = StackParameters(alignment: .horizontalCenter, spacing: 0)
    let drawing = Drawing.shape(.rounded(CornerRadii(radius)), [.fill(ground, evenOdd: false)])
    return .pressed(.blocks, .drawn(drawing, vertical(.node(.vStack(stack), parts))))
  }

  private static func vertical(_ views: Composition) -> Composition {
    .setting([EnvironmentWrite(.stackAxis, .axes(.vertical))], views)
  }

  private static func padded(_ slots: [String]) -> Composition {
    .node(.padding(Insets(.all, 12)), [ViewDefinition.column(slots)])
  }

  private static func filling(_ views: Composition, _ alignment: Alignment = .center) -> Composition {
    let all = LengthBounds(maximum: .infinity)
    return .node(.flexibleFrame(FlexibleFrame(width: all, height: all, alignment: alignment)), [views])
  }

  private static var covering: Composition {
    let ground = Composition.drawn(.style(.named("systemBackground")), .leaf(.fill))
    return .node(
      .zStack(PileParameters()),
      [.node(.ignoresSafeArea(.all), [.pressed(.blocks, ground)]), filling(ViewDefinition.column(["content"]))]
    )
  }

  /// From the bottom as high as it asks for, where the window is narrow; a form of its own where it is not, as large as
  /// its content on a Mac.
  private static func sheet(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let content = ViewDefinition.column(["content"])
    let clipped = { (views: Composition) in Composition.painted(.clip(.rounded(CornerRadii(12))), card([views])) }
    if environment.platform == .macOS { return layer([clipped(content)], isClosedAround: false) }
    guard isCompact(environment) else {
      let form = FlexibleFrame(
        width: LengthBounds(maximum: formSize.width),
        height: LengthBounds(maximum: formSize.height)
      )
      return layer([clipped(.node(.flexibleFrame(form), [filling(content)]))])
    }
    let radii = CornerRadii(topLeading: 10, bottomLeading: 0, bottomTrailing: 0, topTrailing: 10)
    let outline = Outline.rounded(radii)
    let drawing = Drawing.shape(outline, [.fill(ground, evenOdd: false)])
    let back = Composition.pressed(.blocks, .drawn(drawing, .leaf(.fill)))
    let height = arguments.number(height)
    let placed = { (views: Composition) -> Composition in
      guard let height else { return .node(.padding(Insets(.top, sheetTop)), [views]) }
      return filling(.node(.frame(FixedFrame(height: height)), [views]), atBottom)
    }
    var parts = [filling(content)]
    if arguments.bool(isDragged) == true {
      let grabber = Drawing.shape(.capsule, [.fill(.named("tertiaryLabel"), evenOdd: false)])
      parts.append(.node(.padding(Insets(.top, 5)), [.drawn(grabber, ViewDefinition.box(Size(width: 36, height: 5)))]))
    }
    let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
    let front = Composition.painted(.windowClip(outline), .node(.zStack(PileParameters(alignment: top)), parts))
    return layer([placed(.node(.ignoresSafeArea(.bottom), [back])), placed(front)])
  }

  /// A column at the end of the window, a sheet where that is narrow.
  private static func inspector(_ arguments: ArgumentValues) -> Composition {
    guard !isCompact(arguments.environment) else { return sheet(arguments) }
    let atEnd = Alignment(horizontal: .trailing, vertical: .verticalCenter)
    let column = { (views: Composition) -> Composition in
      filling(.node(.frame(FixedFrame(width: arguments.number(width) ?? inspectorWidth)), [views]), atEnd)
    }
    let back = Composition.pressed(.blocks, .drawn(.style(.named("systemBackground")), .leaf(.fill)))
    let line = Composition.drawn(.style(.named("separator")), .node(.frame(FixedFrame(width: 1)), [.leaf(.fill)]))
    let ground = Composition.node(
      .hStack(StackParameters(alignment: .verticalCenter, spacing: 0)),
      [line, back]
    )
    return .node(
      .zStack(PileParameters(alignment: .center)),
      [.node(.ignoresSafeArea(.all), [column(ground)]), column(filling(ViewDefinition.column(["content"])))]
    )
  }

  /// SwiftUI's own width (generally known).
  private static let inspectorWidth = 270.0

  private static func words(_ arguments: ArgumentValues) -> [Composition] {
    let large = EnvironmentWrite(.font, .font(FontValue(.style(.headline))))
    let small = EnvironmentWrite(.font, .font(FontValue(.style(.footnote))))
    let title = Composition.setting([large], ViewDefinition.title(arguments.setting(large)))
    let stack = StackParameters(alignment: .horizontalCenter, spacing: 4)
    let words = vertical(.node(.vStack(stack), [title, .setting([small], .slot("message"))]))
    return [.node(.padding(Insets(top: 18, leading: 16, bottom: 18, trailing: 16)), [words])]
  }

  /// Each button below a line; on a Mac nothing tells them apart.
  private static func buttons(_ slot: String, in environment: EnvironmentValues) -> Composition {
    if environment.platform == .macOS {
      let stack = StackParameters(alignment: .horizontalCenter, spacing: 8)
      return .node(.padding(Insets(.bottom, 8)), [vertical(.node(.vStack(stack), [.slot(slot)]))])
    }
    let stack = StackParameters(alignment: .horizontalCenter, spacing: buttonGap)
    return .node(
      .padding(Insets(.bottom, buttonGap)),
      [vertical(.node(.vStack(stack), [.eachAfter(slot, .vStack(stack), line)]))]
    )
  }

  /// The button that leads back, which is emphasized.
  private static func cancel(in environment: EnvironmentValues) -> Composition {
    .setting([EnvironmentWrite(.font, .font(FontValue(.style(.headline))))], buttons(cancel, in: environment))
  }

  /// Two buttons beside each other, the one that leads back first.
  private static func pair(in environment: EnvironmentValues) -> Composition {
    let emphasis = EnvironmentWrite(.font, .font(FontValue(.style(.headline))))
    let half = FlexibleFrame(width: LengthBounds(minimum: 0, maximum: .infinity))
    let row = StackParameters(alignment: .verticalCenter, spacing: 0)
    let both = Composition.node(
      .hStack(row),
      [.setting([emphasis], .each(cancel, .flexibleFrame(half))), .each("actions", .flexibleFrame(half))]
    )
    let height = 44.0
    let between = Composition.drawn(
      .style(.named("separator")),
      ViewDefinition.box(Size(width: 0.5, height: height))
    )
    let framed = Composition.node(.frame(FixedFrame(height: height)), [both])
    let pile = Composition.node(.zStack(PileParameters(alignment: .center)), [framed, between])
    return vertical(.node(.vStack(StackParameters(alignment: .horizontalCenter, spacing: 0)), [line, pile]))
  }

  private static let buttonGap = 11.0

  private static var line: Composition {
    .drawn(
      .style(.named("separator")),
      .leaf(.box(BoxContent(ideal: Size(width: 10, height: 0.5), fills: .horizontal)))
    )
  }

  /// A button that the system adds.
  private static func added(_ name: String, hasLine: Bool = true, in environment: EnvironmentValues) -> Composition {
    let emphasis = EnvironmentWrite(.font, .font(FontValue(.style(.headline))))
    var inside = environment
    inside[emphasis.key] = emphasis.value
    let text = Composition.drawn(nil, settings: ViewDefinition.foreground(.tint), .leaf(.text(inside.text(name))))
    if environment.platform == .macOS {
      let bezel = Drawing.control(.bezel(isProminent: false, isDestructive: false))
      let insets = Insets(top: 4, leading: 12, bottom: 4, trailing: 12)
      let button = Composition.drawn(bezel, .node(.padding(insets), [.leaf(.text(environment.text(name)))]))
      return .pressed(.closes, .node(.padding(Insets(.bottom, buttonGap)), [button]))
    }
    let stack = StackParameters(alignment: .horizontalCenter, spacing: buttonGap)
    let parts = hasLine ? [line, text] : [text]
    return .pressed(
      .closes,
      .node(.padding(Insets(.bottom, buttonGap)), [vertical(.node(.vStack(stack), parts))])
    )
  }

  private static func alert(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let count = arguments.int(buttonCount) ?? 0
    let hasCancel = arguments.bool(hasCancel) ?? false
    let end: [Composition] =
      if count == 0, !hasCancel {
        [added("OK", in: environment)]
      } else if count == 1, hasCancel, environment.platform != .macOS {
        [pair(in: environment)]
      } else {
        [buttons("actions", in: environment)] + (hasCancel ? [cancel(in: environment)] : [])
      }
    return layer([question(words(arguments) + end)], isClosedAround: false)
  }

  /// A card in the middle of the window (UIKit's width of an alert, generally known).
  private static func question(_ parts: [Composition]) -> Composition {
    let wide = FlexibleFrame(width: LengthBounds(maximum: .infinity))
    let column = vertical(.node(.vStack(StackParameters(alignment: .horizontalCenter, spacing: 0)), parts))
    return .node(.frame(FixedFrame(width: 270)), [card([.node(.flexibleFrame(wide), [column])], radius: 14)])
  }

  /// A choice at the end of the window, and below it the way back on a card of its own; where there is room all on one
  /// card.
  private static func dialog(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let shown = arguments.token("titleVisibility") == "hidden" ? [] : words(arguments)
    let hasCancel = arguments.bool(hasCancel) ?? false
    let actions = buttons("actions", in: environment)
    let wide = FlexibleFrame(width: LengthBounds(maximum: .infinity))
    let column = { (parts: [Composition], spacing: Double) -> Composition in
      vertical(.node(.vStack(StackParameters(alignment: .horizontalCenter, spacing: spacing)), parts))
    }
    guard isCompact(environment) else {
      let end = hasCancel ? cancel(in: environment) : added("Cancel", in: environment)
      return layer([question(shown + [actions, end])])
    }
    let wideCard = { (parts: [Composition]) in card([.node(.flexibleFrame(wide), [column(parts, 0)])], radius: 14) }
    let emphasis = EnvironmentWrite(.font, .font(FontValue(.style(.headline))))
    let back =
      hasCancel
      ? .setting([emphasis], .node(.padding(Insets(.bottom, buttonGap)), [.slot(cancel)]))
      : added("Cancel", hasLine: false, in: environment)
    let end = wideCard([.node(.padding(Insets(.top, 18)), [.node(.padding(Insets(.bottom, 7)), [back])])])
    return layer([filling(.node(.padding(Insets(.all, 8)), [column([wideCard(shown + [actions]), end], 8)]), atBottom)])
  }
}
