package import Interpreter
import Queries
import Semantics
import SourceText
import ViewGraph

extension ProgramScope {
  /// What `reduce` of the key does with sample values; nil where it cannot be run.
  func reduceTrial(of key: PreferenceKeyParts) -> ReduceTrial? {
    derived(Self.reductions, for: key.type.declaration.type.span) { scope in
      let declaration = key.type.declaration.type
      // What it keeps from one call for the next decides, and is not what it starts with in a program.
      guard !key.writesElsewhere(in: scope) else { return nil }
      let run = { (scope: ProgramScope) in
        ReduceTrial(key: declaration, program: scope.program(seenBy: declaration)) { scope.readRunCode(of: $0) }
      }
      guard let source = scope.selfContainedSource(of: key) else { return run(scope) }
      return scope.derived(Self.reductionsBySource, for: source, run)
    }
  }

  private static let reductions = Query<SourceSpan, ReduceTrial?>()
  /// By the source of keys that stand on nothing but the language and the framework.
  private static let reductionsBySource = Query<[UInt8], ReduceTrial?>()

  /// The program in which the name of a declaration means that one, also where another file declares the name too.
  func program(seenBy declaration: TypeDeclaration) -> Program {
    program.seen(from: declaration, for: declaration.qualifiedName) ?? program
  }

  /// The declaration's source without its name; nil where it names anything that the program declares. Keys of one source
  /// join values in the same way, and most projects write the same three keys again and again.
  private func selfContainedSource(of key: PreferenceKeyParts) -> [UInt8]? {
    let declaration = key.type.declaration.type
    guard key.type.extensions.isEmpty, declaration.qualifiedName == declaration.name,
      let source = index(of: declaration.span.unit)?.unit.source
    else { return nil }
    let head = source.bytes(declaration.span.start, declaration.nameSpan.start)
    let tail = source.bytes(declaration.nameSpan.end, declaration.span.end)
    let own = Set(["reduce", "defaultValue", "Value"] + (key.reduce?.parameters.map(\.name) ?? []))
    let words = (head + tail).split { !$0.isPartOfWord }.map { String(decoding: $0, as: UTF8.self) }
    guard words.allSatisfy({ own.contains($0) || !declares($0) }) else { return nil }
    return Array(head + tail)
  }

  /// Notes what a scene has read that was evaluated for this, nil where that is not known, beyond what `scene` has read:
  /// what is asked here is asked of a scene that is as it was.
  package func readCode(_ reads: SceneReads?, beyond scene: SceneReads?) {
    guard let reads else { return read(.everything) }
    readRunCode(of: scene.map { reads.units(readFurtherThan: $0, in: program) } ?? reads.units(in: program))
  }

  /// Notes what code has read that was run: its units, and the names that it has looked up, found or not.
  func readRunCode(of units: Set<UnitID>) {
    read(.signatures)
    for unit in units { read(.unit(unit)) }
  }
}

extension PreferenceKeyParts {
  /// Whether `reduce` sets anything besides what it is given.
  fileprivate func writesElsewhere(in scope: ProgramScope) -> Bool {
    guard let reduce else { return false }
    return SideEffects(of: reduce, in: type, scope: scope).all.contains { $0.kind == .write }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func bytes(_ start: UInt32, _ end: UInt32) -> ArraySlice<UInt8> {
    dropFirst(Int(start)).prefix(start < end ? Int(end - start) : 0)
  }
}
