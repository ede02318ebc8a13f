import Catalog
import Interpreter

extension Element {
  /// Whether it is a view of the framework with all of the traits.
  func isView(_ traits: ViewTraits) -> Bool {
    kind == .view && !isUserDefined && ViewTraits.of(name).isSuperset(of: traits)
  }

  /// Whether it is a modifier of the framework with all of the traits.
  func isModifier(_ traits: ModifierTraits) -> Bool {
    kind == .modifier && !isUserDefined && ModifierTraits.of(name).isSuperset(of: traits)
  }
}
