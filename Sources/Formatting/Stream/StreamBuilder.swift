import SourceText
import Syntax

/// Lines up tokens, comments and what the rules arranged around them.
struct StreamBuilder {
  private let tree: FlatTree
  private let arrangement: Arrangement
  private let untouched: UntouchedItems
  private var stream = LayoutStream()
  /// The last break of the stream, and whether nothing that is seen follows it.
  private var lastBreak: Int?
  private var isAtLastBreak = false
  /// Whether white space was decided on since the last atom.
  private var hasGap = true

  private init(_ tree: FlatTree, _ arrangement: Arrangement, _ untouched: UntouchedItems) {
    self.tree = tree
    self.arrangement = arrangement
    self.untouched = untouched
    stream.atoms.reserveCapacity(tree.tokens.count &+ 64)
    stream.elements.reserveCapacity(tree.tokens.count &* 4)
  }

  static func stream(_ tree: FlatTree, _ arrangement: Arrangement, _ untouched: UntouchedItems) -> LayoutStream {
    var builder = StreamBuilder(tree, arrangement, untouched)
    var items: [TokenID: TokenID] = [:]
    for item in untouched.items.keys {
      guard let first = tree.firstToken(of: item), let last = tree.lastToken(of: item) else { continue }
      items[first] = max(items[first] ?? last, last)
    }
    var token = TokenID(index: 0)
    while token.index < tree.tokens.count {
      let last = items[token] ?? token
      builder.add(token, through: last, isUntouched: items[token] != nil)
      token = last.next
    }
    return builder.stream
  }

  /// Adds a token, or all those of an untouched item as one atom.
  private mutating func add(_ first: TokenID, through last: TokenID, isUntouched: Bool) {
    let before = arrangement.before(first)
    let scopeEnd = before.firstIndex { !$0.opensScope } ?? before.count
    before[..<scopeEnd].forEach { append($0) }
    let keepsGap = untouched.keepsGap(before: first)
    if !untouched.keepsAll(before: first) { addGap(before: first, rest: before[scopeEnd...]) }
    before[scopeEnd...].forEach { append($0) }
    if !hasGap, !keepsGap { append(.space(DefaultSpacing.spaces(before: first, in: tree))) }
    addAtom(first, last, isUntouched: isUntouched, keepsGap: keepsGap)
    var after: [LayoutElement] = []
    if first < last {
      for index in first.index &+ 1...last.index {
        after += arrangement.after(TokenID(index: index &- 1))
        after += arrangement.before(TokenID(index: index))
      }
    }
    after += arrangement.after(last)
    addAfter(after, last)
  }

  private mutating func addAtom(_ first: TokenID, _ last: TokenID, isUntouched: Bool, keepsGap: Bool) {
    let range = ByteRange(tree.tokens[first.index].start, tree.tokens[last.index].end)
    var kept: TextExtent?
    if keepsGap {
      let start = stream.atoms.last?.range.end ?? ByteOffset(0)
      kept = extent(of: ByteRange(start, range.start))
    }
    append(range, isUntouched ? .untouched : .token(first), keptGap: kept)
  }

  /// Adds what the rules want after a token, and the comment that follows it on its line, which goes before the first
  /// break.
  private mutating func addAfter(_ elements: [LayoutElement], _ token: TokenID) {
    let comment = trailingComment(after: token)
    var pending = comment
    if let comment, !comment.isLine {
      append(.space(isBlank(before: comment.range) ? 1 : 0))
      append(comment.range, .comment(isLine: false, endsLine: false))
      append(.lineBreak(.same, size: isBlank(after: comment.range) ? 1 : 0))
      pending = nil
    }
    for element in elements {
      if let line = pending, element.mayEndLine {
        addLineComment(line.range)
        pending = nil
      }
      append(element)
    }
    if let pending { addLineComment(pending.range) }
  }

  private func isBlank(before range: ByteRange) -> Bool {
    range.start.value > 0 && Blank.isBlank(tree.bytes[range.start.value &- 1])
  }

  private func isBlank(after range: ByteRange) -> Bool {
    range.end.value < tree.bytes.count && Blank.isBlank(tree.bytes[range.end.value])
  }

  private mutating func addLineComment(_ range: ByteRange) {
    append(.space(FormatStyle.spacesBeforeComment))
    append(range, .comment(isLine: true, endsLine: true))
  }

  private func trailingComment(after token: TokenID) -> (range: ByteRange, isLine: Bool)? {
    let next = token.next
    guard next.index < tree.tokens.count, !untouched.keepsAll(before: next), !tree.isPlainGap(before: next) else {
      return nil
    }
    for piece in tree.gapPieces(before: next) {
      switch piece {
      case .blanks: continue
      case .comment(let range, let isLine): return (range, isLine)
      case .lineEnds, .stray: return nil
      }
    }
    return nil
  }

  // MARK: Between tokens

  /// Adds the comments and line ends before a token; `rest` is what the rules want between them and the token.
  private mutating func addGap(before token: TokenID, rest: ArraySlice<LayoutElement>) {
    var isStart = token.index == 0
    var pieces = tree.gapPieces(before: token)[...]
    if tree.kind(of: token) == .endOfFile {
      while case .lineEnds? = pieces.last { pieces.removeLast() }
    }
    var needsLineEnd = false
    if !isStart, let skipped = skipTrailingComment(&pieces) { needsLineEnd = skipped }
    var isOwnLine = isStart
    while let piece = pieces.popFirst() {
      switch piece {
      case .blanks, .stray: break
      case .lineEnds(let count):
        isOwnLine = true
        guard !isStart else { break }
        if needsLineEnd || count > 1 || allowsLineEnd(before: token) {
          addNewlines(.required(count: count, isFromSource: true))
        }
      case .comment(let range, let isLine):
        append(range, .comment(isLine: isLine, endsLine: false))
        if isLine {
          addNewlines(.required)
        } else {
          append(.lineBreak(.same, size: pieces.first == .blanks ? 1 : 0))
        }
        needsLineEnd = isLine || isOwnLine
        isOwnLine = false
        isStart = false
      }
    }
  }

  /// Takes the comment that belongs to the token before; whether it needs a line end.
  private func skipTrailingComment(_ pieces: inout ArraySlice<GapPiece>) -> Bool? {
    var rest = pieces
    if rest.first == .blanks { rest.removeFirst() }
    guard case .comment(_, let isLine)? = rest.first else { return nil }
    pieces = rest.dropFirst()
    return isLine
  }

  /// Whether a line end of the source before `token` is kept: something must allow the line to end there.
  private func allowsLineEnd(before token: TokenID) -> Bool {
    for elements in [arrangement.before(token)[...], stream.elements[...]] {
      for element in elements.reversed() {
        switch element {
        case .lineBreak(let lineBreak): return lineBreak.newlines != .electiveIgnoringSource
        case .atom, .space: return false
        default: continue
        }
      }
    }
    return true
  }

  // MARK: Appending

  private mutating func append(_ range: ByteRange, _ role: Atom.Role, keptGap: TextExtent? = nil) {
    stream.elements.append(.atom(AtomID(index: stream.atoms.count)))
    stream.atoms.append(Atom(role: role, range: range, extent: extent(of: range), keptGap: keptGap))
    isAtLastBreak = false
    hasGap = false
  }

  private mutating func append(_ element: LayoutElement) {
    switch element {
    case .lineBreak:
      lastBreak = stream.elements.count
      isAtLastBreak = true
      hasGap = true
    case .space(let count):
      isAtLastBreak = false
      hasGap = true
      if case .space(let other)? = stream.elements.last {
        stream.elements[stream.elements.count &- 1] = .space(max(count, other))
        return
      }
    case .open, .forbidBreaks, .allowBreaks, .linkStart:
      break
    case .close, .linkEnd, .atom:
      isAtLastBreak = false
    }
    stream.elements.append(element)
  }

  /// Ends the line at the last break if nothing was printed since, else at a new break of a similar kind.
  private mutating func addNewlines(_ newlines: LineBreak.Newlines) {
    var kind = LineBreak.Kind.same
    if let lastBreak, case .lineBreak(var last) = stream.elements[lastBreak] {
      if isAtLastBreak {
        last.newlines = last.newlines.joined(with: newlines)
        stream.elements[lastBreak] = .lineBreak(last)
        return
      }
      kind = last.kind.whenRepeated
    }
    append(.lineBreak(kind, size: 0, newlines))
  }

  private func extent(of range: ByteRange) -> TextExtent {
    TextExtent(tree.bytes[range.start.value..<range.end.value], tabWidth: FormatStyle.tabWidth)
  }
}

extension LayoutElement {
  /// Whether the element starts something that a comment before the token belongs to.
  fileprivate var opensScope: Bool {
    switch self {
    case .open: return true
    case .lineBreak(let lineBreak):
      switch lineBreak.kind {
      case .open, .continuation, .same, .link: return true
      case .close, .reset: return false
      }
    default: return false
    }
  }

  /// Whether a comment that ends the line has to go before it.
  fileprivate var mayEndLine: Bool {
    switch self {
    case .lineBreak(let lineBreak):
      if case .close(let isForced) = lineBreak.kind { return isForced }
      return true
    case .forbidBreaks, .allowBreaks: return true
    default: return false
    }
  }
}

extension LineBreak.Kind {
  /// The kind of a second break after a comment.
  fileprivate var whenRepeated: LineBreak.Kind {
    switch self {
    case .open, .close, .reset, .same: .same
    case .continuation: .continuation
    case .link: .link(nil, isCall: false)
    }
  }
}
