import Semantics
import SourceText
import Syntax

/// What is being written at the cursor. The tree is that of the text with a name at the cursor: where none is begun, one
/// is put there, so that what stands around it is read as what it is about to be.
struct CompletionPlace {
  enum Kind {
    /// A value, or what begins a statement.
    case expression
    /// What follows a period, with a base or without.
    case member
    /// The label of an argument that has its colon.
    case label
    /// A type, with the names of those that it is nested in.
    case type(path: [String])
    /// `@Name`
    case attribute
    /// `import Name`
    case module
    /// `#name`
    case macro
    /// A declaration in a type, or at top level.
    case declaration(isMember: Bool)
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
  /// Whether the tree has a name that the text has not.
  let isChanged: Bool
  /// The call among whose arguments the name is.
  let call: FunctionCallSyntax?
  /// Whether the name begins an argument, so that a label may stand there.
  let startsArgument: Bool
  /// Whether the name begins a statement.
  let startsStatement: Bool
  /// Whether arguments or a closure follow already.
  let isCalled: Bool

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
    let isName = token.map { !word.isEmpty && $0.range == word && $0.isNameToken } ?? false
    isChanged = !isName
    if isName {
      tree = original
    } else {
      let standIn = typed.hasPrefix("$") ? "$" + Self.standIn : Self.standIn
      tree = original.reparsed(after: [TextEdit(range: word, replacement: standIn)])
    }
    guard let name = tree.root.token(at: word.start), name.range.start == word.start, name.isNameToken,
      let kind = Self.kind(of: name)
    else { return nil }
    self.kind = kind
    self.name = name
    call = Self.call(around: name)
    let value = name.parent
    startsArgument =
      value?.kind == .identifierExpression && value?.parent?.kind == .argument
      && value?.parent.flatMap(ArgumentSyntax.init)?.label == nil && call != nil
    startsStatement = Self.beginsStatement(name)
    let next = text.bytes(in: ByteRange(start: word.end, count: 1)).first
    isCalled = next == UInt8(ascii: "(")
  }

  private static func kind(of name: SyntaxNode) -> Kind? {
    guard let parent = name.parent else { return nil }
    switch parent.kind {
    case .identifierExpression, .keyPathExpression:
      return declarationKind(of: name) ?? .expression
    case .memberAccessExpression:
      return MemberAccessSyntax(parent)?.name == name ? .member : nil
    case .keyPathComponent: return .member
    case .simpleType, .memberType: return typeKind(of: name, in: parent)
    case .macroExpansionExpression, .macroExpansionDeclaration: return .macro
    case .argument:
      guard let argument = ArgumentSyntax(parent) else { return nil }
      return argument.label == name ? .label : .expression
    case .importDeclaration: return .module
    case .attribute: return .attribute
    default:
      return declarationKind(of: name)
    }
  }

  /// `A.B.`: the names before the one that is being written.
  private static func typeKind(of name: SyntaxNode, in type: SyntaxNode) -> Kind {
    if type.parent?.kind == .attribute { return .attribute }
    let path = type.tokens.filter { $0.kind == .identifier && $0.range.start < name.range.start }.map(\.identifier)
    return .type(path: path)
  }

  /// A name where only a declaration may stand.
  private static func declarationKind(of name: SyntaxNode) -> Kind? {
    for ancestor in name.ancestors {
      switch ancestor.kind {
      case .memberList, .memberBlock: return .declaration(isMember: true)
      case .statementList, .codeBlock, .closureExpression, .sourceFile, .functionCallExpression, .patternBinding,
        .accessorBlock, .argument, .argumentList:
        return nil
      default: continue
      }
    }
    return nil
  }

  /// The call whose parentheses the name is in, not within a closure there.
  private static func call(around name: SyntaxNode) -> FunctionCallSyntax? {
    for ancestor in name.ancestors {
      switch ancestor.kind {
      case .closureExpression, .codeBlock, .memberBlock: return nil
      case .functionCallExpression:
        guard let call = FunctionCallSyntax(ancestor), let paren = call.leftParen, paren.range.end <= name.range.start
        else { continue }
        if let closing = call.rightParen, !closing.range.isEmpty, closing.range.end <= name.range.start { continue }
        return call
      default: continue
      }
    }
    return nil
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
    if let first = word.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return nil }
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
  fileprivate var isWordPart: Bool {
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
}

extension SourceText {
  /// Whether a comment goes on at its end: one that ends with its line, or lacks its `*/`.
  fileprivate func endsWithOpenComment(_ range: ByteRange) -> Bool {
    let comment = bytes(in: range)
    return comment.starts(with: [0x2F, 0x2F]) || !comment.suffix(2).elementsEqual([0x2A, 0x2F])
  }
}
