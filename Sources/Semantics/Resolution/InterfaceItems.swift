import SourceText
import Synchronization
import Syntax

/// What the interfaces of the frameworks declare at top level, by name. An item is lowered when something that it declares
/// is first asked for: a program names few of them.
final class InterfaceItems: Sendable {
  /// A top-level declaration; `file` is the number of its file.
  private struct Item {
    let node: SyntaxNode
    let file: Int
  }

  /// Where the numbers of the items begin, which tells them from the units of any workspace.
  private static let firstUnit: UInt32 = 0x8000_0000

  let files: [(id: FileID, tree: SyntaxTree)]
  private let items: [Item]
  private let outline: InterfaceOutline
  private let operators: OperatorTable
  private let lowered = Mutex<[Int: [Unit.Content]]>([:])

  /// The files may come in any order.
  init(_ trees: [FileID: SyntaxTree]) {
    files = trees.ordered { $0.key < $1.key }.map { ($0.key, $0.value) }
    var operators = OperatorTable()
    for (_, tree) in files { operators.add(OperatorDeclarations(of: tree)) }
    self.operators = operators
    items = files.enumerated().flatMap { file, written in
      (SourceFileSyntax(written.tree.root)?.statements ?? []).map { Item(node: $0, file: file) }
    }
    outline = InterfaceOutline(of: items.map(\.node))
  }

  /// The types, aliases, functions and variables that are declared at top level.
  var typeNames: [String] { outline.typeNames }
  var valueNames: [String] { outline.valueNames }

  // MARK: Lookup

  /// The declarations and extensions of the type of that qualified name, in the order of files and places.
  func types(named name: String) -> [TypeDeclaration] {
    let all = allTypes(named: name)
    guard all.contains(where: { $0.qualifiedName != name }) else { return all }
    let isDeclared = all.contains { $0.kind != .extension }
    return all.filter { part in
      part.qualifiedName == name
        || isDeclared && !allTypes(named: part.qualifiedName).contains { $0.kind != .extension }
    }
  }

  /// Those whose names are that one but for a module before it, too.
  private func allTypes(named name: String) -> [TypeDeclaration] {
    contents(outline.types[String(name.prefix { $0 != "." })]).flatMap { content -> [TypeDeclaration] in
      guard case .type(let type) = content else { return [] }
      return type.withNested.filter { $0.isNamed(name) }
    }
  }

  func functions(named name: String) -> [FunctionDeclaration] {
    contents(outline.functions[name]).compactMap { content in
      guard case .function(let function) = content else { return nil }
      return function
    }
  }

  func variable(named name: String) -> VariableDeclaration? {
    contents(outline.variables[name]).lazy.compactMap { content in
      guard case .variables(let variables) = content else { return nil }
      return variables.first { $0.name == name }
    }.first
  }

  func `typealias`(named name: String) -> TypealiasDeclaration? {
    contents(outline.typealiases[name]).lazy.compactMap { content in
      guard case .typealias(let alias) = content else { return nil }
      return alias
    }.first
  }

  // MARK: Places

  static func holds(_ span: SourceSpan) -> Bool { span.unit.index >= firstUnit && span != .none }

  func file(of unit: UnitID) -> FileID? { number(of: unit).map { files[items[$0].file].id } }

  /// What is written there.
  func written(at span: SourceSpan) -> WrittenDeclaration? {
    guard let number = number(of: span.unit) else { return nil }
    let item = items[number]
    let start = item.node.range.start.value
    let range = ByteRange(start &+ Int(span.start), start &+ Int(span.end))
    return WrittenDeclaration(file: files[item.file].id, tree: files[item.file].tree, range: range)
  }

  /// The place of a range of a file in the item that holds it.
  func span(of range: ByteRange, in file: FileID) -> SourceSpan? {
    let number = items.firstIndex { files[$0.file].id == file && $0.node.range.contains(range) }
    guard let number else { return nil }
    let start = items[number].node.range.start.value
    return SourceSpan(
      unit: id(of: number),
      start: UInt32(clamping: range.start.value &- start),
      end: UInt32(clamping: range.end.value &- start)
    )
  }

  // MARK: Lowering

  private func contents(_ numbers: [Int]?) -> [Unit.Content] { (numbers ?? []).flatMap(contents) }

  private func contents(of number: Int) -> [Unit.Content] {
    if let known = lowered.withLock({ $0[number] }) { return known }
    let node = items[number].node
    let lowering = Lowering(
      unit: id(of: number),
      start: node.range.start.value,
      operators: operators,
      notesSignatures: false
    )
    let made = lowering.contents(node)
    // Whoever else has made them in the meantime has given them away.
    return lowered.withLock { lowered in
      if let known = lowered[number] { return known }
      lowered[number] = made
      return made
    }
  }

  private func id(of number: Int) -> UnitID { UnitID(Self.firstUnit &+ UInt32(clamping: number)) }

  private func number(of unit: UnitID) -> Int? {
    guard unit.index >= Self.firstUnit else { return nil }
    let number = Int(unit.index - Self.firstUnit)
    return items.indices.contains(number) ? number : nil
  }
}
