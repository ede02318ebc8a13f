import Layout

/// Axes and sides, and sets of them.
extension TypeDefinition {
  static let axis = TypeDefinition(
    "Axis",
    "One of the two directions of the plane.",
    form: .enumeration,
    members: ["horizontal", "vertical"]
  ) { .axes($0 == "horizontal" ? .horizontal : .vertical) }

  static let axisSet = optionSet(
    "Axis.Set",
    "Any choice of axes.",
    members: ["horizontal", "vertical"],
    read: \.axes,
    make: BuiltInValue.axes
  ) { $0 == "horizontal" ? .horizontal : .vertical }

  static let edge = TypeDefinition(
    "Edge",
    "One side of a view.",
    form: .enumeration,
    members: ["bottom", "leading", "top", "trailing"]
  ) { edges(named: $0).map(BuiltInValue.edges) }

  static let edgeSet = optionSet(
    "Edge.Set",
    "Any choice of sides.",
    members: ["all", "bottom", "horizontal", "leading", "top", "trailing", "vertical"],
    read: \.edges,
    make: BuiltInValue.edges
  ) { edges(named: $0) ?? [] }

  static let horizontalEdge = TypeDefinition(
    "HorizontalEdge",
    "The leading or the trailing side.",
    form: .enumeration,
    .iOS15,
    members: ["leading", "trailing"]
  ) { edges(named: $0).map(BuiltInValue.edges) }

  static let verticalEdge = TypeDefinition(
    "VerticalEdge",
    "The upper or the lower side.",
    form: .enumeration,
    .iOS15,
    members: ["bottom", "top"]
  ) { edges(named: $0).map(BuiltInValue.edges) }

  private static func edges(named name: String) -> EdgeSet? {
    switch name {
    case "all": .all
    case "bottom": .bottom
    case "horizontal": .horizontal
    case "leading": .leading
    case "top": .top
    case "trailing": .trailing
    case "vertical": .vertical
    default: nil
    }
  }

  /// A set of options: its literals, and what every `SetAlgebra` can be asked.
  static func optionSet<Options: OptionSet & Sendable>(
    _ name: String,
    _ summary: String,
    _ availability: Availability = .iOS13,
    members: [String],
    read: @escaping @Sendable (BuiltInValue) -> Options?,
    make: @escaping @Sendable (Options) -> BuiltInValue,
    named: @escaping @Sendable (String) -> Options
  ) -> TypeDefinition where Options.Element == Options {
    func method(
      _ notation: String,
      _ combine: @escaping @Sendable (Options, Options) -> BuiltInValue
    ) -> ValueFunction {
      ValueFunction(Signature(notation)) { arguments in
        guard let own = arguments["self"].flatMap(read), let other = arguments["other"].flatMap(read) else {
          return nil
        }
        return combine(own, other)
      }
    }
    return TypeDefinition(
      name,
      summary,
      form: .options,
      conformances: ["Equatable", "OptionSet", "Sendable", "SetAlgebra"],
      availability,
      members: members,
      initializers: [
        ValueFunction("init()") { _ in make([]) },
        ValueFunction(Signature("init(_ other: \(name))")) { $0["other"].flatMap(read).map(make) },
      ],
      methods: [
        method("func contains(_ other: \(name)) -> Bool") { .bool($0.isSuperset(of: $1)) },
        method("func intersection(_ other: \(name)) -> \(name)") { make($0.intersection($1)) },
        method("func isDisjoint(with other: \(name)) -> Bool") { .bool($0.isDisjoint(with: $1)) },
        method("func isSubset(of other: \(name)) -> Bool") { .bool($0.isSubset(of: $1)) },
        method("func isSuperset(of other: \(name)) -> Bool") { .bool($0.isSuperset(of: $1)) },
        method("func subtracting(_ other: \(name)) -> \(name)") { make($0.subtracting($1)) },
        method("func symmetricDifference(_ other: \(name)) -> \(name)") { make($0.symmetricDifference($1)) },
        method("func union(_ other: \(name)) -> \(name)") { make($0.union($1)) },
      ],
      role: .options { values in make(values.compactMap(read).reduce([]) { $0.union($1) }) },
      properties: .read { value, name in name == "isEmpty" ? read(value).map { .bool($0.isEmpty) } : nil }
    ) { make(named($0)) }
  }
}
