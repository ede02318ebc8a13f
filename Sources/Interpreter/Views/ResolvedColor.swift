/// `Color.Resolved`: the components of a color. Those of black, white and clear are known; others count as middling, and
/// what is made of them is marked so.
struct ResolvedColor: ForeignValue, Hashable {
  let name: String

  var typeName: String { "Color.Resolved" }
  var description: String { name }

  func member(_ member: String) -> Value? {
    switch member {
    case "red", "green", "blue", "linearRed", "linearGreen", "linearBlue": .double(component)
    case "opacity": .double(name == "clear" ? 0 : 1)
    default: nil
    }
  }

  /// Whether the answer stands in for components that nobody knows.
  func guesses(_ member: String) -> Bool {
    member != "opacity" && !["black", "clear", "white"].contains(name)
  }

  private var component: Double {
    switch name {
    case "black", "clear": 0
    case "white": 1
    default: 0.5
    }
  }
}
