package import Interpreter
import Queries
import Semantics
package import ViewGraph

/// The scenes that rules judge: previews, and the views that nothing in the workspace instantiates. A view that is
/// instantiated is judged where it is used.
package enum RootScenes {
  package static func all(in scope: ProgramScope) -> [SceneRequest] { all(in: scope, of: scope.files) }

  /// Those of some files, in their order.
  static func all(in scope: ProgramScope, of files: [FileID]) -> [SceneRequest] {
    files.flatMap { file in
      scope.derived(inFile, for: file) { scope in
        // Which of its types are views, and where their parts stand, may change with any signature.
        scope.read(.text(file))
        scope.read(.signatures)
        for type in scope.tables.types(in: file) { scope.read(.type(type.qualifiedName)) }
        let scenes = Scenes.all(in: file, program: scope.program)
        for other in Set(scenes.flatMap(\.settings.files)) { scope.read(.text(other)) }
        return scenes.filter { isRoot($0, in: scope) }
      }
    }
  }

  private static let inFile = Query<FileID, [SceneRequest]>()

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
