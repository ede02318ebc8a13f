import Catalog
import Layout
import Semantics

/// The framework's side of evaluation: constructors, modifiers, static members and wrappers, as the catalogue says.
final class SwiftUIHost: EvaluationHost {
  /// Set right after both are made.
  weak var evaluator: Evaluator?
  let memo: SwiftUIMemo
  let binder: CallBinder
  /// Ids that a program's `scrollTo` asks for, with the anchor.
  var scrollRequests: [HashableValue: UnitPoint?] = [:]

  /// What is noted for a picture, in a pass that is drawn.
  var pictures: PictureRecorder?
  /// What is done with the scene; nil where nobody uses it.
  var live: LiveScene?
  /// Whether the scene is drawn.
  var isDrawn: Bool { pictures != nil }

  init(memo: SwiftUIMemo = SwiftUIMemo()) {
    self.memo = memo
    binder = CallBinder(types: memo.notation)
  }

  func construct(_ typeName: String, _ call: CallSite) -> Value? {
    let isCalled = call.name == typeName
    if let definition = isCalled ? call.plan.framework.view : Catalog.view(typeName) {
      return makeView(definition, call)
    }
    if let package = Catalog.packageView(typeName), call.evaluator.type(named: typeName) == nil {
      return makeView(package.definition, call)
    }
    if let toggle = settingsToggle(typeName, call) { return toggle }
    if let definition = Catalog.propertyWrapper(typeName) { return makeWrapper(definition, call) }
    if let value = PlatformFont.construct(typeName, call) ?? PlatformFontMetrics.construct(typeName, call)
      ?? PlatformTraits.construct(typeName, call)
    {
      return value
    }
    if typeName == TypeDefinition.font.name, call.count == 1, case .foreign(let font as PlatformFont) = call.evaluate(0)
    {
      return Value(.font(font.font))
    }
    if LocalizedKey.isType(typeName), call.count > 0, call.labels[0] == nil, call.evaluator.localizedTexts != nil {
      return call.evaluator.key(typeName, call)
    }
    if let insets = directionalInsets(typeName, call) { return insets }
    if let definition = Catalog.type(typeName) { return makeValue(definition, call) }
    if typeName == EnvironmentForeign(SceneEnvironment()).typeName {
      return .foreign(EnvironmentForeign(SceneEnvironment()))
    }
    if typeName == SpacingValue.type { return .foreign(SpacingValue(spacing: .standard)) }
    if typeName == LayoutPropertiesValue.type { return .foreign(LayoutPropertiesValue()) }
    if typeName == "AttributedString" || typeName == "NSAttributedString" {
      if call.count == 0 { return .string("") }
      if call.labels[0] == "markdown", let text = call.evaluate(0).text { return markdown(text, call) }
      if let text = call.evaluate(0).text { return .string(text) }
    }
    if typeName == "ModifiedContent" { return makeModifiedContent(call) }
    if isOpaque(typeName) || typeName == OpaqueFrameworkValue.emptyModifier {
      return .foreign(OpaqueFrameworkValue(typeName: typeName))
    }
    if call.evaluator.type(named: typeName) == nil, let style = TypeDefinition.style(typeName) { return Value(style) }
    return makeLayout(typeName, call)
  }

  private func makeView(_ definition: ViewDefinition, _ call: CallSite) -> Value? {
    if isDrawn, definition === ViewDefinition.path { return .foreign(PathValue(call)) }
    if !definition.isView, let last = call.arguments.indices.last, call.arguments[last].isTrailing {
      return makeView(definition, call.prefix(last)).map {
        arranged($0, calledWith: last, name: definition.name, call)
      }
    }
    if isOfOtherModule(definition, call) { return nil }
    var bound = configured(definition, call) ?? binder.bind(call, to: definition)
    if let text = FormattedText(definition, bound, call.evaluator) {
      bound = text.shown(by: bound)
    }
    return .view(
      ViewValue(.call(definition, bound), name: definition.name, span: call.span, nameSpan: call.nameSpan)
    )
  }

  /// Whether no initializer of the view takes the call, in a file that imports a module which is not here: then a view of
  /// that module has the same name.
  private func isOfOtherModule(_ definition: ViewDefinition, _ call: CallSite) -> Bool {
    guard !binder.fits(call, definition) else { return false }
    call.evaluator.noteRead(Program.importsName)
    return call.evaluator.program.importsElsewhere(call.span.unit)
  }

  /// `Label(configuration)`: what a style of the program's own was given, as the view that it is the style of.
  private func configured(_ definition: ViewDefinition, _ call: CallSite) -> BoundArguments? {
    guard definition.style != nil, call.labels == [nil], let argument = call.arguments.first?.value else { return nil }
    switch argument.kind {
    case .name, .local: return (call.evaluate(0).foreignValue as? StyleConfiguration)?.arguments
    default: return nil
    }
  }

  /// `EdgeInsets(NSDirectionalEdgeInsets(…))`
  private func directionalInsets(_ typeName: String, _ call: CallSite) -> Value? {
    guard typeName == TypeDefinition.edgeInsets.name, call.labels == [nil] else { return nil }
    guard let sides = call.evaluate(0).settings("NSDirectionalEdgeInsets") else {
      return call.evaluator.unknown("these insets are not known", type: .named(typeName), at: call.span)
    }
    let side = { (name: String) in sides.settings[name]?.number ?? 0 }
    let insets = Insets(
      top: side("top"),
      leading: side("leading"),
      bottom: side("bottom"),
      trailing: side("trailing")
    )
    return Value(.insets(insets))
  }

  /// `ModifiedContent(content: view, modifier: modifier)` is `view.modifier(modifier)`.
  private func makeModifiedContent(_ call: CallSite) -> Value? {
    guard let content = call.evaluate("content"), let modifier = call.evaluate("modifier"),
      let definition = Catalog.modifier("modifier"), let receiver = call.index(of: "content")
    else { return nil }
    let bound = BoundArguments(signature: definition.signatures.first)
    bound.set("modifier", to: modifier)
    let kind = ViewValue.Kind.modified(content, call.arguments[receiver].value.span, definition, bound)
    return .view(ViewValue(kind, name: definition.name, span: call.span, nameSpan: call.nameSpan))
  }

  private func makeValue(_ definition: TypeDefinition, _ call: CallSite) -> Value? {
    if case .alignment(let axis)? = definition.role { return makeAlignment(axis, call) }
    return make(definition.initializers, call)
  }

  /// A guide whose default value the program's `AlignmentID` computes.
  private func makeAlignment(_ axis: Axis, _ call: CallSite) -> Value? {
    guard case .type(let type) = call.evaluate(0) else { return nil }
    let evaluator = call.evaluator
    evaluator.noteEffect()
    evaluator.noteTie()
    let alignment = CustomAlignment(axis: axis, identity: type.name) { [weak evaluator] dimensions in
      var arguments: [Value] = [.foreign(DimensionsValue(dimensions: dimensions, axis: axis))]
      return evaluator?.callStatic("defaultValue", of: type, labels: ["in"], &arguments)?.number ?? 0
    }
    return Value(.alignmentKey(.custom(alignment)))
  }

  /// The value of the function among `functions` that the call fits.
  func make(_ functions: [ValueFunction], _ call: CallSite, receiver: BuiltInValue? = nil) -> Value? {
    guard !functions.isEmpty else { return nil }
    let bound = binder.bind(call, to: functions.map(\.signature))
    guard let function = functions.first(where: { $0.signature == bound.signature }) else { return nil }
    let arguments = receiver.map { bound.adding("self", Value($0)) } ?? bound
    let values =
      pictures?.values(of: arguments, EnvironmentValues())
      ?? arguments.forCatalog(EnvironmentValues(), call.evaluator)
    return function.make(values).map { Value($0) }
  }

  /// A layout of the program's own with content: `Flow(spacing: 3) { … }`.
  private func makeLayout(_ typeName: String, _ call: CallSite) -> Value? {
    guard let type = call.evaluator.type(named: typeName), type.nominal?.conforms(to: "Layout") == true,
      let last = call.arguments.indices.last, call.arguments[last].isTrailing,
      let layout = call.evaluator.construct(type, call.prefix(last))
    else { return nil }
    return arranged(layout, calledWith: last, name: typeName, call)
  }

  /// The layout with the content that the argument at `position` makes.
  func arranged(_ layout: Value, calledWith position: Int, name: String, _ call: CallSite) -> Value {
    let content = call.evaluate(position, as: .function([], nil, builder: "ViewBuilder"))
    let kind = ViewValue.Kind.arranged(layout, content: content)
    return .view(ViewValue(kind, name: name, span: call.span, nameSpan: call.nameSpan))
  }

  func knows(_ typeName: String) -> Bool {
    Catalog.view(typeName) != nil || Catalog.type(typeName) != nil || Catalog.propertyWrapper(typeName) != nil
      || Catalog.isOpaque(typeName) || Catalog.packageView(typeName) != nil
      || PackageSettings.of(toggle: typeName) != nil
      || PlatformFont.tokenTypes[typeName] != nil
  }

  func isView(_ typeName: String) -> Bool { Catalog.view(typeName) != nil }

  func offers(_ modifier: String, _ labels: [String?], trailing: [Bool]) -> Bool {
    let shapes = zip(labels, trailing).map { Signature.ArgumentShape(label: $0, isTrailingClosure: $1) }
    return Catalog.modifier(modifier)?.signatures.contains { $0.match(shapes) != nil } ?? false
  }

  func offers(_ function: String, of typeName: String?, _ labels: [String?], trailing: [Bool]) -> Bool {
    lazy var shapes = zip(labels, trailing).map { Signature.ArgumentShape(label: $0, isTrailingClosure: $1) }
    guard let typeName else { return Catalog.function(function)?.signature.match(shapes) != nil }
    if function == "init", let view = Catalog.view(typeName) {
      return view.initializers.contains { $0.match(shapes) != nil }
    }
    guard let type = Catalog.type(typeName) else { return false }
    let functions = function == "init" ? type.initializers : type.functions + type.methods
    return functions.contains {
      (function == "init" || $0.signature.name == function) && $0.signature.match(shapes) != nil
    }
  }

  func hasStaticMember(_ name: String, of typeName: String) -> Bool {
    if let type = Catalog.type(typeName) {
      if type.members.contains(name) || type.functions.contains(where: { $0.signature.name == name }) { return true }
    }
    return Self.lookedUpToo[typeName]?.contains { hasStaticMember(name, of: $0) } ?? false
  }

  /// A name before which all views with parts stand: `_VariadicView` of `_VariadicView.Tree`.
  func global(_ name: String) -> Value? {
    UndocumentedViews.tree.name.hasPrefix(name + ".") ? .type(.named(name)) : nil
  }

  func callGlobal(_ name: String, _ call: CallSite) -> Value? {
    if let value = operate(name, call) { return value }
    guard let definition = Catalog.function(name) else { return nil }
    let bound = binder.bind(call, to: [definition.signature])
    return bound.function(definition.runs).map { call.evaluator.call($0) } ?? .void
  }

  func keep(_ constant: Value) { ConstantView.mark(constant) }

  func makeGroup(_ items: [BuilderItem], builder: String) -> Value {
    .view(ViewValue(.group(items), name: "", span: .none, nameSpan: .none))
  }

  func options(_ values: [Value], of type: TypeValue) -> Value? {
    guard case .options(let join)? = Catalog.type(type.name)?.role else { return nil }
    return Value(join(values.compactMap(\.builtIn)))
  }

  func standIn(for type: TypeValue, named name: String?) -> Value? {
    switch type.name {
    case "Binding":
      let inner = type.arguments.first.flatMap { evaluator?.standIn(for: $0, named: name) }
      return .foreign(BindingValue.constant(inner ?? .none))
    case "View": return ViewValue.standIn(name)
    case "Color", "ShapeStyle": return Value(.color("gray"))
    default:
      if Catalog.view(type.name) != nil { return ViewValue.standIn(name) }
      if let definition = Catalog.type(type.name) {
        return definition.members.first.flatMap { definition.member($0) }.map { Value($0) }
      }
      return isOpaque(type.name) ? .foreign(OpaqueFrameworkValue(typeName: type.name)) : nil
    }
  }
}

extension ViewValue {
  /// A view that nobody knows: an empty group takes no room of its own; its place is a box.
  static func standIn(_ name: String?) -> Value {
    .foreign(OpaqueFrameworkValue(typeName: "View", name: name))
  }
}
