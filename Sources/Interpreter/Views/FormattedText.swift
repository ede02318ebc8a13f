import Catalog
import Semantics

/// What a text shows of a date, a span of time or a number. When it is shown nobody knows, so that whatever depends on
/// the time stands in for what will be there; it is about as wide.
struct FormattedText {
  private let text: String
  private let standIns: [String]

  /// Nil for texts that show words.
  init?(_ arguments: BoundArguments, _ evaluator: Evaluator) {
    guard let signature = arguments.signature, let content = arguments["content"] else { return nil }
    if signature.parameter(named: "style") != nil {
      self.init(content, style: arguments["style"]?.builtIn?.token ?? "date")
    } else if signature.parameter(named: "format") != nil {
      self.init(content, format: arguments["format"] ?? .void, evaluator)
    } else if case .range(let range) = content {
      self.init(range, arguments, isTimer: signature.parameter(named: "pauseTime") != nil)
    } else {
      return nil
    }
  }

  private init(_ text: String, from standIns: [String]) {
    self.text = text
    self.standIns = standIns
  }

  private static let date = "date"

  private init(_ date: Value, style: String) {
    let seconds = date.seconds ?? LibraryType.now
    self.init(
      DateText(seconds: seconds).styled(style, secondsFromNow: seconds - LibraryType.now),
      from: [Self.date]
    )
  }

  /// The text of a style that is known, or of one that the program declares.
  private init?(_ value: Value, format: Value, _ evaluator: Evaluator) {
    let isDate = value.seconds != nil
    if let text = format.foreign(FormatStyleValue.self)?.text(of: value) {
      self.init(text, from: isDate ? [Self.date] : [])
      return
    }
    guard case .structure = format else { return nil }
    var style = format
    var arguments = [value]
    guard let text = evaluator.callMethod("format", on: &style, labels: [nil], &arguments)?.text else { return nil }
    self.init(text, from: isDate ? [Self.date] : [])
  }

  /// A timer that counts between two dates, or the dates themselves.
  private init?(_ range: RangeValue, _ arguments: BoundArguments, isTimer: Bool) {
    guard let lower = range.lower?.seconds, let upper = range.upper?.seconds else { return nil }
    guard isTimer else {
      let texts = [lower, upper].map { DateText(seconds: $0).styled("time", secondsFromNow: 0) }
      self.init(texts.joined(separator: " \u{2013} "), from: [Self.date])
      return
    }
    let now = min(max(LibraryType.now, lower), upper)
    let countsDown = arguments["countsDown"]?.builtIn != .bool(false)
    let showsHours = arguments["showsHours"]?.builtIn != .bool(false)
    let span = Int(clamping: (countsDown ? upper - now : now - lower).rounded())
    self.init(DateText.timer(span, showsHours: showsHours), from: [Self.date])
  }

  /// The arguments of the text, with what it shows in place of what it is told.
  func shown(by arguments: BoundArguments) -> BoundArguments { arguments.showing(text, madeFrom: standIns) }
}

extension Value {
  /// When the date is; nil for other values.
  fileprivate var seconds: Double? {
    guard let opaque, opaque.typeName == "Date" else { return nil }
    return opaque.order
  }
}
