import Catalog
package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// What may stand at `offset`, best first; nil where nothing is to be offered.
  package func completions(at offset: ByteOffset, in file: FileID) -> Completions? {
    guard let tree = tree(of: file), let place = CompletionPlace(at: offset, in: tree) else { return nil }
    let items =
      switch place.kind {
      case .member(let base): members(of: base)
      case .implicitMember: implicitMembers(at: place)
      case .keyPath: keyPathItems()
      case .attribute: attributeItems()
      case .type: typeItems()
      case .expression: labels(at: place) + names(at: place)
      }
    return Completions(inserted: place.inserted, replaced: place.replaced, items: Self.sorted(items))
  }

  /// One item a name and kind, by rank and name.
  private static func sorted(_ items: [CompletionItem]) -> [CompletionItem] {
    var seen: Set<String> = []
    return items.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
      .filter { seen.insert("\($0.kind) \($0.name)").inserted }
  }

  // MARK: - After a period

  private func members(of base: SyntaxNode?) -> [CompletionItem] {
    let statics = base.map { staticMembers(ofType: $0.identifier) } ?? []
    guard statics.isEmpty else { return statics }
    let own = outlineItems { symbol, container in
      guard let container, symbol.kind.isMember else { return nil }
      return self.item(
        for: symbol,
        container == "View" ? .modifier : nil,
        rank: container == "View" ? .own : .framework
      )
    }
    return own + Self.modifiers
  }

  private func staticMembers(ofType name: String) -> [CompletionItem] {
    let builtIn = Catalog.type(name).map(Self.members(of:)) ?? []
    let own = outlineItems { symbol, container in
      container == name ? self.item(for: symbol, nil, rank: .own) : nil
    }
    return Self.isTypeName(name) ? own + builtIn : []
  }

  private func implicitMembers(at place: CompletionPlace) -> [CompletionItem] {
    let argument = place.anchor.ancestors.first { $0.kind == .argument }.flatMap(ArgumentSyntax.init)
    if let type = argument?.parameter.flatMap({ Catalog.type($0.type.filter { $0 != "?" }) }) {
      return Self.members(of: type)
    }
    let cases = outlineItems { symbol, _ in
      symbol.kind == .enumCase ? self.item(for: symbol, nil, rank: .own) : nil
    }
    return cases + TypeDefinition.all.flatMap { Self.members(of: $0, rank: .framework) }
  }

  private static func members(of type: TypeDefinition) -> [CompletionItem] {
    members(of: type, rank: .expected)
  }

  private static func members(of type: TypeDefinition, rank: CompletionItem.Rank) -> [CompletionItem] {
    let values = type.members.map { CompletionItem($0, .member, rank, detail: type.name, summary: type.summary) }
    let makers = type.functions.map { function in
      let signature = function.signature
      return CompletionItem(
        signature.name,
        .function,
        rank,
        detail: signature.line(as: signature.name),
        summary: type.summary,
        insertion: .call(signature.name, signature)
      )
    }
    return values + makers
  }

  // MARK: - Names

  private func labels(at place: CompletionPlace) -> [CompletionItem] {
    guard place.startsArgument else { return [] }
    let call = place.anchor.ancestors.first { $0.kind == .functionCallExpression }.flatMap(FunctionCallSyntax.init)
    guard let call, call.leftParen.map({ $0.range.end <= place.inserted.start }) == true else { return [] }
    let written = Set(call.arguments.compactMap { $0.label?.identifier })
    return call.signatures.flatMap(\.parameters).compactMap { parameter in
      guard let label = parameter.label, !written.contains(label) else { return nil }
      let insertion = Snippet([.text("\(label): "), .end])
      return CompletionItem("\(label):", .label, .expected, detail: parameter.type, insertion: insertion)
    }
  }

  private func names(at place: CompletionPlace) -> [CompletionItem] {
    let locals = place.anchor.namesInScope.map { CompletionItem($0, .local, .local) }
    let type = place.anchor.enclosingTypeName
    let own = outlineItems { symbol, container in
      guard container == nil || container == type else { return nil }
      return symbol.kind == .extension || symbol.kind == .preview ? nil : self.item(for: symbol, nil, rank: .own)
    }
    return locals + own + Self.views + Self.keywords
  }

  private func typeItems() -> [CompletionItem] {
    let own = outlineItems { symbol, _ in symbol.kind.isType ? self.item(for: symbol, .type, rank: .own) : nil }
    let values = ["Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "Int", "String"]
    return own + values.map { CompletionItem($0, .type, .common) }
      + TypeDefinition.all.map { CompletionItem($0.name, .type, .framework, summary: $0.summary) }
      + ViewDefinition.all.map { CompletionItem($0.name, .type, .framework, summary: $0.summary) }
      + ["View", "ViewModifier", "PreferenceKey", "EnvironmentKey"].map { CompletionItem($0, .type, .common) }
  }

  private func keyPathItems() -> [CompletionItem] {
    let own = outlineItems { symbol, container in
      guard let container, symbol.kind == .property else { return nil }
      return self.item(for: symbol, .environmentKey, rank: container == "EnvironmentValues" ? .own : .framework)
    }
    return own
      + EnvironmentKeyDefinition.all.map { key in
        CompletionItem(
          key.name,
          .environmentKey,
          .common,
          detail: key.type,
          summary: key.summary,
          isDeprecated: key.deprecation != nil
        )
      }
  }

  private func attributeItems() -> [CompletionItem] {
    PropertyWrapperDefinition.all.map { CompletionItem($0.name, .wrapper, .common, summary: $0.summary) }
      + ["Entry", "ViewBuilder"].map { CompletionItem($0, .wrapper, .framework) }
  }

  // MARK: - The workspace's own

  private func outlineItems(_ item: (SymbolNode, String?) -> CompletionItem?) -> [CompletionItem] {
    var items: [CompletionItem] = []
    func visit(_ symbol: SymbolNode, in container: String?) {
      if let made = item(symbol, container) { items.append(made) }
      for child in symbol.children { visit(child, in: symbol.baseName) }
    }
    for file in fileIDs {
      for symbol in symbols(in: file) { visit(symbol, in: nil) }
    }
    return items
  }

  private func item(for symbol: SymbolNode, _ kind: CompletionItem.Kind?, rank: CompletionItem.Rank) -> CompletionItem {
    let natural: CompletionItem.Kind =
      switch symbol.kind {
      case .function, .method, .initializer, .subscript: .function
      case .enumCase: .member
      case .property, .variable: .property
      case .preview: .keyword
      case .structure, .class, .enumeration, .protocol, .extension, .typealias: .type
      }
    let isCalled = natural == .function
    let name = symbol.baseName
    let insertion = isCalled ? Snippet([.text("\(name)("), .end, .text(")")]) : nil
    return CompletionItem(name, kind ?? natural, rank, detail: symbol.detail, insertion: insertion)
  }

  // MARK: - The framework's

  private static let views = ViewDefinition.all.map { view in
    CompletionItem(
      view.name,
      .view,
      .common,
      detail: view.initializers.first?.line(as: view.name),
      summary: view.summary,
      isDeprecated: view.deprecation != nil,
      insertion: view.initializers.first.map { .call(view.name, $0) }
    )
  }

  private static let modifiers = ModifierDefinition.all.filter { $0.receiver == .view }.sorted {
    $0.name < $1.name
  }.map { modifier in
    CompletionItem(
      modifier.name,
      .modifier,
      .common,
      detail: modifier.signatures.first?.line(as: modifier.name),
      summary: modifier.summary,
      isDeprecated: modifier.deprecation != nil,
      insertion: modifier.signatures.first.map { .call(modifier.name, $0) }
    )
  }

  private static let keywords = ["else", "false", "for", "if", "let", "nil", "return", "self", "switch", "true", "var"]
    .map { CompletionItem($0, .keyword, .keyword) }

  private static func isTypeName(_ name: String) -> Bool {
    name.isCapitalized
  }
}

extension SymbolNode.Kind {
  fileprivate var isMember: Bool {
    switch self {
    case .method, .property: true
    default: false
    }
  }
}
