import Catalog
import Semantics

/// What a view shows of a date, a span of time or a number. When it is shown nobody knows, so that whatever depends on
/// the time stands in for what will be there; it is about as wide.
struct FormattedText {
  private let text: String
  private let standIns: [String]
  /// The parameter of what is shown.
  private let parameter: String

  /// Nil for views that show words or nothing formatted.
  init?(_ definition: ViewDefinition, _ arguments: BoundArguments, _ evaluator: Evaluator) {
    let isText = definition === ViewDefinition.text
    guard isText || definition === ViewDefinition.labeledContent else { return nil }
    let parameter = isText ? "content" : "value"
    switch arguments[parameter] {
    case nil, .string, .view: return nil
    case let value?: self.init(value, of: parameter, arguments, evaluator)
    }
  }

  private init?(_ value: Value, of parameter: String, _ arguments: BoundArguments, _ evaluator: Evaluator) {
    guard let signature = arguments.signature else { return nil }
    let (shown, standIns) = evaluator.traced {
      Self.text(of: value, signature, arguments, evaluator).map { .string($0) } ?? .none
    }
    guard let text = shown.text else { return nil }
    self.text = text
    self.standIns = standIns
    self.parameter = parameter
  }

  private static func text(
    of value: Value,
    _ signature: Signature,
    _ arguments: BoundArguments,
    _ evaluator: Evaluator
  ) -> String? {
    if let format = arguments["format"] {
      if let text = evaluator.format(value, format) { return text }
      // The closest that is known, so that the text is not taken for one that is.
      guard let measurement = value.measurement else { return nil }
      let reason = "how a measurement is formatted is not known"
      _ = evaluator.unknown(reason, at: arguments.span(of: "format") ?? .none)
      return measurement.text
    }
    if let formatter = arguments["formatter"] { return evaluator.text(of: value, by: formatter) }
    if signature.parameter(named: "style") != nil {
      evaluator.trace.note(DateText.standIn)
      let seconds = value.date ?? LibraryType.now
      let style = arguments["style"]?.builtIn?.token ?? "date"
      return DateText(seconds: seconds).styled(style, secondsFromNow: seconds - LibraryType.now)
    }
    guard case .range(let range) = value, let lower = range.lower?.date, let upper = range.upper?.date else {
      return nil
    }
    evaluator.trace.note(DateText.standIn)
    guard signature.parameter(named: "pauseTime") != nil else {
      let texts = [lower, upper].map { DateText(seconds: $0).styled("time", secondsFromNow: 0) }
      return texts.joined(separator: " \u{2013} ")
    }
    return timer(from: lower, to: upper, arguments)
  }

  /// A timer that counts between two dates.
  private static func timer(from lower: Double, to upper: Double, _ arguments: BoundArguments) -> String {
    let now = max(min(LibraryType.now, upper), lower)
    let countsDown = arguments["countsDown"]?.builtIn != .bool(false)
    let showsHours = arguments["showsHours"]?.builtIn != .bool(false)
    let span = Int(clamping: max(countsDown ? upper - now : now - lower, 0).rounded())
    return DateText.timer(span, showsHours: showsHours)
  }

  /// The arguments of the view, with what it shows in place of what it is told.
  func shown(by arguments: BoundArguments) -> BoundArguments {
    arguments.replacing(parameter, with: text, madeFrom: standIns)
  }
}
