import SourceText

/// `operator` and `precedencegroup` (The Swift Programming Language, "Operator Declaration", "Precedence Group
/// Declaration").
extension Parser {
  /// OperatorDeclaration = 'operator' operator (':' name)?
  ///
  /// `fixity` is the modifier before it: an operator says where it stands, and only one between operands has a group.
  mutating func parseOperatorDeclaration(_ start: Mark, _ fixity: Word) {
    if fixity == .none {
      error("expected 'prefix', 'infix' or 'postfix' before 'operator'", at: currentRange)
    }
    bump()
    if current.kind.isOperator || at(.prefixAmpersand) || at(.exclamation) || at(.equal) || at(.infixQuestion) {
      bump(as: .binaryOperator)
    } else {
      error("expected the operator to declare", at: gap)
      builder.appendMissing(.binaryOperator)
    }
    if at(.colon) {
      if fixity != .infix { error("only an infix operator has a precedence group", at: currentRange) }
      bump()
      if at(.identifier) { bump() } else { error("expected the name of a precedence group", at: gap) }
      if at(.comma), fixity == .infix { error("an operator has one precedence group", at: currentRange) }
      while eat(.comma) { _ = eat(.identifier) }
    }
    finish(.operatorDeclaration, start)
  }

  /// PrecedenceGroup = 'precedencegroup' name '{' PrecedenceAttribute* '}'
  mutating func parsePrecedenceGroup(_ start: Mark) {
    bump()
    parseName("precedence group")
    guard at(.leftBrace) else {
      error("expected '{' after the name of the precedence group", at: gap, fixes: insertion(" {"))
      return finish(.precedenceGroupDeclaration, start)
    }
    let group = mark()
    let opening = currentRange
    bump()
    var seen: [String] = []
    while at(.identifier), let kind = PrecedenceAttribute(rawValue: text(of: current)) {
      if seen.contains(kind.rawValue) { error("'\(kind.rawValue)' stands here twice; remove one", at: currentRange) }
      seen.append(kind.rawValue)
      parsePrecedenceAttribute(kind)
    }
    if !at(.rightBrace), !at(.endOfFile) {
      error("expected 'higherThan', 'lowerThan', 'associativity' or 'assignment'", at: currentRange)
      while !at(.rightBrace), !at(.endOfFile) { skipBalanced() }
    }
    if !eat(.rightBrace) {
      error("expected '}'", at: gap, related: opener(opening, "{"), fixes: insertion("}"))
      builder.appendMissing(.rightBrace)
    }
    finish(.tokenGroup, group)
    finish(.precedenceGroupDeclaration, start)
  }

  /// What a precedence group can say of itself.
  private enum PrecedenceAttribute: String {
    case higherThan
    case lowerThan
    case associativity
    case assignment
  }

  /// PrecedenceAttribute = ('higherThan' | 'lowerThan') ':' name (',' name)* | 'associativity' ':' word | 'assignment' ':' truth
  private mutating func parsePrecedenceAttribute(_ kind: PrecedenceAttribute) {
    let word = kind.rawValue
    bump()
    guard eat(.colon) else { return error("expected ':' after '\(word)'", at: gap, fixes: insertion(":")) }
    switch kind {
    case .higherThan, .lowerThan:
      repeat {
        guard at(.identifier) else { return error("expected the name of a precedence group after '\(word)'", at: gap) }
        bump()
      } while eat(.comma)
    case .associativity:
      guard ["left", "right", "none"].contains(text(of: current)) else {
        return error("expected 'left', 'right' or 'none' after 'associativity'", at: gap)
      }
      bump()
    case .assignment:
      guard at(.trueKeyword) || at(.falseKeyword) else {
        return error("expected 'true' or 'false' after 'assignment'", at: gap)
      }
      bump()
    }
  }
}
