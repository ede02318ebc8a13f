import Semantics
import SourceText
import Syntax
import Testing

/// What a program keeps of its files, and how it changes with them.
@Suite struct ProgramTests {
  private let file = FileID("A.ui")

  private func program(_ source: String) -> Program { Program([file: SyntaxTree.parse(SourceText(source))]) }

  private func units(_ program: Program) -> [UnitID] { program.files[file]?.units.map(\.unit.id) ?? [] }

  @Test func anEditKeepsTheUnitsOfOtherDeclarations() {
    var program = program("struct A { var x = 1 }\n\nstruct B { var y = 2 }\n\nfunc f() {}\n")
    let before = units(program)
    program.setFile(
      file,
      to: SyntaxTree.parse(SourceText("// new\nstruct A { var x = 1 }\nstruct B { var y = 3 }\nfunc f() {}\n"))
    )
    let after = units(program)
    #expect(after.count == 3)
    #expect(after[0] == before[0])
    #expect(after[1] != before[1])
    #expect(after[2] == before[2])
  }

  @Test func spansFollowTheirUnitThroughEdits() throws {
    let source = "struct A { var height = 1 }\n"
    var program = program(source)
    let property = try #require(program.type(named: "A")?.storedProperties.first)
    program.setFile(file, to: SyntaxTree.parse(SourceText("// one\n// two\n" + source)))
    let place = try #require(program.absolute(property.nameSpan))
    #expect(program.files[file]?.tree.text.string(in: place.range) == "height")
  }

  @Test func removedDeclarationsAreGone() {
    var program = program("struct A {}\nfunc f() {}\nlet g = 1\n")
    #expect(program.type(named: "A") != nil)
    program.setFile(file, to: SyntaxTree.parse(SourceText("let g = 1\n")))
    #expect(program.type(named: "A") == nil)
    #expect(program.globalFunctions("f").isEmpty)
    #expect(program.globalVariable("g") != nil)
    program.removeFile(file)
    #expect(program.globalVariable("g") == nil)
  }

  @Test func conformancesAreFoundThroughProtocolsAndExtensionsOfOtherFiles() throws {
    var program = program("protocol P: Q {}\nstruct S: P {}\nstruct R: Shape {}\n")
    program.setFile(FileID("B.ui"), to: SyntaxTree.parse(SourceText("protocol Q {}\nextension S: Comparable {}\n")))
    let type = try #require(program.type(named: "S"))
    #expect(type.conformances.isSuperset(of: ["P", "Q", "Comparable", "Equatable"]))
    #expect(program.type(named: "R")?.conforms(to: "View") == true)
    #expect(program.conformers(of: "Q") == ["S"])
  }

  @Test func membersComeFromTheTypeThenItsProtocols() throws {
    let program = program(
      """
      protocol P {}
      extension P { var name: String { "p" }; var other: Int { 1 } }
      struct S: P { var name: String { "s" } }
      """
    )
    let type = try #require(program.type(named: "S"))
    #expect(type.members("name").count == 2)
    guard case .variable(_, let owner)? = type.members("name").first else { return #expect(Bool(false)) }
    #expect(owner.name == "S")
    #expect(type.members("other").count == 1)
    #expect(type.members("absent").isEmpty)
  }

  @Test func operatorsOfOneFileGroupTheExpressionsOfAnother() throws {
    var program = program("let x = 1 <> 2 + 3\n")
    func topOperator() -> String? {
      guard case .binary(let binary)? = program.globalVariable("x")?.initializer?.singleExpression?.kind else {
        return nil
      }
      return binary.operator
    }
    #expect(topOperator() == "<>")
    let operators = FileID("Operators.ui")
    program.setFile(operators, to: SyntaxTree.parse(SourceText("infix operator <>: MultiplicationPrecedence\n")))
    #expect(topOperator() == "+")
    program.setFile(operators, to: SyntaxTree.parse(SourceText("\n")))
    #expect(topOperator() == "<>")
  }

  @Test func aTypeOfTheOwnFileIsMeantBeforeAnAliasOfAnotherOne() throws {
    let (own, other) = (FileID("App/Settings.ui"), FileID("Kit/Names.ui"))
    var program = Program()
    program.setFile(own, to: SyntaxTree.parse(SourceText("struct Settings {}")))
    program.setFile(other, to: SyntaxTree.parse(SourceText("typealias Settings = String")))
    #expect(program.seen(from: own).typealias(named: "Settings") == nil)
    #expect(program.seen(from: other).typealias(named: "Settings")?.type?.name == "String")
    program.removeFile(own)
    #expect(program.seen(from: own).typealias(named: "Settings")?.type?.name == "String")
  }

  @Test func typesThatInheritFromThemselvesEnd() {
    let program = program("class A: B {}\nclass B: A {}\nprotocol P: P {}\nstruct S: P {}\n")
    #expect(program.type(named: "A") != nil)
    #expect(program.type(named: "S")?.conformances.contains("P") == true)
  }

  @Test(
    arguments: [
      "struct", "struct A {", "func f(", "let = 3", "}}}}", "extension { }", "enum E { case }", "#if X", "a.", "{",
      "(((((",
      "let x: = [", "var a { get set", "@", "@State", "case", "switch x { case", "\\.", "\"\\(", "x ? y", "try",
      "for in {}",
    ]
  )
  func brokenSourceIsLowered(_ source: String) {
    #expect(program(source).files[file] != nil)
  }

  @Test func deepNestingIsLowered() {
    let deep = String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000)
    #expect(units(program("let x = \(deep)\n")).count == 1)
    let chain = "x" + String(repeating: ".a()", count: 5_000)
    #expect(units(program("let y = \(chain)\n")).count == 1)
    let sum = "1" + String(repeating: " + 1", count: 20_000)
    #expect(units(program("let z = \(sum)\n")).count == 1)
  }
}
