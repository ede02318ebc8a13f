extension Word {
  /// Whether the word can stand before a declaration's keyword.
  var isModifier: Bool {
    switch self {
    case .final, .lazy, .weak, .unowned, .optional, .required, .override, .dynamic, .convenience, .open, .package,
      .indirect, .infix, .prefix, .postfix, .mutating, .nonmutating, .consuming, .borrowing, .nonisolated, .isolated,
      .distributed, .async, .reasync, .underscoreConst, .underscoreLocal, .underscoreConsuming, .underscoreBorrowing,
      .underscoreMutating, .underscoreOwned, .underscoreShared, .formerConsuming, .sending:
      true
    default:
      false
    }
  }
}

extension SyntaxKind {
  var isModifierKeyword: Bool {
    switch self {
    case .staticKeyword, .privateKeyword, .publicKeyword, .internalKeyword, .fileprivateKeyword, .classKeyword: true
    default: false
    }
  }
}

extension Parser {
  /// What the modifiers of a declaration say together, as far as some exclude others.
  private struct ModifierSet {
    var seen: [(kind: SyntaxKind, word: Word)] = []
    var hasAccess = false
    var hasStatic = false
    var hasClass = false
    var fixity = Word.none
  }

  /// Modifier = word ('(' word ')')?
  ///
  /// Returns where an operator stands that is declared: `prefix`, `infix` or `postfix`.
  mutating func parseModifiers(_ place: DeclarationPlace) -> Word {
    var set = ModifierSet()
    while atModifier() {
      let start = mark()
      let hasArgument = at(modifierWithArgument: peek())
      let isAccess = current.isAccessLevel
      check(&set, place, hasArgument: hasArgument)
      bump(as: at(.identifier) ? .contextualKeyword : current.kind)
      if hasArgument { parseModifierArgument(isAccess: isAccess) }
      finish(.modifier, start)
    }
    if set.hasClass || set.hasStatic { checkTypeMember(set, place) }
    return set.fixity
  }

  /// Says what the modifier at hand cannot stand beside, and notes it.
  private mutating func check(_ set: inout ModifierSet, _ place: DeclarationPlace, hasArgument: Bool) {
    let word = text(of: current)
    if !hasArgument, set.seen.contains(where: { $0.kind == current.kind && $0.word == current.word }) {
      error("duplicate modifier '\(word)'", at: currentRange, fixes: removal())
    }
    if place == .local, current.kind.isModifierKeyword && !at(.classKeyword) || at(.open) {
      error("'\(word)' cannot be used on a local declaration", at: currentRange, fixes: removal())
    }
    if !hasArgument {
      set.seen.append((current.kind, current.word))
      if current.isAccessLevel {
        if set.hasAccess {
          error("'\(word)' after another access level; remove one", at: currentRange, fixes: removal())
        }
        set.hasAccess = true
      }
    }
    if at(.staticKeyword) || at(.classKeyword) {
      if set.hasStatic || set.hasClass { error("'\(word)' cannot follow 'static' or 'class'", at: currentRange) }
      if at(.classKeyword) { set.hasClass = true } else { set.hasStatic = true }
    }
    if at(.prefix) || at(.infix) || at(.postfix) { set.fixity = current.word }
  }

  /// 'static' and 'class' make members of a type, and of these 'class' not all, nor of all types.
  private mutating func checkTypeMember(_ set: ModifierSet, _ place: DeclarationPlace) {
    switch current.kind {
    case .funcKeyword, .varKeyword, .letKeyword, .subscriptKeyword:
      if place == .file {
        error("a 'static' or 'class' member may only be declared within a type", at: currentRange)
      } else if set.hasClass, place == .member, context.container.hasNoClassMembers {
        error("only classes have 'class' members; write 'static'", at: currentRange)
      }
    default:
      guard set.hasClass, current.kind.startsNoExpression || at(.initKeyword) else { return }
      error("'\(text(of: current))' cannot be marked 'class'", at: currentRange)
    }
  }

  /// Whether the modifier at hand goes on with an argument in parentheses, of which `next` is the first token.
  private mutating func at(modifierWithArgument next: Token) -> Bool {
    guard next.kind == .leftParen else { return false }
    if current.isAccessLevel {
      return next.flags.contains(.isGlued) || peek(2).word == .set && peek(3).kind == .rightParen
    }
    return takes(peek(2), as: current) && peek(3).kind == .rightParen
  }

  /// Whether `argument` can be that of `modifier`.
  func takes(_ argument: Token, as modifier: Token) -> Bool {
    if modifier.isAccessLevel { return argument.word == .set || modifier.kind.isModifierKeyword }
    switch modifier.word {
    case .unowned: return argument.word == .safe || argument.word == .unsafe
    case .nonisolated: return argument.word == .unsafe || text(of: argument) == "nonsending"
    default: return false
    }
  }

  /// '(' word ')'
  private mutating func parseModifierArgument(isAccess: Bool) {
    let opening = currentRange
    bump()
    if at(.identifier) {
      if isAccess, !at(.set) {
        error("expected 'set' in the parentheses of the modifier", at: currentRange)
      }
      bump()
    } else {
      error("expected a word in the parentheses of the modifier", at: gap)
    }
    close(.rightParen, opening, "the modifier")
  }

  private mutating func atModifier() -> Bool {
    switch current.kind {
    case .staticKeyword, .privateKeyword, .publicKeyword, .internalKeyword, .fileprivateKeyword:
      return true
    case .classKeyword:
      let next = peek()
      if next.word.isModifier || next.kind.isModifierKeyword {
        return next.kind != .identifier || peek(2).kind != .leftBrace
      }
      return next.kind.isMarkedByClass && peek(2).kind != .leftBrace
    case .identifier:
      return current.word.isModifier
    default:
      return false
    }
  }
}

extension Token {
  /// Whether the word says who sees a declaration.
  fileprivate var isAccessLevel: Bool {
    switch kind {
    case .privateKeyword, .publicKeyword, .internalKeyword, .fileprivateKeyword: true
    default: word == .open || word == .package
    }
  }
}

extension SyntaxKind {
  /// Whether `class` before the keyword is meant as a modifier, be it a wrong one.
  fileprivate var isMarkedByClass: Bool {
    switch self {
    case .funcKeyword, .varKeyword, .letKeyword, .subscriptKeyword, .typealiasKeyword, .initKeyword, .classKeyword,
      .structKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword, .caseKeyword:
      true
    default:
      false
    }
  }
}
