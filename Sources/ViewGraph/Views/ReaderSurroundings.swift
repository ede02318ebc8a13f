import Catalog
package import Semantics

/// What the source puts around a `GeometryReader`: its modifiers, and the view that it is content of.
package struct ReaderSurroundings {
  /// The modifiers on the reader, innermost first.
  package let modifiers: [CallExpression]
  /// The call whose closure the reader stands in, where there is one: a stack, a modifier.
  package let container: CallExpression?

  /// Whether the reader is behind or in front of another view, which it measures; also as what a function, a property or
  /// a view of the program gives that is used so everywhere.
  package let isDecoration: Bool

  package init(_ reader: ReaderClosure, in scope: ProgramScope) {
    modifiers = scope.modifiers(over: reader.call.span).map(\.call)
    container = reader.occurrence.scope.container
    let own = (reader.call.span, reader.occurrence.scope)
    // What stands behind another view of the function or property is a decoration wherever that is used.
    if Self.isDecoration(own.0, in: own.1, of: scope) {
      isDecoration = true
      return
    }
    var places = [own]
    switch reader.occurrence.scope.kind {
    case .function(let function) where function.name != "body":
      places = scope.calls(function.name).map { ($0.call.span, $0.scope) }
    case .accessor(let variable) where variable.name != "body":
      places = scope.names(variable.name).map { ($0.expression.span, $0.scope) }
    case .accessor:
      // A view that is nothing but the reader stands where the program's code makes it.
      guard let type = scope.parts(of: reader.occurrence.scope.type), !type.isPublic else { break }
      let whole = scope.wholeChain(of: reader.call.span)
      guard reader.occurrence.scope.bodies.contains(where: { $0.singleExpression?.span == whole }) else { break }
      let makes = scope.calls(of: type).filter { !scope.isInPreview($0.scope) }
      if !makes.isEmpty { places = makes.map { ($0.call.span, $0.scope) } }
    default: break
    }
    isDecoration = !places.isEmpty && places.allSatisfy { Self.isDecoration($0, in: $1, of: scope) }
  }

  private static func isDecoration(_ view: SourceSpan, in place: CodeScope, of scope: ProgramScope) -> Bool {
    let whole = scope.wholeChain(of: view)
    let around = scope.callWithArgument(whole)?.call ?? place.container
    return around.map { scope.isModifier($0, .decorates) } ?? false
  }

  /// Whether a modifier on the reader keeps the keyboard from moving it.
  package var ignoresKeyboard: Bool {
    modifiers.contains { call in
      call.calledName == "ignoresSafeArea"
        && call.arguments.contains { $0.value.unwrapped.implicitMember == "keyboard" || $0.value.mentionsKeyboard }
    }
  }

  /// The length along `axis` that a modifier on the reader states as a number.
  package func fixedLength(along axis: ProxyUse.Axis) -> Double? {
    let frames = modifiers.filter { $0.calledName == "frame" }
    return frames.lazy.compactMap { $0.argument(axis.lengthName)?.value.literalNumber }.first { _ in true }
  }

  /// Whether a modifier states a length of the reader.
  package var hasFixedLength: Bool {
    modifiers.contains { call in
      guard call.calledName == "frame" else { return call.calledName == "aspectRatio" }
      return call.arguments.contains {
        ["width", "height", "minHeight", "maxHeight", "idealHeight"].contains($0.label)
      }
    }
  }
}

extension ReaderClosure {
  /// `.background { GeometryReader … }` or `.overlay(GeometryReader …)`, where the reader is all of it.
  package func onlyDecoration(in scope: ProgramScope) -> CallExpression? {
    Self.onlyDecoration(call.span, in: occurrence.scope, of: scope)
  }

  /// The same by way of a property or function that gives nothing but the reader and is used in one place.
  package func decorationByMember(in scope: ProgramScope) -> CallExpression? {
    guard occurrence.scope.bodies.contains(where: { $0.singleExpression?.span == call.span }) else { return nil }
    var places: [(SourceSpan, CodeScope)] = []
    switch occurrence.scope.kind {
    case .function(let function) where function.name != "body":
      places = scope.calls(function.name).map { ($0.call.span, $0.scope) }
    case .accessor(let variable) where variable.name != "body":
      places = scope.names(variable.name).map { ($0.expression.span, $0.scope) }
    default: break
    }
    guard places.count == 1, let (view, place) = places.first else { return nil }
    return Self.onlyDecoration(view, in: place, of: scope)
  }

  private static func onlyDecoration(
    _ view: SourceSpan,
    in place: CodeScope,
    of scope: ProgramScope
  ) -> CallExpression? {
    let around = scope.callWithArgument(view)?.call ?? place.container
    guard let around, scope.isModifier(around, .surrounds), around.receiver != nil, around.arguments.count == 1
    else { return nil }
    let isOnly = around.arguments.allSatisfy { argument in
      if case .closure(let closure) = argument.value.kind { return closure.body.singleExpression?.span == view }
      return argument.value.span == view
    }
    return isOnly ? around : nil
  }
}

extension Expression {
  /// `SafeAreaRegions.keyboard`, `[.keyboard]`.
  fileprivate var mentionsKeyboard: Bool {
    if case .array(let elements) = kind { return elements.contains { $0.unwrapped.implicitMember == "keyboard" } }
    return dottedName?.last == "keyboard"
  }
}

extension CodeScope {
  /// The call that gets the innermost closure around.
  package var container: CallExpression? {
    for scope in chain {
      switch scope.kind {
      case .closure(_, let call): return call
      case .function, .accessor, .type, .initialValue, .preview, .topLevel, .file: return nil
      }
    }
    return nil
  }

  /// The calls whose closures are around, innermost first, up to the property or function.
  package var containers: [CallExpression] {
    var found: [CallExpression] = []
    for scope in chain {
      switch scope.kind {
      case .closure(_, let call): if let call { found.append(call) }
      case .function, .accessor, .type, .initialValue, .preview, .topLevel, .file: return found
      }
    }
    return found
  }
}
