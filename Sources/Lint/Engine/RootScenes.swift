package import Interpreter
import Semantics

/// The scenes that rules judge: previews, and the views that nothing in the workspace instantiates. A view that is
/// instantiated is judged where it is used.
package enum RootScenes {
  package static func all(in scope: ProgramScope) -> [SceneRequest] { all(in: scope, of: scope.files) }

  /// Those of some files, in their order.
  static func all(in scope: ProgramScope, of files: [FileID]) -> [SceneRequest] {
    let program = scope.program
    return files.flatMap { file in
      Scenes.all(in: file, program: program).filter { isRoot($0, in: scope) }
    }
  }

  static func isRoot(_ request: SceneRequest, in scope: ProgramScope) -> Bool {
    guard case .view(let type) = request.source else { return true }
    return !scope.isInstantiated(type)
  }
}

extension ProgramScope {
  /// Whether anything outside of the type makes a value of it: `Row(…)`, `Card.Row(…)`.
  fileprivate func isInstantiated(_ type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return calls(name).contains { occurrence in
      !occurrence.scope.chain.contains { scope in
        if case .type(let declaration) = scope.kind { return declaration.qualifiedName == type }
        return false
      }
    }
  }
}
