package import Interpreter
package import Semantics

extension Analysis {
  /// The scenes of a file as the editor shows them, in the first configuration of the project: all, or those that were
  /// evaluated while somebody waited.
  package func shownScenes(of file: FileID) -> [SceneResult] {
    let program = program
    var shown: [SceneResult] = []
    for request in Scenes.all(in: file, program: program) where !isCancelled() {
      let scene = scene(request, program, shownConfiguration(of: request), explains: true)
      if !scene.isAbandoned { shown.append(scene) }
    }
    return shown
  }
}
