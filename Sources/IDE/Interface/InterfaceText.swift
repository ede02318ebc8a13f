import Catalog
import Semantics
import SourceText

/// A part of the frameworks as a read-only document in Swift's notation: a type with its extensions, or all forms of a
/// modifier, an environment key or a global function.
package struct InterfaceText: Hashable, Sendable {
  /// `SwiftUI.VStack`
  package let name: String
  package let text: String
}

extension InterfaceText {
  /// The interface of that name; nil where the frameworks have none.
  package init?(named name: String) {
    guard let dot = name.firstIndex(of: ".") else {
      guard let page = InterfacePage(module: name) else { return nil }
      self = page.text
      return
    }
    let member = String(name[name.index(after: dot)...])
    let last = member.split(separator: ".").last.map(String.init) ?? member
    let pages =
      Self.owners.map { InterfacePage(last, of: $0) } + [InterfacePage(type: member), InterfacePage(global: member)]
    guard let page = pages.lazy.compactMap(\.self).first(where: { $0.text.name == name }) else { return nil }
    self = page.text
  }

  /// The types whose members have pages of their own: they have more than one page could show.
  private static let owners = [views, "EnvironmentValues"]

  /// The type whose members, the modifiers, have pages under their names alone.
  static let views = "View"

  /// The interface that declares what a name of a framework means, and the range of its name there.
  static func declaration(of meaning: ResolvedName) -> (InterfaceText, ByteRange)? {
    guard meaning.place.module != nil, case .declaration(let id) = meaning.resolution else { return nil }
    guard let page = page(of: id), let range = page.range(of: meaning.place.nameSpan) else { return nil }
    return (page.text, range)
  }

  /// The interface of a module, and where its name stands there.
  static func module(_ name: String) -> (InterfaceText, ByteRange)? {
    InterfacePage(module: name).map { page in
      (page.text, ByteRange(start: ByteOffset("// ".utf8.count), count: name.utf8.count))
    }
  }

  /// Whether the catalogue describes a member: one with a page of its own, an initializer, or a value of its type.
  static func isCatalogued(_ id: DeclarationID) -> Bool {
    guard let owner = id.owner else { return true }
    return id.name == "init" || owners.contains(owner.name)
      || Catalog.type(owner.name)?.members.contains(id.name) == true
  }

  private static func page(of id: DeclarationID) -> InterfacePage? {
    guard let owner = id.owner else {
      return (id.kind == .type ? InterfacePage(type: id.name) : nil) ?? InterfacePage(global: id.name)
    }
    if owners.contains(owner.name), let own = InterfacePage(id.name, of: owner.name) { return own }
    return InterfacePage(type: owner.name)
  }
}
