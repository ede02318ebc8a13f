import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Where a unit names the bounds of a screen: `UIScreen.main.bounds`, also by way of a constant, a property or a parameter
/// that is a screen, and in an extension of the screen's own type.
struct ScreenBounds {
  /// The names that the bounds are read of: `UIScreen` of `UIScreen.main.bounds`, `screen` of `screen.bounds`.
  private(set) var uses: [SourceSpan] = []

  private let scope: ProgramScope
  private let unit: RuleUnit

  init(in unit: RuleUnit, of scope: ProgramScope) {
    self.unit = unit
    self.scope = scope
    for screen in ScreenTraits.all where screen.isShared && !scope.declaresType(screen.type) {
      for use in unit.names(screen.type) { add(use.expression.span, of: screen) }
      for use in unit.screenMembers { addMember(use.expression, of: screen) }
      for own in unit.types where own.type.kind == .extension && own.type.qualifiedName == screen.type {
        for name in screen.bounds + screen.screens { addOwn(name, of: own.type, screen) }
      }
    }
  }

  /// `window.screen.bounds`, `scene?.screen.bounds`. Where the type is not known, it is none of the program's that has a
  /// member of that name.
  private mutating func addMember(_ expression: Expression, of screen: ScreenTraits) {
    guard scope.readsBounds(of: expression.span, named: screen.bounds) else { return }
    let type = scope.type(of: expression)?.nominal?.name
    guard type == screen.type || type == nil && !scope.declares(ScreenTraits.ofWindow) else { return }
    uses.append(expression.span)
  }

  /// The name of a type: what is read of its screen, or of what is set to its screen.
  private mutating func add(_ span: SourceSpan, of screen: ScreenTraits) {
    let path = scope.memberPath(after: span)
    guard let first = path.first, screen.screens.contains(first) else { return }
    guard path.count < 2 || !screen.bounds.contains(path[1]) else { return uses.append(span) }
    guard path.count == 1 else { return }
    for carrier in scope.names(ofScreenAt: span) where scope.readsBounds(of: carrier, named: screen.bounds) {
      uses.append(carrier.unit == span.unit ? carrier : span)
    }
  }

  /// `main.bounds` and `bounds` in an extension of the type.
  private mutating func addOwn(_ name: String, of type: TypeDeclaration, _ screen: ScreenTraits) {
    for use in unit.names(name) where use.scope.type?.span == type.span {
      let span = use.expression.span
      let isBounds = screen.bounds.contains(name) || scope.readsBounds(of: span, named: screen.bounds)
      if isBounds { uses.append(span) }
    }
  }
}

extension ProgramScope {
  /// Whether the first member that is read of what the name at `span` means is the bounds.
  fileprivate func readsBounds(of span: SourceSpan, named bounds: [String]) -> Bool {
    memberPath(after: span).first.map(bounds.contains) ?? false
  }

  /// The names of the constants, properties and functions whose value is the screen at `span` itself.
  fileprivate func names(ofScreenAt span: SourceSpan) -> [SourceSpan] {
    let value = declaredValue(around: span)
    switch value {
    case .variable(let variable, _):
      let values = [variable.initializer, variable.accessors.getter?.body].compactMap { $0?.result?.unwrapped }
      if values.contains(where: { $0.root.span == span }) { return references(to: variable) }
    case .function(let function, _):
      if function.body?.result?.unwrapped.root.span == span { return references(to: function) }
    case nil: return []
    }
    return (value?.code.expressions ?? []).filter { placed in
      guard case .local(let slot, _) = placed.expression.kind,
        case .variable(_, let initial?)? = placed.scope.origin(ofLocal: slot)
      else { return false }
      return initial.unwrapped.root.span == span
    }.map(\.expression.span)
  }

  /// The members that the source names behind `span`, one of the other: `main`, `bounds`, `width`. Calls without
  /// arguments between them are passed over.
  func memberPath(after span: SourceSpan) -> [String] {
    guard let place = place(span), let text = tree(place.file)?.text else { return [] }
    let end = place.range.end
    var rest = text.string(in: ByteRange(start: end, count: min(Self.pathLimit, text.byteCount - end.value)))[...]
    var path: [String] = []
    while true {
      rest = rest.drop { $0 == "?" || $0 == "!" }
      if rest.hasPrefix("()") { rest = rest.dropFirst(2) }
      let next = rest.drop { $0.isWhitespace }
      guard next.first == "." else { return path }
      let name = next.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty else { return path }
      path.append(String(name))
      rest = next[name.endIndex...]
    }
  }

  /// So many bytes behind a name are read for its members.
  private static let pathLimit = 80
}
