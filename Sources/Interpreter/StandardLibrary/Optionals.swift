extension LibraryType {
  static let optional = LibraryType(
    name: "Optional",
    properties: ["isNil": { _, _ in .bool(true) }],
    statics: ["none": { _ in Value.none }],
    staticMethods: ["some": { site in site.evaluate(0) }]
  )
}
