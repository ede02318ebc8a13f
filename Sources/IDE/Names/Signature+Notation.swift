import Catalog

extension Signature {
  /// Longest signature on one line.
  private static let widest = 84

  /// The signature under `name`, without what introduces it: `frame(width: CGFloat? = nil) -> some View`.
  func line(as name: String) -> String {
    "\(name)(\(parameters.map(\.notation).joined(separator: ", ")))\(ending)"
  }

  /// The same, a parameter a line where it is long.
  func wrapped(as name: String) -> String {
    let line = line(as: name)
    guard line.count > Self.widest else { return line }
    return "\(name)(\n  \(parameters.map(\.notation).joined(separator: ",\n  "))\n)\(ending)"
  }

  private var ending: String { result.isEmpty ? "" : " -> \(result)" }
}

extension SignatureParameter {
  /// The parameter in Swift's notation.
  var notation: String {
    let names = label == name ? name : "\(label ?? "_") \(name)"
    let leading = attributes.filter { $0.hasSuffix("Builder") }.map { "@\($0) " }.joined()
    let inType = attributes.filter { !$0.hasSuffix("Builder") }.map { "@\($0) " }.joined()
    return "\(leading)\(names): \(inType)\(type)" + (defaultValue.map { " = \($0)" } ?? "")
  }
}
