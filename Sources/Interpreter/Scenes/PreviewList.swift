import Catalog
import Semantics

/// The previews of a file, and what they show.
struct PreviewList {
  private let file: FileID
  private let evaluator: Evaluator
  private let host: SwiftUIHost

  init(_ file: FileID, evaluator: Evaluator, host: SwiftUIHost) {
    self.file = file
    self.evaluator = evaluator
    self.host = host
  }

  /// The content of the n-th `#Preview`.
  func preview(_ index: Int) -> (value: Value, span: SourceSpan)? {
    let previews = evaluator.program.files[file]?.previews ?? []
    guard previews.indices.contains(index) else { return nil }
    return content(of: previews[index].preview)
  }

  private func content(of preview: PreviewDeclaration) -> (value: Value, span: SourceSpan)? {
    evaluator.noteRead(at: preview.span)
    guard let closure = preview.closure else { return nil }
    let function = FunctionValue(.closure(closure, captures: []), context: .global, builder: "ViewBuilder")
    let items = evaluator.build(function, [], builder: "ViewBuilder")
    return (host.makeGroup(items, builder: "ViewBuilder"), preview.nameSpan)
  }

  /// The view expression that is the whole file.
  func expression() -> Value? {
    let bodies = evaluator.program.files[file]?.expressions ?? []
    var values: [BuilderItem] = []
    for body in bodies where !evaluator.isAbandoned {
      let frame = Frame(body, context: .global)
      values.append(.value(evaluator.runBody(body, in: frame, expecting: nil, builder: "ViewBuilder"), body.span))
    }
    return values.isEmpty ? nil : host.makeGroup(values, builder: "ViewBuilder")
  }

  /// The view of that type, with its arguments, from the first preview of the workspace that shows one: the file's own
  /// previews come first.
  func value(of type: String) -> Value? {
    let index = PreviewIndex.of(evaluator.program)
    for preview in index.previews(of: type, nextTo: file) {
      if let content = content(of: preview), let found = find(type, in: content.value, depth: 0) { return found }
    }
    for provider in index.providers(of: type, in: evaluator.program) {
      guard let provider = evaluator.type(named: provider),
        let value = evaluator.staticProperty("previews", of: provider),
        let found = find(type, in: value, depth: 0)
      else { continue }
      return found
    }
    return nil
  }

  private func find(_ type: String, in value: Value, depth: Int) -> Value? {
    guard depth < Expander.maximumDepth else { return nil }
    switch value {
    case .structure(let structure): return structure.type.name == type ? value : nil
    case .view(let view): return find(type, in: view, depth: depth + 1)
    default: return nil
    }
  }

  private func find(_ type: String, in view: ViewValue, depth: Int) -> Value? {
    switch view.kind {
    case .modified(let content, _, _, _), .applied(let content, _): return find(type, in: content, depth: depth)
    case .arranged(_, let content): return find(type, inContent: content, depth: depth)
    case .group(let items): return find(type, in: items, depth: depth)
    case .call(_, let arguments):
      for name in arguments.names {
        guard let value = arguments[name], arguments.isViewSlot(name) else { continue }
        if let found = find(type, inContent: value, depth: depth) { return found }
      }
      return nil
    case .slot, .joined: return nil
    }
  }

  private func find(_ type: String, inContent value: Value, depth: Int) -> Value? {
    guard case .function(let function) = value else { return find(type, in: value, depth: depth) }
    return find(type, in: evaluator.build(function, [], builder: "ViewBuilder"), depth: depth)
  }

  private func find(_ type: String, in items: [BuilderItem], depth: Int) -> Value? {
    for item in items {
      switch item {
      case .value(let value, _):
        if let found = find(type, in: value, depth: depth + 1) { return found }
      case .branch(_, _, let items):
        if let found = find(type, in: items, depth: depth + 1) { return found }
      }
    }
    return nil
  }
}

extension BoundArguments {
  /// Whether the parameter holds views: a value, or a builder without parameters.
  fileprivate func isViewSlot(_ name: String) -> Bool {
    guard let parameter = signature?.parameter(named: name) else { return false }
    return parameter.isClosure ? parameter.builder != nil && parameter.type.hasPrefix("()") : true
  }
}

extension ProgramFile {
  /// Statements at top level.
  var expressions: [Body] {
    units.flatMap(\.unit.contents).compactMap { if case .code(let body) = $0 { body } else { nil } }
  }
}

extension PreviewDeclaration {
  /// The names that the preview calls, in the order of the source.
  var constructedNames: [String] { closure?.body.constructedNames ?? [] }
}
