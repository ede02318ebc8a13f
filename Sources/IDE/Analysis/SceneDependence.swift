package import Interpreter
package import Semantics

/// Which scenes of a program can show something of certain files.
package struct SceneDependence: Sendable {
  private let graph: UnitGraph
  private let units: Set<UnitID>

  package init(_ program: Program, on files: Set<FileID>) {
    graph = UnitGraph(program, known: UnitNameTable())
    units = Set(files.flatMap { program.files[$0]?.units ?? [] }.map(\.unit.id))
  }

  /// Whether what the scene shows can depend on one of the files.
  package func includes(_ request: SceneRequest) -> Bool {
    graph.units(reachedBy: request).contains { units.contains($0.id) }
  }
}
