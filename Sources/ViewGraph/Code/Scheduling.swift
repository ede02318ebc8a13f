package import Semantics

extension CallExpression {
  /// What runs the call's closure later: `DispatchQueue.main.async`, `Task`.
  package var scheduler: String? {
    guard let name = calledName, ["Task", "detached", "async", "asyncAfter"].contains(name),
      let names = callee.dottedName
    else { return nil }
    if names == ["Task"] || names == ["Task", "detached"] { return names.joined(separator: ".") }
    guard names.first == "DispatchQueue", let last = names.last, ["async", "asyncAfter"].contains(last) else {
      return nil
    }
    return names.joined(separator: ".")
  }
}
