private func mapped(_ value: Value, _ site: CallSite) -> Value? {
  if value.isNil { return Value.none }
  guard site.count == 1, let function = site.function(0) else { return nil }
  return site.evaluator.call(function, [value.held])
}

extension LibraryType {
  static let optional = LibraryType(
    name: "Optional",
    properties: ["isNil": { _, _ in .bool(true) }],
    methods: [
      "flatMap": mapped,
      "map": { value, site in value.isNil ? Value.none : mapped(value, site)?.inOptional },
      "take": { value, site in value.isNil && site.count == 0 ? value : nil },
    ],
    mutatingMethods: [
      "take": { _, _ in
        { value in
          let held = value
          value = .none
          return held
        }
      }
    ],
    statics: ["none": { _ in Value.none }],
    staticMethods: ["some": { site in site.evaluate(0).inOptional }]
  )
}
