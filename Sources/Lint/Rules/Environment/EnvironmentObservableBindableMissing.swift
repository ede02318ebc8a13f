import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let environmentObservableBindableMissing = LintRule(
    id: "environment-observable-bindable-missing",
    summary: "A binding is taken of an observable object that has none",
    documentation: """
      `@Environment(Model.self)` gives the object, not a wrapper with bindings: `$model.name` does not compile. Make the \
      object bindable where the binding is needed: `@Bindable var model = model` as the first line of `body`. A property that \
      is given the object has no bindings either, unless it says so: `@Bindable var model: Model`.
      """,
    severity: .error,
    bad: [
      """
      @Observable final class Model { var name = "" }
      struct Editor: View {
        @Environment(Model.self) private var model
        var body: some View {
          TextField("Name", text: $model.name)
        }
      }
      """,
      """
      @Observable final class Settings { var isLoud = false }
      struct Panel: View {
        @Environment(Settings.self) var settings
        var body: some View {
          VStack { toggle }
        }
        private var toggle: some View {
          Toggle("Loud", isOn: $settings.isLoud)
        }
      }
      """,
      """
      @Observable final class Model { var name = "" }
      struct Editor: View {
        let model: Model
        var body: some View { TextField("Name", text: $model.name) }
      }
      """,
    ],
    good: [
      """
      @Observable final class Model { var name = "" }
      struct Editor: View {
        @Environment(Model.self) private var model
        var body: some View {
          @Bindable var model = model
          TextField("Name", text: $model.name)
        }
      }
      """,
      """
      final class Model: ObservableObject { @Published var name = "" }
      struct Editor: View {
        @EnvironmentObject var model: Model
        var body: some View { TextField("Name", text: $model.name) }
      }
      """,
      """
      @Observable final class Model { var name = "" }
      struct Editor: View {
        let model: Model
        var body: some View {
          @Bindable var model = model
          TextField("Name", text: $model.name)
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.views.flatMap { plainProperties(of: $0, in: scope) } },
    .program { scope in
      scope.environmentUses.reads.flatMap { read -> [Problem] in
        guard case .object = read.key, read.property.attribute("Environment") != nil, !read.isOptional else {
          return []
        }
        let name = read.property.name
        let uses = scope.names("$\(name)").filter(read.type.holds)
        return firstOfEachMember(uses, in: scope).compactMap { problem($0, name, in: scope) }
      }
    }
  )
}

/// `let model: Model`, of which a binding is taken.
private func plainProperties(of view: TypeParts, in scope: ProgramScope) -> [Problem] {
  view.variables.compactMap { property in
    guard property.isStored, property.attributes.isEmpty, !property.modifiers.isTypeMember, property.tupleIndex == nil,
      let name = property.type?.name, hasObservableMacro(name, in: scope),
      let use = scope.names("$\(property.name)").first(where: view.holds),
      let place = scope.place(use.expression.span)
    else { return nil }
    return Problem(
      place,
      "'\(property.name)' is a plain property, which has no bindings, so '$\(property.name)' does not compile; declare it "
        + "'@Bindable var \(property.name): \(name)'",
      related: scope.place(property.nameSpan).map { [RelatedPlace($0, "the property")] } ?? [],
      proposals: bindable(property, in: scope).map { [$0] } ?? []
    )
  }
}

extension TypeParts {
  /// The name is used in the code of the type, or of an extension of it.
  fileprivate func holds(_ use: ExpressionOccurrence) -> Bool { all.contains { $0.type === use.scope.type } }
}

/// The property as one that has bindings.
private func bindable(_ property: VariableDeclaration, in scope: ProgramScope) -> FixProposal? {
  guard let whole = scope.place(property.span), let name = scope.place(property.nameSpan), whole.file == name.file,
    let text = scope.text(property.span)
  else { return nil }
  let keyword = property.isLet ? "let " : "var "
  let head = text.utf8.prefix(max(0, name.range.start.value - whole.range.start.value))
  guard let before = String(head), before.hasSuffix(keyword) else { return nil }
  let edit = TextEdit(
    range: ByteRange(whole.range.start, name.range.start),
    replacement: "@Bindable \(before.dropLast(keyword.count))var "
  )
  return FixProposal("declare it '@Bindable'", keepsMeaning: false, edits: [FileEdit(file: whole.file, edit: edit)])
}

/// One line makes all bindings of a property or function.
private func firstOfEachMember(_ uses: [ExpressionOccurrence], in scope: ProgramScope) -> [ExpressionOccurrence] {
  var seen: Set<SourceSpan?> = []
  return uses.filter { seen.insert(scope.declaredValue(around: $0.expression.span)?.span).inserted }
}

private func problem(_ use: ExpressionOccurrence, _ name: String, in scope: ProgramScope) -> Problem? {
  guard let place = scope.place(use.expression.span) else { return nil }
  let line = "@Bindable var \(name) = \(name)"
  return Problem(
    place,
    "'\(name)' comes from '@Environment', which has no bindings, so '$\(name)' does not compile; write '\(line)' before "
      + "the view",
    proposals: proposal(line, around: use.scope, in: scope).map { [$0] } ?? []
  )
}

/// The line as the first statement of the member around the use.
private func proposal(_ line: String, around use: CodeScope, in scope: ProgramScope) -> FixProposal? {
  let bodies = use.chain.compactMap { scope -> (body: Body, isBuilder: Bool)? in
    switch scope.kind {
    case .accessor(let variable): variable.accessors.getter.map { ($0.body, scope.isBuilder) }
    case .function(let function): function.body.map { ($0, scope.isBuilder) }
    default: nil
    }
  }
  guard let (body, isBuilder) = bodies.first, let first = body.statements.first, let place = scope.place(first.span)
  else { return nil }
  let indentation = scope.indentation(before: place)
  // The only expression of a body is what it returns.
  var isReturned = false
  if case .expression = first.kind { isReturned = !isBuilder && body.statements.count == 1 }
  let replacement = (indentation.map { "\(line)\n\($0)" } ?? "\(line); ") + (isReturned ? "return " : "")
  let edit = TextEdit(range: ByteRange(place.range.start, place.range.start), replacement: replacement)
  return FixProposal("add '\(line)'", keepsMeaning: false, edits: [FileEdit(file: place.file, edit: edit)])
}
