import Semantics
import SourceText

/// Which previews of a program call which types, whichever file asks.
final class PreviewIndex: Sendable {
  private let previews: [String: [(file: FileID, preview: PreviewDeclaration)]]
  /// The types that may be `PreviewProvider`s, sorted, with the types that their previews call.
  private let providers: [(name: String, calls: Set<String>)]

  /// The index of a version of a program, which is made once.
  static func of(_ program: Program) -> PreviewIndex {
    program.sharedMemos.shared(PreviewIndex.self) { PreviewIndex(program) }
  }

  private init(_ program: Program) {
    providers = program.typesNaming(Self.providerProtocol).map { name in
      (name, program.declarations(ofType: name).reduce(into: []) { $0.formUnion($1.namesInPreviews) })
    }
    var previews: [String: [(file: FileID, preview: PreviewDeclaration)]] = [:]
    for (file, contents) in program.files.ordered(by: { $0.key < $1.key }) {
      for preview in contents.previews.map(\.preview) {
        for name in Set(preview.constructedNames) { previews[name, default: []].append((file, preview)) }
      }
    }
    self.previews = previews
  }

  private static let providerProtocol = "PreviewProvider"

  /// The previews that call `type`: those of `file` first, then those of the others in the order of their paths.
  func previews(of type: String, nextTo file: FileID) -> [PreviewDeclaration] {
    let all = previews[type] ?? []
    return (all.filter { $0.file == file } + all.filter { $0.file != file }).map(\.preview)
  }

  /// The providers whose previews can show `type`, as far as their calls tell: those of nested types do not. `program`
  /// decides what their names mean.
  func providers(of type: String, in program: Program) -> [String] {
    let isNested = type.contains(".")
    return providers.filter { isNested || $0.calls.contains(type) }.map(\.name).filter { name in
      program.type(named: name)?.conformances.contains(Self.providerProtocol) == true
    }
  }
}

extension TypeDeclaration {
  var namesInPreviews: Set<String> {
    var names: Set<String> = []
    for variable in members.variables where variable.name == "previews" && variable.modifiers.contains(.static) {
      names.formUnion((variable.accessors.getter?.body ?? variable.initializer)?.constructedNames ?? [])
    }
    return names
  }
}
