/// The scopes that are open while a text is printed, and the indentation that they ask for.
struct IndentationScopes {
  struct Scope {
    let kind: LineBreak.Scope
    let line: Int
    var indentsBlock: Bool
    let indentsContinuation: Bool
    /// Whether the line that opened it went on with a statement.
    let wasContinuation: Bool

    var steps: Int { (indentsBlock ? 1 : 0) &+ (indentsContinuation ? 1 : 0) }
  }

  private var scopes: [Scope] = []
  private var openSteps = 0
  /// Whether the line goes on with a statement of the line before.
  var isContinuation = false

  /// Steps of indentation of a line that starts now.
  var steps: Int { openSteps &+ (isContinuation ? 1 : 0) }

  /// Opens a scope on `line`; of several blocks opened on one line only the last one indents.
  mutating func open(_ kind: LineBreak.Scope, onLine line: Int, endsLine: Bool) {
    if kind == .block, let last = scopes.last, last.line == line { setIndentsBlock(false) }
    let scope = Scope(
      kind: kind,
      line: line,
      indentsBlock: kind == .block,
      indentsContinuation: isContinuation || kind == .continuation && endsLine,
      wasContinuation: isContinuation
    )
    scopes.append(scope)
    openSteps &+= scope.steps
    isContinuation = false
  }

  /// Closes the innermost scope; `currentLine` is the line that the printer is on.
  mutating func close(onLine currentLine: Int) -> Scope? {
    guard let scope = scopes.popLast() else { return nil }
    openSteps &-= scope.steps
    if scope.indentsBlock, scope.line == currentLine, let last = scopes.last, last.kind == .block, !last.indentsBlock {
      setIndentsBlock(true)
    }
    return scope
  }

  private mutating func setIndentsBlock(_ indents: Bool) {
    guard let last = scopes.last else { return }
    openSteps &-= last.steps
    scopes[scopes.count &- 1].indentsBlock = indents
    openSteps &+= scopes[scopes.count &- 1].steps
  }
}
