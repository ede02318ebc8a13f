package import Semantics

/// Finds what can be shown of a file.
package enum Scenes {
  /// Each `#Preview`, each `PreviewProvider` and `App`, then each `View` type that can be made, in the order of the source. A file
  /// that is nothing but a view expression is a scene named after it.
  package static func all(in file: FileID, program: Program) -> [SceneRequest] {
    guard let contents = program.files[file] else { return [] }
    let program = program.seen(from: file)
    let types = declaredTypes(in: contents, program)
    var result = previews(in: contents, program)
    let providers = types.filter { $0.nominal.conforms(to: "PreviewProvider") || $0.nominal.conforms(to: "App") }
    result += providers.flatMap { scenes(of: $0.declaration, $0.nominal, in: file, program) }
    result += types.filter { $0.nominal.isShownByItself }.map(\.declaration).map {
      SceneRequest(file: file, source: .view(type: $0.qualifiedName), view: $0.name)
    }
    if !contents.expressions.isEmpty {
      result.append(SceneRequest(file: file, source: .expression, view: file.baseName))
    }
    // A type that is declared twice is one scene.
    var seen: Set<SceneRequest> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// The scene of one view type, with the arguments of the first preview that shows it.
  package static func view(_ name: String, in file: FileID, program: Program) -> SceneRequest? {
    let program = program.seen(from: file)
    let types = program.files[file].map { declaredTypes(in: $0, program) } ?? []
    let type = types.first { type, nominal in
      (type.name == name || type.qualifiedName == name) && nominal.isShownByItself
    }?.declaration
    if let type { return SceneRequest(file: file, source: .view(type: type.qualifiedName), view: name) }
    return name == file.baseName && program.files[file]?.expressions.isEmpty == false
      ? SceneRequest(file: file, source: .expression, view: name) : nil
  }

  /// The scene of a changed program that shows what `request` showed before: that of the same type, or a preview of the
  /// same name that shows the same view: of several the one in its place.
  package static func successor(of request: SceneRequest, in program: Program) -> SceneRequest? {
    if case .view(let type) = request.source, let nominal = program.seen(from: request.file).type(named: type) {
      let isDeclared = nominal.declaration.map { program.file(of: $0.span.unit) == request.file } ?? false
      return isDeclared && nominal.isShownByItself ? request : nil
    }
    let named = all(in: request.file, program: program).filter {
      $0.view == request.view && $0.preview == request.preview
    }
    return named.first { $0.source == request.source && $0.position == request.position } ?? named.first
  }

  private static func previews(in file: ProgramFile, _ program: Program) -> [SceneRequest] {
    file.previews.map(\.preview).enumerated().map { index, preview in
      let names = preview.constructedNames
      let shown = names.first { name in
        guard let type = program.type(named: name) else { return false }
        return type.conforms(to: "View") && type.declaration != nil
      }
      return SceneRequest(
        file: file.id,
        source: .preview(index: index),
        view: shown ?? names.first ?? file.id.baseName,
        preview: preview.name,
        settings: PreviewSettings(preview, in: program)
      )
    }
  }

  /// One scene for each view that a provider shows, and at least one.
  private static func scenes(
    of provider: TypeDeclaration,
    _ nominal: NominalType,
    in file: FileID,
    _ program: Program
  ) -> [SceneRequest] {
    let source = SceneRequest.Source.provider(type: provider.qualifiedName)
    let shown = nominal.previewViews(in: program)
    guard !shown.isEmpty else { return [SceneRequest(file: file, source: source, view: provider.name)] }
    return shown.enumerated().map { position, view in
      let settings = PreviewSettings(view, of: nominal, in: program)
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

  /// The types that the file declares, each looked up once.
  private static func declaredTypes(
    in file: ProgramFile,
    _ program: Program
  ) -> [(declaration: TypeDeclaration, nominal: NominalType)] {
    file.declaredTypes.compactMap { type in program.type(named: type.qualifiedName).map { (type, $0) } }
  }
}

extension NominalType {
  /// A view with a body of its own.
  fileprivate var isShownByItself: Bool {
    guard conforms(to: "View"), case .view? = ViewKind(self) else { return false }
    return true
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
  fileprivate func previewViews(in program: Program) -> [ShownPreview] {
    for case .variable(let variable, _) in staticMembers("previews") {
      if let body = variable.accessors.getter?.body ?? variable.initializer {
        return PreviewReader(program).views(of: body)
      }
    }
    return []
  }
}
