import Semantics
import SourceText
import Syntax
import TestSupport
import Testing

/// What names mean and which types expressions have, as the fixtures under `Tests/Fixtures/types` say under them:
///
///     let width = proxy.size.width
///     //  ^^^^^ type(): CGFloat
///     //                ^^^^ means(): var size of GeometryProxy
@Suite struct TypeFixtureTests {
  @Test(arguments: Fixture.all(in: "types")) func types(_ fixture: Fixture) {
    let file = FileID(fixture.name)
    let tree = SyntaxTree.parse(SourceText(fixture.text))
    let typing = Typing(Program([file: tree]))
    let found = fixture.annotations.map { annotation in
      let start = tree.text.lineStart(annotation.line - 1).value + annotation.startColumn - 1
      let range = ByteRange(start: ByteOffset(start), count: annotation.endColumn - annotation.startColumn)
      var actual = annotation
      actual.message =
        annotation.severity == "type" ? typing.notation(of: range, in: file) : typing.meaning(of: range, in: file)
      return actual
    }
    #expect(zip(fixture.annotations, found).filter { $0.message != $1.message }.map { "\($0): is \($1.message)" } == [])
  }
}

extension Typing {
  fileprivate func notation(of range: ByteRange, in file: FileID) -> String {
    type(of: range, in: file)?.description ?? "nothing"
  }

  /// `var size of GeometryProxy`
  fileprivate func meaning(of range: ByteRange, in file: FileID) -> String {
    guard let (_, resolution) = name(at: range.start, in: file) else { return "nothing" }
    switch resolution {
    case .local: return "local"
    case .module(let name): return "module \(name)"
    case .structural: return "structure"
    case .unknown(let reason): return "unknown: \(reason)"
    case .declaration(let id):
      let owner = id.owner.map { " of \($0.name)" } ?? ""
      return "\(id.kind.word) \(id.name)\(owner)"
    }
  }
}

extension DeclarationID.Kind {
  fileprivate var word: String {
    switch self {
    case .type: "type"
    case .function: "func"
    case .variable: "var"
    case .subscript: "subscript"
    case .enumCase: "case"
    case .typealias: "typealias"
    case .genericParameter: "parameter"
    case .preview: "preview"
    case .code: "code"
    }
  }
}
