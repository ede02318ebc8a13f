import Catalog
import Layout
import Semantics

/// A value on an axis of a chart, or what tells series apart (Apple: PlottableValue).
struct PlottedValue: ForeignValue {
  static let type = "PlottableValue"

  let label: String
  let value: Value

  var typeName: String { Self.type }

  var description: String { label }

  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? PlottedValue else { return false }
    return other.label == label && other.value.isEqual(to: value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(label) }

  /// `.value("Month", month)`
  init?(_ name: String, of typeName: String, _ call: CallSite) {
    guard name == "value", typeName == Self.type, call.count >= 2 else { return nil }
    label = call.evaluate(0).text ?? ""
    value = call.evaluate(1)
  }
}

/// A mark of a chart, with what it stands for.
struct ChartMark {
  /// A place along an axis.
  enum Place: Hashable {
    case number(Double)
    /// Seconds, as dates count them.
    case date(Double)
    case category(String)
  }

  let form: MarkForm
  /// By the names of the parameters: `x`, `yStart`.
  let places: [String: Place]
  /// What gives it the color of a group, which the legend names; nil where nothing does.
  let group: String?
  /// What tells its line from others.
  let series: String?
  /// Set where its color does not come from its series.
  let style: PaintStyle?
  let opacity: Double
}

/// Finds the marks that the content of a chart makes. It runs code of the program, once all is laid out.
struct ChartReader {
  private let expander: Expander
  private let reader: PaintReader
  private(set) var marks: [ChartMark] = []

  private static let mostMarks = 4_000
  private static let mostDepth = 32

  private var evaluator: Evaluator { expander.evaluator }

  init(_ arguments: BoundArguments, _ expander: Expander, _ reader: PaintReader) {
    self.expander = expander
    self.reader = reader
    guard let content = arguments.function("content") else { return }
    guard let data = arguments["data"] else {
      add(items(of: content, []), Look(), depth: 0)
      return
    }
    for element in expander.elements(of: data) where marks.count < Self.mostMarks {
      add(items(of: content, [element]), Look(), depth: 0)
    }
  }

  /// What modifiers around a mark say of it.
  private struct Look {
    var style: PaintStyle?
    var group: String?
    var opacity = 1.0
  }

  private func items(of function: FunctionValue, _ values: [Value]) -> [BuilderItem] {
    evaluator.build(function, values, builder: "ChartContentBuilder")
  }

  private mutating func add(_ items: [BuilderItem], _ look: Look, depth: Int) {
    guard depth < Self.mostDepth else { return }
    for item in items where marks.count < Self.mostMarks {
      switch item {
      case .value(let value, _): add(value, look, depth: depth + 1)
      case .branch(_, _, let inner): add(inner, look, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ value: Value, _ look: Look, depth: Int) {
    guard depth < Self.mostDepth else { return }
    if case .structure = value { return add(evaluator.buildBody(of: value), look, depth: depth + 1) }
    guard let view = value.view else { return }
    if view.modifier != nil { return add(view.content, self.look(look, under: view), depth: depth + 1) }
    if case .group(let items) = view.kind { return add(items, look, depth: depth + 1) }
    guard let definition = view.definition else { return }
    let arguments = view.arguments
    switch (definition.behavior, definition.paint) {
    case (_, .mark(let form)?): add(form, arguments, look)
    case (.forEach, _):
      guard let content = arguments.function("content") else { return }
      for element in expander.elements(of: arguments["data"] ?? .void) where marks.count < Self.mostMarks {
        add(items(of: content, [element]), look, depth: depth + 1)
      }
    case (.list(let slots), _):
      for slot in slots {
        if let content = arguments.function(slot) { add(items(of: content, []), look, depth: depth + 1) }
      }
    default: return
    }
  }

  /// The innermost modifier counts.
  private func look(_ outer: Look, under modifier: ViewValue) -> Look {
    var look = outer
    let arguments = modifier.arguments
    if let group = arguments["value"].flatMap({ $0.foreignValue as? PlottedValue }) {
      look.group = ChartMark.Place(group.value, evaluator)?.name
    }
    if let style = arguments["style"].flatMap({ reader.style(of: $0) }) { look.style = style }
    if modifier.name == "opacity", let opacity = arguments["opacity"]?.number { look.opacity *= opacity }
    return look
  }

  private mutating func add(_ form: MarkForm, _ arguments: BoundArguments, _ look: Look) {
    var places: [String: ChartMark.Place] = [:]
    var series = look.group
    for name in arguments.names {
      guard let plotted = arguments[name]?.foreignValue as? PlottedValue,
        let place = ChartMark.Place(plotted.value, evaluator)
      else { continue }
      if name == "series" { series = place.name } else { places[name] = place }
    }
    guard !places.isEmpty else { return }
    marks.append(
      ChartMark(
        form: form,
        places: places,
        group: look.group,
        series: series,
        style: look.style,
        opacity: look.opacity
      )
    )
  }
}

extension ChartMark.Place {
  /// Nil for what cannot be plotted.
  init?(_ value: Value, _ evaluator: Evaluator) {
    if let date = value.date {
      self = .date(date)
    } else if let number = value.number {
      guard number.isFinite else { return nil }
      self = .number(number)
    } else if let text = value.text {
      self = .category(text)
    } else {
      switch value {
      case .none, .unknown: return nil
      default:
        let raw = evaluator.property("rawValue", of: value)
        self = .category(raw?.text ?? evaluator.describe(value))
      }
    }
  }

  var name: String {
    switch self {
    case .number(let number): ChartScale.text(of: number)
    case .date(let seconds): DateText(seconds: seconds).formatted(date: "abbreviated", time: "omitted")
    case .category(let name): name
    }
  }
}
