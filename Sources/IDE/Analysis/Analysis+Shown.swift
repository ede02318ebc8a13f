package import Interpreter
package import Semantics

extension Analysis {
  /// Every scene of a file as the editor shows it: in the first configuration of the project.
  package func shownScenes(of file: FileID) -> [SceneResult] {
    let program = program
    return Scenes.all(in: file, program: program).map { request in
      scene(request, program, shownConfiguration(of: request), explains: true)
    }
  }
}
