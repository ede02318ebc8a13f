import Catalog
import Semantics
import SourceText
import Syntax
import Testing

/// The frameworks' interfaces, whose items are lowered when they are asked for.
struct FrameworkTests {
  /// The same interfaces as a program, all of which is lowered.
  private let program = Program(
    Dictionary(
      uniqueKeysWithValues: FrameworkModules.all.flatMap { module in
        module.families.map { (FileID("\(module.name)/\($0.name)"), SyntaxTree.parse(SourceText($0.text))) }
      }
    )
  )

  private var contents: [Unit.Content] {
    program.files.values.flatMap { $0.units.flatMap(\.unit.contents) }
  }

  @Test func allPartsOfTypesAreFound() {
    let types = contents.flatMap { content -> [TypeDeclaration] in
      guard case .type(let type) = content else { return [] }
      return [type] + type.members.types
    }
    #expect(types.count > 1_000)
    for name in Set(types.map(\.qualifiedName)) {
      let found = Frameworks.standard.parts(ofType: name)
      #expect(found?.count == program.declarations(ofType: name).count, "\(name)")
    }
  }

  @Test func allThatIsGlobalIsFound() {
    var counts: [String: Int] = [:]
    for content in contents {
      switch content {
      case .function(let function): counts[function.name, default: 0] += 1
      case .variables(let variables): for variable in variables { counts[variable.name, default: 0] += 1 }
      case .typealias(let alias): counts[alias.name, default: 0] += 1
      case .type, .preview, .code: continue
      }
    }
    #expect(counts.count > 50)
    for (name, count) in counts { #expect(Frameworks.standard.globals(name).count == count, "\(name)") }
  }

  @Test func nothingIsFoundThatIsNotDeclared() {
    for name in ["", ".", "View.", "NoSuchType", "View.NoSuchType"] {
      #expect(Frameworks.standard.parts(ofType: name) == nil)
      #expect(Frameworks.standard.globals(name).isEmpty)
    }
  }
}
