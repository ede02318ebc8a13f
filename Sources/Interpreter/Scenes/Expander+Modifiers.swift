import Catalog
import Layout
import Semantics

extension Expander {
  /// Applies one modifier to a piece: the views it makes of it, after what is in `views`.
  func apply(
    _ view: ViewValue,
    position: Int,
    to piece: ViewPiece,
    in scope: ViewScope,
    into views: inout [ExpandedView]
  ) {
    guard let definition = view.modifier else { return }
    guard pictures != nil, definition.paint != nil else {
      if definition.paint?.presented != nil { recorder.notePresentation() }
      apply(definition, view, position: position, to: piece, in: scope, into: &views)
      return
    }
    let first = views.count
    let inner = painted(definition, view.arguments, in: scope)
    apply(definition, view, position: position, to: piece, in: inner, into: &views)
    if let bar = definition.paint?.bar { contribute(bar, view, position: position, in: scope) }
    if let presented = definition.paint?.presented {
      present(presented, view, position: position, beside: views[first...].first, in: scope)
    }
    noteEffect(of: definition, view.arguments, on: views[first...], in: scope)
  }

  private func apply(
    _ definition: ModifierDefinition,
    _ view: ViewValue,
    position: Int,
    to piece: ViewPiece,
    in scope: ViewScope,
    into views: inout [ExpandedView]
  ) {
    let arguments = view.arguments
    if !definition.behavior.makesNodesOnly { recorder.note() }
    switch definition.behavior {
    case .neutral, .containerValue: expand(piece, upTo: position - 1, in: scope, into: &views)
    case .composition(let make):
      compose(make, definition, view, arguments, position, isBehind: false, piece, in: scope, into: &views)
    case .background(let make):
      compose(make, definition, view, arguments, position, isBehind: true, piece, in: scope, into: &views)
    case .transform(let make):
      let behavior = make(values(of: arguments, in: scope))
      let first = views.count
      expand(piece, upTo: position - 1, in: scope, into: &views)
      for index in first..<views.count {
        views[index] = append(behavior, around: views[index], source: nil, in: scope)
        if !behavior.concernsBars { depend(views[index].layout, on: arguments.standIns) }
      }
    case .environment(let make):
      let changed = setting(make, definition, arguments, view, in: scope)
      expand(piece, upTo: position - 1, in: changed, into: &views)
    default: views += applyUncommon(view, definition, arguments, position, to: piece, in: scope)
    }
  }

  private func applyUncommon(
    _ view: ViewValue,
    _ definition: ModifierDefinition,
    _ arguments: BoundArguments,
    _ position: Int,
    to piece: ViewPiece,
    in scope: ViewScope
  ) -> [ExpandedView] {
    let inner = { (scope: ViewScope) in self.expand(piece, upTo: position - 1, in: scope) }
    switch definition.behavior {
    case .neutral, .composition, .background, .transform, .environment, .containerValue: return []
    case .badge(let make): return badged(make, view, position, piece, in: scope)
    case .unknown: return modifiedSomehow(inner(scope), by: [view.name], in: scope)
    case .writeEnvironment: return inner(writing(arguments, view, in: scope))
    case .transformEnvironment: return inner(transforming(arguments, view, in: scope))
    case .preference(let action): return preference(action, arguments, view, inner(scope), in: scope)
    case .observer(let kind): return observe(kind, arguments, view, position, inner(scope), in: scope)
    case .preferenceDecoration(let isBehind):
      return inner(scope).map { preferenceDecoration(on: $0, isBehind: isBehind, view, arguments, in: scope) }
    case .alignmentGuide: return guide(arguments, view, inner(scope), in: scope)
    case .coordinateSpace: return space(arguments, view, inner(scope), in: scope)
    case .custom: return custom(arguments, view, position, piece, in: scope)
    case .animated(let type): return animated(type, arguments, view, position, piece, in: scope)
    case .identity: return identify(arguments, inner, in: scope)
    case .layoutValue: return layoutValue(arguments, inner(scope), in: scope)
    case .matchedGeometry: return match(arguments, view, inner(scope), in: scope)
    case .containerRelativeFrame: return relativeFrame(arguments, view, inner(scope), in: scope)
    }
  }

  func element(_ view: ViewValue, in scope: ViewScope) -> SceneNode.Source? {
    source(view.name, .modifier, at: view.span, nameSpan: view.nameSpan, in: scope)
  }

  // MARK: Layout

  private func compose(
    _ make: (ArgumentValues) -> Composition,
    _ definition: ModifierDefinition,
    _ view: ViewValue,
    _ arguments: BoundArguments,
    _ position: Int,
    isBehind: Bool,
    _ piece: ViewPiece,
    in scope: ViewScope,
    into views: inout [ExpandedView]
  ) {
    let composition = arguments.composition(of: definition) ?? compose(make, definition, view, arguments, in: scope)
    let base = identities.identity(.modifier(position), below: scope.identity)
    let first = views.count
    expand(piece, upTo: position - 1, in: scope, into: &views)
    var slots = Slots(arguments: arguments, view: view, base: base)
    if case .around(let behavior) = composition {
      for index in first..<views.count {
        views[index] = surround(views[index], behavior, slots, element(view, in: scope), in: scope)
        if isBehind { views[index].node.isBackground = true }
      }
      return
    }
    let receivers = Array(views[first...])
    views.removeLast(receivers.count)
    for receiver in receivers {
      slots.receiver = receiver
      let made = realize(composition, slots, element(view, in: scope), in: scope).views
      for view in made where isBehind { view.node.isBackground = true }
      views += made
    }
  }

  /// What the modifier makes of its arguments. What operands come to is kept, unless there is more to note.
  private func compose(
    _ make: (ArgumentValues) -> Composition,
    _ definition: ModifierDefinition,
    _ view: ViewValue,
    _ arguments: BoundArguments,
    in scope: ViewScope
  ) -> Composition {
    reading.isRead = false
    let notes = recorder.noteCount
    let values = values(of: arguments, in: scope, reading)
    if definition === ModifierDefinition.frame { noteInvalidLengths(arguments, of: view) }
    let composition = make(values)
    if !reading.isRead, notes == recorder.noteCount { arguments.keep(composition, of: definition) }
    return composition
  }

  private static let lengthLabels = ["width", "height", "maxWidth", "maxHeight"]

  /// Notes lengths of a frame that are none (OpenSwiftUI: "Invalid frame dimension").
  private func noteInvalidLengths(_ arguments: BoundArguments, of view: ViewValue) {
    for label in Self.lengthLabels {
      guard let length = arguments[label]?.number,
        length.isNaN || length < 0 || length == .infinity && !label.hasPrefix("max")
      else { continue }
      note(SceneFacts.InvalidFrame(span: view.span, label: label, length: length, exceeded: nil))
    }
    for bounds in Self.boundLabels {
      let lengths = bounds.compactMap { label in
        arguments[label]?.number.map { SceneFacts.InvalidFrame.Bound(label: label, length: $0) }
      }
      guard let (lower, upper) = zip(lengths, lengths.dropFirst()).first(where: { $0.length > $1.length }) else {
        continue
      }
      note(SceneFacts.InvalidFrame(span: view.span, label: lower.label, length: lower.length, exceeded: upper))
    }
  }

  /// The bounds along each axis, each no larger than the next one (OpenSwiftUI: "Contradictory frame constraints").
  private static let boundLabels = [
    ["minWidth", "idealWidth", "maxWidth"], ["minHeight", "idealHeight", "maxHeight"],
  ]

  private func note(_ fault: SceneFacts.InvalidFrame) {
    recorder.note()
    if !recorder.invalidFrames.contains(fault) { recorder.invalidFrames.append(fault) }
  }

  private func guide(
    _ arguments: BoundArguments,
    _ view: ViewValue,
    _ views: [ExpandedView],
    in scope: ViewScope
  ) -> [ExpandedView] {
    guard case .alignmentKey(let key)? = arguments["g"]?.builtIn, let compute = arguments.function("computeValue")
    else {
      return views
    }
    recorder.declare(guide: view.nameSpan, along: key.axis)
    let behavior = LayoutBehavior.alignmentGuide(key) { [weak evaluator, weak recorder] dimensions in
      recorder?.use(guide: view.nameSpan)
      let value = DimensionsValue(dimensions: dimensions, axis: key.axis)
      return evaluator?.call(compute, [.foreign(value)]).number ?? dimensions[key]
    }
    return views.map { append(behavior, children: [$0], source: element(view, in: scope), in: scope) }
  }

  private func relativeFrame(
    _ arguments: BoundArguments,
    _ view: ViewValue,
    _ views: [ExpandedView],
    in scope: ViewScope
  ) -> [ExpandedView] {
    let read = values(of: arguments, in: scope)
    var length = ContainerRelativeFrame.Length.full
    if let count = read.int("count") {
      length = .fraction(count: count, span: read.int("span") ?? 1, spacing: read.number("spacing") ?? 0)
    } else if let compute = arguments.function("length") {
      length = .computed { [weak evaluator] length, axis in
        let axis = Value(.axes(AxisSet(axis)))
        return evaluator?.call(compute, [.double(length), axis]).number ?? length
      }
    }
    let frame = ContainerRelativeFrame(
      axes: read.axes("axes") ?? .both,
      length: length,
      alignment: read.alignment("alignment") ?? .center
    )
    return views.map {
      append(.containerRelativeFrame(frame), children: [$0], source: element(view, in: scope), in: scope)
    }
  }

  private func layoutValue(_ arguments: BoundArguments, _ views: [ExpandedView], in scope: ViewScope) -> [ExpandedView]
  {
    guard let key = arguments.type("key"), let value = arguments["value"] else { return views }
    return views.map { append(.layoutValue(key: key.name, value: value), children: [$0], source: nil, in: scope) }
  }

  private func match(
    _ arguments: BoundArguments,
    _ view: ViewValue,
    _ views: [ExpandedView],
    in scope: ViewScope
  ) -> [ExpandedView] {
    let read = values(of: arguments, in: scope)
    let id = [HashableValue(arguments["id"] ?? .none), HashableValue(arguments["namespace"] ?? .none)]
    let properties: MatchedGeometry.Properties =
      switch read.token("properties") {
      case "position": .position
      case "size": .size
      default: .frame
      }
    let isSource = read.bool("isSource") ?? true
    let name = [arguments["id"], arguments["namespace"]].map { evaluator.describe($0 ?? .none) }.joined(
      separator: " in "
    )
    recorder.matchedViews += views.map { _ in SceneFacts.MatchedView(span: view.nameSpan, id: name, isSource: isSource)
    }
    let matched = MatchedGeometry(
      id: id,
      properties: properties,
      anchor: read.unitPoint("anchor") ?? .center,
      isSource: isSource
    )
    return views.map { append(.matchedGeometry(matched), children: [$0], source: nil, in: scope) }
  }

  private func space(
    _ arguments: BoundArguments,
    _ view: ViewValue,
    _ views: [ExpandedView],
    in scope: ViewScope
  ) -> [ExpandedView] {
    let read = values(of: arguments, in: scope)
    var name = read.string("name")
    if case .coordinateSpace(.named(let named))? = arguments["name"]?.builtIn { name = named }
    guard let name else { return views }
    return views.map { append(.coordinateSpace(name), children: [$0], source: nil, in: scope) }
  }

  private func identify(
    _ arguments: BoundArguments,
    _ inner: (ViewScope) -> [ExpandedView],
    in scope: ViewScope
  ) -> [ExpandedView] {
    let id = HashableValue(arguments["id"] ?? .none)
    let views = inner(scope.below(identities.identity(.element(id), below: scope.identity)))
    if let first = views.first { identify(first.layout, as: id) }
    return views
  }

  /// The views of a modifier that nobody knows: they stand as they were, which is a guess.
  private func modifiedSomehow(
    _ views: [ExpandedView],
    by names: [String],
    in scope: ViewScope
  ) -> [ExpandedView] {
    if names.isEmpty { return views }
    return views.map { content in
      let modified = append(.neutral, children: [content], source: nil, in: scope)
      depend(modified.layout, on: names)
      return modified
    }
  }

  // MARK: Modifiers of the program

  private func custom(
    _ arguments: BoundArguments,
    _ view: ViewValue,
    _ position: Int,
    _ piece: ViewPiece,
    in scope: ViewScope
  ) -> [ExpandedView] {
    guard case .structure(let modifier)? = arguments["modifier"] else {
      return modifiedSomehow(expand(piece, upTo: position - 1, in: scope), by: arguments.standIns, in: scope)
    }
    // It moves or distorts what is drawn, in a way that is not worked out; the layout stays (measured).
    if modifier.type.nominal?.conforms(to: "GeometryEffect") == true {
      return modifiedSomehow(expand(piece, upTo: position - 1, in: scope), by: [modifier.type.name], in: scope)
    }
    let identity = identities.identity(.modifier(position), below: scope.identity)
    let outer = scope.below(identity, path: modifier.type.name)
    var source = element(view, in: scope)
    source?.isUserDefined = true
    let node = SceneNode(identity, source: source)
    let placeholder = placeholder(for: piece, below: position, view)
    let installed = Value.structure(modifier.installed(installation(for: node, in: outer)))
    let items = evaluator.buildBody(of: installed, arguments: [.view(placeholder)])
    let views = expand(items, in: outer).views
    return wrap(views, in: node)
  }

  /// What a closure makes of the receiver and the value that an animation begins with.
  private func animated(
    _ type: String,
    _ arguments: BoundArguments,
    _ view: ViewValue,
    _ position: Int,
    _ piece: ViewPiece,
    in scope: ViewScope
  ) -> [ExpandedView] {
    guard let make = arguments.function("content"), let start = firstValue(ofType: type, arguments) else {
      return modifiedSomehow(expand(piece, upTo: position - 1, in: scope), by: [view.name], in: scope)
    }
    let inner = scope.below(identities.identity(.modifier(position), below: scope.identity))
    return expand(items(of: make, [.view(placeholder(for: piece, below: position, view)), start]), in: inner).views
  }

  /// What a modifier is applied to, as its code is handed it.
  private func placeholder(for piece: ViewPiece, below position: Int, _ view: ViewValue) -> ViewValue {
    var content = piece
    content.modifiers.removeLast(piece.modifiers.count - (position - 1))
    let slot = SlotContent { _ in [content] }
    return ViewValue(.slot(slot), name: "content", span: view.span, nameSpan: view.nameSpan)
  }
}

extension ModifierBehavior {
  /// It makes nodes or sets the environment, from the arguments and the environment alone.
  fileprivate var makesNodesOnly: Bool {
    switch self {
    case .neutral, .composition, .background, .transform, .environment, .containerValue: true
    case .writeEnvironment, .transformEnvironment, .preference, .observer, .preferenceDecoration, .alignmentGuide,
      .coordinateSpace, .custom, .animated, .identity, .layoutValue, .matchedGeometry, .containerRelativeFrame,
      .badge, .unknown:
      false
    }
  }
}
