private func mapped(_ value: Value, _ site: CallSite) -> Value? {
  if value.isNil { return Value.none }
  guard site.count == 1, let function = site.function(0) else { return nil }
  return site.evaluator.call(function, [value])
}

extension LibraryType {
  static let optional = LibraryType(
    name: "Optional",
    properties: ["isNil": { _, _ in .bool(true) }],
    methods: ["flatMap": mapped, "map": mapped],
    statics: ["none": { _ in Value.none }],
    staticMethods: ["some": { site in site.evaluate(0) }]
  )
}
