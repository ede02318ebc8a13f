import Semantics
import SourceText
import Syntax
import TestSupport
import Testing

/// A program that is changed again and again knows what one knows that is made of the same files at once, and tells how
/// its versions differ.
@Suite struct ProgramChangeTests {
  private static let steps = 40

  @Test(arguments: UInt64(0)..<12) func aChangedProgramIsTheSameAsANewOne(seed: UInt64) throws {
    var workspace = ChangingWorkspace(seed: seed)
    var versions = [(program: workspace.program, files: workspace.trees.mapValues(\.text))]
    for step in 0..<Self.steps {
      let edited = workspace.change()
      let program = workspace.program
      let fresh = Program(workspace.trees)
      let names = fresh.allNames.union(program.allNames)
      let differing = zip(program.description(of: names), fresh.description(of: names)).first { $0 != $1 }
      #expect(differing == nil, "step \(step): \(edited)")
      for earlier in versions {
        let change = try #require(program.change(since: earlier.program.version))
        #expect(change.isDifference(from: earlier.program, to: program), "step \(step): \(edited)")
        let changed = Set(workspace.trees.keys).union(earlier.files.keys).filter { file in
          workspace.trees[file]?.text != earlier.files[file]
        }
        #expect(change.files.isSuperset(of: changed))
      }
      versions.append((program, workspace.trees.mapValues(\.text)))
      if versions.count > 4 { versions.remove(at: step % 3) }
    }
  }

  @Test func aBodyEditReplacesItsUnitAlone() throws {
    let file = FileID("A.ui")
    let source = "struct A { func f() { print(1) } }\nfunc g() {}\n"
    var program = Program([file: SyntaxTree.parse(SourceText(source))])
    let earlier = program
    program.setFile(file, to: SyntaxTree.parse(SourceText(source.replacing("print(1)", with: "print(23)"))))
    let change = try #require(program.change(since: earlier.version))
    #expect(change.names.isEmpty)
    #expect(change.files == [file])
    #expect(change.removedUnits == Set(earlier.files[file]?.units.prefix(1).map(\.unit.id) ?? []))
    #expect(change.insertedUnits == Set(program.files[file]?.units.prefix(1).map(\.unit.id) ?? []))
    #expect(earlier.change(since: program.version) == nil)
  }

  @Test func aUnitThatCameInBetweenAndWasEditedThenIsNoEditOfTheEarlierVersion() throws {
    let file = FileID("A.ui")
    var program = Program([file: SyntaxTree.parse(SourceText("struct A { func f() { g() } }\n"))])
    let earlier = program
    let sources = ["func g() { print(1) }\n", "func g() { print(23) }\n"]
    let other = FileID("B.ui")
    for source in sources { program.setFile(other, to: SyntaxTree.parse(SourceText(source))) }
    let change = try #require(program.change(since: earlier.version))
    #expect(change.insertedUnits == Set(program.files[other]?.units.map(\.unit.id) ?? []))
    #expect(change.removedUnits.isEmpty)
    #expect(change.edits.isEmpty)
  }

  @Test func unitsOfProgramsOnOneOriginAreNotTakenForEachOther() throws {
    let file = FileID("A.ui")
    let origin = Program([file: SyntaxTree.parse(SourceText("let a = 1\n"))])
    var (one, other) = (origin, origin)
    one.setFile(file, to: SyntaxTree.parse(SourceText("let a = 2\n")))
    other.setFile(file, to: SyntaxTree.parse(SourceText("let a = 3\n")))
    let unit = try #require(one.files[file]?.units.first?.unit)
    #expect(one.holds(unit.id))
    #expect(one.unit(unit.id) === unit)
    #expect(!other.holds(unit.id))
    #expect(one.version != other.version)
    #expect(other.change(since: one.version) == nil)
  }
}

/// Files that come, go and change at random, with the program that follows them.
private struct ChangingWorkspace {
  private(set) var trees: [FileID: SyntaxTree] = [:]
  private(set) var program: Program
  private var generator: SeededGenerator
  private let texts: [String]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    texts = Self.sources
    for index in 0..<3 { trees[Self.file(index)] = Self.parse(texts[(index + Int(seed)) % texts.count]) }
    program = Program(trees)
  }

  /// Makes a change and says which one.
  mutating func change() -> String {
    let file = Self.file(generator.below(5))
    guard let tree = trees[file] else {
      let text = generator.pick(texts) ?? ""
      set(file, to: Self.parse(text))
      return "added \(file)"
    }
    if generator.below(8) == 0 {
      trees[file] = nil
      program.removeFile(file)
      return "removed \(file)"
    }
    if generator.below(8) == 0 {
      let others = trees.keys.sorted().filter { $0 != file && generator.below(3) == 0 }
      var changes: [FileID: SyntaxTree?] = [:]
      for other in others + [file] {
        let text = generator.pick(texts) ?? ""
        changes[other] = generator.below(4) == 0 ? .some(nil) : Self.parse(text)
      }
      for (file, tree) in changes { trees[file] = tree }
      program.change(changes)
      return "changed \(changes.keys.sorted())"
    }
    let bytes = tree.text.bytes
    let edit = RandomEdit.next(in: bytes, using: &generator)
    let text = String(decoding: edit.applied(to: bytes), as: UTF8.self)
    if generator.below(2) == 0 {
      set(file, to: Self.parse(text))
    } else {
      let edit = TextEdit(
        range: ByteRange(edit.range.lowerBound, edit.range.upperBound),
        replacement: String(decoding: edit.replacement, as: UTF8.self)
      )
      set(file, to: tree.reparsed(after: [edit]))
    }
    return "changed \(edit) in \(file) to \(trees[file]?.text.string ?? "")"
  }

  private mutating func set(_ file: FileID, to tree: SyntaxTree) {
    trees[file] = tree
    program.setFile(file, to: tree)
  }

  private static func parse(_ text: String) -> SyntaxTree { SyntaxTree.parse(SourceText(text)) }

  private static func file(_ index: Int) -> FileID { FileID(index < 3 ? "App/\(index).ui" : "Kit/Sub/\(index).ui") }

  private static let sources = [
    """
    protocol Titled: Identifiable { var title: String { get } }
    extension Titled { var title: String { "none" }; var id: Int { 0 } }
    struct Row: View, Titled { let item: Item; var body: some View { Text(item.name).padding(gap) } }
    struct Item: Base { var name = "a"; enum Kind: String { case one, two = "b" } }
    typealias Base = Comparable
    let gap = 4, wide = 5.0
    func make(_ a: Int) -> Row { Row(item: Item()) }
    func make(_ a: String) -> Row { Row(item: Item()) }

    """,
    """
    class Model: Store { @Published var items: [Item] = [] }
    class Store: ObservableObject { init() { struct Local: Titled {} } }
    extension View { func framed() -> some View { padding(gap) } }
    struct Outer { struct Base: Equatable {}; struct Inner: Base, Titled {} }
    private struct Item: Shape { func path(in rect: CGRect) -> Path { Path() } }
    #Preview { Row(item: Item()) }

    """,
    """
    infix operator <>: MultiplicationPrecedence
    func <> (a: Int, b: Int) -> Int { a * b }
    let gap: CGFloat = 1 <> 2 + 3
    extension Outer.Inner: Hashable { static let gap = 3 }
    #if DEBUG
    struct Row: View { var body: some View { Text("debug") } }
    typealias Titled = Identifiable
    #endif
    VStack { Text("a") }

    """,
  ]
}

extension Program {
  fileprivate var allUnits: [Unit] { files.values.flatMap { $0.units.map(\.unit) } }

  /// The names of all types and globals.
  fileprivate var allNames: Set<String> {
    var names: Set<String> = ["View", "Identifiable", "Comparable", "Base"]
    for content in allUnits.flatMap(\.contents) {
      switch content {
      case .type(let type): add(type, to: &names)
      case .function(let function): names.insert(function.name)
      case .variables(let variables): names.formUnion(variables.map(\.name))
      case .typealias(let alias): names.insert(alias.name)
      case .preview, .code: continue
      }
    }
    return names
  }

  private func add(_ type: TypeDeclaration, to names: inout Set<String>) {
    names.formUnion([type.qualifiedName, type.name])
    names.formUnion(type.members.functions.map(\.name) + type.members.variables.map(\.name))
    for nested in type.members.types { add(nested, to: &names) }
  }

  /// What the program says about its units and about `names`, from each of its files.
  fileprivate func description(of names: Set<String>) -> [String] {
    var lines: [String] = []
    for (file, contents) in files.sorted(by: { $0.key < $1.key }) {
      lines.append("\(file): \(contents.units.count)")
      for placed in contents.units {
        let whole = SourceSpan(unit: placed.unit.id, start: 0, end: UInt32(placed.unit.byteCount))
        lines.append("\(file) \(placed.start)+\(placed.unit.byteCount) \(place(whole)) \(holds(placed.unit.id))")
        #expect(unit(placed.unit.id) === placed.unit)
        lines += placed.unit.signatures.map { "\($0)" }.sorted()
      }
    }
    for name in names.sorted() {
      lines.append("\(name) \(declares(name)) \(signature(ofName: name.hashValue)) \(typesNaming(name))")
      lines.append("declared \(declarations(ofType: name).map { place($0.span) })")
      for file in files.keys.sorted() { lines.append("from \(file): \(seen(from: file).meaning(of: name))") }
    }
    return lines
  }

  private func meaning(of name: String) -> String {
    let functions = globalFunctions(name).map { place($0.span) }
    let variable = globalVariable(name).map { place($0.span) } ?? "none"
    let alias = `typealias`(named: name).map { place($0.span) } ?? "none"
    guard let type = type(named: name) else { return "\(functions) \(variable) \(alias) \(conformers(of: name))" }
    let parts = ([type.declaration].compactMap(\.self) + type.extensions).map { place($0.span) }
    let inherited = "\(type.conformances.sorted()) \(type.superclass?.name ?? "") \(type.protocols.map(\.name))"
    let supertypes = (type.protocols + [type.superclass].compactMap(\.self)).flatMap { inherited in
      ([inherited.declaration].compactMap(\.self) + inherited.extensions).map { place($0.span) }
    }
    let stored = type.storedProperties.map { place($0.span) }
    return "\(functions) \(variable) \(alias) \(parts) \(inherited) \(supertypes) \(stored) \(conformers(of: name))"
  }

  private func place(_ span: SourceSpan) -> String { absolute(span).map { "\($0.file)\($0.range)" } ?? "nowhere" }
}

extension ProgramChange {
  /// Whether it tells how the two differ, as far as their units tell.
  fileprivate func isDifference(from earlier: Program, to later: Program) -> Bool {
    let (old, new) = (Set(earlier.allUnits.map(\.id)), Set(later.allUnits.map(\.id)))
    let hashes = Set((earlier.allUnits + later.allUnits).flatMap { $0.signatures.map(\.name) })
    let differing = hashes.filter { earlier.signature(ofName: $0) != later.signature(ofName: $0) }
    let units = removedUnits == old.subtracting(new) && insertedUnits == new.subtracting(old)
    let edits = edits.allSatisfy { removedUnits.contains($0) && $1.new.map(insertedUnits.contains) ?? false }
    return units && edits && Set(names) == differing && foundNames.allSatisfy(names.contains)
  }
}
