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
    inner.environment.apply([EnvironmentWrite(.stackAxis, .none), EnvironmentWrite(.isInRows, .bool(true))])
    var supplement = inner
    if let font = style.supplementFont { supplement.environment.apply([EnvironmentWrite(.font, .font(font))]) }
    let list = rowList(arguments, view, in: inner)
    var sections: [[ListParameters.Item]] = []
    var current: IdentityID?
    var children: [ExpandedView] = []
    for piece in list.pieces {
      if sections.isEmpty || piece.section?.identity != current {
        sections.append([])
        current = piece.section?.identity
      }
      let item = ListParameters.Item(slot: piece.section?.slot)
      let views = expand(piece, in: item == .row ? inner : supplement)
      children += views
      sections[sections.count - 1] += views.map { _ in item }
    }
    let parameters = ListParameters(
      style: style.style,
      sections: sections.filter { !$0.isEmpty },
      minimumRowHeight: style.minimumRowHeight,
      rowSpacing: style.rowSpacing,
      sectionSpacing: style.sectionSpacing
    )
    let result = append(.list(parameters), children: children, source: source, in: scope)
    result.node.isDynamic = list.isDynamic
    depend(result.layout, on: list.standIns)
    return result
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
