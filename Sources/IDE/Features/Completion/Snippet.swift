import Catalog

/// Text to insert, with places to fill in.
package struct Snippet: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// A place to fill in, with what stands there until then.
    case placeholder(String)
    /// Where the cursor ends up.
    case end
  }

  package let pieces: [Piece]

  package init(_ pieces: [Piece]) {
    self.pieces = pieces
  }
}

extension Snippet {
  /// A call with its required arguments to fill in; a required closure at the end becomes a block.
  static func call(_ name: String, _ signature: Signature) -> Snippet {
    var required = signature.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    let closure = required.last.flatMap { $0.isClosure ? $0 : nil }
    if closure != nil { required.removeLast() }
    var pieces: [Piece] = [.text(name)]
    if !required.isEmpty || closure == nil {
      pieces.append(.text("("))
      for (index, parameter) in required.enumerated() {
        let label = parameter.label.map { "\($0): " } ?? ""
        pieces += [.text((index == 0 ? "" : ", ") + label), .placeholder(parameter.name)]
      }
      pieces.append(.text(")"))
    }
    guard let closure else { return Snippet(pieces + [.end]) }
    return Snippet(pieces + [.text(" {\(closure.closureOpening)\n\t"), .end, .text("\n}")])
  }
}

extension SignatureParameter {
  /// ` proxy in` for a closure with a parameter.
  fileprivate var closureOpening: String {
    let inputs = type.prefix { $0 != ">" }.dropLast().filter { $0 != "(" && $0 != ")" && $0 != " " }
    guard !inputs.isEmpty else { return "" }
    let names = inputs.split(separator: ",").map { input in
      let word = input.split(separator: ".").last.map(String.init) ?? "value"
      return word.hasSuffix("Proxy")
        ? "proxy" : word.count == 1 ? "value" : word.prefix(1).lowercased() + word.dropFirst()
    }
    return " \(names.joined(separator: ", ")) in"
  }
}
