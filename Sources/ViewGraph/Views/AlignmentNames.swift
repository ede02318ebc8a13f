package import Semantics

/// Which of the two alignment types a name belongs to.
package enum AlignmentNames {
  package static let types = ["VerticalAlignment", "HorizontalAlignment"]
  package static let vertical: Set = ["top", "bottom", "firstTextBaseline", "lastTextBaseline"]
  package static let horizontal: Set = ["leading", "trailing", "listRowSeparatorLeading", "listRowSeparatorTrailing"]

  /// The type of the first argument of `alignmentGuide`.
  package static func type(of alignment: Expression, in program: ProgramScope) -> String? {
    if let names = alignment.dottedName, let first = names.first { return types.first { $0 == first } }
    guard let name = alignment.implicitMember else { return nil }
    if vertical.contains(name) { return "VerticalAlignment" }
    if horizontal.contains(name) { return "HorizontalAlignment" }
    let declaring = types.filter { type in
      program.types.contains { occurrence in
        occurrence.type.kind == .extension && occurrence.type.name == type
          && occurrence.type.members.variables.contains { $0.name == name && $0.modifiers.isTypeMember }
      }
    }
    return declaring.count == 1 ? declaring.first : nil
  }

  /// The type that is made from an `AlignmentID`: `VerticalAlignment(Title.self)`.
  package static func user(of id: TypeDeclaration, in program: ProgramScope) -> String? {
    let using = types.filter { type in
      program.calls(type).contains { $0.call.unlabeled?.value.dottedName?.last == id.name }
        || program.extensions(of: type).contains { part in
          part.type.members.variables.contains { madeFrom($0) == id.name }
        }
    }
    return using.count == 1 ? using.first : nil
  }

  /// The name of the `AlignmentID` that an alignment of the program's own is made from, by whatever name of its type.
  package static func madeFrom(_ alignment: VariableDeclaration) -> String? {
    guard alignment.modifiers.isTypeMember, let call = alignment.givenValue?.unwrapped.asCall,
      call.arguments.count == 1,
      call.isInitializer && (types + ["Self"]).contains(call.calledName ?? "")
        || call.isImplicitInitializer && types.contains(alignment.type?.name ?? "")
    else { return nil }
    guard case .member(let member)? = call.unlabeled?.value.unwrapped.kind, member.name == "self" else {
      return call.unlabeled?.value.dottedName?.last
    }
    return member.base?.dottedName?.last
  }
}
