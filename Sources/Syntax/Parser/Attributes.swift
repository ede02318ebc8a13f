extension Parser {
  /// Attribute = '@' Type ('(' ArgumentList | tokens ')')?
  mutating func parseAttribute() {
    let start = mark()
    bump()
    let isBuiltIn =
      at(.identifier) && (UInt8(ascii: "a")...UInt8(ascii: "z") ~= current.first || current.first == UInt8(ascii: "_"))
    let isAvailability = isBuiltIn && current.textLength == 9 && currentText(startsWith: "available")
    if at(.identifier) {
      parseAttributeName()
    } else if current.kind.isReservedWord, !current.startsLine {
      let name = mark()
      bump(as: .identifier)
      finish(.simpleType, name)
    } else {
      error("expected the name of an attribute after '@'", at: gap)
      builder.appendMissing(.missingType)
    }
    if at(.leftParen), current.flags.contains(.isGlued) {
      if isAvailability {
        parseAvailabilityGroup()
      } else if isBuiltIn {
        parseTokenGroup()
      } else {
        parseParenthesizedArguments("the arguments of this attribute")
      }
    }
    finish(.attribute, start)
  }

  /// The attribute's name as a type, without suffixes such as `?`.
  private mutating func parseAttributeName() {
    let start = mark()
    bump()
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
