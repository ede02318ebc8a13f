import Catalog
package import Semantics

extension ProgramScope {
  /// The calls that make the framework's view `name`; none where the workspace has a type of that name.
  package func viewCalls(_ name: String) -> [CallOccurrence] {
    guard !declaresType(name) else { return [] }
    return ([name] + aliases(ofView: name)).flatMap { calls($0) }.filter { $0.call.isInitializer }
  }

  /// The calls of the framework's modifier `name`, those on `self` included.
  package func modifierCalls(_ name: String) -> [CallOccurrence] { modifierCalls(name, among: calls(name)) }

  /// Those of `calls` that call the framework's modifier `name`.
  package func modifierCalls(_ name: String, among calls: [CallOccurrence]) -> [CallOccurrence] {
    calls.filter { ownModifier($0.call) == nil && !startsWithBinding($0.call) && !callsOwnMember($0) }
  }

  /// Whether a call means a member of the program: `tabItem(for: 0)` a function of the view itself, `text.kit.padding(1)`
  /// one of another type, `animation(2)` a property with 'callAsFunction'.
  private func callsOwnMember(_ occurrence: CallOccurrence) -> Bool {
    let call = occurrence.call
    guard let name = call.calledName, declares(name) else { return false }
    if declaredValue(named: call.nameSpan) != nil { return true }
    guard call.receiver == nil, let type = occurrence.scope.type.flatMap(parts) else { return false }
    if type.variables.contains(where: { $0.name == name }) { return true }
    return meaning(ofName: call.nameSpan) == nil && type.functions.contains { $0.name == name }
  }

  /// `$value.animation()` is made on a binding.
  private func startsWithBinding(_ call: CallExpression) -> Bool {
    guard let root = call.receiver?.root else { return false }
    return root.dottedName?.first.map { $0.hasPrefix("$") || $0.hasPrefix("@") } ?? false
  }

  /// The modifiers on what stands at `span`, from the inside out.
  package func modifiers(over span: SourceSpan) -> [CallOccurrence] {
    var found: [CallOccurrence] = []
    var current = span
    while let next = call(on: current), next.call.span != current {
      found.append(next)
      current = next.call.span
    }
    return found
  }

  /// What stands at `span` with the modifiers on it.
  package func wholeChain(of span: SourceSpan) -> SourceSpan { modifiers(over: span).last?.call.span ?? span }

  /// Whether the chain starts with a view that the framework declares, and the workspace does not.
  package func startsWithFrameworkView(_ call: CallExpression) -> Bool {
    guard let name = call.baseTypeName.map(aliasedType) else { return false }
    return (Catalog.view(name) != nil || Self.styles.contains(name)) && !declaresType(name)
  }

  /// Styles that are views too.
  private static let styles: Set = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
  ]

  /// Whether the chain starts with a view of the framework or of the workspace.
  package func startsWithView(_ call: CallExpression) -> Bool {
    guard let name = call.baseTypeName else { return false }
    return startsWithFrameworkView(call) || isType(name, conformingTo: "View")
  }

  /// The type of the view that the chain starts with, also by way of properties and functions that give one; nil where
  /// nothing tells it.
  package func startingView(of call: CallExpression) -> String? {
    var call = call
    for _ in 0..<Self.memberLimit {
      if startsWithView(call) { return call.baseTypeName }
      let start = call.innermost
      let given: Expression?
      switch declaredValue(start.receiver ?? start.callee) {
      case .variable(let variable, _): given = variable.givenValue
      case .function(let function, _): given = function.body?.result
      case nil: given = nil
      }
      guard let next = given?.unwrapped else { return nil }
      guard let made = next.asCall else {
        return next.dottedName?.first.flatMap { Self.styles.contains($0) ? $0 : nil }
      }
      call = made
    }
    return nil
  }

  /// Maximum number of properties and functions that are followed to the view they give.
  private static var memberLimit: Int { 6 }

  /// Whether what the modifier is called on is a view: by how the chain starts, else by its type; without a receiver, `self`.
  package func isMadeOnView(_ occurrence: CallOccurrence) -> Bool {
    guard let receiver = occurrence.call.receiver else {
      return occurrence.scope.type.map(isView) ?? false && declaredValue(named: occurrence.call.nameSpan) == nil
    }
    return startsWithView(occurrence.call) || isView(receiver) == true
  }

  /// Whether the type or extension is one of a view.
  package func isView(_ type: TypeDeclaration) -> Bool {
    type.qualifiedName == "View" || isType(type.qualifiedName, conformingTo: "View")
  }

  /// Whether the type or extension is one of a view modifier.
  package func isModifier(_ type: TypeDeclaration) -> Bool {
    isType(type.qualifiedName, conformingTo: "ViewModifier")
  }

  /// Whether only previews make the view, in a program that has an app: it is there to show others.
  package func isPreviewHost(_ type: TypeParts) -> Bool {
    let uses = calls(of: type)
    return !uses.isEmpty && uses.allSatisfy { isInPreview($0.scope) } && hasApp
  }

  /// Whether the view is there for previews alone: a host, or a private view that only previews of its file make.
  package func isPreviewHelper(_ type: TypeParts) -> Bool {
    if isPreviewHost(type) { return true }
    guard !type.declaration.type.modifiers.isDisjoint(with: [.private, .fileprivate]) else { return false }
    let uses = calls(of: type)
    return !uses.isEmpty && uses.allSatisfy { isInPreview($0.scope) }
  }

  /// Whether the program is an app, or has one: of SwiftUI, or of the frameworks before it, which tell a delegate of its
  /// life.
  private var hasApp: Bool { (["App"] + Self.appDelegates).contains { !types(conformingTo: $0).isEmpty } }

  private static let appDelegates = ["NSApplicationDelegate", "UIApplicationDelegate", "WKApplicationDelegate"]

  /// Whether the code at `scope` belongs to a preview.
  package func isInPreview(_ scope: CodeScope) -> Bool {
    scope.chain.contains { scope in
      switch scope.kind {
      case .preview: true
      case .type(let type): isType(type.qualifiedName, conformingTo: "PreviewProvider")
      default: false
      }
    }
  }

  /// The workspace's views with their extensions.
  package var views: [TypeParts] { types(conformingTo: "View") }

  /// The property of that name of the type around `scope`.
  package func property(_ name: String, around scope: CodeScope) -> VariableDeclaration? {
    guard let type = scope.type, let nominal = self.type(named: type.qualifiedName) else { return nil }
    for member in nominal.members(name) + nominal.staticMembers(name) {
      if case .variable(let variable, _) = member { return variable }
    }
    return nil
  }
}
