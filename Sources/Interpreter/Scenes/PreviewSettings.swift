package import Catalog
package import Layout
import Semantics

/// What a preview says about itself: its name, and the room that it wants to be shown in. Read from the source, where it is
/// written as literals.
package struct PreviewSettings: Hashable, Sendable {
  package enum Room: Hashable, Sendable {
    /// That of the device.
    case device
    case fixed(Size)
    /// As large as the view itself.
    case fitting
  }

  package var name: String?
  package var device: DeviceDefinition?
  package var isLandscape: Bool?
  package var room = Room.device

  package init() {}

  /// Of `#Preview("name", traits: .landscapeLeft, .fixedLayout(width: 300, height: 100))`.
  init(_ preview: PreviewDeclaration) {
    name = preview.name
    for argument in preview.arguments { read(trait: argument.value) }
  }

  /// Of a view in a `PreviewProvider`, with its modifiers.
  init(_ view: Expression) {
    for (modifier, argument) in view.chainedCalls {
      switch modifier {
      case "previewDisplayName": name = argument.literalText
      case "previewDevice": device = argument.deviceName.flatMap(DeviceDefinition.called)
      case "previewLayout", "previewInterfaceOrientation": read(trait: argument)
      default: continue
      }
    }
  }

  private mutating func read(trait: Expression) {
    guard let (name, arguments) = trait.implicitMember else { return }
    switch name {
    case "sizeThatFitsLayout", "sizeThatFits": room = .fitting
    case "landscapeLeft", "landscapeRight": isLandscape = true
    case "portrait", "portraitUpsideDown": isLandscape = false
    case "fixedLayout", "fixed":
      let lengths = ["width", "height"].map { label in arguments.first { $0.label == label }?.value.literalNumber }
      guard let width = lengths[0], let height = lengths[1], width >= 0, height >= 0 else { return }
      room = .fixed(Size(width: min(width, 100_000), height: min(height, 100_000)))
    default: return
    }
  }

  /// The configuration as the preview wants it.
  package func applied(to configuration: SceneConfiguration) -> SceneConfiguration {
    var result = configuration
    if device != nil || isLandscape != nil, let device = device ?? .of(size: configuration.size) {
      result.move(to: device, isLandscape: isLandscape ?? false)
    }
    switch room {
    case .device: break
    case .fixed(let size):
      result.size = size
      result.safeArea = .zero
    case .fitting:
      result.fitsContent = true
      result.safeArea = .zero
    }
    return result
  }
}

extension DeviceDefinition {
  /// By its name in Xcode: `iPhone 15 Pro`; generations and sizes in brackets need not agree.
  fileprivate static func called(_ name: String) -> DeviceDefinition? {
    let plain = { (name: String) in name.prefix { $0 != "(" }.split(separator: " ").joined(separator: " ").lowercased()
    }
    return all.first { $0.name == name } ?? all.first { plain($0.name) == plain(name) }
  }

  fileprivate static func of(size: Size) -> DeviceDefinition? {
    standard.size == size ? standard : all.first { $0.size == size }
  }
}

extension Expression {
  /// The modifiers of a chain with their first arguments, outermost first.
  fileprivate var chainedCalls: [(name: String, argument: Expression)] {
    var result: [(String, Expression)] = []
    var current = self
    while case .call(let call) = current.kind, case .member(let member) = call.callee.kind, let base = member.base {
      if let first = call.arguments.first { result.append((member.name, first.value)) }
      current = base
    }
    return result
  }

  /// `.name` or `.name(arguments)`, also behind the name of its type.
  fileprivate var implicitMember: (name: String, arguments: [Argument])? {
    switch kind {
    case .member(let member): (member.name, [])
    case .call(let call):
      if case .member(let member) = call.callee.kind { (member.name, call.arguments) } else { nil }
    default: nil
    }
  }

  /// `"iPhone 15"`, `PreviewDevice(rawValue: "iPhone 15")`
  fileprivate var deviceName: String? {
    if case .call(let call) = kind { return call.arguments.first?.value.literalText }
    return literalText
  }

  fileprivate var literalText: String? {
    guard case .string(let segments) = kind, segments.count <= 1 else { return nil }
    guard let segment = segments.first else { return "" }
    if case .text(let text) = segment { return text }
    return nil
  }

  fileprivate var literalNumber: Double? {
    switch kind {
    case .integer(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}

extension Body {
  /// The views that stand beside each other in a provider's `previews`, seen through a `Group` around them.
  var sideBySide: [Expression] {
    var views = statements.compactMap(\.shownExpression)
    while views.count == 1, let inner = views[0].groupContent { views = inner.statements.compactMap(\.shownExpression) }
    return views
  }
}

extension Statement {
  fileprivate var shownExpression: Expression? {
    switch kind {
    case .expression(let expression): expression
    case .return(let expression): expression
    default: nil
    }
  }
}

extension Expression {
  /// What stands in the braces of `Group { … }`, modifiers left aside.
  fileprivate var groupContent: Body? {
    var current = self
    while case .call(let call) = current.kind {
      if case .member(let member) = call.callee.kind, let base = member.base {
        current = base
        continue
      }
      guard case .name(let name) = call.callee.kind, name.name == ViewDefinition.group.name,
        case .closure(let closure)? = call.arguments.last?.value.kind
      else { return nil }
      return closure.body
    }
    return nil
  }
}
