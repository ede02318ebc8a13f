/// What the surroundings of an expression allow within it.
struct ExpressionContext {
  /// In a condition, where a brace starts the body rather than a trailing closure.
  var isBasic = false
  /// In a pattern, where `let x` and `is T` may stand.
  var isPattern = false
  /// In a pattern after `let`, where names bind.
  var binds = false
  /// In a directive, whose condition ends with the line.
  var stopsAtLine = false
  /// Between the parentheses of a closure's signature, where a parameter may be a name alone.
  var isInClosureParameters = false
  /// Parentheses and square brackets that are open within the innermost braces.
  var openParens = 0
  var openBrackets = 0
  /// Whether the innermost braces stand in such brackets.
  var isInParens = false
  var isInBrackets = false
  /// What the members that stand here belong to.
  var container = TreeFrame.Level.other
}

extension Parser {
  /// Starts something in brackets: nothing of the context reaches within.
  mutating func enterBraces() -> ExpressionContext {
    let outer = context
    context = ExpressionContext()
    context.isInParens = outer.openParens > 0
    context.isInBrackets = outer.openBrackets > 0
    return outer
  }

  mutating func leaveBraces(_ outer: ExpressionContext) {
    context = outer
  }

  /// Starts something in brackets within an expression, where patterns go on but conditions do not; `nil` for the part of
  /// a ternary that its marks enclose.
  mutating func enterParens(_ bracket: SyntaxKind?) -> ExpressionContext {
    let outer = context
    context.isBasic = false
    context.stopsAtLine = false
    countOpen(bracket)
    return outer
  }

  /// Starts something in brackets that is no expression.
  mutating func enterBrackets(_ bracket: SyntaxKind) -> ExpressionContext {
    let outer = context
    context = ExpressionContext()
    context.openParens = outer.openParens
    context.openBrackets = outer.openBrackets
    context.isInParens = outer.isInParens
    context.isInBrackets = outer.isInBrackets
    countOpen(bracket)
    return outer
  }

  private mutating func countOpen(_ bracket: SyntaxKind?) {
    if bracket == .leftParen { context.openParens &+= 1 }
    if bracket == .leftBracket { context.openBrackets &+= 1 }
  }
}

/// What is measured of a list's item while it is parsed.
struct ItemStart {
  let deepest: Int
  let leastIndent: UInt8
  let mark: Mark
}

extension Parser {
  /// Starts an item of a list in brackets.
  mutating func beginItem() -> ItemStart {
    beginItem(indent: .max)
  }

  /// Starts an item of a list in braces.
  mutating func beginBlockItem() -> ItemStart {
    let endsBlock = current.startsLine && atDeclarationThatEndsBlock()
    return beginItem(indent: endsBlock ? UInt8(clamping: current.indent) : .max)
  }

  private mutating func beginItem(indent: UInt8) -> ItemStart {
    let item = ItemStart(deepest: deepest, leastIndent: leastIndent, mark: mark())
    deepest = depth
    leastIndent = indent
    return item
  }

  mutating func endItem(_ item: ItemStart) {
    // In a pattern the item may be another than elsewhere, so that it is never taken over after an edit.
    let reach = context.isPattern ? Int.max : lexer.reach
    builder.describeLast(height: deepest &- depth, indent: leastIndent, reach: reach, since: item.mark)
    deepest = max(deepest, item.deepest)
    leastIndent = min(leastIndent, item.leastIndent)
  }
}
