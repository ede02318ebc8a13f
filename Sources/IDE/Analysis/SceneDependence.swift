package import Interpreter
package import Semantics
package import Syntax

/// Which scenes of a program can show something of certain files.
package struct SceneDependence: Sendable {
  package let program: Program
  private let graph: UnitGraph
  private let units: Set<UnitID>

  package init(_ trees: [FileID: SyntaxTree], on files: Set<FileID>) {
    let program = Program(trees)
    self.program = program
    graph = UnitGraph(program, known: UnitNameTable())
    units = Set(files.flatMap { program.files[$0]?.units ?? [] }.map(\.unit.id))
  }

  /// Whether what the scene shows can depend on one of the files.
  package func includes(_ request: SceneRequest) -> Bool {
    graph.units(reachedBy: request).contains { units.contains($0.id) }
  }
}
