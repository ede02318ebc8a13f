/// Module selectors (SE-0491): `Module::name` names a declaration of that module.
extension Parser {
  /// Whether `::` follows the name that was just taken.
  @inline(__always)
  private mutating func atModuleSelector() -> Bool {
    guard at(.colon), current.flags.contains(.isGlued) else { return false }
    let next = peek()
    return next.kind == .colon && next.flags.contains(.isGlued)
  }

  /// ModuleSelector = name '::'
  ///
  /// Makes the name since `start` a selector if `::` follows; whether the name that was meant comes next.
  mutating func optModuleSelector(_ start: Mark) -> Bool {
    guard atModuleSelector() else { return false }
    bump()
    bump()
    finish(.moduleSelector, start)
    return true
  }

  /// A name with the selector of its module: the current token, and what follows `::`.
  mutating func bumpSelectedName(as kind: SyntaxKind? = nil) {
    let start = mark()
    bump(as: kind)
    guard optModuleSelector(start) else { return }
    if at(.identifier) || current.kind.isReservedWord, !current.startsLine {
      bump(as: at(.initKeyword) || at(.selfKeyword) ? nil : .identifier)
    } else {
      error("expected a name after '::'", at: gap)
      builder.appendMissing(.identifier)
    }
    if atModuleSelector() {
      error("a module selector names one module", at: currentRange)
      let rest = mark()
      bump()
      bump()
      if at(.identifier) { bump() }
      finish(.unexpected, rest)
    }
  }
}
