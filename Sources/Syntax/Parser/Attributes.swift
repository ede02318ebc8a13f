extension Parser {
  /// Attribute = '@' Type ('(' ArgumentList | tokens ')')?
  mutating func parseAttribute() {
    let start = mark()
    bump()
    let isBuiltIn =
      at(.identifier) && (UInt8(ascii: "a")...UInt8(ascii: "z") ~= current.first || current.first == UInt8(ascii: "_"))
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
      if isBuiltIn {
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
}
