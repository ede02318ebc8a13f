import Semantics
import ViewGraph

extension LintRule {
  static let previewMissing = LintRule(
    id: "preview-missing",
    summary: "No preview shows any view of the file",
    documentation: """
      A preview is where a view is looked at while it is written, and what says with which values it makes sense: frames \
      here are those of the preview, not of guesses. `#Preview { Profile(name: "Ada") }` is enough.

      Off unless it is configured. One view of a file that is shown is enough for the file, and so is a preview in another \
      file; views that are private are parts of others.
      """,
    severity: .off,
    bad: [
      """
      struct Profile: View {
        let name: String
        var body: some View { Text(name) }
      }
      """,
      """
      struct Toolbar: View {
        @Binding var isOpen: Bool
        private struct Knob: View { var body: some View { Circle() } }
        var body: some View { Toggle("Open", isOn: $isOpen).overlay { Knob() } }
      }
      """,
    ],
    good: [
      """
      struct Profile: View {
        let name: String
        var body: some View { Text(name) }
      }
      #Preview { Profile(name: "Ada") }
      """,
      """
      struct Toolbar: View {
        @Binding var isOpen: Bool
        var body: some View { Toggle("Open", isOn: $isOpen) }
      }
      struct Page: View {
        @State private var isOpen = false
        var body: some View { Toolbar(isOpen: $isOpen) }
      }
      struct Page_Previews: PreviewProvider {
        static var previews: some View { Page() }
      }
      """,
    ],
    check: .program { scope in
      let views = scope.views.filter { scope.place($0.declaration.type.nameSpan) != nil }
      let files = Dictionary(grouping: views) { scope.place($0.declaration.type.nameSpan)?.file }
      return scope.files.compactMap { file in files[file].flatMap { problem($0, in: scope) } }
    }
  )
}

/// The finding for the views of one file.
private func problem(_ views: [TypeParts], in scope: ProgramScope) -> Problem? {
  let visible = views.filter { $0.declaration.type.modifiers.isDisjoint(with: [.private, .fileprivate]) }
  guard !views.contains(where: { isPreviewed($0, in: scope) }), let view = visible.first,
    let place = scope.place(view.declaration.type.nameSpan)
  else { return nil }
  let sample = Sample(of: view, in: scope).map { "'#Preview { \($0.text) }'" } ?? "one with '#Preview'"
  return Problem(
    place,
    visible.count == 1
      ? "no preview shows '\(view.name)'; add \(sample)"
      : "no preview shows '\(view.name)' or another view of this file; add \(sample)"
  )
}

private func isPreviewed(_ view: TypeParts, in scope: ProgramScope) -> Bool {
  scope.calls(view.name).contains { scope.isInPreview($0.scope) } || scope.isNamedInOtherBuild("Preview")
}

/// A call that makes a view with sample values.
private struct Sample {
  let text: String

  /// Nil where a parameter wants more than a plain value.
  init?(of view: TypeParts, in scope: ProgramScope) {
    let type = view.declaration.type
    guard view.initializers.isEmpty, type.genericParameters.isEmpty else { return nil }
    var arguments: [String] = []
    for property in view.variables where property.isStored && !property.modifiers.isTypeMember {
      let isBinding = property.attribute("Binding") != nil
      guard property.initializer == nil, property.attributes.isEmpty || isBinding else { continue }
      if let type = property.type, type.isOptional, !property.isLet, !isBinding { continue }
      guard property.modifiers.isDisjoint(with: [.private, .fileprivate]), let type = property.type,
        let value = Self.value(of: type, called: property.name)
      else { return nil }
      arguments.append("\(property.name): \(isBinding ? ".constant(\(value))" : value)")
    }
    text = "\(type.qualifiedName)(\(arguments.joined(separator: ", ")))"
  }

  private static func value(of type: TypeReference, called name: String) -> String? {
    switch type.kind {
    case .optional: return "nil"
    case .array: return "[]"
    case .function(let function):
      guard function.parameters.isEmpty, case .named(let result) = function.result.kind else { return nil }
      return result.last?.name == "Void" ? "{}" : nil
    case .named(let components):
      switch components.last?.name {
      case "String": return "\"\(name)\""
      case "Int", "Double", "CGFloat": return "1"
      case "Bool": return "false"
      case "Color": return ".blue"
      default: return nil
      }
    default: return nil
    }
  }
}
