import Catalog
import Layout
import Semantics
import SourceText

extension SwiftUIHost {
  func staticMember(_ name: String, of typeName: String) -> Value? {
    if let value = Catalog.type(typeName)?.member(name) {
      return typeName == TypeDefinition.locale.name ? currentLocale ?? Value(value) : Value(value)
    }
    let nested = "\(typeName).\(name)"
    let isNested = Catalog.type(nested) != nil || Catalog.view(nested) != nil
    if name.isCapitalized, isNested || PackageSettings.of(toggle: nested) != nil {
      return .type(.named(nested))
    }
    if name == "search", typeName == ViewDefinition.contentUnavailableView.name { return .view(.searchResults()) }
    // The build makes a property for each picture and each color of the asset catalogues.
    if typeName == "ImageResource" { return Value(.token(type: typeName, name: name)) }
    if name == "zero", typeName == SpacingValue.type { return .foreign(SpacingValue(spacing: .zero)) }
    if let value = SystemColors.member(name, of: typeName) { return Value(value) }
    if SystemColors.isColor(typeName), let set = evaluator?.program.resources.colorSet(name) {
      return Value(.color(set))
    }
    if let value = PlatformObject.shared(name, of: typeName) { return value }
    if let value = PlatformFont.member(name, of: typeName) { return value }
    if name == "identity", typeName == OpaqueFrameworkValue.emptyModifier {
      return .foreign(OpaqueFrameworkValue(typeName: typeName))
    }
    if name == "current", typeName == PlatformTraits.type { return .foreign(PlatformTraits()) }
    if name == "default", typeName == PlatformFontMetrics.type {
      return .foreign(PlatformFontMetrics(style: .body))
    }
    if let evaluator, let related = Self.lookedUpToo[typeName] {
      for type in related {
        if let value = evaluator.staticProperty(name, of: .named(type)) { return value }
      }
    }
    return isOpaque(typeName) ? .foreign(OpaqueFrameworkValue(typeName: typeName)) : nil
  }

  /// `Locale.current`
  private var currentLocale: Value? {
    readSettings().map { Value(.token(type: TypeDefinition.locale.name, name: $0.locale)) }
  }

  /// Types whose members stand for members of another: a color where a style is expected, a guide of either axis, what the
  /// program adds to a protocol where a type that conforms is expected.
  static let lookedUpToo: [String: [String]] = [
    "AlignmentGuide": ["HorizontalAlignment", "VerticalAlignment"],
    "NamedCoordinateSpace": ["CoordinateSpaceProtocol"],
    "ShapeStyle": ["Color"],
  ]

  /// A type that nothing here depends on, neither the language's nor the program's.
  func isOpaque(_ typeName: String) -> Bool {
    guard let evaluator else { return false }
    if let known = memo.opaqueTypes[typeName] {
      evaluator.recorder.note(known.reads)
      return known.isOpaque
    }
    evaluator.beginReads()
    // A protocol's members are no answer for the types of the program that conform to it.
    let isOpaque =
      Catalog.isOpaque(typeName) && !StandardLibrary.typeNames.contains(typeName)
      && evaluator.nominal(named: typeName)?.declaration == nil && evaluator.conformers(of: typeName).isEmpty
    memo.opaqueTypes[typeName] = (isOpaque, evaluator.endReads())
    return isOpaque
  }

  func callStatic(_ name: String, of typeName: String, _ call: CallSite) -> Value? {
    if isDrawn, let plotted = PlottedValue(name, of: typeName, call) { return .foreign(plotted) }
    if name == "constant", Catalog.propertyWrapper(typeName)?.behavior == .binding {
      return .foreign(BindingValue.constant(call.evaluate(0, as: call.expected?.arguments.first)))
    }
    if let definition = Catalog.type(typeName) {
      let named = definition.functions.filter { $0.signature.name == name }
      if let value = make(named, call) { return value }
    }
    if name == "search", typeName == ViewDefinition.contentUnavailableView.name, call.index(of: "text") != nil {
      return .view(.searchResults(for: call.evaluate("text")?.text ?? "", at: call.span))
    }
    if let font = PlatformFont.make(name, of: typeName, call) { return font }
    if let package = Catalog.packageView(typeName), package.makers.contains(name) { return package.made(by: call) }
    if let evaluator, let related = Self.lookedUpToo[typeName] {
      for type in related {
        var arguments = call.arguments.indices.map { call.evaluate($0) }
        if let value = evaluator.callStatic(name, of: .named(type), labels: call.labels, &arguments) { return value }
      }
    }
    return isOpaque(typeName) ? .foreign(OpaqueFrameworkValue(typeName: typeName)) : nil
  }

  func callMember(_ name: String, on value: Value, _ call: CallSite) -> Value? {
    if name == "callAsFunction" { return callAsFunction(value, call) }
    if case .unknown(let unknown) = value { return modify(unknown, name, call) }
    if case .none = value { return modifiesViews(name, call.evaluator) ? Value.none : nil }
    if name == "resolve", case .foreign(let color as BuiltInForeign) = value, case .color(let name) = color.value {
      return .foreign(ResolvedColor(name: name))
    }
    if isDrawn, let drawn = callDrawing(name, on: value, call) { return drawn }
    if name == "sizeThatFits", let size = shapeSize(value, call) { return .foreign(SizeValue(size)) }
    if isView(value) {
      return modifier(name, call, on: value).map { modify(value, $0, call) } ?? unknownModifier(name, of: value, call)
    }
    guard case .foreign(let foreign) = value else { return nil }
    switch foreign {
    case let value as BuiltInForeign: return callMethod(name, on: value.value, call)
    case let proxy as GeometryProxyValue: return proxy.call(name, call)
    case let subview as SubviewValue: return subview.call(name, call)
    case let spacing as SpacingValue: return spacing.call(name, call)
    case let proxy as ScrollProxyValue: return proxy.call(name, call, self)
    case let binding as BindingValue: return callMethod(name, on: binding, call)
    case let font as PlatformFont: return font.call(name, call)
    case let metrics as PlatformFontMetrics: return readSettings().flatMap { metrics.call(name, call, in: $0) }
    case let opaque as OpaqueFrameworkValue: return .foreign(opaque)
    case let dismissal as Dismissal where name == "dismiss":
      dismissal.perform(call.evaluator)
      return .void
    default: return nil
    }
  }

  /// An optional view that is nil shows nothing, and nothing is modified.
  private func modifiesViews(_ name: String, _ evaluator: Evaluator) -> Bool {
    if Catalog.modifier(name) != nil { return true }
    guard evaluator.isDeclared(name), let view = evaluator.nominal(named: "View") else { return false }
    return evaluator.instanceMembers(name, of: view).contains { $0.function != nil }
  }

  private func modifier(_ name: String, _ call: CallSite, on value: Value) -> ModifierDefinition? {
    let plan = call.name == name ? call.plan.framework : FrameworkPlan(name)
    if let shapeModifier = plan.shapeModifier, isShape(value) { return shapeModifier }
    if let columnModifier = plan.columnModifier, value.view?.isTableColumn == true { return columnModifier }
    return plan.modifier
  }

  private func callMethod(_ name: String, on value: BuiltInValue, _ call: CallSite) -> Value? {
    let methods = Catalog.type(value.typeName)?.methods.filter { $0.signature.name == name } ?? []
    if let made = make(methods, call, receiver: value) { return made }
    return value.typeName == TypeDefinition.shapeStyle.name ? Value(value) : nil
  }

  /// `animation` and `transaction` give the binding back; others reach through to the value.
  private func callMethod(_ name: String, on binding: BindingValue, _ call: CallSite) -> Value? {
    Catalog.modifier(name) == nil ? nil : .foreign(binding)
  }

  private func callAsFunction(_ value: Value, _ call: CallSite) -> Value? {
    guard isLayout(value), let last = call.arguments.indices.last else {
      if case .foreign(let dismissal as Dismissal) = value {
        dismissal.perform(call.evaluator)
        return .void
      }
      if case .foreign(let foreign) = value, foreign is BuiltInForeign || foreign is OpaqueFrameworkValue {
        return .void
      }
      return nil
    }
    return arranged(value, calledWith: last, name: name(of: value), call)
  }

  private func isLayout(_ value: Value) -> Bool {
    switch value {
    case .structure(let structure): structure.type.nominal?.conforms(to: "Layout") == true
    case .foreign(let foreign): foreign.conformances.contains("Layout")
    case .view(let view): view.conformances.contains("Layout")
    default: false
    }
  }

  private func name(of value: Value) -> String {
    switch value {
    case .structure(let structure): structure.type.name
    case .foreign(let foreign): foreign.typeName
    case .view(let view): view.typeName
    default: ""
    }
  }

  /// Something that can be shown.
  func isView(_ value: Value) -> Bool {
    switch value {
    case .structure(let structure):
      structure.type.nominal.map { memo.kind(of: $0) != nil || $0.isForeignView } ?? false
    case .view(let view): view.isView
    case .enumeration(let value): value.type.nominal.map { memo.kind(of: $0) == .view } ?? false
    case .object(let value): value.type.nominal.map { memo.kind(of: $0) == .view } ?? false
    case .foreign(let foreign):
      foreign.conformances.contains("View")
        || foreign.conformances.contains("Shape")
        || (foreign as? OpaqueFrameworkValue)?.typeName == "View"
    default: false
    }
  }

  /// `Capsule().sizeThatFits(proposal)`: what a shape takes that computes no size of its own; nil for other views.
  private func shapeSize(_ value: Value, _ call: CallSite) -> Size? {
    guard isShape(value) || value.foreignValue?.conformances.contains("Shape") == true,
      case .proposal(let proposal)? = call.evaluate(0, as: .named("ProposedViewSize")).builtIn
    else { return nil }
    let size = proposal.replacingUnspecified()
    guard value.view?.definition === ViewDefinition.circle else { return size }
    return Size(width: min(size.width, size.height), height: min(size.width, size.height))
  }

  /// A shape that nothing has filled or stroked yet.
  private func isShape(_ value: Value) -> Bool {
    switch value {
    case .structure(let structure): structure.type.nominal?.conforms(to: "Shape") == true
    case .view(let view): view.isShape
    case .foreign(let foreign): foreign is PathValue
    default: false
    }
  }

  /// What paths and canvases are drawn with.
  private func callDrawing(_ name: String, on value: Value, _ call: CallSite) -> Value? {
    switch value {
    case .foreign(let path as PathValue): return path.call(name, call)
    case .foreign(let canvas as CanvasValue):
      return pictures.flatMap { canvas.call(name, call, PaintReader($0, EnvironmentValues())) }
    case .view where name == "path" && isShape(value):
      guard let outline = pictures.flatMap({ PaintReader($0, EnvironmentValues()).outline(of: value) }) else {
        return nil
      }
      let rect = call.rect("in")
      let shift = AffineTransform.translation(x: rect.minX, y: rect.minY)
      return .foreign(PathValue(.moved(.sized(outline, rect.size), .affine(shift))))
    default: return nil
    }
  }

  private func modify(_ value: Value, _ definition: ModifierDefinition, _ call: CallSite) -> Value {
    let isLookedAt =
      definition.needsArguments || isDrawn && definition.paint != nil || call.evaluator.isSought(in: call)
    var bound = isLookedAt ? binder.bind(call, to: definition, adjustedBy: self) : memo.noArguments
    // What tells the marks of a chart apart: `foregroundStyle(by: .value("City", city))`.
    if isDrawn, let index = call.index(of: "by"), bound["value"] == nil {
      let value = call.evaluate(index, as: .named(PlottedValue.type))
      if value.foreignValue is PlottedValue { bound = bound.adding("value", value) }
    }
    let receiver = call.receiverSpan ?? call.span
    return .view(
      ViewValue(
        .modified(value, receiver, definition, bound),
        name: definition.name,
        span: call.span,
        nameSpan: call.nameSpan
      )
    )
  }

  /// A modifier of the framework on a view that nobody knows: what is made by calling a type is taken for one. A call that
  /// the framework's does not take is one of that view's own, or of the program's.
  private func modify(_ unknown: UnknownValue, _ name: String, _ call: CallSite) -> Value? {
    guard unknown.name?.isCapitalized == true || unknown.type?.name == "View",
      let definition = Catalog.modifier(name),
      offers(name, call.labels, trailing: call.arguments.map(\.isTrailing))
    else { return nil }
    // What only pictures or texts have changes something that nobody knows into another.
    return definition.receiver == .view ? modify(.unknown(unknown), definition, call) : .unknown(unknown)
  }

  /// A modifier of a package that is not here: the view is shown as it is, and what is around it depends on what nobody
  /// knows. Called by its name alone, it is no modifier.
  private func unknownModifier(_ name: String, of value: Value, _ call: CallSite) -> Value? {
    if let changed = PackageView.modified(value, name, call) { return changed }
    guard call.evaluator.property(name, of: value) == nil, !isColor(call) else { return nil }
    if PackageModifiers.isNeutral(name) { return value }
    guard let receiver = call.receiverSpan else { return nil }
    _ = call.evaluator.unknown("the modifier '\(name)' is not known", name: name, at: call.nameSpan)
    let inside = call.evaluator.soughtItems(in: call)
    let content = inside.isEmpty ? value : makeGroup([.value(value, receiver)] + inside, builder: "ViewBuilder")
    let kind = ViewValue.Kind.modified(content, receiver, .unknown, memo.noArguments)
    return .view(ViewValue(kind, name: name, span: call.span, nameSpan: call.nameSpan))
  }

  /// A method that makes another color of one, which is no modifier although colors are views.
  private func isColor(_ call: CallSite) -> Bool {
    guard call.isWritten, let type = call.evaluator.staticExpectation(at: call.span)?.unwrapped else { return false }
    return SystemColors.isColor(type.name)
  }

  /// A modifier of the program's own: a function in an extension of `View` or of a type of the framework that makes
  /// another view of its receiver.
  func called(_ owner: TypeDeclaration?, _ result: Value, on receiver: Value, _ call: CallSite) -> Value {
    guard let owner, owner.kind == .extension, owner.name == "View" || Catalog.view(owner.name) != nil,
      isView(receiver),
      isView(result), let receiverSpan = call.receiverSpan
    else { return result }
    let name = call.name ?? owner.name
    return .view(ViewValue(.applied(result, receiverSpan), name: name, span: call.span, nameSpan: call.nameSpan))
  }

  /// The types that earlier arguments decide: the value for a key path, the value of a key.
  func expectedType(of parameter: SignatureParameter, after bound: BoundArguments, _ call: CallSite)
    -> TypeValue?
  {
    if let path = bound.keyPath("keyPath") {
      guard let name = path.singleProperty, let type = environmentType(name, call.evaluator) else { return nil }
      return parameter.isClosure ? .function([type], nil) : parameter.type == "V" ? type : nil
    }
    guard let key = bound.type("key"), let type = valueType(of: key, call.evaluator) else { return nil }
    if parameter.type == "K.Value" { return type }
    guard parameter.isClosure, parameter.builder == nil else { return nil }
    return .function([], parameter.type.hasSuffix("K.Value") ? type : nil)
  }

  private func environmentType(_ name: String, _ evaluator: Evaluator) -> TypeValue? {
    if let key = Catalog.environmentKey(name) { return memo.notation.type(key.type) }
    guard let values = evaluator.nominal(named: "EnvironmentValues") else { return nil }
    for case .variable(let variable, _) in evaluator.instanceMembers(name, of: values) {
      if let type = variable.type { return evaluator.resolve(type, in: .global) }
      if let entry = member(name, of: .foreign(EnvironmentForeign(SceneEnvironment()))) {
        return evaluator.type(of: entry)
      }
    }
    return nil
  }

  /// The declared type of a key's `defaultValue`.
  private func valueType(of key: TypeValue, _ evaluator: Evaluator) -> TypeValue? {
    let members = key.nominal.map { evaluator.typeMembers("defaultValue", of: $0) } ?? []
    for case .variable(let variable, let owner) in members {
      guard let type = variable.type else { continue }
      return evaluator.resolve(type, in: LexicalContext(selfType: key, owner: owner))
    }
    return evaluator.staticProperty("defaultValue", of: key).map { evaluator.type(of: $0) }
  }
}

extension ModifierDefinition {
  /// What a name means that the catalogue does not have.
  fileprivate static let unknown = ModifierDefinition("", "", [], behavior: .unknown)

  /// Whether evaluation looks at the arguments: paint and gestures are left alone, but not what a picker shows by or what
  /// tells a shape from a view.
  fileprivate var needsArguments: Bool {
    if case .neutral = behavior { return self === ModifierDefinition.tag || makesShapesAndViews }
    return true
  }
}

/// `ScrollViewProxy`
struct ScrollProxyValue: ForeignValue, Hashable {
  var typeName: String { "ScrollViewProxy" }

  var description: String { typeName }

  func call(_ name: String, _ call: CallSite, _ host: SwiftUIHost) -> Value? {
    guard name == "scrollTo" else { return nil }
    var anchor: UnitPoint?
    if case .unitPoint(let point)? = call.evaluate("anchor", as: .named("UnitPoint"))?.builtIn { anchor = point }
    host.scrollRequests[HashableValue(call.evaluate(0))] = anchor
    return .void
  }
}
