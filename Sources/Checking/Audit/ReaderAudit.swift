import Catalog
import Interpreter
import Layout
import Lint
package import Semantics
import SourceText
package import ViewGraph

/// Sorts every `GeometryReader` of a program by what its proxy is asked for.
package struct ReaderAudit: Sendable {
  private let scope: ProgramScope
  private let configuration: LintConfiguration

  package init(_ program: Program, configuration: LintConfiguration = .standard) {
    scope = ProgramScope(program: program)
    self.configuration = configuration
  }

  /// The readers in the order of files and places.
  package func readers(by executor: Executor = .serial) -> [AuditedReader] {
    let sizes = configuration.evaluates ? sizes(by: executor) : [:]
    return scope.viewCalls("GeometryReader").filter { !$0.call.arguments.isEmpty }.compactMap { occurrence in
      guard let place = scope.place(occurrence.call.nameSpan) else { return nil }
      var reader = audited(occurrence, at: place)
      reader.sizes = sizes[place]
      return reader
    }.ordered { ($0.place.file, $0.place.range.start) < ($1.place.file, $1.place.range.start) }
  }

  private func audited(_ occurrence: CallOccurrence, at place: Place) -> AuditedReader {
    let closure = ReaderClosure(occurrence, in: scope)
    let uses = closure.map { ReaderTrace($0, in: scope).uses } ?? []
    let isIsolated = isIsolated(occurrence)
    let verdict = ReaderVerdict(
      uses: uses,
      isKnown: closure != nil,
      isIsolated: isIsolated,
      resolvesAnchors: isInside(occurrence, ["overlayPreferenceValue", "backgroundPreferenceValue"]),
      joins: { joins($0) }
    )
    return AuditedReader(
      place: place,
      owner: owner(of: occurrence.scope),
      category: verdict.category,
      uses: uses,
      isIsolated: isIsolated,
      reason: verdict.reason,
      replacement: verdict.replacement
    )
  }

  private func owner(of scope: CodeScope) -> String {
    for inner in scope.chain {
      switch inner.kind {
      case .function(let function): return [scope.type?.name, function.name].compactMap(\.self).joined(separator: ".")
      case .accessor(let variable), .initialValue(let variable):
        return [scope.type?.name, variable.name].compactMap(\.self).joined(separator: ".")
      case .preview(let preview): return preview.name.map { "#Preview(\"\($0)\")" } ?? "#Preview"
      case .type, .closure, .topLevel, .file: continue
      }
    }
    return scope.type?.name ?? ""
  }

  private func isIsolated(_ occurrence: CallOccurrence) -> Bool {
    isInside(occurrence, ModifierTraits.decorates.names.ordered())
  }

  private func isInside(_ occurrence: CallOccurrence, _ modifiers: [String]) -> Bool {
    let span = occurrence.call.span
    return modifiers.contains { name in
      scope.calls(name).contains { around in
        around.call.span.unit == span.unit && around.call.arguments.contains { $0.value.span.contains(span) }
      }
    }
  }

  /// Whether a preference key brings the values of several views together: its `reduce` does more than take the last
  /// one. A key from elsewhere is believed to.
  private func joins(_ key: String) -> Bool {
    let name = key.split(separator: ".").filter { $0 != "self" }.last.map(String.init) ?? key
    guard let type = scope.declaredTypes(named: name).first,
      let reduce = type.functions.first(where: { $0.name == "reduce" })?.body
    else { return true }
    guard let statement = reduce.statements.first, reduce.statements.count == 1 else {
      return !reduce.statements.isEmpty
    }
    guard case .expression(let expression) = statement.kind, case .assignment(let assignment) = expression.kind,
      assignment.operator == nil, let call = assignment.value.unwrapped.asCall
    else { return true }
    // `value = nextValue()`: the last one wins.
    return !call.arguments.isEmpty || call.receiver != nil
  }

  /// What each reader takes where it is first shown, and what its content needs.
  private func sizes(by executor: Executor) -> [Place: (reader: Size, content: Size?)] {
    let roots = RootScenes.all(in: scope)
    let results = executor.map(roots.count, of: .scenes) {
      [scope, configuration] index -> [Place: (reader: Size, content: Size?)] in
      guard let first = configuration.scenes(of: roots[index].file).first else { return [:] }
      let result = SceneEvaluator.evaluate(
        roots[index],
        program: scope.program,
        configuration: first.scene,
        limits: .brief
      )
      let rendering = Rendering(program: scope, configuration: first, result: result)
      let sizes = rendering.readers.compactMap { reader in
        scope.place(reader.element.nameSpan).map {
          ($0, (reader: reader.element.layout.size, content: reader.contentSize))
        }
      }
      return Dictionary(sizes) { first, _ in first }
    }
    return results.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }
}
