package import Semantics
package import SourceText
package import Syntax

/// What a rule about names, types and data flow looks at: the program, with an index over it.
package struct ProgramScope: Sendable {
  package let program: Program
  private let units: [UnitIndex]

  package init(program: Program) {
    self.program = program
    units = program.files.values.sorted { $0.id < $1.id }.flatMap { file in
      file.units.map { UnitIndex($0.unit, file: file.id) }
    }
  }

  /// The calls of `name`, in the order of files and places.
  package func calls(_ name: String) -> [CallOccurrence] { units.flatMap { $0.calls[name] ?? [] } }

  package var subscripts: [ExpressionOccurrence] { units.flatMap(\.subscripts) }

  /// Uses of a name that no local scope declares.
  package func names(_ name: String) -> [ExpressionOccurrence] { units.flatMap { $0.names[name] ?? [] } }

  package var types: [TypeOccurrence] { units.flatMap(\.types) }

  /// Where `span` is in its file.
  package func place(_ span: SourceSpan) -> Place? {
    program.absolute(span).map { Place(file: $0.0, range: $0.1) }
  }

  /// The source text of `span`.
  package func text(_ span: SourceSpan) -> String? {
    place(span).map { text($0) }
  }

  package func text(_ place: Place) -> String {
    program.tree(place.file)?.text.string(in: place.range) ?? ""
  }
}
