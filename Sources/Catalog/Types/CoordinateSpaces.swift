import Layout

extension TypeDefinition {
  static let coordinateSpace = TypeDefinition(
    "CoordinateSpace",
    "Relative to what positions are given.",
    form: .written,
    members: ["global", "local"],
    functions: [ValueFunction("static func named(_ name: AnyHashable) -> CoordinateSpace", make: named)]
  ) { .coordinateSpace($0 == "local" ? .local : .global) }

  static let coordinateSpaceProtocol = TypeDefinition(
    "CoordinateSpaceProtocol",
    "Relative to what positions are given.",
    form: .written,
    .iOS17,
    members: ["global", "local", "scrollView"],
    functions: [
      ValueFunction("static func named(_ name: some Hashable) -> NamedCoordinateSpace", make: named),
      ValueFunction("static func scrollView(axis: Axis) -> NamedCoordinateSpace") { arguments in
        .coordinateSpace(.scrollView(arguments.axes("axis") == .horizontal ? .horizontal : .vertical))
      },
    ]
  ) { name in
    switch name {
    case "local": .coordinateSpace(.local)
    case "global": .coordinateSpace(.global)
    default: .coordinateSpace(.scrollView(nil))
    }
  }

  static let namedCoordinateSpace = TypeDefinition(
    "NamedCoordinateSpace",
    "A space that a view above defines under a name.",
    form: .written,
    .iOS17,
    members: ["scrollView"],
    functions: [ValueFunction("static func named(_ name: some Hashable) -> NamedCoordinateSpace", make: named)]
  ) { _ in .coordinateSpace(.scrollView(nil)) }

  private static func named(_ arguments: ArgumentValues) -> BuiltInValue? {
    arguments.string("name").map { .coordinateSpace(.named($0)) }
  }
}
