import SourceText

/// How people use a view of the framework: they read it, press it, edit with it, scroll it. Layout does not depend on it.
package struct ViewTraits: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Shows words, which are to be read.
  package static let readable = ViewTraits(rawValue: 1 << 0)
  /// Answers to being pressed, moved or written in.
  package static let control = ViewTraits(rawValue: 1 << 1)
  /// Changes a value by a binding.
  package static let edits = ViewTraits(rawValue: 1 << 2)
  /// Text is written in it.
  package static let takesText = ViewTraits(rawValue: 1 << 3)
  /// A scroll container: its content may be larger than its frame.
  package static let scrolls = ViewTraits(rawValue: 1 << 4)
  /// Only arranges or groups its content.
  package static let arranges = ViewTraits(rawValue: 1 << 5)
  /// Shows views that it is given in a hierarchy of their own.
  package static let leadsElsewhere = ViewTraits(rawValue: 1 << 6)
  /// Makes its content once for each element of data.
  package static let repeats = ViewTraits(rawValue: 1 << 7)

  /// Lays its content out along one axis.
  package static let linear = ViewTraits(rawValue: 1 << 8)
  /// Lays all of its content out at once, next to or on each other.
  package static let stacks = ViewTraits(rawValue: 1 << 9)
  /// Makes those parts of its content that are on screen.
  package static let lazy = ViewTraits(rawValue: 1 << 10)
  /// Shows its content as rows, which it sizes and separates.
  package static let hasRows = ViewTraits(rawValue: 1 << 11)
  /// Its size is the one that `containerRelativeFrame` takes (Apple's documentation of it).
  package static let sizesRelativeFrames = ViewTraits(rawValue: 1 << 12)
  /// Takes each of the views in its content as one of its own: a row, an item, a cell, a page.
  package static let takesEach = ViewTraits(rawValue: 1 << 13)
  /// Stands among rows or items, and nowhere else by itself.
  package static let isItem = ViewTraits(rawValue: 1 << 14)

  /// Is read by its words alone: they name the images in its label.
  package static let isReadWhole = ViewTraits(rawValue: 1 << 15)

  /// Draws nothing: it only takes or keeps room.
  package static let drawsNothing = ViewTraits(rawValue: 1 << 16)

  /// Gives its content to the container around as if it were not there.
  package static let isTransparent = ViewTraits(rawValue: 1 << 17)
  /// Its content is drawn or placed by code, from sizes or from the time.
  package static let drawsByCode = ViewTraits(rawValue: 1 << 18)
  /// Gives a list rows of its own for what it holds, besides the one that it is.
  package static let addsRows = ViewTraits(rawValue: 1 << 19)
  /// Draws what it is given and has nothing of its own to lose: made anew it is the same.
  package static let keepsNothing = ViewTraits(rawValue: 1 << 20)
  /// Is drawn by another framework, to which SwiftUI gives a frame.
  package static let isOfOthers = ViewTraits(rawValue: 1 << 21)

  /// The types of other frameworks that show a view.
  package static let hosts: Set = ["NSHostingController", "NSHostingView", "UIHostingController"]

  /// The protocols of views that show one of another framework.
  package static let representables = [
    "NSViewControllerRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentable",
  ]

  private static let table: [(names: [String], traits: ViewTraits)] = [
    (["Label", "Text"], .readable),
    (["EmptyView", "Spacer"], .drawsNothing),
    (["Divider", "EmptyView", "Gauge", "Image", "Label", "ProgressView", "Spacer", "Text"], .keepsNothing),
    (["Map", "SpriteView", "VideoPlayer", "WebView"], .isOfOthers),
    (["ForEach", "Group"], .isTransparent),
    (["DisclosureGroup", "Section"], .addsRows),
    (["Canvas", "GeometryReader", "TimelineView"], .drawsByCode),
    (["Button", "EditButton", "Link", "Menu", "NavigationLink", "ShareLink"], [.readable, .control]),
    (["NavigationLink"], .leadsElsewhere),
    (["ColorPicker", "DatePicker", "Picker", "Stepper", "Toggle"], [.readable, .control, .edits]),
    (["Slider"], [.control, .edits]),
    (["SecureField", "TextEditor", "TextField"], [.readable, .control, .edits, .takesText]),
    (["Form", "List", "ScrollView", "Table"], .scrolls),
    (["Group", "HStack", "VStack", "ZStack"], .arranges),
    (["ForEach", "List"], .repeats),
    (["HStack", "VStack"], [.linear, .stacks]),
    (["ZStack"], .stacks),
    (["LazyHStack", "LazyVStack"], [.linear, .lazy]),
    (["LazyHGrid", "LazyVGrid"], .lazy),
    (["Form", "List"], [.hasRows, .lazy]),
    (
      [
        "CommandGroup", "CommandMenu", "ControlGroup", "DisclosureGroup", "ForEach", "Form", "Grid", "GridRow", "Group",
        "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "Menu", "Picker", "Section", "TabView",
        "Table", "ToolbarItemGroup",
      ], .takesEach
    ),
    (["Divider", "Section", "ToolbarItem", "ToolbarItemGroup"], .isItem),
    (
      [
        "Button", "DisclosureGroup", "Label", "LabeledContent", "Link", "Menu", "NavigationLink", "Picker", "ShareLink",
        "Tab", "Toggle",
      ], .isReadWhole
    ),
    (
      ["Form", "List", "NavigationSplitView", "NavigationStack", "NavigationView", "ScrollView", "TabView"],
      .sizesRelativeFrames
    ),
  ]

  private static let byName = Dictionary(
    table.flatMap { row in row.names.map { ($0, row.traits) } },
    uniquingKeysWith: { $0.union($1) }
  )

  /// The traits of the framework's view of that name.
  package static func of(_ name: String) -> ViewTraits { byName[name] ?? [] }

  /// The names of the views that have all of the traits.
  package var names: Set<String> { Set(Self.byName.filter { $0.value.isSuperset(of: self) }.keys) }

  /// All views of which something is said, by name.
  package static let rows = byName.ordered { $0.key < $1.key }.map { (name: $0.key, traits: $0.value) }

  package static var named: [String] { rows.map(\.name) }
}

extension ViewDefinition {
  package var traits: ViewTraits { ViewTraits.of(name) }

  package var isShape: Bool {
    if case .shape? = paint { true } else { false }
  }
}
