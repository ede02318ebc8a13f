import Semantics

/// What a scene shows: a view of the program by its body, or the content of a preview.
struct SceneRoot {
  enum Content {
    /// The body of this view is the scene.
    case body(Value, TypeValue)
    case views(Value)
    /// Previews that stand beside each other are screens of their own: this one is the scene.
    case view(Value, position: Int)
  }

  let content: Content
  let span: SourceSpan

  /// Nil where the program has no such view, or it cannot be made.
  init?(_ request: SceneRequest, evaluator: Evaluator, host: SwiftUIHost) {
    let previews = PreviewList(request.file, evaluator: evaluator, host: host)
    switch request.source {
    case .preview(let index):
      guard let preview = previews.preview(index) else { return nil }
      self.init(content: .views(preview.value), span: preview.span)
    case .provider(let name):
      if let app = SceneRoot.app(name, evaluator) {
        self = app
        return
      }
      guard let type = evaluator.type(named: name), let value = evaluator.staticProperty("previews", of: type) else {
        return nil
      }
      self.init(content: .view(value, position: request.position), span: type.nominal?.declaration?.nameSpan ?? .none)
    case .view(let name):
      guard let type = evaluator.type(named: name) else { return nil }
      let shown = previews.value(of: name)
      guard let value = shown ?? ViewUses(evaluator: evaluator, host: host).value(of: type), host.isView(value) else {
        return nil
      }
      if shown == nil, case .structure(let structure) = value { structure.reportUnknowns(to: evaluator) }
      self.init(content: .body(value, type), span: type.nominal?.declaration?.nameSpan ?? .none)
    case .expression:
      guard let value = previews.expression() else { return nil }
      self.init(content: .views(value), span: .none)
    }
  }

  /// What the windows of an app show.
  private static func app(_ name: String, _ evaluator: Evaluator) -> SceneRoot? {
    guard let type = evaluator.type(named: name), type.nominal?.conforms(to: "App") == true,
      let value = evaluator.constructWithStandIns(type)
    else { return nil }
    return SceneRoot(content: .body(value, type), span: type.nominal?.declaration?.nameSpan ?? .none)
  }

  private init(content: Content, span: SourceSpan) {
    self.content = content
    self.span = span
  }
}

extension StructureValue {
  /// Notes the properties that nothing could stand in for.
  fileprivate func reportUnknowns(to evaluator: Evaluator) {
    for (index, property) in (type.nominal?.storedProperties ?? []).enumerated() where fields.indices.contains(index) {
      guard case .unknown = fields[index] else { continue }
      _ = evaluator.unknown("no value for '\(property.name)'", name: property.name, at: property.nameSpan)
    }
  }
}
