package import Semantics

/// Finds what can be shown of a file.
package enum Scenes {
  /// Each `#Preview`, each `PreviewProvider`, then each `View` type that can be made.
  package static func all(in file: FileID, program: Program) -> [SceneRequest] {
    []
  }
}
