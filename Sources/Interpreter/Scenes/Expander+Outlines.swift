import Catalog
import Semantics

/// Trees: `OutlineGroup`, and lists of such data. What has children opens; at first all is closed.
extension Expander {
  /// What a loop over a tree makes of an element: one that has children is the label of a group of those.
  func outlined(_ items: [BuilderItem], of element: Value, _ arguments: BoundArguments) -> [BuilderItem] {
    guard let path = arguments.keyPath("children") else { return items }
    let children = evaluator.read(path, of: element)
    switch children {
    case .none, .someNone, .unknown, .void: return items
    default: break
    }
    let below = BoundArguments(signature: ViewDefinition.outlineGroup.initializers.first)
    below.set("data", to: children)
    for (name, value) in [("id", arguments["id"]), ("children", arguments["children"])] {
      if let value { below.set(name, to: value) }
    }
    if let content = arguments["content"] ?? arguments["rowContent"] { below.set("content", to: content) }
    let group = BoundArguments(signature: ViewDefinition.disclosureGroup.initializers.last)
    group.set("label", to: host.makeGroup(items, builder: "ViewBuilder"))
    group.set("content", to: Self.unwritten(.outlineGroup, below))
    return [.value(Self.unwritten(.disclosureGroup, group), .none)]
  }

  /// A view that no call in the source stands for.
  private static func unwritten(_ definition: ViewDefinition, _ arguments: BoundArguments) -> Value {
    .view(ViewValue(.call(definition, arguments), name: "", span: .none, nameSpan: .none))
  }

  /// The elements that a loop runs over; an outline may be of a single one.
  func elements(of arguments: BoundArguments) -> [Value] {
    let data = arguments["data"] ?? .void
    if arguments.has("children"), case .structure = data, evaluator.asArray(data, at: .none) == nil { return [data] }
    return elements(of: data)
  }
}
