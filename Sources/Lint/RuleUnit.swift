import Catalog
import Semantics
package import ViewGraph

/// A top-level item that a rule judges by itself. What stands in it is found here; what the rule wants to know of the rest
/// of the program, it asks the scope.
package struct RuleUnit: Sendable {
  package let index: UnitIndex
  private let scope: ProgramScope

  package init(_ index: UnitIndex, in scope: ProgramScope) {
    self.index = index
    self.scope = scope
  }

  /// The calls of `name`.
  func calls(_ name: String) -> [CallOccurrence] { index.calls[name] ?? [] }

  /// The calls that make the framework's view `name`; none where the workspace has a type of that name.
  func viewCalls(_ name: String) -> [CallOccurrence] {
    let made = ([name] + scope.aliases(ofView: name)).flatMap { calls($0) }.filter { $0.call.isInitializer }
    return made.isEmpty || scope.declaresType(name) ? [] : made
  }

  /// The calls of the framework's modifier `name`, those on `self` included.
  func modifierCalls(_ name: String) -> [CallOccurrence] { scope.modifierCalls(name, among: calls(name)) }

  /// The calls that make a view of the framework with the traits.
  func viewCalls(_ traits: ViewTraits) -> [CallOccurrence] {
    ViewTraits.rows.flatMap { $0.traits.isSuperset(of: traits) ? viewCalls($0.name) : [] }
  }

  /// The calls of that modifier on what is certainly a view.
  func viewModifiers(_ name: String) -> [CallExpression] { scope.viewModifiers(name, among: calls(name)) }

  /// Uses of a name that no local scope declares.
  func names(_ name: String) -> [ExpressionOccurrence] { index.names[name] ?? [] }

  var subscripts: [ExpressionOccurrence] { index.subscripts }

  var screenMembers: [ExpressionOccurrence] { index.screenMembers }

  /// Types and extensions.
  var types: [TypeOccurrence] { index.types }

  /// The expressions of all members, globals and previews, closures included.
  var expressions: [PlacedExpression] { index.expressions }

  var previews: [PreviewDeclaration] { index.unit.previews }

  /// The types that are declared here, with their extensions anywhere.
  var declaredTypes: [TypeParts] {
    index.types.filter { $0.type.kind != .extension }.compactMap { scope.parts(of: $0.type) }
  }

  /// The structures, classes, actors and enumerations declared here that conform to or inherit from `name`.
  func types(conformingTo name: String) -> [TypeParts] {
    index.types.filter { $0.type.kind != .extension && scope.conforms($0.type, to: name) }.compactMap {
      scope.parts(of: $0.type)
    }
  }

  /// The views that are declared here.
  var views: [TypeParts] { types(conformingTo: "View") }

  /// The types declared here whose `body` makes views.
  var viewTypes: [TypeParts] {
    index.types.filter { $0.type.kind != .extension && scope.makesViews($0.type) }.compactMap {
      scope.parts(of: $0.type)
    }
  }

  /// The styles of controls that are declared here.
  var styleTypes: [TypeParts] {
    index.types.filter { $0.type.kind != .extension && scope.isStyle($0.type) }.compactMap { scope.parts(of: $0.type) }
  }

  /// The layouts that are declared here.
  var layoutTypes: [LayoutType] { types(conformingTo: "Layout").map { LayoutType($0, in: scope) } }

  /// The calls of the framework's `frame`.
  var frameCalls: [FrameCall] { modifierCalls("frame").compactMap(FrameCall.init) }

  /// The preference keys that are declared here.
  var preferenceKeys: [TypeParts] { types(conformingTo: "PreferenceKey") }

  /// The calls of `GeometryReader` whose content is known.
  var readers: [ReaderClosure] { viewCalls("GeometryReader").compactMap { ReaderClosure($0, in: scope) } }

  /// The extensions of that type.
  func extensions(of qualifiedName: String) -> [TypeOccurrence] {
    index.types.filter { $0.type.kind == .extension && $0.type.qualifiedName == qualifiedName }
  }

  /// The properties with one of the attributes, of all views that are declared here.
  func stateProperties(_ attributes: Set<String>) -> [StateProperty] {
    StateProperty.all(attributes, of: views, in: scope)
  }
}
