package import Catalog
package import Semantics

/// A view as the program describes it: a call with its arguments. It has no place and no environment yet.
package final class ViewValue: ForeignValue {
  package enum Kind {
    /// `VStack { … }`
    case call(ViewDefinition, BoundArguments)
    /// `content.padding(3)`; the span is the receiver's.
    case modified(Value, SourceSpan, ModifierDefinition, BoundArguments)
    /// What a function of the program's own, in an extension of `View`, makes of its receiver.
    case applied(Value, SourceSpan)
    /// `layout { … }`: a layout value called with content.
    case arranged(Value, content: Value)
    /// `text + text`
    case joined(Value, Value)
    /// The statements of a view builder.
    case group([BuilderItem])
    /// `content` in the body of a `ViewModifier`, `configuration.label` in a style.
    case slot(SlotContent)
  }

  /// The definition, where it is a call.
  let definition: ViewDefinition?
  /// The modifier, where it is something modified.
  let modifier: ModifierDefinition?
  /// The arguments of the call or of the modifier.
  private let ownArguments: BoundArguments?
  /// What is modified.
  let content: Value
  /// Where that stands.
  let contentSpan: SourceSpan
  /// How many modifiers stand around what is under all of them, itself included; 0 where it is none.
  let modifierCount: Int
  /// What it is where it is neither a call nor modified: those are looked at part by part, without copies.
  private let uncommon: Kind?
  /// What it started as, where it keeps the type of that.
  private let origin: Value?
  /// The call's name as written.
  package let name: String
  /// The whole call, receiver included.
  package let span: SourceSpan
  package let nameSpan: SourceSpan
  /// What is known of the view, where its call always makes this same value.
  // SAFETY: unchecked, since every access reads or writes the one reference.
  @exclusivity(unchecked) var constant: ConstantView?

  package init(_ kind: Kind, name: String, span: SourceSpan, nameSpan: SourceSpan) {
    self.name = name
    self.span = span
    self.nameSpan = nameSpan
    switch kind {
    case .call(let definition, let arguments):
      self.definition = definition
      modifier = nil
      ownArguments = arguments
      content = .void
      contentSpan = .none
      modifierCount = 0
      uncommon = nil
      origin = nil
    case .modified(let content, let span, let modifier, let arguments):
      definition = nil
      self.modifier = modifier
      ownArguments = arguments
      self.content = content
      contentSpan = span
      modifierCount = (content.view?.modifierCount ?? 0) + 1
      uncommon = nil
      origin = modifier.keepsType ? content.view?.origin ?? content : nil
    default:
      definition = nil
      modifier = nil
      ownArguments = nil
      content = .void
      contentSpan = .none
      modifierCount = 0
      uncommon = kind
      switch kind {
      case .applied(let content, _), .joined(let content, _): origin = content.view?.origin ?? content
      default: origin = nil
      }
    }
  }

  package var kind: Kind {
    if let definition { return .call(definition, arguments) }
    if let modifier { return .modified(content, contentSpan, modifier, arguments) }
    return uncommon ?? .group([])
  }

  /// The arguments of the call or of the modifier; none of what is neither.
  var arguments: BoundArguments { ownArguments ?? BoundArguments(signature: nil) }

  /// The name of the type where it is one of the framework's; a modified view keeps what it started as, so that
  /// extensions of `Text` or `Image` are still found.
  package var typeName: String {
    if let definition { return definition.name }
    return origin?.foreignValue?.typeName ?? "ModifiedContent"
  }

  package var conformances: [String] {
    if let definition { return definition.isView ? definition.conformances + ["View"] : ["Layout"] }
    return origin?.foreignValue?.conformances ?? ["View"]
  }

  /// It can be shown; a layout waits for content.
  var isView: Bool {
    if let definition { return definition.isView }
    switch origin {
    case .view(let inner)?: return inner.definition?.isView ?? true
    case .foreign(let foreign)?: return foreign.isShown
    default: return true
    }
  }

  /// No shape has more modifiers.
  private static let mostOfShape = 200

  /// Whether Swift sees a `Shape`: one of the framework's shapes, under modifiers that make shapes of shapes.
  var isShape: Bool {
    var current = self
    while let modifier = current.modifier, case .view(let content) = current.content {
      guard modifierCount < Self.mostOfShape else { return false }
      // `stroke(lineWidth:)` makes a shape, `stroke(_:lineWidth:)` a view: the chosen form decides.
      let forms = modifier.makesShapesAndViews ? current.arguments.signature.map { [$0] } ?? [] : modifier.signatures
      guard !forms.isEmpty, forms.allSatisfy(\.makesShape) else { return false }
      current = content
    }
    return current.definition?.conformances.contains("Shape") ?? false
  }

  /// A column of a table, whatever widths are set on it.
  var isTableColumn: Bool {
    var current = self
    while current.modifier === ModifierDefinition.columnWidth, let inner = current.content.view { current = inner }
    return current.definition === ViewDefinition.tableColumn
  }

  /// The same view, written at another place.
  func moved(to span: SourceSpan, nameSpan: SourceSpan) -> ViewValue {
    ViewValue(kind, name: name, span: span, nameSpan: nameSpan)
  }

  package func isEqual(to other: any ForeignValue) -> Bool {
    (other as? ViewValue) === self
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  package var description: String { name }
}

extension ModifierDefinition {
  /// Some of its forms make a shape of a shape, others a view.
  var makesShapesAndViews: Bool {
    guard let first = signatures.first?.makesShape else { return false }
    return signatures.contains { $0.makesShape != first }
  }
}

extension Signature {
  var makesShape: Bool { result.hasSuffix("Shape") }
}

extension ForeignValue {
  /// It can be shown in the place of a view.
  fileprivate var isShown: Bool {
    conformances.contains("View") || conformances.contains("Shape")
  }
}

extension ViewDefinition {
  /// It shows something by itself: a layout waits for content.
  var isView: Bool {
    switch behavior {
    case .layout, .anyLayout: false
    default: true
    }
  }
}

extension ModifierDefinition {
  /// It gives back the type it is applied to (`Text.bold()`, `Shape.trim(from:to:)`).
  var keepsType: Bool {
    switch behavior {
    case .neutral, .environment, .unknown: true
    default: false
    }
  }
}

extension ViewValue {
  /// A text that a control makes of its title: no call in the source stands for it.
  static func text(_ title: Value) -> ViewValue {
    let bound = BoundArguments(signature: ViewDefinition.text.initializers.first)
    bound.set("content", to: title)
    return ViewValue(.call(.text, bound), name: "", span: .none, nameSpan: .none)
  }
}

extension ViewValue {
  /// The picture that a parameter names: no call in the source stands for it.
  static func picture(_ name: Value, asParameter parameter: String) -> ViewValue? {
    let parameters = ["systemImage": "systemName", "image": "name"]
    guard let own = parameters[parameter] else { return nil }
    let bound = BoundArguments(signature: ViewDefinition.image.initializers.first { $0.parameter(named: own) != nil })
    bound.set(own, to: name)
    return ViewValue(.call(.image, bound), name: "", span: .none, nameSpan: .none)
  }
}

/// Content that somebody else has made, with the identity it had there.
package final class SlotContent {
  package let make: (ViewScope) -> [ViewPiece]
  /// The view, where it is one of a list that the program was handed.
  let subview: ViewPiece?

  package init(make: @escaping (ViewScope) -> [ViewPiece]) {
    self.make = make
    subview = nil
  }

  /// One view of a list.
  init(of subview: ViewPiece) {
    self.subview = subview
    make = { _ in [subview] }
  }
}

extension Value {
  /// A foreign value.
  init(_ foreign: any ForeignValue) {
    if let view = foreign as? ViewValue { self = .view(view) } else { self = .foreign(foreign) }
  }

  /// The view, where the value is one that the framework makes.
  var view: ViewValue? {
    if case .view(let view) = self { return view }
    return nil
  }
}
