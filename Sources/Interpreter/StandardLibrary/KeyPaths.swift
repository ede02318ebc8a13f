extension LibraryType {
  static let keyPath = LibraryType(
    name: "KeyPath",
    methods: [
      "appending": { value, site in
        guard case .keyPath(let path) = value, case .keyPath(let next) = site.evaluate(0) else { return nil }
        guard site.evaluator.affords(path.components.count &+ next.components.count) else { return nil }
        return .keyPath(KeyPathValue(root: path.root, components: path.components + next.components))
      }
    ]
  )
}
