import Catalog
import Semantics

extension ProgramScope {
  /// Whether the call is a modifier that shows its content in a hierarchy of its own: a sheet, a popover, a destination.
  func presents(_ call: CallExpression) -> Bool {
    guard call.receiver != nil, let name = call.calledName, ModifierTraits.of(name).contains(.presents) else {
      return false
    }
    return ownModifier(call) == nil
  }
}
