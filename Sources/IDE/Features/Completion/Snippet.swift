import Semantics

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
  /// A call with its required arguments to fill in; required closures at the end become blocks. `names` are those of the
  /// parameters, as far as they are known.
  static func call(_ name: String, _ parameters: [OfferedParameter], names: [String]) -> Snippet {
    let named = parameters.enumerated().map { index, parameter in
      CalledParameter(parameter, names.indices.contains(index) ? names[index] : nil)
    }
    let required = named.filter { !$0.parameter.isOptional }
    let closures = required.reversed().prefix { $0.parameter.function != nil }.reversed()
    let plain = required.dropLast(closures.count)
    var pieces: [Piece] = [.text(name)]
    if !plain.isEmpty || closures.isEmpty {
      pieces.append(.text("("))
      for (index, argument) in plain.enumerated() {
        let label = argument.parameter.label.map { "\($0): " } ?? ""
        pieces += [.text((index == 0 ? "" : ", ") + label), .placeholder(argument.hint)]
      }
      if plain.isEmpty, !parameters.isEmpty { pieces.append(.end) }
      pieces.append(.text(")"))
    }
    guard let first = closures.first else {
      return Snippet(pieces.contains(.end) ? pieces : pieces + [.end])
    }
    pieces += [.text(" {\(first.opening)\n\t"), .end, .text("\n}")]
    for closure in closures.dropFirst() {
      let label = closure.parameter.label ?? "_"
      pieces += [.text(" \(label): {\(closure.opening)\n\t"), .placeholder(closure.hint), .text("\n}")]
    }
    return Snippet(pieces)
  }
}

/// A parameter with the name that its function gives it.
private struct CalledParameter {
  let parameter: OfferedParameter
  let name: String?

  init(_ parameter: OfferedParameter, _ name: String?) {
    self.parameter = parameter
    self.name = name
  }

  /// What stands in its place until somebody fills it in.
  var hint: String { name.flatMap { $0 == "_" ? nil : $0 } ?? parameter.label ?? "value" }

  /// ` proxy in` for a closure with parameters.
  var opening: String {
    guard let inputs = parameter.function?.parameters, !inputs.isEmpty else { return "" }
    return " \(inputs.map(\.variableName).joined(separator: ", ")) in"
  }
}

extension Type {
  /// What a variable of the type may be called.
  fileprivate var variableName: String {
    guard let last = nominal?.lastName, let first = last.first else { return "value" }
    if last.hasSuffix("Proxy") { return "proxy" }
    return last.count == 1 ? "value" : first.lowercased() + last.dropFirst()
  }
}
