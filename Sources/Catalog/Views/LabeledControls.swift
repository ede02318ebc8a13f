import Layout

/// Where controls stand beside their labels. Apart over the whole width on iOS (OpenSwiftUI:
/// LeadingTrailingLabeledContentStyle); beside each other on a Mac, in a form of columns so that all controls start at one
/// line, in a grouped one apart (measured; LAYOUT.md 1.20, 2.5).
extension ViewDefinition {
  /// What a labeled control asks of its neighbours and of its row.
  struct LabeledTraits: OptionSet {
    let rawValue: Int
    /// In a row it makes room for its label alone and overflows it (measured on iOS 26 and macOS 26); otherwise it is
    /// content like any other.
    static let overflowsRow = LabeledTraits(rawValue: 1)
    /// On a Mac its label asks its neighbours for what texts ask.
    static let asksAsText = LabeledTraits(rawValue: 2)
    /// In a form of columns its bottom stands on the label's baseline; other controls are beside the label's middle.
    static let standsOnBaseline = LabeledTraits(rawValue: 4)
  }

  /// A control with the title or label of the call.
  static func labeled(
    _ arguments: ArgumentValues,
    control: Composition,
    _ traits: LabeledTraits = [.overflowsRow, .asksAsText]
  ) -> Composition {
    labeled(arguments, label: column(titles(arguments)), control: control, traits)
  }

  /// The same with another label.
  static func labeled(
    _ arguments: ArgumentValues,
    label: Composition,
    control: Composition,
    _ traits: LabeledTraits = [.overflowsRow, .asksAsText]
  ) -> Composition {
    let environment = arguments.environment
    let isMac = environment.platform == .macOS
    if environment.flag(.labelsAreHidden) { return isMac ? control : .node(.standardSpacing, [control]) }
    if isMac, environment.rowForm != .grouped {
      let isColumns = environment.rowForm == .columns
      let stands = isColumns && traits.contains(.standsOnBaseline)
      let stack = StackParameters(alignment: stands ? .firstTextBaseline : .verticalCenter, spacing: labelGap)
      var row = Composition.node(.hStack(stack), [label, control])
      if isColumns { row = .node(.rowTraits(RowTraits(labelGap: labelGap)), [row]) }
      return traits.contains(.asksAsText) ? row : .node(.standardSpacing, [row])
    }
    let isOver = traits.contains(.overflowsRow) && environment.isRow
    let shown = isOver ? .node(.frame(FixedFrame(height: 0)), [control]) : control
    return .node(.standardSpacing, [.node(.labeledRow, [label, shown])])
  }

  /// Between a label and its control on a Mac (measured).
  static let labelGap = 8.0

  static func column(_ parts: [Composition]) -> Composition {
    .node(.vStack(StackParameters(alignment: .leading)), parts)
  }

  /// The title of a control, with its symbol where it has one, or the views of its label.
  static func titles(_ arguments: ArgumentValues) -> [Composition] {
    if let name = arguments.string("systemImage"), arguments.has("title") {
      return [label(symbol: name, title: title(arguments), in: arguments.environment)]
    }
    return [title(arguments), title(arguments, "label")]
  }

  /// A control as wide as the proposal.
  static func field(height: Double, baseline: Double? = nil) -> Composition {
    .leaf(.box(BoxContent(ideal: Size(width: 100, height: height), fills: .horizontal, baseline: baseline)))
  }

  /// A control that UIKit draws on iOS: its baseline is its top, which in a row is the lowest of all (measured for switches
  /// and steppers on iOS 26).
  static func platformBox(_ size: Size, in environment: EnvironmentValues) -> Composition {
    .leaf(.box(BoxContent(ideal: size, baseline: environment.platform == .iOS ? 0 : nil)))
  }

  static func box(_ size: Size) -> Composition { .leaf(.box(BoxContent(ideal: size))) }

  static func box(_ side: Double) -> Composition { box(Size(width: side, height: side)) }
}

extension EnvironmentValues {
  /// The views are a row of a list or form themselves, not part of one.
  package var isRow: Bool { flag(.isInRows) && stackAxis == nil }

  /// The form that the view is a row of, on a Mac.
  enum RowForm {
    case columns
    case grouped
  }

  var rowForm: RowForm? {
    guard isRow else { return nil }
    switch self[.rowForm].token {
    case "columns": return .columns
    case "grouped": return .grouped
    default: return nil
    }
  }
}
