import Semantics
import SourceText

/// A member that a type has to have for a protocol, to be filled in.
struct Requirement {
  let name: String
  /// `var`, `func`
  let introducer: String
  let form: String?
  let protocolName: String
  /// Whether the protocol says of its value only what it has to conform to.
  let isOpen: Bool
  let pieces: [Snippet.Piece]
}

extension Typing {
  func missingRequirements(at offset: ByteOffset, in file: FileID) -> [Requirement] {
    missingMembers(at: offset, in: file).map(requirement)
  }

  private func requirement(_ missing: MissingRequirement) -> Requirement {
    let opening = missing.isStatic ? "static " : ""
    let isOpen = if case .member = missing.result { true } else { false }
    let name = missing.id.name
    guard missing.id.kind == .function else {
      let text = "\(opening)var \(name): \(written(missing.result)) {\n\t"
      return Requirement(
        name: name,
        introducer: "var",
        form: ": \(written(missing.result))",
        protocolName: "\(missing.protocolID.lastName)",
        isOpen: isOpen,
        pieces: [.text(text), .end, .text("\n}")]
      )
    }
    let form = parameters(of: missing)
    let result = missing.result == .void ? "" : " -> \(written(missing.result))"
    let isMaker = name == "init"
    let heading = isMaker ? "init\(form)" : "\(opening)func \(name)\(form)\(result)"
    return Requirement(
      name: name,
      introducer: isMaker ? "init" : "func",
      form: form + (isMaker ? "" : result),
      protocolName: "\(missing.protocolID.lastName)",
      isOpen: isOpen,
      pieces: [.text(heading + " {\n\t"), .end, .text("\n}")]
    )
  }

  private func parameters(of missing: MissingRequirement) -> String {
    let labels = labels(of: missing.id)
    let names = parameterNames(of: missing.id)
    let notations = missing.parameters.enumerated().map { index, type in
      let name = names.indices.contains(index) ? names[index] : "value"
      let label = labels.indices.contains(index) ? labels[index] : name
      let opening = label == name ? name : "\(label ?? "_") \(name)"
      return "\(opening): \(written(type))"
    }
    return "(" + notations.joined(separator: ", ") + ")"
  }

  /// A type as a declaration says it: what a protocol leaves open is some type that conforms.
  private func written(_ type: Type) -> String {
    guard case .member = type else { return "\(type)" }
    return openBound(of: type).map { "some \($0)" } ?? "\(type)"
  }
}
