package import Semantics
package import SourceText
import Syntax

/// A declaration in the tree of who shows or calls whom.
package struct HierarchyItem: Hashable, Sendable {
  package let id: DeclarationID
  package let name: String
  package let detail: String?
  package let file: FileID
  package let range: ByteRange
  package let nameRange: ByteRange
  package let isType: Bool
}

/// An edge of that tree: the other end, and where the calls stand.
package struct HierarchyCall: Sendable {
  package let item: HierarchyItem
  package let places: [ByteRange]
}

extension Analysis {
  /// The function or type that the name at `offset` means: a view's type stands for the view.
  package func hierarchyItem(at offset: ByteOffset, in file: FileID) -> HierarchyItem? {
    let typing = Typing(program)
    guard let thing = thing(at: offset, in: file, typing), case .declaration(let id, _) = thing.meaning else {
      return nil
    }
    return item(id, typing)
  }

  /// Who shows or calls it: the view types and functions whose code does.
  package func callers(of id: DeclarationID) -> [HierarchyCall] {
    let typing = Typing(program)
    var places: [DeclarationID: [ByteRange]] = [:]
    var order: [DeclarationID] = []
    for span in typing.uses(of: id) {
      guard let (file, range) = program.absolute(span), let token = tree(of: file)?.root.token(at: range.start),
        token.call != nil, let caller = holder(at: range.start, in: file, typing), caller != id
      else { continue }
      if places[caller] == nil { order.append(caller) }
      places[caller, default: []].append(token.range)
    }
    return order.compactMap { caller in
      item(caller, typing).map { HierarchyCall(item: $0, places: places[caller] ?? []) }
    }
  }

  /// What it shows or calls, as far as the workspace declares it.
  package func callees(of id: DeclarationID) -> [HierarchyCall] {
    let typing = Typing(program)
    guard let own = item(id, typing), let tree = tree(of: own.file) else { return [] }
    var places: [DeclarationID: [ByteRange]] = [:]
    var order: [DeclarationID] = []
    for token in tree.root.node(covering: own.range).descendants where token.kind == .identifier && token.call != nil {
      guard own.range.contains(token.range),
        case .declaration(let callee)? = typing.name(at: token.range.start, in: own.file)?.resolution
      else { continue }
      let meant = callee.name == "init" ? callee.owner.map { DeclarationID($0) } ?? callee : callee
      guard meant != id, let place = typing.place(of: .declaration(meant)), place.module == nil else { continue }
      if places[meant] == nil { order.append(meant) }
      places[meant, default: []].append(token.range)
    }
    return order.compactMap { callee in
      item(callee, typing).map { HierarchyCall(item: $0, places: places[callee] ?? []) }
    }
  }

  /// Whose code stands at a place: a view's type for its body, else the function.
  private func holder(at offset: ByteOffset, in file: FileID, _ typing: Typing) -> DeclarationID? {
    guard let declaration = typing.declaration(at: offset, in: file)?.declaration else { return nil }
    if case .function = declaration.content { return declaration.id }
    guard let owner = declaration.id.owner else { return declaration.id }
    return DeclarationID(owner)
  }

  private func item(_ id: DeclarationID, _ typing: Typing) -> HierarchyItem? {
    guard let place = typing.place(of: .declaration(id)), place.module == nil else { return preview(id, typing) }
    guard let (file, range) = program.absolute(place.span), let (_, name) = program.absolute(place.nameSpan) else {
      return nil
    }
    return HierarchyItem(
      id: id,
      name: NominalID(name: id.name, file: nil).lastName.description,
      detail: place.owner ?? file.name,
      file: file,
      range: range,
      nameRange: name,
      isType: id.kind == .type
    )
  }

  /// A preview shows views and has no name that others use.
  private func preview(_ id: DeclarationID, _ typing: Typing) -> HierarchyItem? {
    guard id.kind == .preview, let file = id.file else { return nil }
    let units = program.files[file]?.units ?? []
    for placed in units {
      for declaration in typing.declarations(of: placed.unit) where declaration.id == id {
        guard case .preview(let preview) = declaration.content, let (_, range) = program.absolute(preview.span),
          let (_, name) = program.absolute(preview.nameSpan)
        else { continue }
        return HierarchyItem(
          id: id,
          name: preview.name.map { "#Preview \"\($0)\"" } ?? "#Preview",
          detail: file.name,
          file: file,
          range: range,
          nameRange: range.contains(name) ? name : range,
          isType: false
        )
      }
    }
    return nil
  }
}

extension SyntaxNode {
  /// The call of which this token is the called name.
  var call: FunctionCallSyntax? {
    guard let callee = parent, callee.lastNameToken == self, let call = callee.parent.flatMap(FunctionCallSyntax.init)
    else { return nil }
    return call.callee == callee ? call : nil
  }
}
