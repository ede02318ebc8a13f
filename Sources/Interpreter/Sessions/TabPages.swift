import Catalog
import Semantics

/// A page of a tab view.
struct TabPage {
  let item: BarItem
  /// What a selection knows it by.
  let value: Value?
  /// How many views it is.
  let count: Int
}

extension Expander {
  private static let mostPages = 64

  /// The pages that the content of a tab view is.
  func tabPages(_ slot: String, _ arguments: BoundArguments, in scope: ViewScope) -> [TabPage] {
    guard let function = arguments.function(slot) else { return [] }
    return pages(of: items(of: function), in: scope, depth: 0)
  }

  private func pages(of items: [BuilderItem], in scope: ViewScope, depth: Int) -> [TabPage] {
    guard depth < 8 else { return [] }
    var result: [TabPage] = []
    for item in items where result.count < Self.mostPages {
      switch item {
      case .branch(_, _, let inner): result += pages(of: inner, in: scope, depth: depth + 1)
      case .value(let value, let span):
        let base = value.base
        if case .group(let inner)? = base?.kind {
          result += pages(of: inner, in: scope, depth: depth + 1)
        } else if let section = base, section.definition === ViewDefinition.tabSection {
          let inner = section.arguments.function("content").map { self.items(of: $0) } ?? []
          result += pages(of: inner, in: scope, depth: depth + 1)
        } else if let tab = base, tab.definition === ViewDefinition.tab {
          let count = flatten(value, at: span, in: scope).pieces.count
          var item = BarItem(titled: tab.arguments)
          item.badge = value.modifiers.lazy.compactMap { self.badge(of: $0, in: scope) }.first
          result.append(TabPage(item: item, value: tab.arguments["value"], count: count))
        } else {
          result += flatten(value, at: span, in: scope).pieces.map { whole in
            let piece = whole.takenApart
            return TabPage(item: label(of: piece, in: scope), value: piece.tag?.value, count: 1)
          }
        }
      }
    }
    return result
  }

  /// What a page says of its tab: by a modifier's label, or by its own arguments.
  private func label(of piece: ViewPiece, in scope: ViewScope) -> BarItem {
    var item = piece.view.map { BarItem(titled: $0.arguments) } ?? BarItem()
    let label = piece.modifiers.last { $0.modifier === ModifierDefinition.tabItem }
    if let function = label?.arguments.function("label") { item = joined(items(of: function), depth: 0) }
    item.badge = piece.modifiers.reversed().lazy.compactMap { self.badge(of: $0, in: scope) }.first
    return item
  }

  /// What a modifier shows on the tab of what it stands on.
  private func badge(of modifier: ViewValue, in scope: ViewScope) -> String? {
    guard let paint = modifier.modifier?.paint, let pictures,
      case .badge(let text)? = paint.effect(of: pictures.values(of: modifier.arguments, scope.environment.values))
    else { return nil }
    return text
  }

  private func joined(_ items: [BuilderItem], depth: Int) -> BarItem {
    var result = BarItem()
    guard depth < 8 else { return result }
    for case .value(let value, _) in items {
      guard let view = value.base else { continue }
      var own = BarItem(named: view.arguments)
      if case .group(let inner) = view.kind { own = joined(inner, depth: depth + 1) }
      result.title = result.title ?? own.title
      result.symbol = result.symbol ?? own.symbol
    }
    return result
  }
}

extension Value {
  /// The view under all modifiers.
  var base: ViewValue? {
    var current = view
    for _ in 0..<64 {
      guard let view = current, view.modifier != nil else { return current }
      current = view.content.view
    }
    return nil
  }

  /// The modifiers over it, the outermost first.
  fileprivate var modifiers: [ViewValue] {
    var result: [ViewValue] = []
    var current = view
    while let view = current, view.modifier != nil, result.count < 64 {
      result.append(view)
      current = view.content.view
    }
    return result
  }

  var shownText: String? { text ?? localized }
}

extension BarItem {
  fileprivate init(titled arguments: BoundArguments) {
    self.init(title: arguments["title"]?.shownText, symbol: arguments["systemImage"]?.shownText)
  }

  fileprivate init(named arguments: BoundArguments) {
    self.init(
      title: (arguments["title"] ?? arguments["content"])?.shownText,
      symbol: (arguments["systemImage"] ?? arguments["systemName"])?.shownText
    )
  }
}

/// Which pages a tab view has, and how another one is chosen.
struct PageChoice {
  let pages: [TabPage]
  /// The program's own choice.
  let selection: BindingValue?
  /// The view's own; nil where nobody uses the scene.
  let own: BindingValue?

  /// Which page shows, by its place.
  func chosen(_ evaluator: Evaluator) -> Int {
    if let selection {
      let current = HashableValue(selection.get(evaluator))
      if let index = pages.firstIndex(where: { $0.value.map(HashableValue.init) == current }) { return index }
    }
    guard case .int(let index)? = own?.get(evaluator), pages.indices.contains(index) else { return 0 }
    return index
  }

  func choose(_ index: Int, _ evaluator: Evaluator) {
    guard pages.indices.contains(index) else { return }
    own?.set(.int(index), evaluator)
    if let selection, let value = pages[index].value { selection.set(value, evaluator) }
  }

  /// The views of a page among those of all.
  func views(of index: Int) -> Range<Int> {
    let start = pages.prefix(index).reduce(0) { $0 + $1.count }
    return start..<start + (pages.indices.contains(index) ? pages[index].count : 1)
  }
}
