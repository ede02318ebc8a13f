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

  package let kind: Kind
  /// The call's name as written.
  package let name: String
  /// The whole call, receiver included.
  package let span: SourceSpan
  package let nameSpan: SourceSpan
  /// What is known of the view, where its call always makes this same value.
  // SAFETY: unchecked, since every access reads or writes the one reference.
  @exclusivity(unchecked) var constant: ConstantView?

  package init(_ kind: Kind, name: String, span: SourceSpan, nameSpan: SourceSpan) {
    self.kind = kind
    self.name = name
    self.span = span
    self.nameSpan = nameSpan
  }

  /// The name of the type where it is one of the framework's; a modified view keeps what it started as, so that
  /// extensions of `Text` or `Image` are still found.
  package var typeName: String {
    switch kind {
    case .call(let definition, _): definition.name
    case .modified(.foreign(let content), _, let definition, _) where definition.keepsType: content.typeName
    case .applied(.foreign(let content), _), .joined(.foreign(let content), _): content.typeName
    default: "ModifiedContent"
    }
  }

  package var object: AnyObject? { self }

  package var conformances: [String] {
    switch kind {
    case .call(let definition, _): definition.isView ? definition.conformances + ["View"] : ["Layout"]
    case .modified(.foreign(let content), _, let definition, _) where definition.keepsType: content.conformances
    case .applied(.foreign(let content), _), .joined(.foreign(let content), _): content.conformances
    default: ["View"]
    }
  }

  /// It can be shown; a layout waits for content.
  var isView: Bool {
    var current = self
    while true {
      switch current.kind {
      case .call(let definition, _): return definition.isView
      case .modified(.foreign(let content), _, let definition, _) where definition.keepsType:
        guard let inner = content as? ViewValue else { return content.isView }
        current = inner
      case .applied(.foreign(let content), _), .joined(.foreign(let content), _):
        guard let inner = content as? ViewValue else { return content.isView }
        current = inner
      default: return true
      }
    }
  }

  /// Whether Swift sees a `Shape`: one of the framework's shapes, under modifiers that make shapes of shapes.
  var isShape: Bool {
    var current = self
    while case .modified(.foreign(let content as ViewValue), _, let definition, _) = current.kind {
      guard definition.signatures.allSatisfy({ $0.result.hasSuffix("Shape") }) else { return false }
      current = content
    }
    guard case .call(let definition, _) = current.kind else { return false }
    return definition.conformances.contains("Shape")
  }

  package func isEqual(to other: any ForeignValue) -> Bool {
    (other as? ViewValue) === self
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  package var description: String { name }
}

extension ForeignValue {
  fileprivate var isView: Bool {
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
  static func text(_ title: String) -> ViewValue {
    let bound = BoundArguments(signature: ViewDefinition.text.initializers.first)
    bound.set("content", to: .string(title))
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

  package init(make: @escaping (ViewScope) -> [ViewPiece]) {
    self.make = make
  }
}

extension Value {
  /// The view, where the value is one that the framework makes.
  var view: ViewValue? {
    guard case .foreign(let foreign) = self else { return nil }
    return foreign.object as? ViewValue
  }
}
