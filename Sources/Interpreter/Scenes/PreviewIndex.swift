import Semantics

/// Which previews of a program call which types.
final class PreviewIndex {
  private var previews: [String: [(file: FileID, preview: PreviewDeclaration)]] = [:]
  /// The types that are `PreviewProvider`s, sorted, with the types that their previews call.
  private let providers: [(name: String, calls: Set<String>)]

  init(_ program: Program) {
    providers = program.conformers(of: "PreviewProvider").map { name in
      (name, program.type(named: name)?.namesInPreviews ?? [])
    }
    for (file, contents) in program.files.sorted(by: { $0.key < $1.key }) {
      for preview in contents.previews {
        for name in Set(preview.constructedNames) { previews[name, default: []].append((file, preview)) }
      }
    }
  }

  /// The previews that call `type`: those of `file` first, then those of the others in the order of their paths.
  func previews(of type: String, nextTo file: FileID) -> [PreviewDeclaration] {
    let all = previews[type] ?? []
    return (all.filter { $0.file == file } + all.filter { $0.file != file }).map(\.preview)
  }

  /// The providers whose previews can show `type`, as far as their calls tell: those of nested types do not.
  func providers(of type: String) -> [String] {
    let isNested = type.contains(".")
    return providers.filter { isNested || $0.calls.contains(type) }.map(\.name)
  }
}

extension NominalType {
  fileprivate var namesInPreviews: Set<String> {
    var names: Set<String> = []
    for case .variable(let variable, _) in staticMembers("previews") {
      names.formUnion((variable.accessors.getter?.body ?? variable.initializer)?.constructedNames ?? [])
    }
    return names
  }
}
