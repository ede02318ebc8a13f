import Catalog
import Semantics
import SourceText

/// A part of the framework as a read-only document in Swift's notation, made from the catalogue.
package struct InterfaceText: Hashable, Sendable {
  /// `SwiftUI.VStack`
  package let name: String
  package let text: String
}

extension InterfaceText {
  private static let framework = "SwiftUI."

  /// The interface of that name; nil where the framework has none.
  package init?(named name: String) {
    guard name.hasPrefix(Self.framework), !name.dropFirst(Self.framework.count).isEmpty,
      Self.isCatalogued(String(name.dropFirst(Self.framework.count)))
    else {
      guard let found = Self.declared(name) else { return nil }
      self = found
      return
    }
    let member = String(name.dropFirst(Self.framework.count))
    let found = Self.view(member) ?? Self.type(member) ?? Self.modifier(member) ?? Self.environmentKey(member)
    guard let found else { return nil }
    self = found.0
  }

  private static func isCatalogued(_ name: String) -> Bool {
    (view(name) ?? type(name) ?? modifier(name) ?? environmentKey(name)) != nil
  }

  /// `Module.Type`, as the frameworks declare it.
  private static func declared(_ name: String) -> InterfaceText? {
    guard let dot = name.firstIndex(of: "."),
      let (module, text) = Frameworks.standard.text(ofType: String(name[name.index(after: dot)...])),
      name[..<dot] == module
    else { return nil }
    return InterfaceText(name: name, text: text)
  }

  /// What the catalogue has a page of its own for: views, modifiers, environment keys.
  static func catalogued(_ id: DeclarationID) -> (InterfaceText, ByteRange)? {
    guard let owner = id.owner else { return id.kind == .type ? view(id.name) ?? type(id.name) : nil }
    if id.name == "init" { return view(owner.name) ?? type(owner.name) }
    if owner.name == "View", id.kind == .function { return modifier(id.name) }
    if owner.name == "EnvironmentValues" { return environmentKey(id.name) }
    guard let (interface, _) = type(owner.name), let range = member(id.name, in: interface) else { return nil }
    return (interface, range)
  }

  /// The range of a static member in the interface of its type.
  private static func member(_ name: String, in interface: InterfaceText) -> ByteRange? {
    for introducer in ["static let ", "static func "] {
      let pattern = Array((introducer + name).utf8)
      let text = Array(interface.text.utf8)
      let starts = text.indices.dropLast(min(pattern.count, text.count))
      guard let start = starts.first(where: { text[$0...].starts(with: pattern) }) else { continue }
      return ByteRange(start: ByteOffset(start + introducer.utf8.count), count: name.utf8.count)
    }
    return nil
  }

  private static func view(_ name: String) -> (InterfaceText, ByteRange)? {
    guard let view = Catalog.view(name) else { return nil }
    let conformances = (["View"] + view.conformances).joined(separator: ", ")
    let members = view.initializers.map { "  public \($0.line(as: "init"))" }
    return make(
      name,
      summary: view.summary,
      attributes: attributes(view.availability, view.deprecation),
      opening: "public struct ",
      rest: ": \(conformances) {\n\(members.joined(separator: "\n"))\n}"
    )
  }

  private static func type(_ name: String) -> (InterfaceText, ByteRange)? {
    guard let type = Catalog.type(name) else { return nil }
    let functions = type.functions.map { "  public static func \($0.signature.line(as: $0.signature.name))" }
    let initializers = type.initializers.map { "  public \($0.signature.line(as: "init"))" }
    let members = type.members.map { "  public static let \($0): \(name)" }
    return make(
      name,
      summary: type.summary,
      attributes: attributes(type.availability, nil),
      opening: "public struct ",
      rest: ": \(type.conformances.joined(separator: ", ")) {\n"
        + (initializers + members + functions).joined(separator: "\n") + "\n}"
    )
  }

  private static func modifier(_ name: String) -> (InterfaceText, ByteRange)? {
    guard let modifier = Catalog.modifier(name), let first = modifier.signatures.first else { return nil }
    let rest = modifier.signatures.dropFirst().map { "  public func \($0.line(as: name))" }
    return make(
      name,
      summary: modifier.summary,
      attributes: attributes(modifier.availability, modifier.deprecation),
      opening: "extension View {\n  public func ",
      rest: ([first.line(as: "")] + rest).joined(separator: "\n") + "\n}"
    )
  }

  private static func environmentKey(_ name: String) -> (InterfaceText, ByteRange)? {
    guard let key = Catalog.environmentKey(name) else { return nil }
    return make(
      name,
      summary: key.summary,
      attributes: attributes(key.availability, key.deprecation),
      opening: "extension EnvironmentValues {\n  public var ",
      rest: ": \(key.type) { get set }\n}"
    )
  }

  private static func make(
    _ name: String,
    summary: String,
    attributes: String,
    opening: String,
    rest: String
  ) -> (InterfaceText, ByteRange) {
    let head = "// A part of SwiftUI as uilsp knows it.\n\nimport SwiftUI\n\n/// \(summary)\n\(attributes)\(opening)"
    let start = ByteOffset(head.utf8.count)
    let text = InterfaceText(name: framework + name, text: head + name + rest + "\n")
    return (text, ByteRange(start: start, count: name.utf8.count))
  }

  /// `@available(…)` lines.
  private static func attributes(_ availability: Availability, _ deprecation: Deprecation?) -> String {
    let versions = [availability.iOS.map { "iOS \($0)" }, availability.macOS.map { "macOS \($0)" }].compactMap(\.self)
    let available = versions.isEmpty ? "" : "@available(\(versions.joined(separator: ", ")), *)\n"
    guard let deprecation else { return available }
    return available + "@available(*, deprecated, message: \"use \(deprecation.replacement)\")\n"
  }
}
