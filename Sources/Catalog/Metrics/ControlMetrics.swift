import Layout

/// The sizes of controls, in points. Each table is a platform and its systems; what differs from one to another is here
/// and nowhere else (LAYOUT.md 2.6, where the sources are: controls of iOS 26 and macOS 26 were measured, those of iOS 18
/// and before are UIKit's, generally known).
struct ControlMetrics {
  private(set) var toggle: Size
  /// A switch in the row of a grouped form.
  private(set) var rowToggle: Size
  let stepper: Size
  /// The height of a slider.
  let slider: Double
  private(set) var segments: OptionsParameters
  /// The text of a segment, where it is not the environment's.
  let segmentFont: FontValue?
  let colorWell: Size
  /// Around the value of a menu that chooses, and from there to its arrows.
  private(set) var menu: Insets
  let menuArrows: Size
  let menuArrowGap: Double
  /// Around a date or a time that can be edited, and between both.
  let datePill: Insets
  let datePillGap: Double
  /// How high a linear progress is.
  let progressBar: Double
  let spinner: ControlSizes
  /// How high the bar of a gauge is.
  let gaugeBar: Double
  /// Around the value of a text field with a border.
  let fieldBorder: Insets
  /// Between the side of a text field without border and its text, both sides together.
  let fieldMargins: Double
  /// The height of a text field of one line with a border.
  let borderedField: Double

  /// A side for each size that controls can have.
  struct ControlSizes {
    let small: Double
    let regular: Double
    let large: Double

    subscript(_ environment: EnvironmentValues) -> Double {
      switch environment[.controlSize].token {
      case "mini", "small": small
      case "large", "extraLarge": large
      default: regular
      }
    }
  }

  static func of(_ environment: EnvironmentValues) -> ControlMetrics {
    if environment.platform == .macOS { return mac }
    return environment.system >= 26 ? phone26 : phone
  }

  private static let phone = ControlMetrics(
    toggle: Size(width: 51, height: 31),
    rowToggle: Size(width: 51, height: 31),
    stepper: Size(width: 94, height: 32),
    slider: 31,
    segments: OptionsParameters(.segments(padding: 20, fills: true), height: 32),
    segmentFont: FontValue(.size(13), weight: .medium),
    colorWell: Size(width: 28, height: 28),
    menu: Insets(top: 7, leading: 13.5, bottom: 7, trailing: 13.5),
    menuArrows: Size(width: 9, height: 12),
    menuArrowGap: 4,
    datePill: Insets(top: 7, leading: 13.5, bottom: 7, trailing: 13.5),
    datePillGap: 5,
    progressBar: 4,
    spinner: ControlSizes(small: 20, regular: 20, large: 37),
    gaugeBar: 4,
    fieldBorder: Insets(top: 6, leading: 7.5, bottom: 6, trailing: 7.5),
    fieldMargins: 0,
    borderedField: 34
  )

  private static let phone26 = {
    var metrics = phone
    metrics.toggle = Size(width: 66, height: 30)
    metrics.rowToggle = metrics.toggle
    metrics.segments = OptionsParameters(.segments(padding: 20, fills: true), height: 31)
    metrics.menu = Insets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5)
    return metrics
  }()

  private static let mac = ControlMetrics(
    toggle: Size(width: 54, height: 24),
    rowToggle: Size(width: 36, height: 16),
    stepper: Size(width: 20, height: 26),
    slider: 16,
    segments: OptionsParameters(.segments(padding: 21, fills: false), height: 24),
    segmentFont: nil,
    colorWell: Size(width: 48, height: 24),
    menu: Insets(top: 4, leading: 12, bottom: 4, trailing: 10.5),
    menuArrows: Size(width: 7, height: 7),
    menuArrowGap: 18,
    datePill: .zero,
    datePillGap: 0,
    progressBar: 20,
    spinner: ControlSizes(small: 16, regular: 32, large: 32),
    gaugeBar: 16,
    fieldBorder: Insets(top: 4, leading: 6, bottom: 4, trailing: 6),
    fieldMargins: 4,
    borderedField: 24
  )
}
