import Semantics
import SourceText
import Syntax

/// What is being written at the cursor. The tree is that of the text with a name at the cursor: where none is begun, one
/// is put there, so that what stands around it is read as what it is about to be.
struct CompletionPlace {
  enum Kind {
    /// A value, or what begins a statement.
    case expression
    /// An optional that a condition unwraps under its own name.
    case unwrapped
    /// What follows a period, with a base or without.
    case member
    /// The label of an argument that has its colon.
    case label
    /// The label of a closure behind the parentheses and braces of a call.
    case closureLabel
    /// A type, with the names of those that it is nested in.
    case type(path: [String], TypeRole)
    /// `@Name`
    case attribute
    /// `import Name`
    case module
    /// `#name`
    case macro
    /// The condition of an `#if`, or what is asked in it: `os(name)`.
    case condition(of: String?)
    /// A declaration in a type, or at top level, after the modifiers that it has already.
    case declaration(isMember: Bool, modifiers: Set<String>)
    /// The name that a member is being given.
    case memberName(introducer: String, isStatic: Bool)
  }

  /// What a type is written for.
  enum TypeRole {
    case plain
    /// What another type conforms to: after `some` or `any`, of a generic parameter.
    case bound
    /// The left side of a requirement in a `where` clause: a generic parameter, or an associated type of one.
    case constrained
    /// What a declaration of this kind inherits from.
    case inherited(by: SyntaxKind)
    /// What an extension adds to.
    case extended
  }

  let kind: Kind
  /// The word before and after the cursor.
  let inserted: ByteRange
  let replaced: ByteRange
  /// What has been typed of it.
  let typed: String
  /// The name at the cursor, in the tree that was made for it.
  let name: SyntaxNode
  let tree: SyntaxTree
  /// The build that the place is for, where it is another one than that which is read.
  let build: Build?
  /// The call among whose arguments the name is.
  let call: CallPlace?
  /// Whether the name begins an argument, so that a label may stand there.
  let startsArgument: Bool
  /// Whether completing a label has to insert its colon too: the text has none.
  let lacksColon: Bool
  /// Whether the name begins a statement, and one at top level.
  let startsStatement: Bool
  let isAtTopLevel: Bool
  /// Whether a case of a `switch` may begin at the name.
  let isInSwitch: Bool
  /// Whether arguments or a closure follow already.
  let isCalled: Bool

  /// So far before an argument its parenthesis or comma is looked for.
  private static let longestSpace = 200
  /// A word that no program uses.
  private static let standIn = "completed__name"

  /// Nil within comments, texts and numbers, and where a new name is made up.
  init?(at offset: ByteOffset, in original: SyntaxTree) {
    let text = original.text
    guard let word = Self.word(at: offset, in: text), !Self.isInComment(offset, in: original) else { return nil }
    replaced = word
    inserted = ByteRange(word.start, offset)
    typed = text.string(in: inserted)
    let token = original.root.token(at: word.start)
    let isWord = token.map { !word.isEmpty && $0.range == word && $0.isNameToken } ?? false
    // A member that has its name already would be no news.
    let isName = isWord && token?.memberNameKind == nil
    let labeled =
      Self.closureLabeled(word, in: original) ?? (word.isEmpty ? Self.labeled(at: offset, in: original) : nil)
    var written = labeled ?? original
    if !isName, labeled == nil {
      let standIn = typed.hasPrefix("$") ? "$" + Self.standIn : Self.standIn
      written = original.reparsed(after: [TextEdit(range: word, replacement: standIn)])
    }
    let placed = written.root.token(at: word.start)
    if let placed, let chosen = written.choosingBranches(around: placed) {
      written = chosen
      build = placed.buildAround
    } else {
      build = nil
    }
    tree = written
    guard let name = tree.root.token(at: word.start), name.range.start == word.start, name.isNameToken,
      let kind = Self.kind(of: name)
    else { return nil }
    self.kind = kind
    self.name = name
    call = CallPlace(around: word.start, from: name)
    startsArgument = call != nil && Self.beginsArgument(name)
    lacksColon = !(kind.isLabel || kind.isClosureLabel) || labeled != nil
    startsStatement = Self.beginsStatement(name)
    isAtTopLevel = startsStatement && !name.ancestors.contains { $0.kind.holdsCode }
    isInSwitch = name.ancestors.first { $0.kind.holdsCode || $0.kind == .switchCase }?.kind == .switchCase
    let next = text.bytes(in: ByteRange(start: word.end, count: 1)).first
    isCalled = next == UInt8(ascii: "(")
  }

  /// Whether the cursor is in a `#Preview`.
  var isInPreview: Bool {
    name.ancestors.contains { $0.kind == .macroExpansionDeclaration || $0.kind == .macroExpansionExpression }
  }

  private static func kind(of name: SyntaxNode) -> Kind? {
    guard let parent = name.parent else { return nil }
    if name.isInCondition { return .condition(of: name.argumentOwner) }
    switch parent.kind {
    case .identifierExpression, .keyPathExpression:
      return declarationKind(of: name) ?? .expression
    case .memberAccessExpression:
      return MemberAccessSyntax(parent)?.name == name ? .member : nil
    case .keyPathComponent: return .member
    case .simpleType, .memberType: return name.isParameterToBe ? nil : typeKind(of: name, in: parent)
    case .macroExpansionExpression, .macroExpansionDeclaration: return .macro
    case .argument:
      guard let argument = ArgumentSyntax(parent) else { return nil }
      return argument.label == name ? .label : .expression
    case .trailingClosure: return .closureLabel
    case .importDeclaration: return .module
    case .attribute: return .attribute
    case .identifierPattern where name.isUnwrappedByName: return .unwrapped
    default:
      return name.memberNameKind ?? declarationKind(of: name)
    }
  }

  /// `A.B.`: the names before the one that is being written.
  private static func typeKind(of name: SyntaxNode, in type: SyntaxNode) -> Kind {
    if type.parent?.kind == .attribute { return .attribute }
    var path: [String] = []
    var outer = type.kind == .memberType ? type.child(where: \.isType) : nil
    while let base = outer, let word = base.tokens.last(where: { $0.kind == .identifier }) {
      path.insert(word.identifier, at: 0)
      outer = base.kind == .memberType ? base.child(where: \.isType) : nil
    }
    return .type(path: path, typeRole(of: type))
  }

  private static func typeRole(of type: SyntaxNode) -> TypeRole {
    for ancestor in type.ancestors {
      switch ancestor.kind {
      case .memberType, .compositionType: continue
      case .requirement:
        if ancestor.range.start == type.range.start { return .constrained }
        return ancestor.child(.colon) == nil ? .plain : .bound
      case .someOrAnyType, .genericParameter, .associatedTypeDeclaration: return .bound
      case .inheritedType:
        return ancestor.ancestors.first { $0.kind.isDeclaration }.map { .inherited(by: $0.kind) } ?? .plain
      case .extensionDeclaration: return .extended
      default: return .plain
      }
    }
    return .plain
  }

  /// A name where only a declaration may stand.
  private static func declarationKind(of name: SyntaxNode) -> Kind? {
    for ancestor in name.ancestors {
      switch ancestor.kind {
      case .memberList, .memberBlock: return .declaration(isMember: true, modifiers: name.modifiersBefore)
      case .statementList, .codeBlock, .closureExpression, .sourceFile, .functionCallExpression, .patternBinding,
        .accessorBlock, .argument, .argumentList:
        return nil
      default: continue
      }
    }
    return nil
  }

  /// The tree with a label at the beginning of an argument that is there already, and that no name could stand right
  /// before: `stack(|60)`. Nil elsewhere.
  private static func labeled(at offset: ByteOffset, in original: SyntaxTree) -> SyntaxTree? {
    let text = original.text
    let before = text.bytes(in: ByteRange(ByteOffset(max(0, offset.value - longestSpace)), offset))
    guard let next = text.bytes(in: ByteRange(start: offset, count: 1)).first, next.beginsValue,
      let last = before.last(where: { !$0.isSpace }), last == UInt8(ascii: "(") || last == UInt8(ascii: ",")
    else { return nil }
    let tree = original.reparsed(after: [TextEdit(range: ByteRange(offset, offset), replacement: standIn + ": ")])
    guard let name = tree.root.token(at: offset), name.range.start == offset, case .label? = kind(of: name) else {
      return nil
    }
    return tree
  }

  /// The tree with a closure at a word right behind another closure of a call, which is to be its label: `Menu { … } la|`.
  /// Nil elsewhere, and where the closure is there already.
  private static func closureLabeled(_ word: ByteRange, in original: SyntaxTree) -> SyntaxTree? {
    let text = original.text
    let before = text.bytes(in: ByteRange(ByteOffset(max(0, word.start.value - 20)), word.start))
    guard before.last(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "}"),
      text.bytes(in: ByteRange(start: word.end, count: 1)).first != UInt8(ascii: ":")
    else { return nil }
    let tree = original.reparsed(after: [TextEdit(range: word, replacement: standIn + ": {}")])
    return tree.root.token(at: word.start)?.parent?.kind == .trailingClosure ? tree : nil
  }

  /// Whether the name is the first token of an argument without label: all of it, the callee of a call or the base of a
  /// member.
  private static func beginsArgument(_ name: SyntaxNode) -> Bool {
    guard name.parent?.kind == .identifierExpression else { return false }
    for ancestor in name.ancestors {
      guard ancestor.range.start == name.range.start else { return false }
      if ancestor.kind == .argument { return ArgumentSyntax(ancestor)?.label == nil }
    }
    return false
  }

  private static func beginsStatement(_ name: SyntaxNode) -> Bool {
    for ancestor in name.ancestors {
      guard ancestor.range.start == name.range.start else { return ancestor.kind == .statementList }
      if ancestor.kind == .statementList || ancestor.kind == .sourceFile { return true }
    }
    return false
  }

  /// The bytes of a word around the cursor; nil within a number.
  private static func word(at offset: ByteOffset, in text: SourceText) -> ByteRange? {
    let longest = 200
    let before = text.bytes(in: ByteRange(ByteOffset(max(0, offset.value - longest)), offset))
    let after = text.bytes(in: ByteRange(start: offset, count: min(longest, max(0, text.byteCount - offset.value))))
    var start = before.count
    while start > 0, before[start - 1].isWordPart { start -= 1 }
    if start > 0, before[start - 1] == UInt8(ascii: "$") { start -= 1 }
    let end = after.firstIndex { !$0.isWordPart } ?? after.count
    let word = before[start...] + after[..<end]
    if let first = word.first, first.isDigit { return start == before.count ? ByteRange(offset, offset) : nil }
    return ByteRange(offset - (before.count - start), offset + end)
  }

  private static func isInComment(_ offset: ByteOffset, in tree: SyntaxTree) -> Bool {
    for place in [offset, offset - 1] where place.value >= 0 {
      guard let token = tree.root.token(at: place) else { continue }
      let isInside = (token.leadingTrivia + token.trailingTrivia).contains { piece in
        piece.isComment && piece.range.start < offset
          && (offset < piece.range.end || piece.range.end == offset && tree.text.endsWithOpenComment(piece.range))
      }
      if isInside { return true }
      if token.kind == .stringLiteral, token.range.start < offset, offset < token.range.end { return true }
      if token.kind == .stringSegment, token.range.start <= offset, offset <= token.range.end { return true }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(self) }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether a literal, a closure or a key path can begin with the byte.
  fileprivate var beginsValue: Bool {
    isDigit || [UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\\")].contains(self)
  }

  /// Whether names are made of it.
  var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension SyntaxNode {
  /// Whether a token is a name as it stands, no keyword.
  fileprivate var isNameToken: Bool { kind == .identifier || kind == .dollarIdentifier || kind == .contextualKeyword }

  /// Whether this name of a type is read as one only since the colon after the name of a parameter is missing.
  fileprivate var isParameterToBe: Bool {
    guard let parameter = parent?.parent, parameter.kind == .parameter, parameter.child(.colon) == nil,
      let owner = parameter.ancestors.first(where: { $0.kind != .parameterList && $0.kind != .parameterClause })
    else { return false }
    return FunctionDeclarationSyntax(owner) != nil
  }

  /// True for a name in the condition of an `#if`.
  fileprivate var isInCondition: Bool {
    let holder = ancestors.first { $0.kind == .conditionalClause || $0.kind.holdsCode }
    return holder.flatMap(ConditionalClauseSyntax.init)?.condition?.range.contains(range) ?? false
  }

  /// The function among whose arguments the name is.
  fileprivate var argumentOwner: String? {
    guard let argument = ancestors.first(where: { $0.kind == .argument }) else { return nil }
    let call = argument.ancestors.lazy.compactMap(FunctionCallSyntax.init).first
    return call?.callee?.lastNameToken?.identifier
  }

  /// What kind of member this token names, where it is one of a type.
  fileprivate var memberNameKind: CompletionPlace.Kind? {
    guard let parent else { return nil }
    if let function = FunctionDeclarationSyntax(parent), function.name == self, parent.isMember {
      return .memberName(introducer: "func", isStatic: function.modifiers.contains { $0.name == "static" })
    }
    guard parent.kind == .identifierPattern, let binding = parent.parent, binding.kind == .patternBinding,
      let variable = binding.ancestors.lazy.compactMap(VariableDeclarationSyntax.init).first, variable.node.isMember
    else { return nil }
    let introducer = variable.node.child(.letKeyword) == nil ? "var" : "let"
    return .memberName(introducer: introducer, isStatic: variable.modifiers.contains { $0.name == "static" })
  }

  /// Whether a condition binds this name to what it means already: `if let name`.
  var isUnwrappedByName: Bool {
    guard let condition = parent?.parent, condition.kind == .optionalBindingCondition else { return false }
    return condition.child(.initializerClause) == nil
  }

  private var isMember: Bool { ancestors.first { $0.kind != .listGroup }?.kind == .memberList }

  /// The modifiers that stand before a name which is no declaration yet.
  fileprivate var modifiersBefore: Set<String> {
    guard let list = ancestors.first(where: { $0.kind == .memberList || $0.kind == .statementList }) else { return [] }
    let before = list.childNodes.last { $0.range.end <= range.start && !$0.range.isEmpty }
    guard let before, before.kind == .missingDeclaration else { return [] }
    return Set(before.children.compactMap(ModifierSyntax.init).map(\.name))
  }
}

extension SyntaxKind {
  /// Whether code or members of something stand in it.
  fileprivate var holdsCode: Bool {
    switch self {
    case .codeBlock, .closureExpression, .memberBlock, .accessorBlock: true
    default: false
    }
  }
}

extension SourceText {
  /// Whether a comment goes on at its end: one that ends with its line, or lacks its `*/`.
  fileprivate func endsWithOpenComment(_ range: ByteRange) -> Bool {
    let comment = bytes(in: range)
    return comment.starts(with: [0x2F, 0x2F]) || !comment.suffix(2).elementsEqual([0x2A, 0x2F])
  }
}
