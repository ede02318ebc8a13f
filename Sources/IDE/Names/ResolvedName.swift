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
  /// The program that declares it: the workspace's or the frameworks'.
  let source: Program

  var isFramework: Bool { place.module != nil }
}

extension Analysis {
  /// What `use` means; nil for what is no name of the program, or unknown.
  func meaning(of use: NameUse, in file: FileID) -> ResolvedName? {
    let typing = Typing(program)
    if case .label = use.role { return meaning(ofLabel: use, in: file, typing) }
    guard let (span, resolution) = typing.name(at: use.range.start, in: file),
      let place = typing.program.absolute(span), place.range.start == use.range.start
    else { return nil }
    return meaning(of: resolution, typing) { typing.type(of: use.range, in: file) }
  }

  /// What the label of an argument stands for: a parameter, or the property that an initializer takes.
  private func meaning(ofLabel use: NameUse, in file: FileID, _ typing: Typing) -> ResolvedName? {
    guard let thing = thing(at: use.range.start, in: file, typing) else { return nil }
    let resolution: Resolution =
      switch thing.meaning {
      case .local(let span), .parameter(let span, _, _): .local(span)
      case .declaration(let id, _): .declaration(id)
      }
    return meaning(of: resolution, typing)
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

extension InterfaceText {
  /// The interface that declares what a name of a framework means, and the range of its name there.
  static func declaration(of meaning: ResolvedName) -> (InterfaceText, ByteRange)? {
    guard let module = meaning.place.module, case .declaration(let id) = meaning.resolution else { return nil }
    if let known = catalogued(id) { return known }
    let owner = id.owner?.name ?? id.name
    guard let (_, text) = Frameworks.standard.text(ofType: owner),
      let offset = Frameworks.standard.offset(of: meaning.place.nameSpan, inTextOf: owner)
    else { return nil }
    let name = meaning.place.nameSpan
    let range = ByteRange(start: ByteOffset(offset), count: Int(name.end - name.start))
    return (InterfaceText(name: "\(module).\(owner)", text: text), range)
  }
}
