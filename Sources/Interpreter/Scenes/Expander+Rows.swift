import Catalog
import Layout
import Semantics

extension Expander {
  /// A list or form: its content in sections of rows.
  func rows(
    _ style: RowsStyle,
    _ arguments: BoundArguments,
    _ view: ViewValue,
    _ source: SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    var inner = scope.below(identities.identity(.slot("content"), below: scope.identity))
    inner.environment.apply(style.settings)
    let outer = rowsStyle
    rowsStyle = style
    defer { rowsStyle = outer }
    let selection = pictures == nil ? nil : binding("selection", arguments)
    if host.live != nil, let selection {
      inner.environment.live.selection = selection
      showColumn(for: selection, in: scope)
    }
    let list = rowList(arguments, view, in: inner)
    let children = list.pieces.flatMap { piece in
      let row = expand(piece, in: inner)
      if let selection { select(piece, row, by: selection, in: inner) }
      return row
    }
    let behavior: LayoutBehavior
    switch style.arrangement {
    case .list(var parameters):
      parameters.sections = sections(of: children)
      behavior = .list(parameters)
    case .columns: behavior = .formColumns
    }
    let result = append(behavior, children: children, source: source, in: scope)
    result.node.isDynamic = list.isDynamic
    depend(result.layout, on: list.standIns)
    return result
  }

  /// What the views are, section by section: those that follow each other without one are a section, too.
  private func sections(of views: [ExpandedView]) -> [[ListParameters.Item]] {
    var sections: [[ListParameters.Item]] = []
    var current: IdentityID?
    for view in views {
      if sections.isEmpty || view.section?.identity != current {
        sections.append([])
        current = view.section?.identity
      }
      sections[sections.count - 1].append(ListParameters.Item(slot: view.section?.slot))
    }
    return sections
  }

  /// The environment of a part of a section: in a list or form headers and footers have one of their own.
  func environment(of section: ViewPiece.Section, in scope: ViewScope) -> SceneEnvironment {
    guard let style = rowsStyle, scope.environment.values.isRow else { return scope.environment }
    var environment = scope.environment
    let item = ListParameters.Item(slot: section.slot)
    switch item {
    case .row: break
    case .header: environment.apply(style.headerSettings)
    case .footer: environment.apply(style.footerSettings)
    }
    // Prominent ones keep the color of text (iOS 15 and later).
    let isProminent = item == .header && environment.values[.headerProminence].token == "increased"
    if pictures != nil, item != .row, !isProminent { environment.apply(RowsStyle.supplementInk) }
    return environment
  }

  private func rowList(_ arguments: BoundArguments, _ view: ViewValue, in scope: ViewScope) -> ViewList {
    guard arguments["data"] != nil else {
      return flatten(content("content", of: arguments), at: view.span, in: scope)
    }
    var list = ViewList(pieces: [], isDynamic: true, standIns: arguments.standIns)
    collectElements(arguments, view, identity: scope.identity, path: nil, in: scope, into: &list)
    return list
  }
}

extension ListParameters.Item {
  /// By the parameter of a section that it comes from.
  init(slot: String?) {
    switch slot {
    case "header": self = .header
    case "footer": self = .footer
    default: self = .row
    }
  }
}
