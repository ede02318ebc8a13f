extension Word {
  /// Whether the word can stand before a declaration's keyword.
  var isModifier: Bool {
    switch self {
    case .final, .lazy, .weak, .unowned, .optional, .required, .override, .dynamic, .convenience, .open, .package,
      .indirect, .infix, .prefix, .postfix, .mutating, .nonmutating, .consuming, .borrowing, .nonisolated, .isolated,
      .distributed, .async, .reasync, .underscoreConst, .underscoreLocal, .underscoreConsuming, .underscoreBorrowing,
      .underscoreMutating, .underscoreOwned, .underscoreShared, .sending:
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
  /// Modifier = word ('(' word ')')?
  mutating func parseModifiers(_ place: DeclarationPlace) {
    var seen: [(kind: SyntaxKind, word: Word)] = []
    while atModifier() {
      let start = mark()
      if seen.contains(where: { $0.kind == current.kind && $0.word == current.word }), peek().kind != .leftParen,
        previousKind != .rightParen
      {
        error("duplicate modifier '\(text(of: current))'", at: currentRange)
      }
      if place == .local, current.kind.isModifierKeyword, !at(.classKeyword) {
        error("'\(text(of: current))' cannot be used on a local declaration", at: currentRange)
      }
      seen.append((current.kind, current.word))
      bump(as: at(.identifier) ? .contextualKeyword : current.kind)
      if at(.leftParen), current.flags.contains(.isGlued) || peek(2).kind == .rightParen {
        let opening = currentRange
        bump()
        if at(.identifier) {
          bump()
        } else {
          error("expected a word in the parentheses of the modifier", at: gap)
        }
        close(.rightParen, opening, "the modifier")
      }
      finish(.modifier, start)
    }
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
      switch next.kind {
      case .funcKeyword, .varKeyword, .letKeyword, .subscriptKeyword, .typealiasKeyword, .initKeyword, .classKeyword:
        return true
      default:
        return false
      }
    case .identifier:
      return current.word.isModifier
    default:
      return false
    }
  }
}
