import Catalog
import Semantics

/// What the framework's side has worked out that depends on nothing but the program.
final class SwiftUIMemo {
  let notation = TypeNotation()
  /// What a call binds whose arguments are not looked at.
  let noArguments = BoundArguments(signature: nil)
  /// What is known about types without effect here.
  var opaqueTypes: [String: (isOpaque: Bool, reads: KeptReads)] = [:]
  private var kinds: [ObjectIdentifier: (type: NominalType, kind: ViewKind?)] = [:]

  /// What a type of the program is to the framework.
  func kind(of type: NominalType) -> ViewKind? {
    if let known = kinds[ObjectIdentifier(type)] { return known.kind }
    let kind = ViewKind(type)
    kinds[ObjectIdentifier(type)] = (type, kind)
    return kind
  }
}
