extension Program {
  /// The qualified names that a type's name may stand for in code within the type `outer`, in the order in which code
  /// means them: nested in it, in the types around it, then at top level.
  package static func names(_ name: String, within outer: String) -> [String] {
    var names: [String] = []
    var path = outer[...]
    while !path.isEmpty {
      names.append(path + "." + name)
      path = path.lastIndex(of: ".").map { path[..<$0] } ?? ""
    }
    return names + [name]
  }
}
