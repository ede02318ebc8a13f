import Checking
package import Interpreter
import Lint
package import Semantics
package import SourceText
import Syntax
package import ViewGraph

extension Analysis {
  /// The scenes of a file that a page can show.
  package func drawableScenes(of file: FileID) -> [SceneRequest] {
    let program = program
    return Scenes.all(in: file, program: program).filter { !$0.isApp(in: program) }
  }

  /// Which of the scenes shows the code at `offset` best; nil where none does.
  package func scene(showing offset: ByteOffset, among scenes: [SceneRequest], in file: FileID) -> Int? {
    requests(showing: offset, in: file).lazy.compactMap { scenes.firstIndex(of: $0) }.first
  }

  /// How the project shows a scene.
  package func shownConfiguration(of request: SceneRequest) -> SceneConfiguration {
    request.settings.applied(to: memory.configuration.shownScene(of: request.file))
  }

  /// A scene with its picture; where somebody uses it, after what was done with it.
  package func drawn(
    _ request: SceneRequest,
    in configuration: SceneConfiguration,
    presses: [ScenePress]? = nil,
    lastPass: Int? = nil
  ) -> SceneResult {
    SceneEvaluator.draw(
      request,
      program: program,
      configuration: configuration,
      presses: presses,
      lastPass: lastPass
    )
  }

  /// What a scene would be after some edits; nil where the program does not parse then, or has no such scene.
  package func drawn(
    _ request: SceneRequest,
    in configuration: SceneConfiguration,
    presses: [ScenePress],
    after edits: [FileEdit]
  ) -> SceneResult? {
    var trees: [FileID: SyntaxTree] = [:]
    for (file, own) in Dictionary(grouping: edits, by: \.file) {
      guard let tree = tree(of: file)?.reparsed(after: TextEdit.joined(own.map(\.edit))), tree.diagnostics.isEmpty
      else {
        return nil
      }
      trees[file] = tree
    }
    var program = program
    program.change(trees)
    let same = Scenes.all(in: request.file, program: program).first {
      $0.view == request.view && $0.preview == request.preview
    }
    return same.map { SceneEvaluator.draw($0, program: program, configuration: configuration, presses: presses) }
  }
}

extension SceneRequest {
  /// An app's windows show views that are listed themselves.
  package func isApp(in program: Program) -> Bool {
    guard case .provider(let type) = source else { return false }
    return program.type(named: type)?.conforms(to: "App") ?? false
  }

  /// The name of the scene in the menu of a page.
  package var pageTitle: String { preview.map { "\(view): \($0)" } ?? view }
}
