import Catalog
import Layout
import Semantics

/// Where a view's wrappers are connected: the instance, its environment, and who takes notes.
struct Installation {
  let identity: IdentityID
  let environment: SceneEnvironment
  let store: StateStore
  /// The node whose evaluation reads the values.
  let reader: SceneNode?

  /// How much larger than usual text of a style is; nil is body.
  func textScale(_ name: String?) -> Double {
    let values = environment.values
    let style = name.flatMap(TextStyle.named) ?? .body
    return style.scaleFactor(at: values.dynamicTypeSize, platform: values.platform)
  }

  func note(_ read: Element.EnvironmentRead) {
    reader?.note(read)
  }

  func note(stateRead cell: StateCell) {
    reader?.note(stateRead: cell)
  }
}

/// A wrapper that is connected when its view gets its place.
protocol InstallableWrapper: WrapperValue {
  func installed(_ site: Installation, property: VariableDeclaration) -> any WrapperValue
}

extension StructureValue {
  /// The value with its wrappers connected.
  func installed(_ site: Installation) -> StructureValue {
    guard let nominal = type.nominal else { return self }
    var result = self
    for (index, property) in nominal.storedProperties.enumerated() where fields.indices.contains(index) {
      guard nominal.isWrapped(index), case .foreign(let foreign) = fields[index] else { continue }
      if let state = foreign.object as? StateWrapper {
        result.fields[index] = .foreign(state.installed(site, property: property))
      } else if let wrapper = foreign as? any InstallableWrapper {
        result.fields[index] = .foreign(wrapper.installed(site, property: property))
      }
    }
    return result
  }
}
