/// What rules ask of a modifier besides its layout; read from its signatures where they tell.
package struct ModifierTraits: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Shows other views in a hierarchy of their own: a sheet, a popover, a destination.
  package static let presents = ModifierTraits(rawValue: 1 << 0)
  /// Asks a question, with buttons to answer it.
  package static let asks = ModifierTraits(rawValue: 1 << 1)
  /// Takes a length in points that decides a frame or a distance.
  package static let takesLength = ModifierTraits(rawValue: 1 << 2)
  /// A gesture modifier whose result has the same `Value` as its receiver.
  package static let passesValueOn = ModifierTraits(rawValue: 1 << 3)

  /// Draws what it is given behind or in front of its receiver, in a frame as large as that.
  package static let decorates = ModifierTraits(rawValue: 1 << 4)
  /// Cuts off what its receiver draws beyond an outline.
  package static let clips = ModifierTraits(rawValue: 1 << 5)
  /// Draws its receiver elsewhere, turned or scaled, and leaves its frame as it is.
  package static let movesDrawing = ModifierTraits(rawValue: 1 << 6)

  /// Says something of a preview, and nothing of the view.
  package static let describesPreview = ModifierTraits(rawValue: 1 << 7)

  /// Takes each of the views in its content as an item of its own.
  package static let takesEach = ModifierTraits(rawValue: 1 << 8)

  /// Makes one thing of its receiver that is read by its words alone, or that is pressed.
  package static let isReadWhole = ModifierTraits(rawValue: 1 << 9)

  /// Leaves its receiver unseen, now or at times.
  package static let hides = ModifierTraits(rawValue: 1 << 10)
  /// Says that a text may be shown smaller, or in part.
  package static let limitsText = ModifierTraits(rawValue: 1 << 11)
  /// Lets its receiver reach under what the system covers.
  package static let leavesSafeArea = ModifierTraits(rawValue: 1 << 12)
  /// Moves its receiver later: by a finger, by an animation, or once it appears.
  package static let setsOff = ModifierTraits(rawValue: 1 << 13)
  /// Publishes a value, or runs an action when its receiver appears or a value changes, and draws nothing: on another
  /// view of the same size it does the same.
  package static let onlyTells = ModifierTraits(rawValue: 1 << 14)
  /// Gives a value to the views around its receiver, by a preference.
  package static let publishes = ModifierTraits(rawValue: 1 << 15)
  /// Runs an action where a value is another one than before.
  package static let compares = ModifierTraits(rawValue: 1 << 16)
  /// Compares what a closure makes of its receiver's geometry.
  package static let measures = ModifierTraits(rawValue: 1 << 17)
  /// Runs an action by itself, without the user: when its receiver appears, or a value changes.
  package static let runsByItself = ModifierTraits(rawValue: 1 << 18)
  /// Puts its receiver into a frame of the lengths that it is given.
  package static let sizes = ModifierTraits(rawValue: 1 << 19)
  /// Draws its receiver in the color or style that it is given.
  package static let paints = ModifierTraits(rawValue: 1 << 20)
  /// Draws other views behind or in front of its receiver, and nothing else.
  package static let surrounds = ModifierTraits(rawValue: 1 << 22)
  /// Puts its receiver elsewhere, or makes it another size, in what comes of both.
  package static let places = ModifierTraits(rawValue: 1 << 23)
  /// Sets any value of the environment, or applies what only its argument tells.
  package static let mayChangeEnvironment = ModifierTraits(rawValue: 1 << 24)
  /// Draws its receiver turned, scaled, blurred, cut out or on the move, or in another setting.
  package static let isEffect = ModifierTraits(rawValue: 1 << 25)
  /// Draws its receiver at a point, or moved by a distance, of the coordinates of the view around it.
  package static let putsAtPoint = ModifierTraits(rawValue: 1 << 26)
  /// Runs an action once, when its receiver appears; `task(id:)` runs it again.
  package static let runsOnce = ModifierTraits(rawValue: 1 << 21)

  /// Takes part in layout: it may say where its receiver stands, how large that is, or what stands beside it.
  package static let arranges = ModifierTraits(rawValue: 1 << 27)
  /// Tells the container around what to make of its receiver. Modifiers and groups pass it on, a stack keeps it to
  /// itself.
  package static let isForContainer = ModifierTraits(rawValue: 1 << 28)
  /// Gives an `Image` where its receiver is one.
  package static let givesImage = ModifierTraits(rawValue: 1 << 29)
  /// Says to assistive technologies what its receiver is, is called or does, or that it is none of their concern.
  package static let speaks = ModifierTraits(rawValue: 1 << 30)

  private static let byName = Dictionary(
    ModifierDefinition.all.map { ($0.name, ModifierTraits($0)) },
    uniquingKeysWith: { $0.union($1) }
  )

  /// The traits of the framework's modifier of that name.
  package static func of(_ name: String) -> ModifierTraits { byName[name] ?? [] }

  /// The names of the modifiers that have all of the traits.
  package var names: Set<String> { Set(Self.byName.filter { $0.value.isSuperset(of: self) }.keys) }

  /// No signature tells a length from a factor, or from a setting of text.
  private static let lengthTakers: Set = [
    "contentMargins", "frame", "listRowSpacing", "listSectionSpacing", "navigationSplitViewColumnWidth", "offset",
    "padding", "position", "safeAreaInset", "safeAreaPadding",
  ]

  /// What no signature tells, either.
  private static let table: [(names: Set<String>, traits: ModifierTraits)] = [
    (
      [
        "background", "backgroundPreferenceValue", "chartBackground", "chartOverlay", "mask", "overlay",
        "overlayPreferenceValue",
      ], .decorates
    ),
    (["commands", "contextMenu", "safeAreaInset", "swipeActions", "toolbar"], .takesEach),
    (["clipShape", "clipped", "cornerRadius", "mask"], .clips),
    (["onTapGesture", "tabItem"], .isReadWhole),
    (["hidden", "opacity", "transition"], .hides),
    (["dynamicTypeSize", "lineLimit", "minimumScaleFactor", "truncationMode"], .limitsText),
    (["edgesIgnoringSafeArea", "ignoresSafeArea"], .leavesSafeArea),
    (["animation", "gesture", "highPriorityGesture", "onAppear", "simultaneousGesture"], .setsOff),
    (
      [
        "anchorPreference", "onAppear", "onChange", "onDisappear", "onGeometryChange", "onReceive", "preference",
        "task",
      ], .onlyTells
    ),
    (["onChange", "onGeometryChange", "onReceive", "onScrollGeometryChange", "task"], .compares),
    (
      ["onAppear", "onChange", "onGeometryChange", "onPreferenceChange", "onReceive", "task"], .runsByItself
    ),
    (["onAppear", "task"], .runsOnce),
    (["frame"], .sizes),
    (["offset", "position"], .putsAtPoint),
    (
      [
        "animation", "blur", "environment", "keyframeAnimator", "mask", "phaseAnimator", "rotation3DEffect",
        "rotationEffect", "scaleEffect", "transition", "visualEffect",
      ], .isEffect
    ),
    (["background", "overlay"], .surrounds),
    (
      [
        "badge", "deleteDisabled", "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
        "layoutPriority", "listItemTint", "listRowBackground", "listRowInsets", "listRowSeparator",
        "listRowSeparatorTint", "listSectionSeparator", "listSectionSeparatorTint", "moveDisabled",
        "selectionDisabled", "swipeActions", "tabItem", "tag", "transition", "zIndex",
      ], .isForContainer
    ),
    (["fill", "foregroundColor", "foregroundStyle"], .paints),
    (
      [
        "accessibilityAction", "accessibilityActions", "accessibilityAddTraits", "accessibilityAdjustableAction",
        "accessibilityChartDescriptor", "accessibilityChildren", "accessibilityCustomContent",
        "accessibilityDirectTouch", "accessibilityElement", "accessibilityHeading", "accessibilityHidden",
        "accessibilityHint", "accessibilityInputLabels", "accessibilityLabel", "accessibilityLabeledPair",
        "accessibilityLinkedGroup", "accessibilityRemoveTraits", "accessibilityRepresentation",
        "accessibilityRespondsToUserInteraction", "accessibilityRotor", "accessibilityRotorEntry",
        "accessibilityShowsLargeContentViewer", "accessibilityTextContentType", "accessibilityValue",
      ], .speaks
    ),
    (
      ["offset", "projectionEffect", "rotation3DEffect", "rotationEffect", "scaleEffect", "transformEffect"],
      .movesDrawing
    ),
  ]

  private init(_ modifier: ModifierDefinition) {
    self = Self.table.reduce(into: []) { if $1.names.contains(modifier.name) { $0.formUnion($1.traits) } }
    if modifier.signatures.contains(where: { $0.shows(["content", "destination"]) }) { insert(.presents) }
    if modifier.signatures.contains(where: { $0.shows(["actions"]) }) { insert(.asks) }
    if ModifierDefinition.previews.contains(where: { $0.name == modifier.name }) { insert(.describesPreview) }
    if modifier.signatures.contains(where: { $0.result == "Image" }) { insert(.givesImage) }
    if Self.lengthTakers.contains(modifier.name) { insert(.takesLength) }
    formUnion(Self.traits(of: modifier.behavior, decorates: contains(.decorates)))
    if modifier.receiver == .gesture, modifier.signatures.allSatisfy({ $0.result == "some Gesture<Value>" }) {
      insert(.passesValueOn)
    }
  }
}

extension ModifierTraits {
  /// The traits that follow from a modifier's behavior.
  private static func traits(of behavior: ModifierBehavior, decorates: Bool) -> ModifierTraits {
    switch behavior {
    case .composition: decorates ? .arranges : [.places, .arranges]
    case .transform, .containerRelativeFrame: [.places, .arranges]
    case .preference: .publishes
    case .observer(.geometry), .observer(.scrollGeometry): .measures
    case .writeEnvironment, .transformEnvironment: .mayChangeEnvironment
    case .custom: [.mayChangeEnvironment, .arranges]
    case .containerValue, .layoutValue: [.isForContainer, .arranges]
    case .alignmentGuide, .animated, .background, .badge, .environment, .matchedGeometry, .preferenceDecoration,
      .unknown:
      .arranges
    case .coordinateSpace, .identity, .neutral, .observer: []
    }
  }
}

extension ModifierDefinition {
  package var traits: ModifierTraits { ModifierTraits.of(name) }
}

extension Signature {
  /// Whether the modifier presents what a builder parameter of one of these names builds, while a binding
  /// (`isPresented`, `item`) says so.
  fileprivate func shows(_ labels: Set<String>) -> Bool {
    parameters.contains { $0.label == "isPresented" || $0.label == "item" }
      && parameters.contains { $0.builder != nil && labels.contains($0.name) }
  }
}
