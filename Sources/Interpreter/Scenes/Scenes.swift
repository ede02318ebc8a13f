package import Semantics

/// Finds what can be shown of a file.
package enum Scenes {
  /// Each `#Preview`, each `PreviewProvider` and `App`, then each `View` type that can be made, in the order of the source. A file
  /// that is nothing but a view expression is a scene named after it.
  package static func all(in file: FileID, program: Program) -> [SceneRequest] {
    guard let contents = program.files[file] else { return [] }
    let program = program.seen(from: file)
    let views = viewTypes(in: contents, program)
    var result = previews(in: contents, program)
    let providers = contents.declaredTypes.filter {
      $0.conforms("PreviewProvider", program) || $0.conforms("App", program)
    }
    result += providers.flatMap { scenes(of: $0, in: file, program) }
    result += views.map { SceneRequest(file: file, source: .view(type: $0.qualifiedName), view: $0.name) }
    if !contents.expressions.isEmpty {
      result.append(SceneRequest(file: file, source: .expression, view: file.baseName))
    }
    return result
  }

  /// The scene of one view type, with the arguments of the first preview that shows it.
  package static func view(_ name: String, in file: FileID, program: Program) -> SceneRequest? {
    let program = program.seen(from: file)
    let type = viewTypes(in: program.files[file], program).first { $0.name == name || $0.qualifiedName == name }
    if let type { return SceneRequest(file: file, source: .view(type: type.qualifiedName), view: name) }
    return name == file.baseName && program.files[file]?.expressions.isEmpty == false
      ? SceneRequest(file: file, source: .expression, view: name) : nil
  }

  private static func previews(in file: ProgramFile, _ program: Program) -> [SceneRequest] {
    file.previews.enumerated().map { index, preview in
      let shown = preview.constructedNames.first { name in
        program.type(named: name)?.conforms(to: "View") == true && program.type(named: name)?.declaration != nil
      }
      return SceneRequest(
        file: file.id,
        source: .preview(index: index),
        view: shown ?? preview.constructedNames.first ?? file.id.baseName,
        preview: preview.name,
        settings: PreviewSettings(preview)
      )
    }
  }

  /// One scene for each view that a provider shows, and at least one.
  private static func scenes(of provider: TypeDeclaration, in file: FileID, _ program: Program) -> [SceneRequest] {
    let source = SceneRequest.Source.provider(type: provider.qualifiedName)
    let shown = program.type(named: provider.qualifiedName)?.previewViews ?? []
    guard !shown.isEmpty else { return [SceneRequest(file: file, source: source, view: provider.name)] }
    return shown.enumerated().map { position, view in
      let settings = PreviewSettings(view)
      return SceneRequest(
        file: file,
        source: source,
        view: provider.name,
        preview: settings.name,
        position: position,
        settings: settings
      )
    }
  }

  private static func viewTypes(in file: ProgramFile?, _ program: Program) -> [TypeDeclaration] {
    file?.declaredTypes.filter { $0.conforms("View", program) && ViewKind.isShownByItself($0, program) } ?? []
  }
}

extension ViewKind {
  /// A view with a body of its own.
  fileprivate static func isShownByItself(_ type: TypeDeclaration, _ program: Program) -> Bool {
    guard let nominal = program.type(named: type.qualifiedName), case .view? = ViewKind(nominal) else { return false }
    return true
  }
}

extension TypeDeclaration {
  fileprivate func conforms(_ name: String, _ program: Program) -> Bool {
    program.type(named: qualifiedName)?.conforms(to: name) ?? false
  }
}

extension ProgramFile {
  /// Every struct, class and enum that the file declares, nested ones after their owner.
  fileprivate var declaredTypes: [TypeDeclaration] {
    units.flatMap(\.unit.contents).flatMap { content -> [TypeDeclaration] in
      if case .type(let type) = content { return type.withNested }
      return []
    }
  }
}

extension TypeDeclaration {
  fileprivate var withNested: [TypeDeclaration] {
    let own: [TypeDeclaration]
    switch kind {
    case .structure, .class, .enumeration, .actor: own = [self]
    case .protocol, .extension: own = []
    }
    return own + members.types.flatMap(\.withNested)
  }
}

extension FileID {
  /// The last component of the path without its extension.
  package var baseName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

extension NominalType {
  /// The views of a provider's `previews`, as they stand beside each other in the source.
  fileprivate var previewViews: [Expression] {
    for case .variable(let variable, _) in staticMembers("previews") {
      if let body = variable.accessors.getter?.body ?? variable.initializer { return body.sideBySide }
    }
    return []
  }
}
