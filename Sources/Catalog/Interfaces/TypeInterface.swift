extension InterfaceFamily {
  /// The types of the catalogue that are no views.
  static var types: InterfaceFamily {
    var writer = InterfaceWriter()
    for type in TypeDefinition.all { writer.declare(type) }
    return InterfaceFamily("Types", writer.text)
  }
}

extension InterfaceWriter {
  fileprivate mutating func declare(_ type: TypeDefinition) {
    let parts = type.name.split(separator: ".").map(String.init)
    guard type.form != .written, let name = parts.last else { return }
    if parts.count > 1 { line("extension \(parts.dropLast().joined(separator: ".")) {") }
    if type.form != .style { introduce(type.summary, type.availability) }
    switch type.form {
    case .structure: structure(name, type)
    case .enumeration: enumeration(name, type)
    case .options: options(name, type)
    case .style: style(type)
    case .written: break
    }
    if parts.count > 1 { line("}") }
  }

  private mutating func structure(_ name: String, _ type: TypeDefinition) {
    line("struct \(name)\(inheritance(type.conformances)) {")
    for member in type.members { line("  static var \(member.escapedName): \(type.name) { get }") }
    functions(of: type)
    line("}")
  }

  private mutating func enumeration(_ name: String, _ type: TypeDefinition) {
    let order = type.order ?? type.members
    line(
      "enum \(name)\(inheritance(type.conformances + ["CaseIterable"] + (type.order == nil ? [] : ["Comparable"]))) {"
    )
    for member in order { line("  case \(member.escapedName)") }
    functions(of: type)
    if type.order != nil { line("  static func < (lhs: \(type.name), rhs: \(type.name)) -> Bool") }
    line("}")
  }

  private mutating func options(_ name: String, _ type: TypeDefinition) {
    line("struct \(name): OptionSet, Sendable {")
    line("  let rawValue: Int")
    line("  init(rawValue: Int)")
    for member in type.members { line("  static var \(member.escapedName): \(type.name) { get }") }
    line("}")
  }

  private mutating func style(_ type: TypeDefinition) {
    let owner = type.ownerOfMembers
    for member in type.members {
      let structure = type.structure(of: member)
      let availability = type.since[member] ?? type.availability
      if availability != .iOS13 { line(Self.available(availability)) }
      line("struct \(structure): \(owner) {")
      line("  init()")
      if type.isConfigurable { line("  func makeBody(configuration: Configuration) -> some View") }
      line("}")
      line("extension \(owner) where Self == \(structure) {")
      line("  static var \(member.escapedName): \(structure) { get }")
      for function in type.functions where function.signature.name == member {
        line("  \(function.signature.description.replacing("-> Self", with: "-> \(structure)"))")
      }
      line("}")
    }
  }

  private mutating func functions(of type: TypeDefinition) {
    members(type.initializers.map(\.signature))
    for function in type.functions {
      let written = function.signature.description
      members([function.signature], prefix: written.hasPrefix("static ") ? "" : "static ")
    }
    members(type.methods.map(\.signature))
  }

  private func inheritance(_ conformances: [String]) -> String {
    conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
  }
}

extension TypeDefinition {
  /// The type that its members are declared in: buttons' own styles are of the protocol that decides when a button is
  /// triggered.
  var ownerOfMembers: String { name == "ButtonStyle" ? "PrimitiveButtonStyle" : name }

  /// Whether programs can make styles of their own.
  fileprivate var isConfigurable: Bool { Catalog.configurableStyles.contains(name) }
}

extension Catalog {
  /// The protocols of styles that programs make of their own, sorted.
  package static let configurableStyles = [
    "ButtonStyle", "DatePickerStyle", "FormStyle", "GaugeStyle", "GroupBoxStyle", "LabelStyle", "MenuStyle",
    "ProgressViewStyle", "ToggleStyle",
  ]
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The name as it stands in a declaration: in backticks where it is a word of the language.
  fileprivate var escapedName: String { Self.words.contains(self) ? "`\(self)`" : self }

  private static let words: Set<String> = ["continue", "default", "return", "switch", "none"]
}
