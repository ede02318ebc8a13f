/// The distances of lists, in points. iOS: one recorded inset grouped list of iOS 16-18 (card margin 16, rows at least
/// 44, first header 38.667 high with its text at 17, 35.333 between sections, 20 below), the other styles by analogy;
/// iOS 26: recorded rows of one machine, whose lines of text were 4 points higher than others': at least 56 and 30 more
/// than their content, hence 52 without those 4; what was not recorded there is as before.
/// macOS 26: recorded rows, for every version. All of it is uncertain and stays in this table.
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

  static func metrics(of style: ListParameters.Style, in environment: LayoutEnvironment) -> ListMetrics {
    guard environment.platform == .iOS else { return mac }
    var metrics =
      switch style {
      case .insetGrouped, .sidebar: insetGrouped
      case .grouped: grouped
      case .plain, .inset: plain
      }
    if environment.system >= 26 {
      metrics.minimumRow = 52
      metrics.rowPadding = 15
      if metrics.sectionGap > 0 { metrics.sectionGap = 35 }
    }
    return metrics
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
