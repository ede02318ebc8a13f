import Catalog
import Layout
import Semantics

/// Reads values of the program as what pictures are made of.
struct PaintReader {
  private let recorder: PictureRecorder
  private let environment: EnvironmentValues

  private var evaluator: Evaluator { recorder.evaluator }

  init(_ recorder: PictureRecorder, _ environment: EnvironmentValues) {
    self.recorder = recorder
    self.environment = environment
  }

  /// Views hold each other no deeper than this.
  private static let mostDepth = 64
  /// Lists are read so far.
  private static let mostItems = 256

  /// An argument; nil for what is read as everywhere else.
  func read(_ value: Value, named name: String) -> BuiltInValue? {
    switch value {
    case .view, .structure: paint(value)
    case .foreign(let foreign as BindingValue): bound(foreign.get(evaluator))
    case .foreign(let foreign as PathValue): .paint(.outline(foreign.outline))
    case .array(let values) where values.contains { $0.view != nil }:
      .list(values.prefix(Self.mostItems).compactMap { paint($0) ?? $0.builtIn })
    case .tuple(let tuple): .list(tuple.elements.map { $0.builtIn ?? BuiltInValue.none })
    default: nil
    }
  }

  private func bound(_ value: Value) -> BuiltInValue? { value.date == nil ? value.builtIn : nil }

  private func paint(_ value: Value) -> BuiltInValue? {
    if let outline = outline(of: value) { return .paint(.outline(outline)) }
    if let style = style(of: value) { return .paint(.style(style)) }
    guard let view = value.view, view.definition === ViewDefinition.text else { return nil }
    return .paint(.item(BarItem(title: view.arguments["content"]?.shownText)))
  }

  /// What areas can be filled with: a color, a gradient, one of both with less opacity.
  func style(of value: Value, depth: Int = 0) -> PaintStyle? {
    guard depth < Self.mostDepth else { return nil }
    switch value {
    case .foreign(let builtIn as BuiltInForeign): return builtIn.value.style
    case .view(let view):
      if let modifier = view.modifier {
        guard let inner = style(of: view.content, depth: depth + 1) else { return nil }
        return modifier.paint?.restyled(inner, values(view.arguments)) ?? inner
      }
      guard case .style(let make)? = view.definition?.paint else { return nil }
      return make(values(view.arguments))
    default: return nil
    }
  }

  /// The outline of a shape.
  func outline(of value: Value, depth: Int = 0) -> Outline? {
    guard depth < Self.mostDepth else { return nil }
    switch value {
    case .foreign(let builtIn as BuiltInForeign): return builtIn.value.outline
    case .foreign(let path as PathValue): return path.outline
    case .structure(let structure):
      guard structure.type.nominal?.conforms(to: "Shape") == true else { return nil }
      return .own(recorder.number(of: value))
    case .view(let view):
      if let modifier = view.modifier {
        guard let step = modifier.paint?.step(of: values(view.arguments)) else { return nil }
        return outline(of: view.content, depth: depth + 1).map { step.applied(to: $0) }
      }
      guard case .shape(let make)? = view.definition?.paint else { return nil }
      return make(values(view.arguments))
    default: return nil
    }
  }

  private func values(_ arguments: BoundArguments) -> ArgumentValues { recorder.values(of: arguments, environment) }
}
