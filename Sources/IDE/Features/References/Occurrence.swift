package import Semantics
package import SourceText
import Syntax

/// A place where a declaration is named.
package struct Occurrence: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case declaration
    case read
    case write
    /// The label of an argument, for a parameter or property.
    case label
  }

  package let file: FileID
  package let range: ByteRange
  package let role: Role
}

/// What is asked about, with all its places.
struct NamedThing {
  /// The name as it is declared.
  let name: String
  let meaning: Meaning
  /// The range of the name that was asked about.
  let origin: ByteRange

  enum Meaning {
    case local(SourceSpan)
    /// A declaration with those that are one with it.
    case declaration(DeclarationID, relatives: Set<DeclarationID>)
    /// A parameter of a function or enum case, which calls and patterns may label.
    case parameter(SourceSpan, of: DeclarationID, label: String?)
    /// A generic parameter of the declaration in whose brackets its name stands.
    case genericParameter(FileID, nameRange: ByteRange)
  }
}

extension Analysis {
  /// What the name at `offset` means; nil for what is no name or unknown.
  func thing(at offset: ByteOffset, in file: FileID, _ typing: Typing) -> NamedThing? {
    guard let tree = tree(of: file), let use = NameUse(at: offset, in: tree.root) else { return nil }
    if case .label(let labelled) = use.role { return property(labelled, use, in: file, typing) }
    if let parameter = parameter(use.token, in: file, typing) { return parameter }
    if meaning(of: use, in: file) == nil, let generic = genericParameter(of: use, in: file) {
      let meaning = NamedThing.Meaning.genericParameter(generic.file, nameRange: generic.nameRange)
      return NamedThing(name: use.name, meaning: meaning, origin: use.range)
    }
    guard let (span, resolution) = typing.name(at: use.range.start, in: file),
      let place = program.absolute(span), place.range.start == use.range.start
    else { return nil }
    switch resolution {
    case .local(let declared):
      if let (_, range) = program.absolute(declared), let token = tree.root.token(at: range.start),
        let parameter = parameter(token, in: file, typing)
      {
        return NamedThing(name: parameter.name, meaning: parameter.meaning, origin: use.range)
      }
      return NamedThing(name: use.plainName, meaning: .local(declared), origin: use.plainRange)
    case .declaration(let id):
      // `Row(…)` names the type, whichever initializer it means.
      let meant = id.name == "init" && use.name != "init" ? id.owner.map { DeclarationID($0) } ?? id : id
      let relatives = relatives(of: meant, typing)
      return NamedThing(
        name: use.plainName,
        meaning: .declaration(meant, relatives: relatives),
        origin: use.plainRange
      )
    case .module, .structural, .unknown: return nil
    }
  }

  /// A declaration with those that are one with it. What fulfils a promise of a framework has no more in common with
  /// whatever else does than that promise.
  private func relatives(of id: DeclarationID, _ typing: Typing) -> Set<DeclarationID> {
    let all = typing.relatives(of: id)
    let promises = all.filter { typing.place(of: .declaration($0))?.module != nil }
    return promises.isEmpty ? all : promises.union([id])
  }

  /// The parameter of a function or enum case whose declaration a token is in.
  private func parameter(_ token: SyntaxNode, in file: FileID, _ typing: Typing) -> NamedThing? {
    guard let node = token.parent, node.kind == .parameter, let written = ParameterSyntax(node),
      token == written.firstName || token == written.secondName,
      let callable = node.ancestors.lazy.compactMap(CallableSyntax.init).first,
      let inner = written.secondName ?? written.firstName,
      let (unit, start) = program.unit(at: inner.range.start, in: file),
      let declared = typing.declaration(at: callable.name.range.start, in: file)
    else { return nil }
    let span = SourceSpan(unit: unit.unit.id, start: start, end: start + UInt32(clamping: inner.range.count))
    let label = callable.label(of: written)
    let asked = token == written.firstName ? label ?? inner.identifier : inner.identifier
    return NamedThing(
      name: asked,
      meaning: .parameter(span, of: declared.declaration.id, label: label),
      origin: token.range
    )
  }

  /// The property or parameter that an argument's label stands for.
  private func property(_ labelled: SyntaxNode, _ use: NameUse, in file: FileID, _ typing: Typing) -> NamedThing? {
    guard let id = called(by: labelled, in: file, typing) else { return nil }
    if let written = writtenParameter(of: id, labelled: use, typing) { return written }
    // An initializer that nobody has written takes the properties.
    let made = id.kind == .type ? NominalID(name: id.name, file: id.file) : id.name == "init" ? id.owner : nil
    guard let made else { return nil }
    if !isMadeOfProperties(made, in: file, typing) {
      // Which one is called is not known, but only one may have the label.
      let written = typing.initializers(of: made, from: file).compactMap { maker -> NamedThing? in
        guard case .declaration(let id) = maker.resolution else { return nil }
        return writtenParameter(of: id, labelled: use, typing)
      }
      return written.count == 1 ? written[0] : nil
    }
    let property = DeclarationID(owner: made, name: use.name, kind: .variable, file: made.file)
    guard let place = typing.place(of: .declaration(property)), place.module == nil else { return nil }
    let meaning = NamedThing.Meaning.declaration(property, relatives: relatives(of: property, typing))
    return NamedThing(name: use.name, meaning: meaning, origin: use.range)
  }

  /// What the call, subscript or attribute means of which an argument or closure is a part.
  func called(by part: SyntaxNode, in file: FileID, _ typing: Typing) -> DeclarationID? {
    guard let holder = ArgumentHolder(around: part) else { return nil }
    if let initializer = typing.initializer(at: holder.nameStart, in: file) { return initializer }
    if let start = holder.callStart, let (span, resolution) = typing.name(at: start, in: file),
      program.absolute(span)?.range.start == start, case .declaration(let id) = resolution
    {
      return id
    }
    guard case .declaration(let id)? = typing.name(at: holder.nameStart, in: file)?.resolution else { return nil }
    return id
  }

  /// The type has the initializer that the compiler makes of its properties.
  func isMadeOfProperties(_ type: NominalID, in file: FileID, _ typing: Typing) -> Bool {
    let makers = typing.initializers(of: type, from: file)
    return makers.isEmpty || makers.contains(where: \.resolution.isUnwritten)
  }

  /// The parameter of a function, initializer or enum case of the workspace that a label stands for.
  private func writtenParameter(of id: DeclarationID, labelled use: NameUse, _ typing: Typing) -> NamedThing? {
    guard let place = typing.place(of: .declaration(id)), place.module == nil,
      let (declaring, range) = program.absolute(place.nameSpan),
      let callable = tree(of: declaring).flatMap({ CallableSyntax(namedAt: range.start, in: $0.root) }),
      let token = callable.parameter(labelled: use.name)?.firstName,
      let found = self.parameter(token, in: declaring, typing)
    else { return nil }
    return NamedThing(name: use.name, meaning: found.meaning, origin: use.range)
  }
}

extension Resolution {
  /// An initializer that the compiler makes.
  fileprivate var isUnwritten: Bool {
    if case .declaration(let id) = self { id.name != "init" } else { true }
  }
}

extension NameUse {
  /// The name without what asks for a wrapper or its projection.
  var plainName: String { isWrapped ? String(name.dropFirst()) : name }
  var plainRange: ByteRange { isWrapped ? ByteRange(range.start + 1, range.end) : range }

  private var isWrapped: Bool { name.hasPrefix("$") && name.dropFirst().first?.isNumber == false }
}

extension SyntaxNode {
  /// The name that a callee ends with, generic arguments left out.
  var lastNameToken: SyntaxNode? {
    if let access = MemberAccessSyntax(self) { return access.name }
    guard kind == .identifierExpression else { return nil }
    return children.first { $0.kind == .identifier || $0.kind == .dollarIdentifier }
  }
}
