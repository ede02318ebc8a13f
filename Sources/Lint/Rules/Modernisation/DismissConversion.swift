import Semantics
import SourceText
import ViewGraph

/// A view that reads `\.presentationMode` only to dismiss itself, as one that reads `\.dismiss`.
struct DismissConversion {
  private let property: VariableDeclaration
  private let type: TypeParts
  private let scope: ProgramScope

  init(_ property: VariableDeclaration, of type: TypeParts, in scope: ProgramScope) {
    self.property = property
    self.type = type
    self.scope = scope
  }

  /// Nil where the property does more than to dismiss.
  var edits: [FileEdit?]? {
    guard let path = property.attribute("Environment")?.arguments?.first?.value,
      let declared = scope.place(property.nameSpan),
      let whole = scope.place(property.span)
    else { return nil }
    var mentions = 0
    for occurrence in type.all { mentions += scope.count(ofIdentifier: property.name, in: occurrence.type.span) }
    mentions -= scope.count(ofIdentifier: property.name, in: path.span)
    let calls = scope.calls("dismiss").filter { occurrence in
      occurrence.call.arguments.isEmpty && isOwn(occurrence) && occurrence.call.receiver.map(isWrappedValue) == true
    }
    // The declaration names the property once; each other mention has to dismiss.
    guard !calls.isEmpty, mentions == calls.count + 1 else { return nil }
    let isFree = !type.variables.contains { $0.name == "dismiss" } && !type.functions.contains { $0.name == "dismiss" }
    let name = isFree ? "dismiss" : property.name
    let renamed = ByteRange(declared.range.start, whole.range.end)
    return [
      scope.replacing(path.span, with: "\\.dismiss"),
      FileEdit(file: declared.file, edit: TextEdit(range: renamed, replacement: name)),
    ] + calls.map { scope.replacing($0.call.span, with: "\(name)()") }
  }

  private func isOwn(_ occurrence: CallOccurrence) -> Bool {
    type.all.contains { $0.type.span.contains(occurrence.call.span) }
  }

  /// `presentationMode.wrappedValue`
  private func isWrappedValue(_ receiver: Expression) -> Bool {
    guard case .member(let member) = receiver.unwrapped.kind, member.name == "wrappedValue",
      let base = member.base?.unwrapped
    else { return false }
    return base.ownMember == property.name
  }
}
