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
  /// The properties on the way to a wrapper that stands in another.
  var path = ""

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

extension NominalType {
  /// Whether views that read its objects are evaluated again when these change.
  var isFollowedByViews: Bool {
    conforms(to: "ObservableObject")
      || sequence(first: self, next: \.superclass).prefix(Self.mostAncestors).contains(where: \.isObservable)
  }

  private static let mostAncestors = 16

  /// Whether the class is an `@Observable` one.
  var isObservable: Bool { declaration?.attributes.contains { $0.name == "Observable" } ?? false }
}

extension StructureValue {
  /// Wrappers of the program hold others so deep.
  private static let deepest = 8

  /// The value with its wrappers connected, and those of the dynamic properties that it holds (Apple: `DynamicProperty`).
  func installed(_ site: Installation, depth: Int = 0) -> StructureValue {
    guard let nominal = type.nominal, depth < Self.deepest else { return self }
    var result = self
    for (index, property) in nominal.storedProperties.enumerated() where fields.indices.contains(index) {
      if case .structure(let inner) = fields[index], inner.type.nominal?.conforms(to: "DynamicProperty") == true {
        var within = site
        within.path += property.name + "."
        result.fields[index] = .structure(inner.installed(within, depth: depth + 1))
      }
      if case .object(let object) = fields[index], object.type.nominal?.isObservable == true {
        site.store.follow(fields[index], of: site.identity, property, in: site.path)
      }
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
