import Catalog

/// What the views of a page put into its bars in one pass.
final class BarContent {
  /// Views with a place in the bars.
  struct Item {
    let place: BarPlace
    let list: ViewList
    let scope: ViewScope
  }

  /// A field to search with.
  struct Search {
    let view: ViewValue
    let scope: ViewScope
  }

  private(set) var items: [Item] = []
  var search: Search?
  /// The page is shown over another one, which its bar leads back to.
  var isPushed = false

  private static let mostItems = 64

  func add(_ item: Item) {
    if items.count < Self.mostItems, !item.list.pieces.isEmpty { items.append(item) }
  }

  func has(_ place: BarPlace) -> Bool { items.contains { $0.place == place } }
}
