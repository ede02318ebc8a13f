package import Semantics

extension ProgramScope {
  /// The one place that uses the property or function of a view that the code belongs to, by its name; nil for 'body', for
  /// code of something else, and where it is used in several places or in none.
  package func onlyUse(of code: CodeScope) -> ExpressionOccurrence? {
    let name: String
    switch code.outermostCode?.kind {
    case .accessor(let variable)? where !variable.modifiers.isTypeMember: name = variable.name
    case .function(let function)? where !function.modifiers.isTypeMember: name = function.name
    default: return nil
    }
    guard name != "body", let type = code.type, isView(type) || isModifier(type), type.qualifiedName != "View",
      let parts = parts(of: type)
    else { return nil }
    let declared = parts.variables.count { $0.name == name } + parts.functions.count { $0.name == name }
    let uses = ownUses(of: name, in: type)
    return declared == 1 && uses.count == 1 ? uses.first : nil
  }

  /// The scopes around code, innermost first, and on from a property or function that is used in one place to those around
  /// that.
  package func scopes(around code: CodeScope) -> [CodeScope] {
    var found: [CodeScope] = []
    var current: CodeScope? = code
    var left = Self.wayLimit
    while let start = current, left > 0 {
      left -= 1
      current = onlyUse(of: start)?.scope
      for scope in start.chain {
        // What the property itself is part of says nothing about where it is used.
        if current != nil, scope === start.outermostCode { break }
        found.append(scope)
      }
    }
    return found
  }

  /// The scopes around code, innermost first, and on from the body of a view to those around the only place that makes the
  /// view, and from a modifier of the program to those around the only call of it.
  package func scopesAcrossViews(around code: CodeScope) -> [CodeScope] {
    var found: [CodeScope] = []
    var current: CodeScope? = code
    var left = Self.wayLimit
    while let start = current, left > 0 {
      left -= 1
      let inner = scopes(around: start)
      let use = inner.last.flatMap { onlyUse(ofViewOrModifier: inner.last { $0.isCode } ?? $0) }
      // What the view itself is part of says nothing about where it is used.
      found += use == nil ? inner : Array(inner.prefix { !$0.isDeclared })
      current = use?.scope
    }
    return found
  }

  /// The one call that makes the view whose body the code is part of, previews apart, or that applies the modifier.
  private func onlyUse(ofViewOrModifier code: CodeScope) -> CallOccurrence? {
    guard let type = code.type else { return nil }
    if type.qualifiedName == "View" {
      let uses = code.function.map { calls(of: $0, in: code) } ?? []
      return uses.count == 1 ? uses.first : nil
    }
    guard isView(type) || isModifier(type) else { return nil }
    let uses = calls(type.name).filter { !isInPreview($0.scope) }
    return uses.count == 1 ? uses.first : nil
  }

  /// Where the code at `span` stands, and where the properties and functions are used that it belongs to.
  package func places(of span: SourceSpan, in code: CodeScope) -> [SourceSpan] {
    var found = [span]
    var current = code
    while found.count < Self.wayLimit, let use = onlyUse(of: current) {
      found.append(use.expression.span)
      current = use.scope
    }
    return found
  }

  /// The same, and on from the body of a view to the only place of its file that makes it: a view of several places, or of
  /// another file, is a component of its own.
  package func placesAcrossViews(of span: SourceSpan, in code: CodeScope) -> [WayPlace] {
    var found = [WayPlace(span: span, scope: code)]
    while found.count < Self.wayLimit, let last = found.last, let next = placeOutside(last.scope) { found.append(next) }
    return found
  }

  private func placeOutside(_ code: CodeScope) -> WayPlace? {
    if let use = onlyUse(of: code) { return WayPlace(span: use.expression.span, scope: use.scope) }
    guard case .accessor(let body)? = code.outermostCode?.kind, body.name == "body", let type = code.type,
      !type.modifiers.contains(.public), let use = onlyUse(ofViewOrModifier: code), use.scope.file == code.file
    else { return nil }
    return WayPlace(span: use.call.span, scope: use.scope)
  }

  /// Maximum number of properties, functions and views that are left outwards.
  private static let wayLimit = 8
}

/// A place on the way outwards from a view.
package struct WayPlace {
  package let span: SourceSpan
  package let scope: CodeScope
}

extension CodeScope {
  /// Whether it is the code of a property or a function.
  fileprivate var isCode: Bool {
    switch kind {
    case .function, .accessor: true
    case .closure, .file, .initialValue, .preview, .topLevel, .type: false
    }
  }

  /// Whether it is no closure.
  package var isDeclared: Bool { if case .closure = kind { false } else { true } }
}
