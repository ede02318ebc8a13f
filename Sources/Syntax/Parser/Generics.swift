import SourceText

extension Parser {
  private static let less = UInt8(ascii: "<")
  private static let greater = UInt8(ascii: ">")

  /// Takes `<`, splitting it off a longer operator.
  private mutating func bumpLeftAngle() -> ByteRange {
    let range = ByteRange(current.textStart, current.textStart &+ 1)
    bumpPrefix(1, as: .leftAngle)
    return range
  }

  private var atLeftAngle: Bool { current.kind.isOperator && current.first == Self.less }

  private var atRightAngle: Bool { current.kind.isOperator && current.first == Self.greater }

  private mutating func closeAngle(_ opening: ByteRange, _ what: String) {
    if atRightAngle { return bumpPrefix(1, as: .rightAngle) }
    close(.rightAngle, opening, what)
  }

  /// GenericParameters = '<' GenericParameter (',' GenericParameter)* WhereClause? '>'
  mutating func optGenericParameterClause() {
    guard atLeftAngle else { return }
    let start = mark()
    let opening = bumpLeftAngle()
    if atRightAngle { error("expected the name of the generic parameter", at: gap) }
    while !atRightAngle, !atListEnd {
      let parameter = mark()
      parseGenericParameter()
      let isMore = eat(.comma)
      finish(.genericParameter, parameter)
      if isMore || skipWrongBracket(.rightAngle) && resumeAfterColon() { continue }
      guard recoverList("generic parameter", opening: opening, { $0.at(.identifier) }) else { break }
    }
    optWhereClause()
    closeAngle(opening, "the generic parameters")
    finish(.genericParameterClause, start)
  }

  /// Takes what a generic parameter is constrained to, which a stray bracket cut off, and the comma after it.
  private mutating func resumeAfterColon() -> Bool {
    if eat(.colon) { parseType() }
    return eat(.comma) || atRightAngle
  }

  /// GenericParameter = Attribute* ('each' | 'let')? name (':' Type)?
  private mutating func parseGenericParameter() {
    while at(.at) { parseAttribute() }
    if at(.each), peek().kind == .identifier { _ = eat(.each) }
    _ = eat(.letKeyword)
    parseName("generic parameter")
    if eat(.colon) { parseType() }
  }

  /// GenericArguments = '<' GenericArgument (',' GenericArgument)* '>'
  mutating func optGenericArgumentClause() {
    guard atLeftAngle else { return }
    let start = mark()
    let opening = bumpLeftAngle()
    let outer = enterBrackets(.leftAngle)
    while !atRightAngle, !atListEnd {
      let argument = mark()
      if at(.integerLiteral) || current.isOperator(UInt8(ascii: "-")) && peek().kind == .integerLiteral {
        parseNumber()
      } else {
        parseType()
      }
      let isMore = eat(.comma)
      finish(.genericArgument, argument)
      if !isMore { break }
    }
    leaveBraces(outer)
    closeAngle(opening, "the generic arguments")
    finish(.genericArgumentClause, start)
  }

  /// InheritanceClause = ':' InheritedType (',' InheritedType)*
  mutating func optInheritanceClause(isProtocol: Bool = false) {
    guard at(.colon) else { return }
    let start = mark()
    bump()
    repeat {
      let item = mark()
      if at(.classKeyword) {
        if !isProtocol { error("'class' may only stand in the inheritance clause of a protocol", at: currentRange) }
        let type = mark()
        bump()
        finish(.simpleType, type)
      } else {
        parseType()
      }
      let isMore = eat(.comma)
      finish(.inheritedType, item)
      if !isMore, !atLostComma() { break }
    } while true
    finish(.inheritanceClause, start)
  }

  /// Whether another type follows in the line although its comma is missing, which is told.
  private mutating func atLostComma() -> Bool {
    guard at(.identifier) || at(.at), !current.startsLine else { return false }
    error("expected ',' before the next type", at: gap, fixes: insertion(","))
    return true
  }

  /// WhereClause = 'where' Requirement (',' Requirement)*
  mutating func optWhereClause() {
    guard at(.whereKeyword) else { return }
    let start = mark()
    bump()
    while true {
      let requirement = mark()
      while at(.at) { parseAttribute() }
      parseTypeOrNumber()
      if eat(.colon) {
        if at(.classKeyword) { bump() } else { parseType() }
      } else if at(operator: "==") {
        bump()
        parseTypeOrNumber()
      } else {
        error("expected ':' or '==' to say what is required of the type", at: gap)
      }
      let isMore = eat(.comma)
      finish(.requirement, requirement)
      if !isMore, !(at(.identifier) && peek().kind == .colon && atLostComma()) { break }
    }
    finish(.whereClause, start)
  }

  /// An integer with its sign, where a type could stand.
  private mutating func parseNumber() {
    let start = mark()
    let isNegative = !at(.integerLiteral)
    if isNegative { bump(as: .prefixOperator) }
    let literal = mark()
    bump()
    finish(.literalExpression, literal)
    if isNegative { finish(.prefixOperatorExpression, start) }
  }

  private mutating func parseTypeOrNumber() {
    if at(.integerLiteral) || current.isOperator(UInt8(ascii: "-")) && peek().kind == .integerLiteral {
      parseNumber()
    } else {
      parseType()
    }
  }
}
