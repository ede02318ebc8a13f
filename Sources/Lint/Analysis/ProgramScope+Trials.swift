import Interpreter
import Queries
import Semantics
import SourceText

extension ProgramScope {
  /// What `reduce` of the key does with sample values; nil where it cannot be run.
  func reduceTrial(of key: PreferenceKeyParts) -> ReduceTrial? {
    derived(Self.reductions, for: key.type.declaration.type.span) { scope in
      let name = key.type.declaration.type.qualifiedName
      scope.readRunCode(of: key.type)
      guard let source = scope.selfContainedSource(of: key) else { return ReduceTrial(key: name, program: program) }
      return scope.derived(Self.reductionsBySource, for: source) { _ in ReduceTrial(key: name, program: program) }
    }
  }

  private static let reductions = Query<SourceSpan, ReduceTrial?>()
  /// By the source of keys that stand on nothing but the language and the framework.
  private static let reductionsBySource = Query<[UInt8], ReduceTrial?>()

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

  /// Notes what a scene has read that was evaluated for this.
  func readCode(of scene: SceneResult) {
    guard let reads = scene.reads else { return read(.everything) }
    read(.signatures)
    for unit in reads.units { read(.unit(unit)) }
  }

  /// Notes what running the type's code may read: its own code, and everything where it names what others declare.
  func readRunCode(of type: TypeParts) {
    let own = type.all.map(\.type.span.unit)
    var declared: Set<String> = []
    var words: Set<String> = []
    for unit in own {
      guard let index = index(of: unit) else { continue }
      declared.formUnion(index.unit.declaredNames)
      words.formUnion(index.unit.source.split { !$0.isPartOfWord }.map { String(decoding: $0, as: UTF8.self) })
    }
    for word in words.union(Self.namesOfRunCode) where !declared.contains(word) && declares(word) {
      read(.everything)
      return
    }
  }

  /// What evaluation looks up although no code names it.
  private static let namesOfRunCode: Set = ["View", "Layout", "PreferenceKey", "CGFloat", "CGSize", "CGRect"]
}

extension ArraySlice<UInt8> {
  fileprivate func bytes(_ start: UInt32, _ end: UInt32) -> ArraySlice<UInt8> {
    dropFirst(Int(start)).prefix(start < end ? Int(end - start) : 0)
  }
}
