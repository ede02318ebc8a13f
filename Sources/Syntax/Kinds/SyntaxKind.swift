/// What a token or a node is. Tokens come first, then nodes by family, so that families are ranges of raw values.
public enum SyntaxKind: UInt8, Sendable, CaseIterable {
  // MARK: Tokens with a text of their own

  case endOfFile
  /// A byte sequence that starts no token.
  case unknown
  case identifier
  /// `$0`, `$binding`.
  case dollarIdentifier
  case integerLiteral
  case floatLiteral
  /// A string literal without interpolation, as one token.
  case stringLiteral
  /// The opening or closing quotes (with their `#`s) of a string literal with interpolations.
  case stringQuote
  /// Text between the interpolations of a string literal.
  case stringSegment
  /// The backslash (with its `#`s) of an interpolation; a parenthesis follows.
  case interpolationBackslash
  case regexLiteral
  /// `<#name#>`.
  case placeholder
  case binaryOperator
  case prefixOperator
  case postfixOperator
  /// A word that is a keyword only where it stands: `get`, `some`, `async`, `mutating`, …
  case contextualKeyword

  // MARK: Punctuation

  case leftParen
  case rightParen
  case leftBracket
  case rightBracket
  case leftBrace
  case rightBrace
  case leftAngle
  case rightAngle
  case comma
  case colon
  case semicolon
  case period
  case at
  case pound
  case backslash
  case backtick
  case equal
  case arrow
  /// `&` before an operand.
  case prefixAmpersand
  case ellipsis
  /// `?` after an operand or a type.
  case postfixQuestion
  /// `?` between operands.
  case infixQuestion
  /// `!` after an operand or a type.
  case exclamation

  // MARK: Directives

  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  case poundSourceLocation
  case poundAvailable
  case poundUnavailable

  // MARK: Keywords

  case anyKeyword
  case asKeyword
  case associatedtypeKeyword
  case breakKeyword
  case caseKeyword
  case catchKeyword
  case classKeyword
  case continueKeyword
  case defaultKeyword
  case deferKeyword
  case deinitKeyword
  case doKeyword
  case elseKeyword
  case enumKeyword
  case extensionKeyword
  case fallthroughKeyword
  case falseKeyword
  case fileprivateKeyword
  case forKeyword
  case funcKeyword
  case guardKeyword
  case ifKeyword
  case importKeyword
  case inKeyword
  case initKeyword
  case inoutKeyword
  case internalKeyword
  case isKeyword
  case letKeyword
  case nilKeyword
  case operatorKeyword
  case precedencegroupKeyword
  case privateKeyword
  case protocolKeyword
  case publicKeyword
  case repeatKeyword
  case rethrowsKeyword
  case returnKeyword
  /// `self`
  case selfKeyword
  /// `Self`
  case selfTypeKeyword
  case staticKeyword
  case structKeyword
  case subscriptKeyword
  case superKeyword
  case switchKeyword
  case throwKeyword
  case throwsKeyword
  case trueKeyword
  case tryKeyword
  case typealiasKeyword
  case varKeyword
  case whereKeyword
  case whileKeyword
  /// `_`
  case wildcardKeyword

  // MARK: File, lists, recovery

  case sourceFile
  /// Statements, declarations and expressions with the semicolons between them.
  case statementList
  case memberList
  case argumentList
  case arrayElementList
  case dictionaryElementList
  case conditionList
  case switchCaseList
  case parameterList
  case enumCaseElementList
  /// Tokens that fit nowhere.
  case unexpected
  /// An invisible piece of a long list; never met outside the tree's storage.
  case listGroup

  // MARK: Declarations

  case importDeclaration
  case structDeclaration
  case classDeclaration
  case enumDeclaration
  case actorDeclaration
  case protocolDeclaration
  case extensionDeclaration
  case functionDeclaration
  case initializerDeclaration
  case deinitializerDeclaration
  case subscriptDeclaration
  case variableDeclaration
  case enumCaseDeclaration
  case typealiasDeclaration
  case associatedTypeDeclaration
  case operatorDeclaration
  case precedenceGroupDeclaration
  case macroDeclaration
  case macroExpansionDeclaration
  /// `#if … #elseif … #else … #endif` anywhere.
  case conditionalCompilation
  case sourceLocationDirective
  /// Attributes and modifiers that no declaration follows.
  case missingDeclaration

  // MARK: Parts of declarations

  case attribute
  case modifier
  case inheritanceClause
  case inheritedType
  case genericParameterClause
  case genericParameter
  case genericArgumentClause
  case genericArgument
  case whereClause
  case requirement
  case parameterClause
  case parameter
  case effectSpecifiers
  case throwsClause
  case returnClause
  case typeAnnotation
  case initializerClause
  case patternBinding
  case memberBlock
  case codeBlock
  case accessorBlock
  case accessor
  case enumCaseElement
  case declarationName
  case availabilityArgument
  /// Balanced tokens that are kept as they stand: arguments of attributes, precedence groups.
  case tokenGroup
  case conditionalClause

  // MARK: Statements

  case guardStatement
  case whileStatement
  case repeatStatement
  case forStatement
  case doStatement
  case returnStatement
  case throwStatement
  case breakStatement
  case continueStatement
  case fallthroughStatement
  case deferStatement
  case yieldStatement
  case discardStatement
  case labeledStatement

  // MARK: Parts of statements

  case catchClause
  case catchItem
  case conditionElement
  case optionalBindingCondition
  case matchingPatternCondition
  case availabilityCondition
  case switchCase
  case switchCaseItem
  /// `where` with a condition, of a case, a catch or a loop.
  case whereCondition

  // MARK: Expressions

  case ifExpression
  case switchExpression
  case identifierExpression
  /// A number, `true`, `false`, `nil` or a regex literal.
  case literalExpression
  case stringLiteralExpression
  case arrayExpression
  case dictionaryExpression
  case tupleExpression
  case closureExpression
  case functionCallExpression
  case subscriptExpression
  case memberAccessExpression
  case optionalChainingExpression
  case forceUnwrapExpression
  case prefixOperatorExpression
  case postfixOperatorExpression
  case inoutExpression
  case sequenceExpression
  case tryExpression
  case awaitExpression
  /// `consume x`, `copy x`, `borrow x`, `unsafe x`.
  case ownershipExpression
  case packExpansionExpression
  case packElementExpression
  case keyPathExpression
  case macroExpansionExpression
  /// A type where an expression stands: `any P`, `some P`.
  case typeExpression
  case wildcardExpression
  /// `let x`, `is T` within an expression that is a pattern.
  case patternExpression
  /// A postfix chain that goes on within `#if`.
  case postfixConditionalExpression
  case missingExpression

  // MARK: Parts of expressions

  case argument
  /// `Module::` before a name.
  case moduleSelector
  case arrayElement
  case dictionaryElement
  case trailingClosure
  case closureSignature
  case closureCaptureList
  case closureCapture
  case closureParameter
  case stringInterpolation
  /// `? a :` between the condition and the alternative.
  case ternaryOperator
  /// `is T`, `as T`, `as? T`, `as! T`.
  case castOperator
  /// `->`, with the effects before it, between types in an expression.
  case arrowOperator
  case keyPathComponent

  // MARK: Patterns

  case identifierPattern
  case wildcardPattern
  case tuplePattern
  case tuplePatternElement
  case valueBindingPattern
  case expressionPattern
  case isTypePattern
  case missingPattern

  // MARK: Types

  case simpleType
  case memberType
  case arrayType
  case inlineArrayType
  case dictionaryType
  case optionalType
  case implicitlyUnwrappedOptionalType
  case tupleType
  case tupleTypeElement
  case functionType
  case compositionType
  case someOrAnyType
  case attributedType
  case metatypeType
  case packExpansionType
  case packElementType
  case suppressedType
  case missingType
}
