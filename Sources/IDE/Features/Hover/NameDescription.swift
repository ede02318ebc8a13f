import Catalog
import Interpreter
import Semantics
import SourceText
import Syntax

extension Analysis {
  /// Appends what is known of a name itself: its signature and what it is for.
  func describe(_ use: NameUse, in file: FileID, into contents: inout RichText) {
    if let set = assetSet(of: use, in: file) {
      contents.append(.code("static let \(use.name): \(set.type)"))
      contents.paragraph([.text("The asset "), .code(set.name), .text(" of a catalogue.")])
      return
    }
    if let unwrapped = unwrappedType(of: use, in: file) {
      contents.append(.code("\(use.name): \(unwrapped)"))
      return
    }
    let meaning = calledInitializer(of: use, in: file) ?? meaning(of: use, in: file)
    if let meaning, describe(meaning, use, in: file, into: &contents) { return }
    if meaning == nil, let module = module(of: use, in: file) {
      contents.append(.code("module \(module)"))
      return
    }
    if meaning == nil, let type = elementType(of: use, in: file) {
      contents.append(.code("\(use.name): \(type)"))
      return
    }
    if meaning == nil, let parameter = genericParameter(of: use, in: file) {
      describe(parameter, into: &contents)
      return
    }
    if meaning == nil, describePossible(use, in: file, into: &contents) { return }
    let own = declarations(of: use, in: file)
    if let first = own.first {
      describe(first, of: own.count, into: &contents)
    } else if meaning.map({ isCatalogued($0, use) }) == false {
      return
    } else if meaning != nil || use.isKnownByPlace, let builtIn = BuiltInDescription(of: use) {
      contents.append(.code(builtIn.code))
      contents.paragraph(builtIn.sentence)
    } else if meaning == nil, let modules = absentModules(of: use, in: file) {
      contents.append(.code(use.name))
      let names = modules.flatMap { [RichText.Span.text(" or "), .code($0)] }.dropFirst()
      contents.paragraph([.text("Declared in ")] + names + [.text(", whose declarations are not here.")])
    }
  }

  /// Says what a name may mean that depends on what is not known; false for other names.
  private func describePossible(_ use: NameUse, in file: FileID, into contents: inout RichText) -> Bool {
    let most = 4
    let signatures = possibleMeanings(of: use, in: file).compactMap { meaning -> String? in
      guard let written = meaning.source.written(at: meaning.place.span) else { return nil }
      return written.node?.notation(of: use.name, in: written.tree.text)
    }
    guard !signatures.isEmpty else { return false }
    contents.append(.code(signatures.prefix(most).joined(separator: "\n")))
    let rest = signatures.count > most ? " and \(signatures.count - most) more" : ""
    contents.paragraph([
      .text("One of these\(rest): which one depends on the type of an argument that is not known here.")
    ])
    return true
  }

  /// The set of an asset catalogue for which the build makes the property that `use` names, and the property's type.
  func assetSet(of use: NameUse, in file: FileID) -> (name: String, type: String)? {
    guard case .member = use.role, case .declaration(let id)? = meaning(of: use, in: file)?.resolution,
      id.kind == .type, id.file == nil, id.name != use.name
    else { return nil }
    let set = program.resources.colorSet(use.name) ?? program.resources.pictureSet(use.name)
    return set.map { ($0, id.name) }
  }

  /// The modules of which one has to declare what `use` names, since nothing here does; nil where that is not known.
  private func absentModules(of use: NameUse, in file: FileID) -> [String]? {
    let most = 3
    guard !isPartial,
      case .unknown(.elsewhere(let modules))? = Typing(program).name(at: use.range.start, in: file)?.resolution,
      modules.count <= most
    else { return nil }
    // Of types that come with a framework only the names may be known.
    let absent = modules.filter { module in !FrameworkModules.all.contains { $0.name == module } }
    return absent.isEmpty ? nil : absent
  }

  /// The type of what a condition unwraps under the name that it has already: `if let name`.
  private func unwrappedType(of use: NameUse, in file: FileID) -> Type? {
    guard use.token.isUnwrappedByName, let type = Typing(program).type(of: use.token.range, in: file),
      !type.hasUnknowns
    else { return nil }
    return type
  }

  /// The type of the tuple's element that a name stands for.
  private func elementType(of use: NameUse, in file: FileID) -> Type? {
    let typing = Typing(program)
    guard case .member(let base?) = use.role, case .tuple? = typing.type(of: base.range, in: file),
      let type = use.token.parent.flatMap({ typing.type(of: $0.range, in: file) }), !type.hasUnknowns
    else { return nil }
    return type
  }

  /// The type of what is named where it is used: of the projection, of a member of a type with arguments.
  func usedType(of use: NameUse, in file: FileID) -> Type? {
    let expression = use.isMember ? use.token.parent : use.token
    return expression.flatMap { Typing(program).type(of: $0.range, in: file) }
  }

  /// Says what a name means; false where another description is better.
  private func describe(
    _ meaning: ResolvedName,
    _ use: NameUse,
    in file: FileID,
    into contents: inout RichText
  ) -> Bool {
    if case .declaration(let id) = meaning.resolution, let coded = Typing(program).typeWithMadeKeys(id) {
      contents.append(.code("enum \(use.name): CodingKey"))
      contents.paragraph([
        .text("The compiler makes it with a case for each stored property of "), .code(coded), .text("."),
      ])
      return true
    }
    if let own = declaration(of: meaning) {
      if case .label = use.role {
        // A parameter says more of itself than its type.
      } else if case .local = meaning.resolution, let type = meaning.type, !type.isUnknown {
        contents.append(.code("\(use.name): \(type)"))
        return true
      }
      let used = usedType(of: use, in: file)
      let declared = text(of: own.file)?.string(in: own.nameRange)
      let isOfWrapper = use.name.hasPrefix("$") || use.name.hasPrefix("_") && declared != use.name
      if isOfWrapper, let used, !used.hasUnknowns { contents.append(.code("\(use.name): \(used)")) }
      describe(own, of: 1, typed: use.isMember ? used ?? meaning.type : meaning.type, into: &contents)
      return true
    }
    // The catalogue says what a wrapper is for.
    if case .attribute = use.role, BuiltInDescription(of: use) != nil { return false }
    guard let written = meaning.source.written(at: meaning.place.span),
      let node = written.node ?? written.tree.root.token(at: written.range.start)
    else { return false }
    contents.append(.code(node.notation(of: use.name, in: written.tree.text)))
    if node.kind == .parameter { return true }
    if node.kind == .variableDeclaration, use.isMember, let used = usedType(of: use, in: file), !used.hasUnknowns,
      case .declaration(let id) = meaning.resolution, let promised = Typing(program).type(of: id), promised != used
    {
      contents.paragraph([.text("Its type is "), .code(used.description), .text(" here.")])
    }
    if case .declaration(let id) = meaning.resolution, id.kind == .enumCase, let owner = id.owner {
      contents.paragraph([.text("A case of "), .code(owner.name), .text(".")])
    }
    if isCatalogued(meaning, use), let builtIn = BuiltInDescription(of: use) {
      contents.paragraph(builtIn.sentence)
    } else if let documentation = node.documentation(in: written.tree.text) {
      contents.paragraph(documentation)
    }
    return true
  }

  /// Says what is known of a generic parameter.
  private func describe(_ parameter: DeclaredName, into contents: inout RichText) {
    guard let text = text(of: parameter.file) else { return }
    contents.append(.code(text.string(in: parameter.range).withoutComma))
    let owner = tree(of: parameter.file)?.root.token(at: parameter.nameRange.start)?.ancestors
      .first { $0.kind.isDeclaration }
    let name = owner.flatMap { TypeDeclarationSyntax($0)?.name ?? FunctionDeclarationSyntax($0)?.name }
    let of = name.map { [RichText.Span.text(" of "), .code($0.identifier)] } ?? []
    contents.paragraph([.text("A generic parameter")] + of + [.text(".")])
  }

  /// Whether the member behind a period is one that the catalogue describes: a modifier, or a member with documentation.
  /// Other types have members of the same names (`proxy.size`).
  private func isCatalogued(_ meaning: ResolvedName, _ use: NameUse) -> Bool {
    guard case .member(let base?) = use.role, base.kind != .missingExpression,
      case .declaration(let id) = meaning.resolution, let owner = id.owner
    else { return true }
    return InterfaceText.isCatalogued(id) || id.kind == .function && Typing(program).isView(.nominal(owner, []))
  }

  private func describe(
    _ declaration: DeclaredName,
    of count: Int,
    typed type: Type? = nil,
    into contents: inout RichText
  ) {
    guard let tree = tree(of: declaration.file) else { return }
    let name = tree.root.token(at: declaration.nameRange.start)
    let node = name?.declaration ?? name
    guard let node else { return }
    let heading = node.heading(in: tree.text)
    contents.append(.code(heading))
    if let type, node.kind == .variableDeclaration, !type.hasUnknowns, !heading.contains(":") || node.isOfGenericType {
      let end = heading.contains(":") ? " here." : "."
      contents.paragraph([.text("Its type is "), .code(type.description), .text(end)])
    }
    if let documentation = node.documentation(in: tree.text) { contents.paragraph(documentation) }
    settledValues(of: declaration).forEach { contents.paragraph($0) }
    if count > 1 { contents.paragraph("\(count) declarations have this name.") }
  }
}

extension Analysis {
  /// What a property of state holds when the scenes of its view have come to rest.
  private func settledValues(of declaration: DeclaredName) -> [[RichText.Span]] {
    guard let symbol = declaration.symbol, symbol.kind == .property, let type = declaration.container else { return [] }
    let scenes = scenes(showing: declaration.nameRange.start, in: declaration.file)
    return scenes.prefix(6).filter { $0.view == type }.prefix(3).compactMap { scene in
      guard let value = scene.state.first(where: { $0.name == symbol.name })?.value else { return nil }
      let passes = scene.passes == 1 ? "one pass" : "\(scene.passes) passes"
      let rest = scene.divergence == nil ? "at rest after \(passes)" : "when given up: it never comes to rest"
      return [.code(value), .text(" in "), .code(scene.title), .text(" \(rest).")]
    }
  }
}

/// A name of the framework, in the catalogue's words.
struct BuiltInDescription {
  let code: String
  let sentence: String

  init?(of use: NameUse) {
    let name = use.name
    switch use.role {
    case .attribute:
      guard let wrapper = Catalog.propertyWrapper(name) else { return nil }
      code = "@\(name)"
      sentence = Self.sentence(wrapper.summary, wrapper.availability, nil)
    case .value, .type:
      if let view = Catalog.view(name) {
        code = view.initializers.best(for: use.call).map { $0.wrapped(as: name) } ?? "struct \(name): View"
        sentence = Self.sentence(view.summary, view.availability, view.deprecation)
      } else if let type = Catalog.type(name) {
        let makers = type.initializers.map(\.signature)
        code = makers.best(for: use.call).map { $0.wrapped(as: name) } ?? "struct \(name)"
        sentence = Self.sentence(type.summary, type.availability, nil)
      } else {
        return nil
      }
    case .member where use.baseType?.members.contains(name) == true:
      guard let type = use.baseType else { return nil }
      code = "static let \(name): \(type.name)"
      sentence = Self.sentence(type.summary, type.availability, nil)
    case .member(let base?) where base.kind != .missingExpression:
      guard let modifier = Catalog.modifier(name) else { return nil }
      code = modifier.signatures.best(for: use.call).map { "func " + $0.wrapped(as: name) } ?? "func \(name)"
      sentence = Self.sentence(modifier.summary, modifier.availability, modifier.deprecation)
    case .member:
      return nil
    case .keyPath:
      guard let key = Catalog.environmentKey(name) else { return nil }
      code = "var \(name): \(key.type)"
      sentence = Self.sentence(key.summary, key.availability, key.deprecation)
    case .label(let labelled):
      guard let parameter = ArgumentSyntax(labelled)?.parameter else { return nil }
      code = parameter.notation
      sentence = ""
    case .macro, .declaration:
      return nil
    }
  }

  private static func sentence(_ summary: String, _ availability: Availability, _ deprecation: Deprecation?) -> String {
    let since = availability.iOS.map { $0 > 13 ? " iOS \($0) and later." : "" } ?? ""
    let warning = deprecation.map { " Deprecated: use \($0.replacement)." } ?? ""
    return summary + since + warning
  }
}

extension NameUse {
  /// Whether it stands behind the period that follows a value or a type.
  fileprivate var isMember: Bool {
    if case .member(let base?) = role { base.kind != .missingExpression } else { false }
  }

  /// Whether where the name stands says what it is, though it has no meaning as a value.
  fileprivate var isKnownByPlace: Bool {
    switch role {
    case .attribute, .label: true
    case .value, .member, .type, .keyPath, .macro, .declaration: false
    }
  }
}

extension [Signature] {
  /// The signature that fits a call; the first one where none does or nothing is called.
  func best(for call: FunctionCallSyntax?) -> Signature? {
    guard let call else { return first }
    let shapes = call.shapes
    return first { $0.match(shapes) != nil } ?? first
  }
}

extension FunctionCallSyntax {
  /// The arguments as label matching sees them.
  var shapes: [Signature.ArgumentShape] {
    var shapes = arguments.map { Signature.ArgumentShape(label: $0.label?.identifier) }
    if trailingClosure != nil { shapes.append(Signature.ArgumentShape(label: nil, isTrailingClosure: true)) }
    return shapes
      + labeledTrailingClosures.map { Signature.ArgumentShape(label: $0.label?.identifier, isTrailingClosure: true) }
  }

  /// The signatures that the call may mean.
  var signatures: [Signature] {
    guard let callee, let token = callee.tokens.last(where: { $0.kind == .identifier }) else { return [] }
    let name = token.identifier
    if callee.kind == .memberAccessExpression { return Catalog.modifier(name)?.signatures ?? [] }
    return Catalog.view(name)?.initializers ?? Catalog.type(name)?.initializers.map(\.signature) ?? []
  }
}

extension ArgumentSyntax {
  /// The parameter of the framework's signature that this argument goes to.
  var parameter: SignatureParameter? {
    guard let call = node.parent?.parent.flatMap(FunctionCallSyntax.init),
      let position = call.arguments.firstIndex(of: self)
    else { return nil }
    let shapes = call.shapes
    for signature in call.signatures {
      guard let matched = signature.match(shapes), matched.indices.contains(position) else { continue }
      return signature.parameters[matched[position]]
    }
    return nil
  }
}

extension NameUse {
  /// The framework's type of which this is a static member: written before it, or expected where it stands.
  var baseType: TypeDefinition? {
    guard case .member(let base) = role, let access = token.parent else { return nil }
    if let base, base.kind != .missingExpression { return Catalog.type(base.text) }
    let expression = call?.node ?? access
    guard let argument = expression.parent.flatMap(ArgumentSyntax.init), let parameter = argument.parameter else {
      return nil
    }
    return Catalog.type(parameter.type.filter { $0 != "?" })
  }
}

extension SyntaxNode {
  /// Whether the type of a variable is written with a generic parameter of the type around, so that each use may tell
  /// another one.
  fileprivate var isOfGenericType: Bool {
    guard let written = VariableDeclarationSyntax(self)?.bindings.first?.type else { return false }
    let parameters = ancestors.compactMap { TypeDeclarationSyntax($0)?.genericParameters }.flatMap(\.self)
    return written.tokens.contains { token in parameters.contains { $0.name?.identifier == token.identifier } }
  }

  /// The declaration of which this token is the name.
  fileprivate var declaration: SyntaxNode? {
    ancestors.first { ancestor in
      ancestor.kind.isDeclaration || ancestor.kind == .parameter || ancestor.kind == .enumCaseElement
        || ancestor.kind == .closureParameter || ancestor.kind == .optionalBindingCondition
        || ancestor.kind == .statementList
    }.flatMap { $0.kind == .statementList ? nil : $0 }
  }
}
