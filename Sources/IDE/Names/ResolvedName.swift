import Catalog
import Semantics
import SourceText
import Syntax

/// What a name under the cursor means, as names and types of the program say.
struct ResolvedName {
  let place: DeclarationPlace
  let resolution: Resolution
  /// The type of what is used or declared there.
  let type: Type?
  /// Where its declaration is written.
  let source: DeclarationSource

  var isFramework: Bool { place.module != nil }
}

extension Analysis {
  /// What `use` means; nil for what is no name of the program, or unknown.
  func meaning(of use: NameUse, in file: FileID) -> ResolvedName? {
    let typing = Typing(program)
    if case .label(let labelled) = use.role {
      return meaning(ofLabel: use, in: file, typing) ?? frameworkParameter(labelled, use, in: file, typing)
    }
    guard let (span, resolution) = typing.name(at: use.range.start, in: file),
      let place = typing.program.absolute(span), place.range.start == use.range.start
    else { return nil }
    return meaning(of: resolution, typing) { typing.type(of: use.range, in: file) }
  }

  /// The declarations of which `use` means one, where only what is not known tells which; none for other names.
  func possibleMeanings(of use: NameUse, in file: FileID) -> [ResolvedName] {
    let typing = Typing(program)
    guard case .unknown(.choice(_, let declarations, _))? = typing.name(at: use.range.start, in: file)?.resolution
    else {
      return []
    }
    return declarations.prefix(Self.mostMeanings).compactMap { meaning(of: .declaration($0), typing) }
  }

  private static let mostMeanings = 20

  /// The module that `use` names, where it is imported or before what is of it; nil for other names.
  func module(of use: NameUse, in file: FileID) -> String? {
    if use.token.parent?.kind == .importDeclaration { return use.name }
    guard case .module(let name)? = Typing(program).name(at: use.range.start, in: file)?.resolution else { return nil }
    return name
  }

  /// The framework's initializer that `use` calls; nil for other names.
  func calledInitializer(of use: NameUse, in file: FileID) -> ResolvedName? {
    let typing = Typing(program)
    guard use.call != nil, let id = typing.initializer(at: use.range.start, in: file),
      let place = typing.place(of: .declaration(id)), place.module != nil
    else { return nil }
    return ResolvedName(place: place, resolution: .declaration(id), type: nil, source: typing.source(of: place))
  }

  /// What the label of an argument stands for: a parameter, or the property that an initializer takes.
  private func meaning(ofLabel use: NameUse, in file: FileID, _ typing: Typing) -> ResolvedName? {
    guard let thing = thing(at: use.range.start, in: file, typing) else { return nil }
    let resolution: Resolution =
      switch thing.meaning {
      case .local(let span), .parameter(let span, _, _): .local(span)
      case .declaration(let id, _): .declaration(id)
      case .genericParameter: .structural
      }
    return meaning(of: resolution, typing)
  }

  /// The parameter of a framework's function or initializer that a label stands for.
  private func frameworkParameter(
    _ labelled: SyntaxNode,
    _ use: NameUse,
    in file: FileID,
    _ typing: Typing
  ) -> ResolvedName? {
    guard let id = called(by: labelled, in: file, typing), let place = typing.place(of: .declaration(id)),
      place.module != nil
    else { return nil }
    let source = typing.source(of: place)
    guard let written = source.written(at: place.nameSpan),
      let callable = CallableSyntax(namedAt: written.range.start, in: written.tree.root),
      let parameter = callable.parameter(labelled: use.name), let name = parameter.firstName,
      let span = source.span(of: parameter.node.range, in: written.file),
      let nameSpan = source.span(of: name.range, in: written.file)
    else { return nil }
    let declared = DeclarationPlace(span: span, nameSpan: nameSpan, module: place.module, owner: place.owner)
    return ResolvedName(place: declared, resolution: .declaration(id), type: nil, source: source)
  }

  /// `used` is the type of a local name where it is used, which may be more than its declaration says.
  private func meaning(of resolution: Resolution, _ typing: Typing, used: () -> Type? = { nil }) -> ResolvedName? {
    guard let declared = typing.place(of: resolution) else { return nil }
    let type: Type? =
      switch resolution {
      case .local: used() ?? typing.type(ofLocal: declared.nameSpan)
      case .declaration(let id): typing.type(of: id)
      case .module, .structural, .unknown: nil
      }
    return ResolvedName(place: declared, resolution: resolution, type: type, source: typing.source(of: declared))
  }

  /// The declaration of the workspace that a name means.
  func declaration(of meaning: ResolvedName) -> DeclaredName? {
    guard !meaning.isFramework, let (file, nameRange) = program.absolute(meaning.place.nameSpan),
      let (_, range) = program.absolute(meaning.place.span)
    else { return nil }
    let whole = tree(of: file)?.root.token(at: nameRange.start)?.parent?.range
    let isLocal = if case .local = meaning.resolution { true } else { false }
    let symbol = symbols(in: file).lazy.compactMap { $0.symbol(named: nameRange) }.first
    return DeclaredName(
      file: file,
      range: symbol?.range ?? (isLocal ? whole ?? range : range),
      nameRange: nameRange,
      symbol: symbol,
      container: meaning.place.owner
    )
  }
}

extension SymbolNode {
  /// The symbol at or below this one whose name stands there.
  func symbol(named range: ByteRange) -> SymbolNode? {
    if nameRange == range { return self }
    guard self.range.contains(range) else { return nil }
    return children.lazy.compactMap { $0.symbol(named: range) }.first
  }
}
