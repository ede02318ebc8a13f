/// Decides where lines end, in one pass over a stream (Oppen 1980, second part). A break ends its line if it must, if
/// its group is broken, or if what follows up to the next one does not fit.
struct Printer {
  private let stream: LayoutStream
  private let lengths: [Int]
  private let style: FormatStyle

  /// One for each atom.
  private(set) var placements: [Placement] = []
  private var scopes = IndentationScopes()
  /// Whether the open groups are broken.
  private var brokenGroups = [false]
  private var links = LinkContexts()
  private var forbiddenBreaks = 0
  /// Chains of which a link started a line, and those of which a call did not.
  private var brokenChains: Set<ChainID> = []
  private var unbrokenChains: Set<ChainID> = []

  private var column = 0
  private var line = 1
  private var isAtLineStart = true
  /// Line ends and blanks since the last atom.
  private var lineEnds = 0
  private var blanks = 0
  private var endedLineLast = false
  private var isAfterLineComment = false

  init(_ stream: LayoutStream, style: FormatStyle) {
    self.stream = stream
    self.style = style
    lengths = StreamMeasure.lengths(of: stream)
    placements.reserveCapacity(stream.atoms.count)
  }

  /// Chains of which some calls start a line and others do not.
  var unevenChains: Set<ChainID> { brokenChains.intersection(unbrokenChains) }

  mutating func run() {
    for index in stream.elements.indices {
      switch stream.elements[index] {
      case .atom(let id):
        place(stream.atoms[id.index])
      case .space(let count):
        addBlanks(count)
      case .open(let isConsistent):
        brokenGroups.append(isConsistent && (!fits(lengths[index]) || endedLineLast))
      case .close:
        if brokenGroups.count > 1 { brokenGroups.removeLast() }
      case .linkStart:
        links.start(onLine: line)
      case .linkEnd:
        links.end()
      case .forbidBreaks:
        forbiddenBreaks &+= 1
      case .allowBreaks:
        forbiddenBreaks &-= 1
      case .lineBreak(let lineBreak):
        decide(lineBreak, length: lengths[index])
      }
    }
  }

  private func fits(_ length: Int = 1) -> Bool {
    isAtLineStart || length <= style.lineLength &- column
  }

  // MARK: Atoms

  private mutating func place(_ atom: Atom) {
    if let gap = atom.keptGap {
      placements.append(.kept)
      line &+= gap.lineEnds
      column = gap.lineEnds > 0 ? gap.lastLine : column &- blanks &+ gap.lastLine
    } else if isAtLineStart {
      let steps = lineEnds == 0 ? 0 : scopes.steps
      placements.append(.line(lineEnds: lineEnds, steps: steps))
      column = style.width(steps)
    } else {
      placements.append(.spaces(blanks))
    }
    line &+= atom.extent.lineEnds
    column = atom.extent.lineEnds > 0 ? atom.extent.lastLine : column &+ atom.extent.lastLine
    (isAtLineStart, lineEnds, blanks, endedLineLast) = (false, 0, 0, false)
    isAfterLineComment = atom.isLineComment
  }

  /// Wants so many blanks before the next atom; the most that are wanted count.
  private mutating func addBlanks(_ count: Int) {
    guard count > blanks else { return }
    column &+= count &- blanks
    blanks = count
  }

  private mutating func endLine(_ newlines: LineBreak.Newlines) {
    var wanted = lineEnds == 0 ? 1 : 0
    if case .required(let count, _) = newlines { wanted = min(count, FormatStyle.mostBlankLines &+ 1) &- lineEnds }
    guard wanted > 0 else { return }
    line &+= wanted
    lineEnds &+= wanted
    (isAtLineStart, blanks, column) = (true, 0, 0)
  }

  // MARK: Breaks

  private mutating func decide(_ lineBreak: LineBreak, length: Int) {
    var mustEnd = (brokenGroups.last ?? false) || lineBreak.isRequired
    var isContinuation = false
    switch lineBreak.kind {
    case .open(let scope):
      let startLine = line &- (isAtLineStart ? 1 : 0)
      let endsLine = isAtLineStart || !fits(length) || brokenGroups.last ?? false
      scopes.open(scope, onLine: startLine, endsLine: endsLine)
    case .close(let isForced):
      let scope = closeScope(isForced: isForced)
      mustEnd = isForced ? lineBreak.isRequired || scope.mustEnd : mustEnd || scope.mustEnd
      isContinuation = scope.isContinuation
    case .continuation:
      isContinuation = true
    case .same:
      break
    case .reset:
      mustEnd = lineBreak.isRequired || scopes.isContinuation
    case .link(let chain, let isCall):
      if let chain, isCall, brokenChains.contains(chain) { mustEnd = true }
      isContinuation = links.indents(
        ending: !fits(length) || mustEnd,
        onLine: line,
        isContinuation: scopes.isContinuation
      )
    }
    let endsLine = mustEnd || !fits(length)
    if case .link(let chain?, let isCall) = lineBreak.kind {
      if endsLine { brokenChains.insert(chain) } else if isCall { unbrokenChains.insert(chain) }
    }
    finish(lineBreak, endsLine: endsLine, isContinuation: isContinuation)
  }

  /// Whether the closing of the innermost scope ends the line, and whether the next line goes on with a statement then.
  private mutating func closeScope(isForced: Bool) -> (mustEnd: Bool, isContinuation: Bool) {
    guard let scope = scopes.close(onLine: line) else { return (false, false) }
    var mustEnd = false
    let isOnOtherLine = line &- (isAtLineStart ? 1 : 0) != scope.line
    if isForced {
      mustEnd = isOnOtherLine
    } else if !fits() {
      mustEnd = true
    } else {
      scopes.isContinuation = scope.steps > 0 && isOnOtherLine
    }
    let wasContinuation =
      scope.wasContinuation || scope.indentsContinuation || scope.kind == .continuation && isOnOtherLine
    scopes.isContinuation = scopes.isContinuation || wasContinuation
    return (mustEnd, wasContinuation)
  }

  /// Ends the line, or goes on with it.
  private mutating func finish(_ lineBreak: LineBreak, endsLine: Bool, isContinuation: Bool) {
    let isForbidden = forbiddenBreaks > 0 && !(lineBreak.isRequired && isAfterLineComment)
    if endsLine, !isForbidden {
      scopes.isContinuation = isContinuation
      endLine(lineBreak.newlines)
      endedLineLast = true
    } else {
      if isAtLineStart { scopes.isContinuation = isContinuation }
      addBlanks(lineBreak.size)
      endedLineLast = false
    }
  }
}
