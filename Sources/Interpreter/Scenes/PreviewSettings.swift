package import Catalog
package import Layout
package import Semantics

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
  /// The files whose constants say how large the room is.
  package private(set) var files: Set<FileID> = []

  package init() {}

  /// Of `#Preview("name", traits: .landscapeLeft, .fixedLayout(width: 300, height: 100))`.
  init(_ preview: PreviewDeclaration, in program: Program) {
    name = preview.name
    var reader = PreviewReader(program)
    for argument in preview.arguments { read(trait: argument.value, &reader) }
    files = reader.files
  }

  /// Of a view in a `PreviewProvider`, with its modifiers.
  init(_ view: ShownPreview, of provider: NominalType, in program: Program) {
    var reader = PreviewReader(program, of: provider, for: view)
    for (modifier, argument) in view.chain.flatMap(\.chainedCalls) {
      switch modifier {
      case "previewDisplayName": name = reader.resolved(argument).literalText ?? name
      case "previewDevice": device = argument.deviceName(reader).flatMap(DeviceDefinition.called) ?? device
      case "previewLayout", "previewInterfaceOrientation": read(trait: reader.resolved(argument), &reader)
      default: continue
      }
    }
    files = reader.files
  }

  private mutating func read(trait: Expression, _ reader: inout PreviewReader) {
    guard let (name, arguments) = trait.implicitMember else { return }
    switch name {
    case "sizeThatFitsLayout", "sizeThatFits": room = .fitting
    case "landscapeLeft", "landscapeRight": isLandscape = true
    case "portrait", "portraitUpsideDown": isLandscape = false
    case "fixedLayout", "fixed":
      let lengths = ["width", "height"].map { label in
        arguments.first { $0.label == label }.flatMap { reader.number($0.value) }
      }
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
  /// By its name in Xcode: `iPhone 15 Pro`, `iPad Pro (11-inch) (2nd generation)`; generations need not agree.
  fileprivate static func called(_ name: String) -> DeviceDefinition? {
    all.first { words(of: $0.name) == words(of: name) }
      ?? all.first { words(of: $0.name, isExact: false) == words(of: name, isExact: false) }
  }

  /// The words of a name, of what stands in brackets only sizes where the name need not be exact.
  private static func words(of name: String, isExact: Bool = true) -> [Substring] {
    let name = name.lowercased().replacing("\u{2033}", with: "-inch")
    return name.split { $0 == "(" || $0 == ")" }.enumerated().flatMap { index, part in
      isExact || index == 0 || part.hasSuffix("-inch") ? part.split(separator: " ") : []
    }
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
  fileprivate func deviceName(_ reader: PreviewReader) -> String? {
    if case .call(let call) = kind { return call.arguments.first.flatMap { reader.resolved($0.value).literalText } }
    return reader.resolved(self).literalText
  }

  fileprivate var literalText: String? {
    guard case .string(let segments) = kind, segments.count <= 1 else { return nil }
    guard let segment = segments.first else { return "" }
    if case .text(let text) = segment { return text }
    return nil
  }
}
