import SourceText

extension Parser {
  /// Attribute = '@' Type ('(' ArgumentList ')' | tokens)?
  mutating func parseAttribute(isOfDeclaration: Bool = false) {
    let start = mark()
    bump()
    if !current.flags.contains(.isGlued), at(.identifier) || current.kind.isReservedWord, !current.startsLine {
      let space = ByteRange(previousEnd, current.textStart)
      error(
        "extraneous whitespace after '@'",
        at: space,
        fixes: [SyntaxFix(title: "remove it", edits: [.init(range: space, replacement: "")])]
      )
    }
    let arguments =
      at(.identifier) && !current.flags.contains(.isQuoted) ? AttributeArguments.of(text(of: current)) : nil
    if isOfDeclaration, arguments?.isOfTypes == true {
      error("'@\(text(of: current))' stands before types, not declarations", at: currentRange)
    }
    if at(.identifier) {
      parseAttributeName()
    } else if current.kind.isReservedWord, current.flags.contains(.isGlued) {
      let name = mark()
      bump(as: .identifier)
      finish(.simpleType, name)
    } else {
      error("expected the name of an attribute after '@'", at: gap)
      builder.appendMissing(.missingType)
    }
    parseAttributeArguments(arguments, isOfDeclaration: isOfDeclaration)
    finish(.attribute, start)
  }

  /// Before Swift 6 a space may stand before the parentheses, where they can belong to nothing else: after an attribute of
  /// a declaration, and after one that has to have arguments.
  private mutating func parseAttributeArguments(_ arguments: AttributeArguments?, isOfDeclaration: Bool) {
    let name = ByteRange(previousStart, previousEnd)
    let takesSpace = (isOfDeclaration || arguments?.isRequired == true) && !current.startsLine
    let isOpen = at(.leftParen) && (current.flags.contains(.isGlued) || takesSpace)
    guard let arguments else {
      if isOpen, isOfDeclaration || !atParametersOfFunctionType() {
        parseParenthesizedArguments("the arguments of this attribute")
      }
      return
    }
    switch arguments.form {
    case .none:
      return
    case .availability where isOpen:
      parseAvailabilityGroup()
    case .tokens where isOpen:
      parseTokenGroup()
    case .selector where isOpen:
      if !holdsSelector() { error("expected a name or the parts of a selector in the parentheses", at: currentRange) }
      parseTokenGroup()
    case .required(let first) where isOpen:
      if !first.fits(peek(), self) { error("expected \(first.name) in the parentheses", at: range(of: peek())) }
      parseTokenGroup()
    case .availability, .required:
      error("expected '(' and the arguments of '@\(lexer.text.string(in: name))'", at: gap)
    case .tokens, .selector:
      return
    }
  }

  /// Whether the parenthesis after an attribute of a type begins a function type: before Swift 6 no space has to stand
  /// before it.
  private mutating func atParametersOfFunctionType() -> Bool {
    let next = peek(afterGroup(0))
    switch next.kind {
    case .arrow, .throwsKeyword, .rethrowsKeyword: return true
    default: return next.word == .async
    }
  }

  /// Whether `name`, or `name? ':'` once or more, stands between the parentheses here.
  private mutating func holdsSelector() -> Bool {
    func isName(_ token: Token) -> Bool { token.kind == .identifier || token.kind.isReservedWord }
    if isName(peek()), peek(2).kind == .rightParen { return true }
    var distance = 1
    while distance < 256 {
      if isName(peek(distance)) { distance &+= 1 }
      guard peek(distance).kind == .colon else { return false }
      distance &+= 1
      if peek(distance).kind == .rightParen { return true }
    }
    return true
  }

  /// The attribute's name as a type, without suffixes such as `?`.
  private mutating func parseAttributeName() {
    let start = mark()
    bumpSelectedName()
    optGenericArgumentClause()
    finish(.simpleType, start)
    while at(.period), peek().kind == .identifier {
      bump()
      bump()
      optGenericArgumentClause()
      finish(.memberType, start)
    }
  }

  /// Whether `#if` stands here with nothing but attributes within, up to `#endif`.
  mutating func atAttributeDirective() -> Bool {
    var distance = 1
    var attributes = 0
    var isInCondition = true
    while distance < 128 {
      let token = peek(distance)
      if token.startsLine { isInCondition = false }
      switch token.kind {
      case .poundEndif: return attributes > 0
      case .endOfFile, .poundIf: return false
      case .poundElse: distance &+= 1
      case .poundElseif:
        isInCondition = true
        distance &+= 1
      case .at where !isInCondition:
        attributes &+= 1
        distance = afterAttribute(distance)
      default:
        guard isInCondition else { return false }
        distance &+= 1
      }
    }
    return false
  }

  /// The distance of the token after the attribute at `distance`.
  private mutating func afterAttribute(_ distance: Int) -> Int {
    var distance = distance &+ 2
    while peek(distance).kind == .period { distance &+= 2 }
    let next = peek(distance)
    return next.kind == .leftParen && next.flags.contains(.isGlued) ? afterGroup(distance) : distance
  }

  /// '#if' Expression Attribute* ('#elseif' …)* ('#else' …)? '#endif', before a declaration
  mutating func parseAttributeDirective() {
    let start = mark()
    let opening = currentRange
    var selection = BranchSelection()
    repeat {
      let clause = mark()
      if parseDirective(&selection) {
        while at(.at) { parseAttribute() }
      } else {
        skipBranch()
      }
      finish(.conditionalClause, clause)
    } while at(.poundElseif) || at(.poundElse)
    closeDirective(opening)
    finish(.conditionalCompilation, start)
  }
}
