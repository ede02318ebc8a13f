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
  let isStatic: Bool
  /// What stands before the name: `static func `
  let heading: String
  /// The name and all that follows it.
  let pieces: [Snippet.Piece]

  func isIntroduced(by word: String) -> Bool { word == introducer || word == "let" && introducer == "var" }

  /// The same as a constant.
  var constantPieces: [Snippet.Piece] { [.text(name + (form ?? "")), .end] }

  /// The same where modifiers are written already.
  func after(_ modifiers: Set<String>) -> Requirement {
    guard modifiers.contains("static"), heading.hasPrefix("static ") else { return self }
    return Requirement(
      name: name,
      introducer: introducer,
      form: form,
      protocolName: protocolName,
      isOpen: isOpen,
      isStatic: isStatic,
      heading: String(heading.dropFirst("static ".utf8.count)),
      pieces: pieces
    )
  }
}

extension Typing {
  func missingRequirements(at offset: ByteOffset, in file: FileID) -> [Requirement] {
    missingMembers(at: offset, in: file).map { requirement($0, file) }
  }

  private func requirement(_ missing: MissingRequirement, _ file: FileID) -> Requirement {
    let opening = missing.isStatic ? "static " : ""
    let isOpen = if case .member = missing.result { true } else { false }
    let name = missing.id.name
    guard missing.id.kind == .function else {
      return Requirement(
        name: name,
        introducer: "var",
        form: ": \(written(missing.result))",
        protocolName: "\(missing.protocolID.lastName)",
        isOpen: isOpen,
        isStatic: missing.isStatic,
        heading: opening + "var ",
        pieces: [.text("\(name): \(written(missing.result)) {\n\t"), .end, .text("\n}")]
      )
    }
    let form = parameters(of: missing, file)
    let result = missing.result == .void ? "" : " -> \(written(missing.result))"
    let isMaker = name == "init"
    return Requirement(
      name: name,
      introducer: isMaker ? "init" : "func",
      form: form + (isMaker ? "" : result),
      protocolName: "\(missing.protocolID.lastName)",
      isOpen: isOpen,
      isStatic: missing.isStatic,
      heading: isMaker ? "" : opening + "func ",
      pieces: [.text(name + form + (isMaker ? "" : result) + " {\n\t"), .end, .text("\n}")]
    )
  }

  private func parameters(of missing: MissingRequirement, _ file: FileID) -> String {
    let labels = labels(of: missing.id)
    let names = parameterNames(of: missing.id)
    let notations = missing.parameters.enumerated().map { index, type in
      let name = names.indices.contains(index) ? names[index] : "value"
      let label = labels.indices.contains(index) ? labels[index] : name
      let opening = label == name ? name : "\(label ?? "_") \(name)"
      return "\(opening): \(aliasName(of: type, for: missing, in: file) ?? written(type))"
    }
    return "(" + notations.joined(separator: ", ") + ")"
  }

  /// A type as a declaration says it: what a protocol leaves open is some type that conforms.
  private func written(_ type: Type) -> String {
    guard case .member = type else { return "\(type)" }
    return openBound(of: type).map { "some \($0)" } ?? "\(type)"
  }
}
