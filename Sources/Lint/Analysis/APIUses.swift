import Catalog
import Semantics
import SourceText
import ViewGraph

/// Where a program uses the framework's views and modifiers, wrappers and environment keys.
struct APIUses {
  /// One use, with what the catalogue says of it.
  struct Use {
    /// As in the source: `containerRelativeFrame`, `\.dismiss`, `@Bindable`.
    let name: String
    /// The name in the source.
    let span: SourceSpan
    let availability: Availability
    /// The modifier's call, where it is one.
    let modifier: CallExpression?
  }

  private let unit: RuleUnit
  private let scope: ProgramScope

  init(in unit: RuleUnit, _ scope: ProgramScope) {
    self.unit = unit
    self.scope = scope
  }

  /// The uses of everything that `isOfInterest`.
  func uses(where isOfInterest: (Availability) -> Bool) -> [Use] {
    let names = unit.index.calls.keys.ordered()
    return names.flatMap { views($0, isOfInterest) } + names.flatMap { modifiers($0, isOfInterest) }
      + wrappers(isOfInterest) + keys(isOfInterest) + macros(isOfInterest) + members(isOfInterest)
  }

  private func views(_ name: String, _ isOfInterest: (Availability) -> Bool) -> [Use] {
    guard let availability = Catalog.view(name)?.availability ?? UnmodeledSymbols.availability(ofView: name),
      isOfInterest(availability), !scope.declares(name)
    else { return [] }
    return unit.calls(name).filter { $0.call.receiver == nil }.map {
      Use(name: name, span: $0.call.nameSpan, availability: availability, modifier: nil)
    }
  }

  private func modifiers(_ name: String, _ isOfInterest: (Availability) -> Bool) -> [Use] {
    if let definition = Catalog.modifier(name) {
      let isSometimes = definition.signatures.contains { $0.since.map(isOfInterest) ?? false }
      guard isOfInterest(definition.availability) || isSometimes, !scope.declares(name) else { return [] }
      return unit.viewModifiers(name).compactMap { call in
        let availability = definition.availability(of: call)
        guard isOfInterest(availability) else { return nil }
        return Use(name: ".\(name)", span: call.nameSpan, availability: availability, modifier: call)
      }
    }
    guard let availability = UnmodeledSymbols.availability(ofModifier: name), isOfInterest(availability),
      !scope.declares(name)
    else { return [] }
    return unit.viewModifiers(name).map {
      Use(name: ".\(name)", span: $0.nameSpan, availability: availability, modifier: $0)
    }
  }

  private func wrappers(_ isOfInterest: (Availability) -> Bool) -> [Use] {
    unit.types.flatMap(\.type.members.variables).flatMap(\.attributes).compactMap { attribute in
      guard let definition = Catalog.propertyWrapper(attribute.name), isOfInterest(definition.availability),
        !scope.declares(definition.name)
      else { return nil }
      return Use(
        name: "@\(definition.name)",
        span: attribute.span,
        availability: definition.availability,
        modifier: nil
      )
    }
  }

  private func macros(_ isOfInterest: (Availability) -> Bool) -> [Use] {
    let attributes = unit.types.map(\.type).flatMap { $0.attributes + $0.members.variables.flatMap(\.attributes) }
    return attributes.compactMap { attribute in
      guard let availability = UnmodeledSymbols.macros[attribute.name], isOfInterest(availability),
        !scope.declares(attribute.name)
      else { return nil }
      return Use(name: "@\(attribute.name)", span: attribute.span, availability: availability, modifier: nil)
    }
  }

  /// Static members: `.insetGrouped`, `Color(.systemBackground)`.
  private func members(_ isOfInterest: (Availability) -> Bool) -> [Use] {
    unit.expressions.compactMap { placed in
      guard case .member(let member) = placed.expression.kind, UnmodeledSymbols.hasMember(member.name),
        case .declaration(let id)? = scope.meaning(ofName: member.nameSpan), let owner = id.owner?.name,
        let availability = UnmodeledSymbols.availability(ofMember: member.name, of: owner),
        isOfInterest(availability), scope.declaredValue(named: member.nameSpan) == nil,
        // A project for both may give `NSColor` the names of `UIColor`.
        owner != "UIColor" || !scope.declares(member.name) && !scope.isNamedInOtherBuild("NSColor")
      else { return nil }
      return Use(name: ".\(member.name)", span: member.nameSpan, availability: availability, modifier: nil)
    }
  }

  private func keys(_ isOfInterest: (Availability) -> Bool) -> [Use] {
    unit.environmentReads(in: scope).compactMap { read in
      guard case .value(let name) = read.key, !scope.declaresEnvironmentKey(name),
        let availability = Catalog.environmentKey(name)?.availability ?? OtherEnvironmentKeys.availability(of: name),
        isOfInterest(availability), let path = read.property.attribute("Environment")?.arguments?.first?.value
      else { return nil }
      return Use(name: "\\.\(name)", span: path.span, availability: availability, modifier: nil)
    }
  }
}

extension ModifierDefinition {
  /// Since when the form of the modifier exists that the call may use: the oldest that fits.
  func availability(of call: CallExpression) -> Availability {
    let fitting = signatures(fitting: call)
    guard !fitting.isEmpty else { return availability }
    return fitting.map { $0.since ?? availability }.min { $0.isOlder(than: $1) } ?? availability
  }

  /// The forms that the call may use, by its labels and by what its closures take.
  func signatures(fitting call: CallExpression) -> [Signature] {
    signatures.filter { signature in
      guard let matched = signature.match(call.argumentShapes) else { return false }
      return zip(call.arguments, matched).allSatisfy { argument, index in
        signature.parameters.indices.contains(index) && signature.parameters[index].takes(argument.value)
      }
    }
  }
}

extension Availability {
  fileprivate func isOlder(than other: Availability) -> Bool {
    guard let iOS else { return false }
    return other.iOS.map { iOS < $0 } ?? true
  }
}

extension SignatureParameter {
  /// Whether a closure that is written has as many parameters as this one gives, and a value is no closure.
  fileprivate func takes(_ value: Expression) -> Bool {
    guard let closure = value.closure else {
      if case .integer = value.kind { return !isClosure && !type.contains("Range") && !isBoxed }
      return true
    }
    guard isClosure else { return false }
    let given = max(closure.parameters.count, closure.implicitParameterCount)
    let words = Array(type.utf8)
    guard let arrow = words.indices.first(where: { words[$0...].starts(with: Array("->".utf8)) }),
      let open = words.firstIndex(of: UInt8(ascii: "(")), open < arrow
    else { return true }
    let list = words[(open + 1)..<arrow]
    let isEmpty = !list.contains { $0 > UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }
    let expected = list.contains(UInt8(ascii: ",")) ? 2 : isEmpty ? 0 : 1
    return given == expected
  }

  /// A view or a shape, which no number is.
  private var isBoxed: Bool { type == "some View" || type == "some Shape" }
}

extension ProgramScope {
  /// The calls of that modifier on what is certainly a view, `self` of an extension of `View` among it.
  func viewModifiers(_ name: String) -> [CallExpression] { viewModifiers(name, among: calls(name)) }

  /// Those of `calls` that call that modifier on what is certainly a view.
  func viewModifiers(_ name: String, among calls: [CallOccurrence]) -> [CallExpression] {
    calls.filter(isOfViews).map(\.call)
  }

  /// Whether what is called is declared for all views: `Text` and shapes have modifiers of their own, some of them older.
  private func isOfViews(_ occurrence: CallOccurrence) -> Bool {
    if case .declaration(let id)? = meaning(ofName: occurrence.call.nameSpan) {
      return id.owner == NominalID(name: "View", file: nil)
    }
    return isView(occurrence.call, in: occurrence.scope)
  }

  /// Whether the chain begins with a view: one of the framework, of the program, or a property of a view.
  private func isView(_ call: CallExpression, in scope: CodeScope) -> Bool {
    var current = call.receiver?.unwrapped
    while let expression = current {
      if let inner = expression.asCall {
        guard let receiver = inner.receiver else {
          guard let name = inner.calledName else { return false }
          // `Text` has modifiers of its own, some of them older.
          if name == "Text" { return !Self.textModifiers.contains(call.calledName ?? "") }
          return Catalog.view(name) != nil || isType(name, conformingTo: "View")
            || returnsView(name, in: scope)
        }
        current = receiver.unwrapped
        continue
      }
      return isView(atStart: expression, in: scope)
    }
    return false
  }

  /// `Color.red`, the content of a modifier, or a property of a view.
  private func isView(atStart expression: Expression, in scope: CodeScope) -> Bool {
    if case .local(_, "content") = expression.kind {
      return parts(of: scope.type).map { conforms($0, to: "ViewModifier") } ?? false
    }
    if let name = expression.ownMember { return returnsView(name, in: scope) }
    guard let names = expression.dottedName, names.count == 2 else { return false }
    return names[0] == "Color" || Catalog.view(names[0]) != nil
  }

  private static let textModifiers: Set = [
    "bold", "fontDesign", "fontWeight", "foregroundStyle", "italic", "kerning", "monospaced", "monospacedDigit",
    "strikethrough", "textScale", "tracking", "underline",
  ]

  /// A property or function of the type around that is declared `some View`.
  private func returnsView(_ name: String, in scope: CodeScope) -> Bool {
    guard let parts = parts(of: scope.type) else { return false }
    let types =
      parts.variables.filter { $0.name == name }.map(\.type)
      + parts.functions.filter { $0.name == name }.map(\.returnType)
    return types.contains { $0?.name == "View" }
  }
}
