import SourceText

extension Parser {
  /// Variable = ('let' | 'var') PatternBinding (',' PatternBinding)*
  mutating func parseVariable(_ start: Mark) {
    let keyword = at(.letKeyword) ? currentRange : nil
    bump()
    while true {
      let binding = mark()
      if at(.selfKeyword) { reportKeywordAsName() }
      parsePattern()
      let hasType = at(.colon)
      optTypeAnnotation()
      let isStored = at(.equal)
      optInitializerClause()
      if at(.leftBrace), !(current.startsLine && context.isBasic) {
        if let keyword {
          let fix = SyntaxFix(title: "write 'var'", edits: [.init(range: keyword, replacement: "var")])
          error("a 'let' cannot be computed; write 'var'", at: currentRange, fixes: [fix])
        } else if !hasType, !isStored, peek().word != .didSet, peek().word != .willSet {
          error("a computed property must state its type", at: gap)
        }
        parseAccessorBlock()
      }
      let isMore = eat(.comma)
      finish(.patternBinding, binding)
      if !isMore { break }
    }
    finish(.variableDeclaration, start)
  }

  /// TypeAnnotation = ':' Type
  mutating func optTypeAnnotation() {
    guard at(.colon) else { return }
    let start = mark()
    bump()
    parseType()
    finish(.typeAnnotation, start)
  }

  /// InitializerClause = '=' Expression
  mutating func optInitializerClause() {
    guard at(.equal) else { return }
    let start = mark()
    bump()
    parseExpression()
    finish(.initializerClause, start)
  }

  /// AccessorBlock = '{' (Accessor+ | StatementList) '}'
  mutating func parseAccessorBlock() {
    let start = mark()
    let isRequirement = context.container == .protocolType
    let brace = currentRange
    let outer = enterBraces()
    _ = openBlock()
    if atAccessor() {
      parseAccessors(isRequirement: isRequirement)
      if !at(.rightBrace), !at(.endOfFile), !usesIndentation || !atBlockEnd() { skipToAccessorBlockEnd() }
    } else {
      if isRequirement, !at(.rightBrace) {
        error("a protocol's property says 'get' or 'get set' in its braces", at: brace)
      }
      parseStatementList(.block)
      skipToBrace()
    }
    closeBlock("these accessors")
    leaveBraces(outer)
    finish(.accessorBlock, start)
  }

  private mutating func parseAccessors(isRequirement: Bool) {
    var canRead = false
    var setter: ByteRange?
    while !atBlockEnd(), atAccessor() {
      let (word, range) = parseAccessor(isRequirement: isRequirement)
      if word.reads { canRead = true }
      if word == .set { setter = range }
    }
    if let setter, !canRead { error("a property with a setter must also have a getter", at: setter) }
  }

  private mutating func skipToAccessorBlockEnd() {
    error("expected 'get', 'set' or another accessor", at: currentRange)
    let start = mark()
    repeat { skipBalanced() } while !atBlockEnd()
    finish(.unexpected, start)
  }

  /// Whether an accessor starts here, attributes and modifiers counted.
  private mutating func atAccessor() -> Bool {
    var distance = 0
    while distance < 32 {
      let token = distance == 0 ? current : peek(distance)
      if token.kind == .at {
        distance &+= 2
        if peek(distance).kind == .leftParen, peek(distance).flags.contains(.isGlued) {
          distance = afterGroup(distance)
        }
        continue
      }
      if token.word.isAccessorModifier, distance < 4 {
        distance &+= 1
        continue
      }
      return isAccessorWord(token, distance)
    }
    return false
  }

  /// The distance of the token after the group in parentheses at `distance`.
  mutating func afterGroup(_ distance: Int) -> Int {
    var open = 0
    var index = distance
    while index &- distance < 256 {
      switch (index == 0 ? current : peek(index)).kind {
      case .leftParen, .leftBracket: open &+= 1
      case .rightParen, .rightBracket: open &-= 1
      case .endOfFile: return index
      default: break
      }
      index &+= 1
      if open <= 0 { return index }
    }
    return index
  }

  private mutating func isAccessorWord(_ token: Token, _ distance: Int) -> Bool {
    switch token.word {
    case .get, .set, .willSet, .didSet, .underscoreModify, .underscoreRead, .unsafeAddress, .unsafeMutableAddress,
      .mutableAddressWithOwner:
      let next = peek(distance &+ 1)
      switch next.kind {
      case .period, .equal, .postfixQuestion, .exclamation, .colon, .binaryOperator: return false
      case .leftParen: return token.word != .get
      default: return true
      }
    case .read, .modify, .borrow:
      return peek(distance &+ 1).kind == .leftBrace
    default:
      return token.kind == .initKeyword && peek(distance &+ 1).kind == .leftBrace
        || token.kind == .initKeyword && peek(distance &+ 1).kind == .leftParen
          && peek(distance &+ 2).kind == .identifier
          && peek(distance &+ 3).kind == .rightParen && peek(distance &+ 4).kind == .leftBrace
    }
  }

  /// Accessor = Attribute* Modifier* word ('(' name ')')? Effects? CodeBlock?
  private mutating func parseAccessor(isRequirement: Bool) -> (word: Word, place: ByteRange) {
    let start = mark()
    let isDeclared = at(.at)
    while at(.at) { parseAttribute() }
    while current.word.isAccessorModifier {
      let modifier = mark()
      bump(as: .contextualKeyword)
      finish(.modifier, modifier)
    }
    let word = current.word
    let name = currentRange
    let text = text(of: current)
    bump(as: .contextualKeyword)
    if at(.leftParen) {
      let opening = currentRange
      bump()
      if at(.identifier) { bump() } else { error("expected the name of the accessor's parameter", at: gap) }
      close(.rightParen, opening, "the accessor's parameter")
    }
    optEffects()
    if at(.leftBrace) {
      if isRequirement { error("a protocol's accessor has no body; give it in an extension", at: currentRange) }
      parseCodeBlock("accessor")
    } else if !isRequirement, !isDeclared {
      error("expected '{' to start the body of '\(text)'", at: gap, fixes: insertion(" {}"))
    }
    if at(.semicolon) {
      error("accessors stand without ';' between them", at: currentRange, fixes: removal())
      bump()
    }
    finish(.accessor, start)
    return (word, name)
  }
}

extension Word {
  /// Whether the accessor gives the value.
  fileprivate var reads: Bool {
    switch self {
    case .get, .underscoreRead, .read, .borrow, .unsafeAddress, .none: true
    default: false
    }
  }

  var isAccessorModifier: Bool {
    switch self {
    case .mutating, .nonmutating, .consuming, .borrowing, .underscoreConsuming, .underscoreBorrowing, .underscoreOwned,
      .formerConsuming, .nonisolated, .isolated, .unowned:
      true
    default:
      false
    }
  }
}
