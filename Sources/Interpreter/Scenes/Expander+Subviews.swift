import Catalog
import Semantics

/// Containers that are handed the views of their content one by one: `_VariadicView`, and what took its place in iOS 18.
extension Expander {
  /// The views of a value, each as one that can be shown wherever the program puts it. They keep the identity that
  /// they have in their list.
  func subviews(of value: Value, at span: SourceSpan, in scope: ViewScope) -> ViewList {
    var list = flatten(value, at: span, in: scope)
    list.pieces = list.pieces.flatMap { resolved($0, in: scope) }.map(\.takenApart)
    return list
  }

  /// The views that a piece comes to: a view of the program whose body is several views is all of them, under what stands
  /// around it (Apple: `Group(subviews:)`).
  private func resolved(_ piece: ViewPiece, in scope: ViewScope) -> [ViewPiece] {
    guard case .structure(let structure) = piece.value, let nominal = structure.type.nominal,
      case .view? = host.memo.kind(of: nominal), scope.depth < Self.maximumDepth, admitsPart(at: piece.span)
    else { return [piece] }
    let own = scope.below(piece.identity)
    let installed = structure.installed(installation(for: SceneNode(own.identity), in: own))
    let items = evaluator.buildBody(of: .structure(installed))
    let inner = own.below(identities.identity(.body, below: own.identity), path: structure.type.name)
    let parts = flatten(items, in: inner).pieces.flatMap { resolved($0, in: inner) }
    guard parts.count > 1 else { return [piece] }
    return parts.map { part in
      var part = part
      part.modifiers += piece.modifiers
      part.section = part.section ?? piece.section
      part.ids = piece.ids + part.ids
      part.isDynamic = part.isDynamic || piece.isDynamic
      return part
    }
  }

  /// The views of `Group(subviews:)` and `Group(sections:)`, or nil where the call names neither.
  func parts(of arguments: BoundArguments, at span: SourceSpan, in scope: ViewScope) -> (
    values: [Value], list: ViewList
  )? {
    for name in ["subviews", "sections"] where arguments.has(name) {
      let inner = scope.below(identities.identity(.slot(name), below: scope.identity))
      let list = subviews(of: content(name, of: arguments), at: arguments.span(of: name) ?? span, in: inner)
      return (name == "subviews" ? list.pieces.map(\.asSubview) : SectionValue.sections(list.pieces), list)
    }
    return nil
  }

  /// What the root of a variadic view makes of its content, which joins the list of the parent.
  func variadic(_ view: ViewValue, in scope: ViewScope) -> ViewList {
    var result = ViewList()
    guard let (items, list) = variadicBody(view, SceneNode(scope.identity), in: scope) else { return result }
    result = flatten(items, in: scope.below(identities.identity(.body, below: scope.identity)))
    result.isDynamic = result.isDynamic || list.isDynamic
    result.depend(on: list.standIns)
    return result
  }

  /// What a root that makes one view of its content shows.
  func unaryVariadic(_ view: ViewValue, _ source: SceneNode.Source?, in scope: ViewScope) -> [ExpandedView] {
    let node = SceneNode(scope.identity, source: source)
    guard let (items, list) = variadicBody(view, node, in: scope) else { return [] }
    let inner = scope.below(identities.identity(.body, below: scope.identity))
    let views = expand(items, in: inner).views
    for view in views { depend(view.layout, on: list.standIns) }
    return wrap(views, in: node)
  }

  private func variadicBody(
    _ view: ViewValue,
    _ node: SceneNode,
    in scope: ViewScope
  ) -> (items: [BuilderItem], content: ViewList)? {
    recorder.note()
    guard case .structure(let root)? = view.arguments["root"] else { return nil }
    let inner = scope.below(identities.identity(.slot("content"), below: scope.identity))
    let list = subviews(of: content("content", of: view.arguments), at: view.span, in: inner)
    let installed = Value.structure(root.installed(installation(for: node, in: scope)))
    return (evaluator.buildBody(of: installed, arguments: [.array(list.pieces.map(\.asSubview))]), list)
  }
}

extension ViewValue {
  /// Whether the root of a variadic view makes one view of its content, and not several.
  var isUnaryVariadic: Bool {
    guard case .structure(let root)? = arguments["root"], let nominal = root.type.nominal else { return false }
    return nominal.conforms(to: "_VariadicView_UnaryViewRoot") || nominal.conforms(to: "_VariadicView.UnaryViewRoot")
  }

  /// What it hands to the container itself, where it is a modifier that does.
  fileprivate func trait(_ isWanted: (BoundArguments) -> Bool) -> Value? {
    guard case .containerValue? = modifier?.behavior, isWanted(arguments) else { return nil }
    return arguments["value"]
  }

  /// What a function of the program's own has made of the view that it was called on.
  fileprivate var applied: Value? {
    if case .applied(let made, _) = kind { made } else { nil }
  }

  /// The view of a list that it stands for, where it is one.
  var subview: ViewPiece? {
    if case .slot(let content) = kind { content.subview } else { nil }
  }
}

extension ViewPiece {
  /// The piece as a value: `Subview`, `_VariadicView.Children.Element`.
  var asSubview: Value {
    .view(ViewValue(.slot(SlotContent(of: self)), name: "", span: span, nameSpan: span))
  }

  /// `id`, `containerValues` of a subview.
  func member(_ name: String) -> Value? {
    switch name {
    case "id": .foreign(SubviewID(identity: identity))
    case "containerValues": .foreign(ContainerValuesForeign(subview: self))
    default: nil
    }
  }

  /// What the outermost modifier hands to the container for the trait or the value of that name.
  func trait(_ isWanted: (BoundArguments) -> Bool) -> Value? {
    for modifier in modifiers.reversed() {
      if let value = modifier.trait(isWanted) { return value }
    }
    var next = view
    while let current = next {
      if let value = current.trait(isWanted) { return value }
      next = current.modifier == nil ? current.applied?.view : current.content.view
    }
    return nil
  }
}

/// The id of a subview, which is no other's.
struct SubviewID: ForeignValue, Hashable {
  let identity: IdentityID

  var typeName: String { "Subview.ID" }
  var description: String { "Subview.ID" }
}

/// The values that a subview hands to its container.
struct ContainerValuesForeign: ForeignValue {
  let subview: ViewPiece

  static let typeName = "ContainerValues"
  var typeName: String { Self.typeName }
  var description: String { Self.typeName }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? ContainerValuesForeign)?.subview.identity == subview.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(subview.identity) }
}

/// The views of one section of a list (`SectionConfiguration`).
struct SectionValue: ForeignValue {
  private let identity: IdentityID?
  private var parts: [String: [Value]] = [:]

  var typeName: String { "SectionConfiguration" }
  var description: String { typeName }

  private init(identity: IdentityID?) { self.identity = identity }

  /// The sections of a list; views outside of one are sections of their own.
  static func sections(_ pieces: [ViewPiece]) -> [Value] {
    var sections: [SectionValue] = []
    for piece in pieces {
      let identity = piece.section?.identity
      if sections.isEmpty || sections[sections.count - 1].identity != identity {
        sections.append(SectionValue(identity: identity))
      }
      sections[sections.count - 1].parts[piece.section?.slot ?? "content", default: []].append(piece.asSubview)
    }
    return sections.map { .foreign($0) }
  }

  func member(_ name: String) -> Value? {
    switch name {
    case "header", "content", "footer": .array(parts[name] ?? [])
    case "id": .int(identity?.index ?? -1)
    default: nil
    }
  }

  func isEqual(to other: any ForeignValue) -> Bool { (other as? SectionValue)?.identity == identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
