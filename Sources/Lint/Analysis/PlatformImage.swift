import Layout
import Semantics
import ViewGraph

/// An image of UIKit or AppKit, followed to who makes it.
struct PlatformImage {
  private let sources: ValueSources
  private let scope: ProgramScope

  init(_ image: Expression, in code: CodeScope, of scope: ProgramScope) {
    sources = scope.sources(of: image, in: code)
    self.scope = scope
  }

  /// The types of pictures of the other frameworks.
  static let types: Set = ["CGImage", "NSImage", "UIImage"]

  /// Whether the call that fills `span` gives a picture.
  static func isGiven(by span: SourceSpan, in scope: ProgramScope) -> Bool {
    let placed = scope.codeExpressions(around: span).first { $0.expression.span == span && $0.expression.asCall != nil }
    guard let type = placed.flatMap({ scope.type(of: $0.expression) }) else { return false }
    return (type.wrapped ?? type).nominal.map { types.contains(String($0.lastName)) } ?? false
  }

  /// What makes it, as far as the program tells.
  var makers: [PlacedExpression] { sources.found }

  /// Whether it brings words for who cannot see it, which `Image` hands on: those that it is made with or that are set later,
  /// or the system's own for an image of the system.
  var hasWords: Bool {
    guard !makers.isEmpty else { return false }
    return sources.names.contains { isGivenWords($0) } || makers.allSatisfy { isMadeWithWords($0) || isGivenWords($0) }
  }

  private func isMadeWithWords(_ maker: PlacedExpression) -> Bool {
    guard let call = maker.expression.unwrapped.asCall else { return false }
    if let words = call.argument("accessibilityDescription")?.value.unwrapped {
      if case .nil = words.kind { return false }
      return true
    }
    return call.isInitializer && call.calledName == "NSImage"
      && call.argument("named").map { isSystemName($0.value, in: maker.scope) } ?? false
  }

  /// A constant of `NSImage` that the program does not declare.
  private func isSystemName(_ name: Expression, in code: CodeScope) -> Bool {
    scope.sources(of: name, in: code).found.allSatisfy { source in
      guard case .member(let member) = source.expression.kind, scope.declaredValue(source.expression) == nil else {
        return false
      }
      return member.base.map { $0.dottedName?.first == "NSImage" } ?? true
    }
  }

  /// Whether the code that keeps or makes the image sets its words.
  private func isGivenWords(_ image: PlacedExpression) -> Bool {
    if case .local(_, let name) = image.expression.kind {
      return image.scope.chain.contains { setsWords($0.statements, of: name) }
    }
    let callee = image.expression.asCall?.callee ?? image.expression
    return scope.declaredValue(callee).map { setsWords($0.code.statements, of: nil) } ?? false
  }

  private static let words: Set = ["accessibilityDescription", "accessibilityLabel"]

  /// `image.accessibilityDescription = "Favorite"`, of the local of that name, or of any image.
  private func setsWords(_ statements: [Statement], of name: String?) -> Bool {
    CodeWalk(statements).expressions.contains { expression in
      guard case .assignment(let assignment) = expression.kind, let path = assignment.target.unwrapped.dottedName else {
        return false
      }
      return path.count > 1 && Self.words.contains(path.last ?? "") && (name == nil || path.first == name)
    }
  }
}

extension PlatformImage {
  /// The size in points of the largest image that the code draws for it; nil where it may come from elsewhere.
  var drawnSize: Size? { drawnSize(depth: 0) }

  /// So many functions are followed to who draws.
  private static let deepest = 4

  private func drawnSize(depth: Int) -> Size? {
    guard !makers.isEmpty, depth < Self.deepest else { return nil }
    var largest = Size.zero
    for maker in makers {
      guard let size = drawnSize(by: maker, depth: depth) else { return nil }
      largest = Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
    return largest
  }

  private func drawnSize(by maker: PlacedExpression, depth: Int) -> Size? {
    let expression = maker.expression.unwrapped
    if case .member(let member) = expression.kind, let base = member.base {
      // What an `ImageRenderer` gives of its content.
      let renderer = scope.sources(of: base, in: maker.scope).found.first
      guard let renderer, let call = renderer.expression.asCall, call.calledName == "ImageRenderer",
        let content = call.argument("content")?.value
      else { return nil }
      return scope.sources(of: content, in: renderer.scope).only.flatMap { frameSize(of: $0) }
    }
    guard let call = expression.asCall else { return nil }
    if call.isInitializer { return call.arguments.isEmpty ? .zero : nil }
    if let (function, code) = scope.calledFunction(call), let result = function.body?.statements.last?.returned {
      let image = PlatformImage(result, in: CodeScope(.function(function), in: code), of: scope)
      return image.drawnSize(depth: depth + 1)
    }
    guard call.calledName == "image", let renderer = call.receiver,
      let made = scope.sources(of: renderer, in: maker.scope).only, let drawing = made.expression.asCall,
      drawing.calledName == "UIGraphicsImageRenderer", let given = drawing.argument("size")?.value,
      let size = scope.sources(of: given, in: made.scope).only, let lengths = size.expression.asCall,
      lengths.calledName == "CGSize"
    else { return nil }
    return self.size(lengths.arguments, in: size.scope)
  }

  /// The size of the frame that a view ends with.
  private func frameSize(of view: PlacedExpression) -> Size? {
    guard let call = view.expression.asCall, call.calledName == "frame", scope.ownModifier(call) == nil else {
      return nil
    }
    return size(call.arguments, in: view.scope)
  }

  private func size(_ arguments: [Argument], in code: CodeScope) -> Size? {
    let length = { (label: String) in
      arguments.first { $0.label == label }.flatMap { scope.constantNumber($0.value, in: code) }
    }
    guard let width = length("width"), let height = length("height") else { return nil }
    return Size(width: width, height: height)
  }
}

extension Statement {
  fileprivate var returned: Expression? {
    switch kind {
    case .return(let value): value
    case .expression(let value): value
    default: nil
    }
  }
}
