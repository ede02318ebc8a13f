/// The distances of lists, in points. iOS: one recorded inset grouped list of iOS 16-18 (card margin 16, rows at least
/// 44, first header 38.667 high with its text at 17, 35.333 between sections, 20 below), the other styles by analogy;
/// macOS: recorded rows. All of it is uncertain and stays in this table.
struct ListMetrics {
  /// From the list's sides to the rows' background.
  var margin: Double
  /// From there to the rows' content.
  var leading: Double
  var trailing: Double
  var minimumRow: Double
  /// Above and below the content of a row that is taller than the minimum.
  var rowPadding: Double
  /// Above a section without header, and between sections.
  var sectionGap: Double
  var headerTop: Double
  var headerBottom: Double
  var footerTop: Double
  var bottom: Double

  static func metrics(of style: ListParameters.Style, platform: Platform) -> ListMetrics {
    guard platform == .iOS else { return mac }
    switch style {
    case .insetGrouped, .sidebar: return insetGrouped
    case .grouped: return grouped
    case .plain, .inset: return plain
    }
  }

  private static let insetGrouped = ListMetrics(
    margin: 16,
    leading: 16,
    trailing: 16,
    minimumRow: 44,
    rowPadding: 11,
    sectionGap: 106.0 / 3,
    headerTop: 17,
    headerBottom: 6,
    footerTop: 7,
    bottom: 20
  )

  private static let grouped = ListMetrics(
    margin: 0,
    leading: 20,
    trailing: 20,
    minimumRow: 44,
    rowPadding: 11,
    sectionGap: 106.0 / 3,
    headerTop: 17,
    headerBottom: 6,
    footerTop: 7,
    bottom: 20
  )

  private static let plain = ListMetrics(
    margin: 0,
    leading: 20,
    trailing: 20,
    minimumRow: 44,
    rowPadding: 11,
    sectionGap: 0,
    headerTop: 11,
    headerBottom: 6,
    footerTop: 7,
    bottom: 0
  )

  private static let mac = ListMetrics(
    margin: 0,
    leading: 16,
    trailing: 8,
    minimumRow: 24,
    rowPadding: 4,
    sectionGap: 20,
    headerTop: 4,
    headerBottom: 4,
    footerTop: 4,
    bottom: 0
  )
}
