import Catalog
import Semantics
import SourceText

/// An interface with the places of the declarations that it is made of.
struct InterfacePage {
  let text: InterfaceText
  private let parts: [(span: SourceSpan, start: Int)]

  /// A type of the frameworks with its extensions.
  init?(type name: String) {
    guard let parts = Frameworks.standard.parts(ofType: name) else { return nil }
    self.init(name, parts, separator: "\n\n")
  }

  /// All forms of a member.
  init?(_ name: String, of type: String) {
    // Modifiers have pages by their names alone, others may share those: `EnvironmentValues.font`.
    self.init(
      type == InterfaceText.views ? name : "\(type).\(name)",
      Frameworks.standard.members(name, ofType: type),
      opening: "extension \(type) {\n  ",
      closing: "\n}"
    )
  }

  /// All forms of what is declared at top level.
  init?(global name: String) {
    self.init(name, Frameworks.standard.globals(name))
  }

  /// All that is known of a module of the frameworks.
  init?(module name: String) {
    guard let module = FrameworkModules.all.first(where: { $0.name == name }) else { return nil }
    text = InterfaceText(name: name, text: "// \(name) as uilsp knows it.\n\n\(module.interface)\n")
    parts = []
  }

  private init?(
    _ name: String,
    _ spans: [SourceSpan],
    opening: String = "",
    separator: String = "\n  ",
    closing: String = ""
  ) {
    let frameworks = Frameworks.standard
    guard let first = spans.first, let module = frameworks.moduleName(of: first) else { return nil }
    let documentation = frameworks.documentation(of: first).map { $0 + "\n" } ?? ""
    var text = "// A part of \(module) as uilsp knows it.\n\nimport \(module)\n\n\(documentation)\(opening)"
    var parts: [(span: SourceSpan, start: Int)] = []
    for span in spans {
      guard let written = frameworks.text(of: span) else { continue }
      if !parts.isEmpty { text += separator }
      parts.append((span, text.utf8.count))
      text += written
    }
    self.parts = parts
    self.text = InterfaceText(name: "\(module).\(name)", text: text + closing + "\n")
  }

  /// The range of a name that one of the declarations contains.
  func range(of name: SourceSpan) -> ByteRange? {
    guard let part = parts.first(where: { $0.span.contains(name) }) else { return nil }
    let start = part.start + Int(name.start - part.span.start)
    return ByteRange(start: ByteOffset(start), count: Int(name.end - name.start))
  }
}
