import SourceText

/// The types and meanings of the code of one program, for who comes back to the same declarations many times.
///
/// It belongs to one thread at a time, as the tables of its `Typing` do.
package final class CodeTypes {
  private let typing: Typing
  /// The declarations of a unit in the order of their places.
  private var declarations: [UnitID: [TypedDeclaration]] = [:]
  /// By where the declarations stand: the code outside of them has one identity, in several units.
  private var known: [SourceSpan: BodyTypes] = [:]

  package init(_ program: Program) { typing = Typing(program) }

  /// The types of the declaration that code stands in, and where it begins; nil for code of no unit.
  package func types(around span: SourceSpan) -> (types: BodyTypes, base: SourceSpan)? {
    guard let declaration = declaration(around: span) else { return nil }
    if let types = known[declaration.ownCode] { return (types, declaration.span) }
    let types = typing.types(of: declaration)
    known[declaration.ownCode] = types
    return (types, declaration.span)
  }

  /// The workspace's member that a resolved name means; nil for everything else.
  package func member(_ resolution: Resolution) -> Member? {
    guard case .declaration(let id) = resolution else { return nil }
    return typing.resolver.member(id)?.member
  }

  /// The workspace's global function that a resolved name means.
  package func globalFunction(_ resolution: Resolution) -> FunctionDeclaration? {
    guard case .declaration(let id) = resolution, id.owner == nil, id.kind == .function, id.file != nil else {
      return nil
    }
    return typing.resolver.globalFunction(id)
  }

  private func declaration(around span: SourceSpan) -> TypedDeclaration? {
    let all = declarations(of: span.unit)
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].span.start <= span.start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, all.indices.contains(low - 1), span.end <= all[low - 1].ownCode.end else { return nil }
    return all[low - 1]
  }

  private func declarations(of id: UnitID) -> [TypedDeclaration] {
    if let known = declarations[id] { return known }
    let all = typing.program.unit(id).map { typing.declarations(of: $0) } ?? []
    // Of those that begin together, as the parts of a tuple do, the first one counts.
    let sorted = all.enumerated().ordered { ($0.element.span.start, $1.offset) < ($1.element.span.start, $0.offset) }
    declarations[id] = sorted.map(\.element)
    return declarations[id] ?? []
  }
}

extension Type {
  /// Whether values are optionals; nil where nobody knows the type.
  package var isOptional: Bool? {
    switch self {
    case .nominal(let id, _): id.name == "Optional" && id.file == nil
    case .inout(let inner): inner.isOptional
    case .unknown, .variable, .member: nil
    default: false
    }
  }
}
