/// Words that are keywords only where they stand; everywhere else they are names.
enum Word: UInt8 {
  case none
  case actor, any, async, await
  case borrow, borrowing
  case consume, consuming, convenience, copy
  case didSet, discard, distributed, dynamic
  case each
  case final
  case get
  case indirect, infix, isolated
  case lazy
  case macro, modify, mutableAddressWithOwner, mutating
  case nonisolated, nonmutating
  case of, open, optional, override
  case package, postfix, prefix, protocolMetatype
  case read, reasync, required
  case safe, sending, set, some
  case typeMetatype
  case unowned, unsafe, unsafeAddress, unsafeMutableAddress
  case weak, willSet
  case yield
  case underscoreConst, underscoreModify, underscoreRead, underscoreLocal, underscoreMutating, underscoreBorrowing
  case underscoreConsuming, underscoreOwned, underscoreShared, formerConsuming
}

/// The words and keywords of the language by their spelling.
struct WordTable: Sendable {
  private struct Entry {
    /// Where the spelling lies in `letters`; a free entry has no letters.
    var start: UInt16 = 0
    var count: UInt8 = 0
    var kind: SyntaxKind = .identifier
    var word: Word = .none
  }

  /// Open addressing by `slot(…)`.
  private let entries: [Entry]
  private let letters: [UInt8]

  static let shared = WordTable()

  private init() {
    var entries = [Entry](repeating: Entry(), count: 1024)
    var letters: [UInt8] = []
    func insert(_ text: String, _ kind: SyntaxKind, _ word: Word) {
      let bytes = Array(text.utf8)
      guard let first = bytes.first, let last = bytes.last else { return }
      var slot = Self.slot(bytes.count, first, bytes.count > 1 ? bytes[1] : 0, last)
      while entries[slot].count > 0 { slot = (slot &+ 1) & 1023 }
      entries[slot] = Entry(
        start: UInt16(truncatingIfNeeded: letters.count),
        count: UInt8(truncatingIfNeeded: bytes.count),
        kind: kind,
        word: word
      )
      letters += bytes
    }
    for (text, kind) in Self.keywords { insert(text, kind, .none) }
    for (text, word) in Self.words { insert(text, .identifier, word) }
    self.entries = entries
    self.letters = letters
  }

  private static func slot(_ count: Int, _ first: UInt8, _ second: UInt8, _ last: UInt8) -> Int {
    (count &* 211 &+ Int(first) &* 31 &+ Int(second) &* 7 &+ Int(last) &* 131) & 1023
  }

  /// What the word in `bytes[start..<end]` is; a plain name gives `identifier`. Words have at most 23 letters.
  func look(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (SyntaxKind, Word) {
    let count = end &- start
    guard count > 0, count < 24 else { return (.identifier, .none) }
    var slot = Self.slot(count, bytes[start], count > 1 ? bytes[start &+ 1] : 0, bytes[end &- 1])
    while true {
      let entry = entries[slot]
      if entry.count == 0 { return (.identifier, .none) }
      if Int(entry.count) == count {
        var index = 0
        while index < count, letters[Int(entry.start) &+ index] == bytes[start &+ index] { index &+= 1 }
        if index == count { return (entry.kind, entry.word) }
      }
      slot = (slot &+ 1) & 1023
    }
  }

  private static let keywords: [(String, SyntaxKind)] = [
    ("Any", .anyKeyword), ("as", .asKeyword), ("associatedtype", .associatedtypeKeyword), ("break", .breakKeyword),
    ("case", .caseKeyword), ("catch", .catchKeyword), ("class", .classKeyword), ("continue", .continueKeyword),
    ("default", .defaultKeyword), ("defer", .deferKeyword), ("deinit", .deinitKeyword), ("do", .doKeyword),
    ("else", .elseKeyword), ("enum", .enumKeyword), ("extension", .extensionKeyword),
    ("fallthrough", .fallthroughKeyword), ("false", .falseKeyword), ("fileprivate", .fileprivateKeyword),
    ("for", .forKeyword), ("func", .funcKeyword), ("guard", .guardKeyword), ("if", .ifKeyword),
    ("import", .importKeyword), ("in", .inKeyword), ("init", .initKeyword), ("inout", .inoutKeyword),
    ("internal", .internalKeyword), ("is", .isKeyword), ("let", .letKeyword), ("nil", .nilKeyword),
    ("operator", .operatorKeyword), ("precedencegroup", .precedencegroupKeyword), ("private", .privateKeyword),
    ("protocol", .protocolKeyword), ("public", .publicKeyword), ("repeat", .repeatKeyword),
    ("rethrows", .rethrowsKeyword), ("return", .returnKeyword), ("self", .selfKeyword), ("Self", .selfTypeKeyword),
    ("static", .staticKeyword), ("struct", .structKeyword), ("subscript", .subscriptKeyword),
    ("super", .superKeyword), ("switch", .switchKeyword), ("throw", .throwKeyword), ("throws", .throwsKeyword),
    ("true", .trueKeyword), ("try", .tryKeyword), ("typealias", .typealiasKeyword), ("var", .varKeyword),
    ("where", .whereKeyword), ("while", .whileKeyword), ("_", .wildcardKeyword),
  ]

  private static let words: [(String, Word)] = [
    ("actor", .actor), ("any", .any), ("async", .async), ("await", .await), ("borrow", .borrow),
    ("borrowing", .borrowing), ("consume", .consume), ("consuming", .consuming), ("convenience", .convenience),
    ("copy", .copy), ("didSet", .didSet), ("discard", .discard), ("distributed", .distributed),
    ("dynamic", .dynamic), ("each", .each), ("final", .final), ("get", .get), ("indirect", .indirect),
    ("infix", .infix), ("isolated", .isolated), ("lazy", .lazy), ("macro", .macro), ("modify", .modify),
    ("mutableAddressWithOwner", .mutableAddressWithOwner), ("mutating", .mutating), ("nonisolated", .nonisolated),
    ("nonmutating", .nonmutating), ("of", .of), ("open", .open), ("optional", .optional), ("override", .override),
    ("package", .package), ("postfix", .postfix), ("prefix", .prefix), ("Protocol", .protocolMetatype),
    ("read", .read), ("reasync", .reasync), ("required", .required), ("safe", .safe), ("sending", .sending),
    ("set", .set), ("some", .some), ("Type", .typeMetatype), ("unowned", .unowned), ("unsafe", .unsafe),
    ("unsafeAddress", .unsafeAddress), ("unsafeMutableAddress", .unsafeMutableAddress), ("weak", .weak),
    ("willSet", .willSet), ("yield", .yield), ("_const", .underscoreConst), ("_modify", .underscoreModify),
    ("_read", .underscoreRead), ("_local", .underscoreLocal), ("_mutating", .underscoreMutating),
    ("_borrowing", .underscoreBorrowing), ("_consuming", .underscoreConsuming), ("__owned", .underscoreOwned),
    ("__shared", .underscoreShared), ("__consuming", .formerConsuming),
  ]
}
