/// The distances of lists and forms, in points. Every number is a row of one of the tables below, with where it is from;
/// what nobody recorded is said there.
struct ListMetrics {
  /// Room above and below.
  struct Room {
    var above: Double
    var below: Double
  }

  /// From the list's sides to the rows' background.
  var margin: Double
  /// From there to the rows' content.
  var leading: Double
  var trailing: Double
  var minimumRow: Double
  /// Above and below the content of a row that is taller than the minimum.
  var rowPadding: Double
  /// Above the first section, where it has no header, and above a later one without.
  var firstGap: Double
  var sectionGap: Double
  /// Above a later section that has a header.
  var headerGap = 0.0
  /// How much less it is where the section above ends in a footer.
  var footerRelief = 0.0
  /// Around the header of the first section, and around others.
  var firstHeader: Room
  var header: Room
  var footer: Room
  /// Footers end where the rows' content ends.
  var isFooterTrailing = false
  /// The insets that a row states come to those of the list.
  var addsRowInsets = false
  /// What an outline moves all rows in by, and each of its levels further.
  var outline = 0.0
  var outlineStep = 0.0
  var bottom: Double

  static func metrics(of style: ListParameters.Style, in environment: LayoutEnvironment) -> ListMetrics {
    if environment.platform == .macOS { return mac(style) }
    return environment.system >= 26 ? phone26(style) : phone(style)
  }
}

// MARK: - iOS 16 to 18

/// One recorded inset grouped list (LAYOUT.md 2.5: card margin 16, rows at least 44, first header 38.667 high with its
/// text at 17, 35.333 between sections, 20 below); the other styles by analogy.
extension ListMetrics {
  private static func phone(_ style: ListParameters.Style) -> ListMetrics {
    switch style {
    case .insetGrouped, .sidebar, .formGrouped: insetGrouped
    case .grouped: grouped
    case .plain, .inset, .bordered: plain
    }
  }

  private static let insetGrouped = ListMetrics(
    margin: 16,
    leading: 16,
    trailing: 16,
    minimumRow: 44,
    rowPadding: 11,
    firstGap: 106.0 / 3,
    sectionGap: 106.0 / 3,
    firstHeader: Room(above: 17, below: 6),
    header: Room(above: 17, below: 6),
    footer: Room(above: 7, below: 0),
    bottom: 20
  )

  private static let grouped: ListMetrics = {
    var metrics = insetGrouped
    metrics.margin = 0
    metrics.leading = 20
    metrics.trailing = 20
    return metrics
  }()

  private static let plain: ListMetrics = {
    var metrics = grouped
    metrics.firstGap = 0
    metrics.sectionGap = 0
    metrics.firstHeader = Room(above: 11, below: 6)
    metrics.header = Room(above: 11, below: 6)
    metrics.bottom = 0
    return metrics
  }()
}

// MARK: - iOS 26

/// Recorded on an iPhone SE (LAYOUT.md 2.5): rows at least 56 and 30 more than their content, of which 4 are the tall
/// lines of that machine; 35 above cards without header; headers 27.5 below the card before them, 10 at the top, and 10
/// above their own; footers 8 below their card in a slot 2.5 longer than their line, the next card 23.5 and the next header
/// 16 below that slot. In plain lists rows are 16 in, headers 32 below the row before and 10 above the next. Grouped lists
/// that are not inset were not recorded.
extension ListMetrics {
  private static func phone26(_ style: ListParameters.Style) -> ListMetrics {
    var metrics = phone(style)
    metrics.minimumRow = 52
    metrics.rowPadding = 15
    switch style {
    case .plain, .inset, .bordered:
      metrics.leading = 16
      metrics.trailing = 16
      metrics.firstHeader = Room(above: 10, below: 10)
      metrics.header = Room(above: 32, below: 10)
    case .insetGrouped, .sidebar, .grouped, .formGrouped:
      metrics.firstGap = 35
      metrics.sectionGap = 35
      metrics.footerRelief = 11.5
      metrics.firstHeader = Room(above: 10, below: 10)
      metrics.header = Room(above: 27.5, below: 10)
      metrics.footer = Room(above: 8, below: 2.5)
    }
    return metrics
  }
}

// MARK: - macOS

/// Recorded on macOS 26 (LAYOUT.md 2.5), for every version. The header of the first section stays at the top of the list,
/// its rows start where they would below it.
extension ListMetrics {
  private static func mac(_ style: ListParameters.Style) -> ListMetrics {
    var metrics = macInset
    switch style {
    case .plain:
      metrics.leading = 8
      metrics.trailing = 8
      metrics.firstGap = 0
      metrics.firstHeader = Room(above: 6, below: 6)
    case .bordered:
      metrics.leading = 7
      metrics.trailing = 7
      metrics.firstGap = 1
      metrics.firstHeader = Room(above: 6, below: 7)
    case .sidebar: metrics.minimumRow = 32
    case .formGrouped: return macForm
    case .inset, .insetGrouped, .grouped: break
    }
    return metrics
  }

  private static let macInset = ListMetrics(
    margin: 0,
    leading: 16,
    trailing: 16,
    minimumRow: 24,
    rowPadding: 4,
    firstGap: 10,
    sectionGap: 20,
    headerGap: 20,
    firstHeader: Room(above: 6, below: 16),
    header: Room(above: 6, below: 6),
    footer: Room(above: 6, below: 6),
    addsRowInsets: true,
    outline: 9,
    outlineStep: 13,
    bottom: 0
  )

  /// A grouped form: cards 20 in and 10 apart, rows 10 in; a header 20 below the top, 30 below the section before and 10
  /// above its card, a footer 10 below.
  private static let macForm = ListMetrics(
    margin: 20,
    leading: 10,
    trailing: 10,
    minimumRow: 0,
    rowPadding: 10,
    firstGap: 20,
    sectionGap: 10,
    firstHeader: Room(above: 20, below: 10),
    header: Room(above: 30, below: 10),
    footer: Room(above: 10, below: 0),
    isFooterTrailing: true,
    bottom: 20
  )
}
