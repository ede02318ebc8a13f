import Interpreter
import Layout
import Semantics
import SourceText
import Syntax
import TestSupport
import Testing

/// What evaluations have worked out about a program ends with it: an editor makes a version of it with every key.
@Suite struct LifetimeTests {
  private struct Weak {
    weak var memos: ProgramMemos?
  }

  @Test(arguments: ["frames", "language", "checks"].flatMap { Fixture.all(in: $0) })
  func nothingOutlivesAProgramThatWasEvaluated(_ fixture: Fixture) {
    let known = evaluated(fixture)
    #expect(known.allSatisfy { $0.memos == nil })
  }

  /// What is known about the program, seen from everywhere and from its file, when all of its scenes were evaluated.
  private func evaluated(_ fixture: Fixture) -> [Weak] {
    let file = FileID("App.ui")
    let other = FileID("Other/App.ui")
    let tree = SyntaxTree.parse(SourceText(fixture.text))
    // Whatever is declared twice means something else in each of the files.
    let program = Program([file: tree, other: tree])
    for request in Scenes.all(in: file, program: program) {
      let session = SceneSession(request, of: program)
      _ = session.result(in: SceneConfiguration(size: Size(width: 320, height: 568)), limits: .brief)
    }
    return [Weak(memos: program.memos), Weak(memos: program.seen(from: file).memos)]
  }
}
