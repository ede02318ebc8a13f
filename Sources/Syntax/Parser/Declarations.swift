import SourceText

/// Where a declaration stands.
enum DeclarationPlace {
  case file
  case member
  case local
}

extension Parser {
  // MARK: Is it one?

  /// Whether a declaration starts here.
  mutating func atDeclaration(_ place: DeclarationPlace) -> Bool {
    if startsDeclaration(current, place) { return true }
    if at(.poundIf) { return atAttributeDirective() }
    guard current.kind == .identifier || current.kind == .classKeyword else { return false }
    return current.word != .none && atModifiedDeclaration(place)
  }

  private mutating func startsDeclaration(_ token: Token, _ place: DeclarationPlace) -> Bool {
    switch token.kind {
    case .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword, .funcKeyword,
      .letKeyword, .varKeyword, .typealiasKeyword, .associatedtypeKeyword, .operatorKeyword,
      .precedencegroupKeyword, .importKeyword, .staticKeyword, .privateKeyword, .publicKeyword, .internalKeyword,
      .fileprivateKeyword, .at:
      true
    case .initKeyword, .deinitKeyword, .subscriptKeyword: place == .member || atMemberOutside(token)
    case .caseKeyword: place == .member
    case .pound: place != .local && token.textStart == current.textStart
    default: false
    }
  }

  /// Whether the keyword at hand declares what only a type can have.
  private mutating func atMemberOutside(_ token: Token) -> Bool {
    guard token.textStart == current.textStart, current.startsLine || previousKind == .leftBrace else { return false }
    let next = peek()
    return next.kind == .leftParen || next.kind == .leftBrace && !at(.initKeyword) || next.isOperator(UInt8(ascii: "<"))
  }

  /// Whether the words here are modifiers of a declaration, or `actor` or `macro`.
  private mutating func atModifiedDeclaration(_ place: DeclarationPlace) -> Bool {
    var distance = 0
    while distance < 24 {
      let token = distance == 0 ? current : peek(distance)
      if distance > 0, startsDeclaration(token, .member) { return true }
      if token.word == .actor || token.word == .macro {
        let next = peek(distance &+ 1)
        if next.kind == .identifier, !next.startsLine, token.word == .actor || atMacroSignature(distance &+ 2) {
          return true
        }
      }
      guard token.word.isModifier || token.kind.isModifierKeyword else { return false }
      distance &+= 1
      if peek(distance).kind == .leftParen, peek(distance).flags.contains(.isGlued),
        peek(distance &+ 2).kind == .rightParen
      {
        guard takes(peek(distance &+ 1), as: token) else { return false }
        distance &+= 3
      }
    }
    return false
  }

  private mutating func atMacroSignature(_ distance: Int) -> Bool {
    let token = peek(distance)
    return token.kind == .leftParen || token.isOperator(UInt8(ascii: "<"))
  }

  // MARK: Declarations

  /// Declaration = Attribute* Modifier* (Import | Type | Function | Variable | …)
  mutating func parseDeclaration(_ place: DeclarationPlace) {
    let start = mark()
    while true {
      if at(.at) {
        parseAttribute(isOfDeclaration: true)
      } else if at(.poundIf), atAttributeDirective() {
        parseAttributeDirective()
      } else {
        break
      }
    }
    let fixity = parseModifiers(place)
    parseUnmodified(start, place, fixity)
  }

  private mutating func parseUnmodified(_ start: Mark, _ place: DeclarationPlace, _ fixity: Word) {
    checkPlace(place)
    switch current.kind {
    case .importKeyword: parseImport(start)
    case .structKeyword: parseTypeDeclaration(start, .structDeclaration, "struct")
    case .classKeyword: parseTypeDeclaration(start, .classDeclaration, "class")
    case .enumKeyword: parseTypeDeclaration(start, .enumDeclaration, "enum")
    case .protocolKeyword: parseTypeDeclaration(start, .protocolDeclaration, "protocol")
    case .extensionKeyword: parseExtension(start)
    case .funcKeyword: parseFunction(start)
    case .initKeyword: parseInitializer(start)
    case .deinitKeyword: parseDeinitializer(start)
    case .subscriptKeyword: parseSubscript(start)
    case .letKeyword, .varKeyword, .inoutKeyword: parseVariable(start)
    case .caseKeyword where place == .member: parseEnumCase(start)
    case .typealiasKeyword: parseTypealias(start)
    case .associatedtypeKeyword: parseAssociatedType(start)
    case .operatorKeyword: parseOperatorDeclaration(start, fixity)
    case .precedencegroupKeyword: parsePrecedenceGroup(start)
    case .pound: parseMacroExpansion(start, .macroExpansionDeclaration)
    default: parseWordDeclaration(start, place)
    }
  }

  /// Says of declarations that cannot stand where they do.
  private mutating func checkPlace(_ place: DeclarationPlace) {
    switch current.kind {
    case .importKeyword, .extensionKeyword, .operatorKeyword, .precedencegroupKeyword:
      guard place != .file else { return }
      error("'\(text(of: current))' may only stand at file level", at: currentRange)
    case .initKeyword, .deinitKeyword, .subscriptKeyword:
      guard place != .member else { return }
      error("'\(text(of: current))' may only be declared within a type", at: currentRange)
    case .associatedtypeKeyword:
      guard context.container != .protocolType else { return }
      error("an associated type may only be declared within a protocol; write 'typealias'", at: currentRange)
    default:
      break
    }
  }

  private mutating func parseWordDeclaration(_ start: Mark, _ place: DeclarationPlace) {
    if at(.actor) {
      current.kind = .contextualKeyword
      return parseTypeDeclaration(start, .actorDeclaration, "actor")
    }
    if at(.macro) { return parseMacroDeclaration(start) }
    if place != .member, builder.recordCount > start.index, !atListEnd, !current.startsLine || at(.leftBrace) {
      parseExpression()
      return finish(.missingDeclaration, start)
    }
    error("expected a declaration after the attributes and modifiers", at: gap)
    finish(.missingDeclaration, start)
  }

  /// Import = 'import' kind? name ('.' name)*
  private mutating func parseImport(_ start: Mark) {
    bump()
    let isOfOne = atImportKind()
    if isOfOne { bump() }
    if at(.identifier), !current.startsLine || peek().startsLine {
      bump()
      parseImportPath(isOfOne: isOfOne)
    } else {
      error("expected the name of a module after 'import'", at: gap)
      builder.appendMissing(.identifier)
    }
    finish(.importDeclaration, start)
  }

  private mutating func parseImportPath(isOfOne: Bool) {
    if isOfOne, !at(.period) { error("expected '.' and the name of what is imported from the module", at: gap) }
    while at(.period) {
      bump()
      if at(.identifier) || current.kind.isOperator {
        bump()
      } else if current.kind.isReservedWord {
        bump(as: .identifier)
      } else {
        return error("expected a name after '.' in the import", at: gap)
      }
    }
  }

  /// Whether a keyword stands here that says what is imported: `import struct Module.Name`.
  private mutating func atImportKind() -> Bool {
    switch current.kind {
    case .typealiasKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .letKeyword, .varKeyword,
      .funcKeyword:
      !current.startsLine || peek(2).kind == .period
    default:
      false
    }
  }

  /// A declaration's name.
  mutating func parseName(_ what: String) {
    if at(.identifier) || at(.placeholder) {
      bump()
    } else if current.kind.isReservedWord, peek().kind == .identifier, !current.startsLine, !peek().startsLine {
      let word = text(of: current)
      error("unexpected '\(word)' before the name of the \(what); remove it", at: currentRange, fixes: removal())
      let start = mark()
      bump()
      finish(.unexpected, start)
      bump()
    } else if current.kind.isReservedWord, !current.startsLine {
      let word = text(of: current)
      error(
        "keyword '\(word)' cannot be used as a name here; put it in backticks",
        at: currentRange,
        fixes: [SyntaxFix(title: "put it in backticks", edits: [.init(range: currentRange, replacement: "`\(word)`")])]
      )
      bump(as: .identifier)
    } else {
      error("expected the name of the \(what)", at: gap)
      builder.appendMissing(.identifier)
    }
  }

  /// TypeDeclaration = keyword name GenericParameters? InheritanceClause? WhereClause? MemberBlock
  private mutating func parseTypeDeclaration(_ start: Mark, _ kind: SyntaxKind, _ word: String) {
    bump()
    parseName(word)
    if kind == .protocolDeclaration {
      optGenericArgumentClause()
    } else {
      optGenericParameterClause()
    }
    optInheritanceClause(isProtocol: kind == .protocolDeclaration)
    optWhereClause()
    parseMemberBlock(word)
    finish(kind, start)
  }

  /// Extension = 'extension' Type InheritanceClause? WhereClause? MemberBlock
  private mutating func parseExtension(_ start: Mark) {
    bump()
    parseType()
    optInheritanceClause()
    optWhereClause()
    parseMemberBlock("extension")
    finish(.extensionDeclaration, start)
  }

  /// Typealias = 'typealias' name GenericParameters? '=' Type WhereClause?
  private mutating func parseTypealias(_ start: Mark) {
    bump()
    parseName("typealias")
    optGenericParameterClause()
    if expect(.equal, "expected '=' and a type after the name of the typealias") {
      parseType()
    }
    optWhereClause()
    finish(.typealiasDeclaration, start)
  }

  /// AssociatedType = 'associatedtype' name InheritanceClause? ('=' Type)? WhereClause?
  private mutating func parseAssociatedType(_ start: Mark) {
    bump()
    parseName("associated type")
    optInheritanceClause()
    if eat(.equal) { parseType() }
    optWhereClause()
    finish(.associatedTypeDeclaration, start)
  }

  // MARK: Members

  /// MemberBlock = '{' MemberList '}'
  mutating func parseMemberBlock(_ what: String) {
    guard at(.leftBrace) || skipToMembers(what) else {
      let start = mark()
      guard openMissingBlock() else { return builder.appendMissing(.memberBlock) }
      return parseMembers(what, start)
    }
    let start = mark()
    _ = openBlock()
    parseMembers(what, start)
  }

  /// Says that the body is missing; whether it follows after something else.
  private mutating func skipToMembers(_ what: String) -> Bool {
    error("expected '{' to start the body of the \(what)", at: gap, fixes: insertion(" {"))
    return skipToHeaderPart(.leftBrace, isType: true)
  }

  /// What stands in braces that are open.
  private mutating func parseMembers(_ what: String, _ start: Mark) {
    let outer = enterBraces()
    context.container = TreeFrame.Level(membersOf: what)
    parseMemberList()
    while atListEnd, !at(.rightBrace), !at(.endOfFile), !at(.poundElse), !at(.poundElseif), !at(.poundEndif) {
      skipToken("unexpected '\(text(of: current))' without an opening bracket")
      parseMemberList()
    }
    closeBlock("this \(what)")
    leaveBraces(outer)
    finish(.memberBlock, start)
  }

  /// MemberList = (Declaration | ConditionalCompilation | ';')*
  mutating func parseMemberList() {
    let start = mark()
    var runs = ListRuns(start, head: head)
    while !atMemberListEnd(), !isBackInStep(start) {
      if !eatStraySemicolon(), !reuse(.memberList, in: runs) { parseListedMember() }
      separateMembers()
      closeItem(&runs)
    }
    finish(.memberList, runs)
  }

  private mutating func atMemberListEnd() -> Bool {
    if atListEnd, !at(.rightBrace), !at(.endOfFile) { return true }
    return atBlockEnd()
  }

  private mutating func separateMembers() {
    if previousKind == .semicolon || eat(.semicolon) || current.startsLine || atListEnd { return }
    if hasErrorInLine {
      builder.countError()
    } else {
      error("consecutive declarations on a line must be separated by ';'", at: gap, fixes: insertion(";"))
    }
    skipUnopenedList()
  }

  private mutating func parseListedMember() {
    let item = beginBlockItem()
    nested(.missingDeclaration) { $0.parseMember() }
    endItem(item)
  }

  private mutating func parseMember() {
    if at(.poundIf), !atAttributeDirective() {
      parseConditionalCompilation(.members)
    } else if at(.poundSourceLocation) {
      parseSourceLocation()
    } else if atDeclaration(.member) {
      parseDeclaration(.member)
    } else {
      error("expected a declaration", at: currentRange)
      skipMember()
    }
  }

  /// Takes what is no declaration up to a line on which one starts.
  private mutating func skipMember() {
    let start = mark()
    repeat {
      skipBalanced()
    } while (!atListEnd || at(.rightParen) || at(.rightBracket)) && !(current.startsLine && atDeclaration(.member))
      && !at(.poundIf)
      && !at(.semicolon)
    finish(.unexpected, start)
  }

  /// EnumCase = 'case' EnumCaseElement (',' EnumCaseElement)*
  private mutating func parseEnumCase(_ start: Mark) {
    if context.container != .enumeration { error("'case' may only stand in an enum or a 'switch'", at: currentRange) }
    bump()
    let list = mark()
    while true {
      let element = mark()
      parseName("case")
      if at(.leftParen) { parseParameterClause(.enumCase) }
      optInitializerClause()
      let isMore = eat(.comma)
      finish(.enumCaseElement, element)
      if !isMore { break }
    }
    finish(.enumCaseElementList, list)
    finish(.enumCaseDeclaration, start)
  }
}
