import Catalog
import Queries
import SourceText
import Synchronization
import Syntax

/// The declarations of the frameworks, lowered from their interfaces in Swift's notation: treated like those of the
/// workspace, but the same for every program, and looked up after them.
package final class Frameworks: Sendable {
  let items: InterfaceItems
  let modules: Set<String>
  /// Files that name types and say nothing of their members.
  private let bareFiles: Set<FileID>
  private let knownNames = Lazy<(types: [String], values: [String])>()
  private let words = Lazy<[UnitWords]>()
  private let layers = Mutex<[String: MemberLayer?]>([:])
  private let schemes = Mutex<[DeclarationID: TypeScheme]>([:])

  /// One text of a module's interface.
  package struct Interface: Sendable {
    let module: String
    let family: String
    let text: String
    /// It names types and says nothing of their members.
    let isBare: Bool

    package init(module: String, family: String = "Interface", text: String, isBare: Bool = false) {
      self.module = module
      self.family = family
      self.text = text
      self.isBare = isBare
    }

    fileprivate var file: FileID { FileID("\(module)/\(family)") }
  }

  package init(_ interfaces: [Interface]) {
    let trees = interfaces.map { ($0.file, SyntaxTree.parse(SourceText($0.text))) }
    items = InterfaceItems(Dictionary(trees) { first, _ in first })
    modules = Set(interfaces.map(\.module))
    bareFiles = Set(interfaces.filter(\.isBare).map(\.file))
  }

  /// What the catalogue knows.
  package static let standard = Frameworks(
    FrameworkModules.all.flatMap { module in
      module.families.map { family in
        Interface(
          module: module.name,
          family: family.name,
          text: family.text,
          isBare: family.standing == .namesOnly
        )
      }
    }
  )

  /// Reads the interfaces of the catalogue, if nobody has: the first question that a name or a type answers takes as long.
  package static func prepare() { _ = standard }

  /// The types that are declared at top level, sorted by name.
  var typeNames: [String] { globalNames.types }

  /// The functions and variables that are declared at top level, sorted by name.
  var valueNames: [String] { globalNames.values }

  private var globalNames: (types: [String], values: [String]) {
    knownNames.value { (items.typeNames, items.valueNames) }
  }

  /// The module that declares what stands there.
  func module(of span: SourceSpan) -> String? {
    items.file(of: span.unit).map { String($0.path.prefix { $0 != "/" }) }
  }

  /// Whether the declaration says nothing of its members.
  func isBare(_ declaration: TypeDeclaration) -> Bool {
    items.file(of: declaration.span.unit).map(bareFiles.contains) ?? false
  }

  static func declares(_ span: SourceSpan) -> Bool { InterfaceItems.holds(span) }

  /// Whether the word may stand anywhere in the interfaces; if not, it does not.
  func mayContain(_ word: [UInt8]) -> Bool {
    words.value { items.files.map { UnitWords(of: $0.tree.text.bytes[...]) } }.contains { $0.mayContain(word) }
  }

  /// The members that the frameworks declare of a type; nil where they know none of that name.
  func layer(ofType name: String) -> MemberLayer? {
    if let known = layers.withLock({ $0[name] }) { return known }
    let parts = items.types(named: name)
    let made = parts.isEmpty ? nil : MemberLayer(of: NominalID(name: name, file: nil), parts, in: nil)
    return layers.withLock { layers in
      if let known = layers[name] { return known }
      layers[name] = .some(made)
      return made
    }
  }

  /// The scheme of one of the frameworks' declarations, if it has been worked out.
  func scheme(of id: DeclarationID) -> TypeScheme? { schemes.withLock { $0[id] } }

  /// Keeps a scheme, unless another thread has worked it out in the meantime.
  func keep(_ scheme: TypeScheme, of id: DeclarationID) -> TypeScheme {
    schemes.withLock { schemes in
      if let known = schemes[id] { return known }
      schemes[id] = scheme
      return scheme
    }
  }
}
