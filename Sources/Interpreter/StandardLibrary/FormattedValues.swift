import Semantics

extension CallSite {
  /// The text that `formatted(…)` makes of a value; nil where it takes no style that is known here.
  func formatted(_ value: Value) -> String? {
    guard let style = labels.contains("date") || labels.contains("time") ? dateAndTime : style else { return nil }
    return evaluator.format(value, style)
  }

  private var style: Value? { count == 1 ? evaluate(0, as: .named(FormatStyleValue.typeName)) : nil }

  /// `date: .long, time: .shortened`
  var dateAndTime: Value {
    let date = LibraryType.symbol(self, "date") ?? "omitted"
    let time = LibraryType.symbol(self, "time") ?? "omitted"
    return .foreign(FormatStyleValue(.dateAndTime(date: date, time: time)))
  }
}

extension Evaluator {
  /// The value as a style writes it, one that is known or one that the program declares; nil for others. What is
  /// written of a date stands in for what will be there when it is shown.
  func format(_ value: Value, _ style: Value) -> String? {
    let text: String?
    if case .structure = style {
      var style = style
      var arguments = [value]
      text = callMethod("format", on: &style, labels: [nil], &arguments)?.text
    } else {
      text = style.foreign(FormatStyleValue.self)?.text(of: value)
    }
    if text != nil, value.date != nil { trace.note(DateText.standIn) }
    return text
  }

  /// The value as a formatter writes it, one that is known or one that the program declares; nil for others.
  func text(of value: Value, by formatter: Value) -> String? {
    var formatter = formatter
    var arguments = [value]
    return callMethod("string", on: &formatter, labels: [formatter.isObject ? "for" : "from"], &arguments)?.text
  }

  /// What an interpolation with such options shows; nil where they say nothing of formats.
  func formatted(_ value: Value, _ options: ArraySlice<Argument>, in frame: Frame) -> String? {
    for option in options {
      switch option.label {
      case "format":
        return format(value, evaluate(option.value, in: frame, expecting: .named(FormatStyleValue.typeName)))
      case "formatter": return text(of: value, by: evaluate(option.value, in: frame))
      case "style":
        guard let date = value.date else { return nil }
        let style = describe(evaluate(option.value, in: frame, expecting: .named("Text.DateStyle")))
        trace.note(DateText.standIn)
        return DateText(seconds: date).styled(style, secondsFromNow: date - LibraryType.now)
      default: continue
      }
    }
    return nil
  }
}

extension Value {
  /// When the date is; nil for other values.
  var date: Double? {
    guard let opaque, opaque.typeName == "Date" else { return nil }
    return opaque.order
  }
}
