import SourceText
import Syntax

/// The signatures of what a unit declares, by name, collected while it is lowered.
struct UnitSignatures: Sendable {
  private struct Entry {
    var all = Sum()
    var found = Sum()
  }

  /// Among declarations of one name their order counts.
  private struct Sum {
    private(set) var value: UInt64 = 0
    private var count: UInt64 = 0

    mutating func add(_ hash: UInt64) {
      value &+= hash.scrambled(with: count)
      count &+= 1
    }
  }

  private var table: [Int: Entry] = [:]

  /// Each name once, in the order of their hashes.
  var all: [NameSignature] {
    var all = table.map { NameSignature(name: $0.key, signature: $0.value.all.value, found: $0.value.found.value) }
    if !all.isEmpty { all.append(together(all)) }
    return all.ordered { $0.name < $1.name }
  }

  /// What counts for those who have asked for more names than are noted.
  private func together(_ all: [NameSignature]) -> NameSignature {
    let sum = all.reduce(0) { $0 &+ $1.signature.scrambled(with: UInt64(bitPattern: Int64($1.name))) }
    return NameSignature(name: AnyDeclaration.name, signature: sum, found: 0)
  }

  /// `isMember`: it is found only by who has read the declaration of the type around it. `path`: the types around it, whose
  /// member it is, which counts for those who look for it in there, too.
  mutating func add(_ name: String, _ hash: SignatureHash, within path: [String] = [], isMember: Bool = false) {
    let value = hash.value
    var entry = table[name.hashValue] ?? Entry()
    entry.all.add(value)
    if !isMember { entry.found.add(value) }
    table[name.hashValue] = entry
    for member in MemberName.hashes(name, within: path) { table[member, default: Entry()].all.add(value) }
  }
}

extension UInt64 {
  /// A hash that depends on both.
  func scrambled(with other: UInt64) -> UInt64 {
    var mixed = (self ^ (other &* 0x9E37_79B9_7F4A_7C15)) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Lowering {
  /// A type counts with its header, and with what a value of it is made by: stored properties, cases and initializers. A
  /// protocol counts with all that it requires, which tells what its associated types are; an extension counts for the type
  /// that it extends.
  func noteSignature(of view: TypeDeclarationSyntax, _ name: String, members: [SyntaxNode]) {
    guard notesSignatures else { return }
    var hash = SignatureHash(owner: typePath)
    hash.add(header: view.node)
    for member in members {
      switch member.kind {
      case _ where view.node.kind == .protocolDeclaration: hash.add(header: member)
      case .variableDeclaration: if let view = VariableDeclarationSyntax(member) { hash.add(storageOf: view) }
      case .enumCaseDeclaration: hash.add(whole: member)
      case .initializerDeclaration: hash.add(header: member)
      default: continue
      }
    }
    signatures.add(name, hash, within: typePath)
    if let last = name.split(separator: ".").last, last != name { signatures.add(String(last), hash) }
    if !typePath.isEmpty { signatures.add((typePath + [name]).joined(separator: "."), hash) }
    if view.node.kind == .extensionDeclaration, let target = FrameworkAliases.target(of: name) {
      signatures.add(target, hash)
    }
    note(view.genericParameters, of: typePath + [name])
  }

  /// A function, initializer or subscript.
  func noteSignature(of view: FunctionDeclarationSyntax, _ name: String) {
    guard notesSignatures else { return }
    var hash = SignatureHash(owner: typePath)
    hash.add(header: view.node)
    signatures.add(name, hash, within: typePath, isMember: isInType && !view.isOperator)
    note(view.genericParameters, of: typePath + [name])
  }

  /// The variables of one binding; `type` may be written after a later one.
  func noteSignature(
    of names: [String],
    _ binding: PatternBindingSyntax,
    in view: VariableDeclarationSyntax,
    type: SyntaxNode?
  ) {
    guard notesSignatures, !names.isEmpty else { return }
    var hash = SignatureHash(owner: typePath)
    hash.add(introductionOf: view)
    hash.add(header: binding.node)
    if binding.type == nil, let type { hash.add(whole: type) }
    for name in names { signatures.add(name, hash, within: typePath, isMember: isInType) }
  }

  func noteSignature(of element: EnumCaseElementSyntax, _ name: String, in declaration: SyntaxNode) {
    guard notesSignatures else { return }
    var hash = SignatureHash(owner: typePath)
    for piece in declaration.children where piece.kind != .enumCaseElementList { hash.add(whole: piece) }
    hash.add(whole: element.node)
    signatures.add(name, hash, within: typePath)
  }

  /// An alias or associated type. An alias counts for what it stands for, too, which its extensions extend.
  func noteSignature(of alias: TypealiasDeclaration, _ node: SyntaxNode) {
    guard notesSignatures else { return }
    var hash = SignatureHash(owner: typePath)
    hash.add(whole: node)
    signatures.add(alias.name, hash, within: typePath)
    if typePath.isEmpty, let target = alias.extendedTarget { signatures.add(target, hash) }
  }

  private func note(_ parameters: [GenericParameterSyntax], of owner: [String]) {
    for parameter in genericParameters(parameters).map(\.name).enumerated() {
      var hash = SignatureHash(owner: owner)
      hash.add(whole: parameters[parameter.offset].node)
      signatures.add(parameter.element, hash)
    }
  }
}

extension SignatureHash {
  /// The attributes, modifiers and the keyword of a variable.
  fileprivate mutating func add(introductionOf view: VariableDeclarationSyntax) {
    add(view.attributes.map(\.node) + view.modifiers.map(\.node) + [view.keyword].compactMap(\.self))
  }

  /// The stored instance properties among the variables, with their initial values.
  fileprivate mutating func add(storageOf view: VariableDeclarationSyntax) {
    guard !view.modifiers.contains(where: { $0.name == "static" || $0.name == "class" }) else { return }
    for binding in view.bindings where binding.isStored {
      add(introductionOf: view)
      add(binding.node.children.filter { $0.kind != .accessorBlock })
    }
  }
}

extension PatternBindingSyntax {
  /// It has at most observers.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard block.statements == nil else { return false }
    return block.accessors.allSatisfy { ["willSet", "didSet", "init"].contains($0.keyword?.text) }
  }
}
