import Layout

/// What a modifier puts into the bars of the page around, beside the room that it takes there. Layout knows the room alone:
/// the items themselves stand in pictures.
package enum BarContribution: Sendable {
  /// Items with places of their own, which a parameter builds.
  case items(String)
  /// Views at the ends of the bar at the top.
  case ends(leading: String, trailing: String)
  /// A field below the title: the parameter of the binding to its text.
  case search(text: String)
}

/// Where an item stands in the bars of iOS (Apple: ToolbarItemPlacement).
package enum BarPlace: Sendable {
  case leading
  case middle
  case trailing
  case bottom

  /// Nil for what stands in no bar of a page.
  package init?(placement name: String) {
    switch name {
    case "cancellationAction", "navigation", "navigationBarLeading", "topBarLeading": self = .leading
    case "largeTitle", "principal", "subtitle", "title": self = .middle
    case "bottomBar", "status": self = .bottom
    case "keyboard": return nil
    default: self = .trailing
    }
  }
}

/// How items stand in bars. Lengths are UIKit's, in points: generally known, not measured; pictures alone show them.
package enum BarMetrics {
  /// Beside the first and the last item.
  package static let margin = 16.0
  package static let itemGap = 16.0
  /// What the way back takes at the leading end.
  package static let backWidth = 120.0
  /// Above and below the search field, whose room the page's parameters state.
  package static let searchTop = 1.0
  package static let searchHeight = 36.0

  /// What items find in their environment: symbols alone, a bit larger than text, whatever the size of text. The item that
  /// confirms is emphasized.
  package static func settings(ofItemAt placement: String) -> [EnvironmentWrite] {
    let style: TextStyle = placement == "confirmationAction" ? .headline : .body
    return [
      EnvironmentWrite(.dynamicTypeSize, .token(type: "DynamicTypeSize", name: "large")),
      EnvironmentWrite(.font, .font(FontValue(.style(style)))),
      EnvironmentWrite(.imageScale, .token(type: "Image.Scale", name: "large")),
      EnvironmentWrite(.labelStyle, .token(type: "LabelStyle", name: "iconOnly")),
    ] + PresentedContent.ofItsOwn + [EnvironmentWrite(.stackAxis, .axes(.horizontal))]
  }

  /// The search field: a glass, and the text or what stands in its place.
  package static func searchField(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let text = arguments.string("text") ?? ""
    let prompt = arguments.string("prompt") ?? "Search"
    let line = LineDrawing(
      text: text.isEmpty ? prompt : text,
      font: environment.fontDescriptor,
      isPlaceholder: text.isEmpty
    )
    let glass = Composition.drawn(
      nil,
      settings: ViewDefinition.foreground(.named("gray")),
      .leaf(ViewDefinition.symbol("magnifyingglass", in: environment))
    )
    let row = StackParameters(alignment: .verticalCenter, spacing: 6)
    let field = Composition.node(
      .hStack(row),
      [glass, .drawn(.line(line), ViewDefinition.field(height: searchHeight))]
    )
    let ground = Drawing.shape(.rounded(CornerRadii(10)), [.fill(.named("fill"), evenOdd: false)])
    return .node(
      .padding(Insets(top: searchTop, leading: margin, bottom: 0, trailing: margin)),
      [.drawn(ground, .node(.padding(Insets(.horizontal, 8)), [field]))]
    )
  }
}
