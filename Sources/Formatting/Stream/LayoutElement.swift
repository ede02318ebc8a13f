import SourceText

/// One step of laying out a text: something to print, a place where the line may end, or a mark that groups what stands
/// around it. The model is that of Oppen's "Prettyprinting" (1980) with the kinds of breaks of Apple's swift-format,
/// whose style this formatter follows.
enum LayoutElement: Equatable {
  case atom(AtomID)
  /// Blanks that stay where the line does not end.
  case space(Int)
  case lineBreak(LineBreak)
  /// Starts a group; in a consistent one either all breaks end the line or none.
  case open(isConsistent: Bool)
  case close
  /// The start and end of a link of a postfix chain, from which later links learn how to indent.
  case linkStart
  case linkEnd
  /// From here to `allowBreaks` no line ends.
  case forbidBreaks
  case allowBreaks
}

extension LayoutElement {
  static let open = LayoutElement.open(isConsistent: false)
  static let space = LayoutElement.space(1)

  static func lineBreak(
    _ kind: LineBreak.Kind = .continuation,
    size: Int = 1,
    _ newlines: LineBreak.Newlines = .elective
  ) -> LayoutElement {
    .lineBreak(LineBreak(kind: kind, size: size, newlines: newlines))
  }
}

/// A place where a line may end.
struct LineBreak: Equatable {
  enum Scope: Equatable {
    /// What stands within is indented by one step more than the line of the opening.
    case block
    /// What stands within is indented where the break itself ends the line.
    case continuation
  }

  enum Kind: Equatable {
    case open(Scope)
    /// Ends the scope of an `open`; `isForced` ends the line where that of the opening has ended.
    case close(isForced: Bool)
    /// The next line is indented as one that goes on with the statement.
    case continuation
    /// The next line is indented as this one.
    case same
    /// Back to the indentation of the statement; ends the line if it is one that goes on.
    case reset
    /// Before a link of a postfix chain, or, without a chain, where another break follows one.
    case link(ChainID?, isCall: Bool)
  }

  enum Newlines: Equatable {
    case elective
    /// Elective, and a line end in the source is no reason to end the line.
    case electiveIgnoringSource
    /// At least `count` line ends; those of the source where `isFromSource`.
    case required(count: Int, isFromSource: Bool)
  }

  var kind: Kind
  /// Blanks where the line goes on.
  var size: Int
  var newlines: Newlines

  /// Whether the line ends here whatever fits.
  var isRequired: Bool {
    if case .required = newlines { return true }
    return false
  }
}

extension LineBreak.Newlines {
  static let required = LineBreak.Newlines.required(count: 1, isFromSource: false)

  /// What both ask for; what the source has counts before what is only needed.
  func joined(with other: LineBreak.Newlines) -> LineBreak.Newlines {
    guard case .required(let count, let isFromSource) = self else { return other }
    guard case .required(let otherCount, let otherIsFromSource) = other else { return self }
    let joined =
      switch (isFromSource, otherIsFromSource) {
      case (true, true): count &+ otherCount
      case (true, false): count
      case (false, true): otherCount
      case (false, false): max(count, otherCount)
      }
    return .required(count: joined, isFromSource: isFromSource || otherIsFromSource)
  }
}

/// A postfix chain, counted from the start of the text.
struct ChainID: Hashable {
  let index: Int
}
