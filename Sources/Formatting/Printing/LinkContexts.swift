/// How the links of the postfix chains that are being printed are indented: by a step where the base of the chain ended
/// on the line it began on, and as the base where it did not, so that what follows a closing brace stays under it.
struct LinkContexts {
  private enum Indentation {
    case undecided
    case deeper
    case same
  }

  private struct Context {
    let line: Int
    var indentation = Indentation.undecided
  }

  private var open: [Context] = []
  /// The link that ended last, unless a break or a new link came since.
  private var ended: Context?

  mutating func start(onLine line: Int) {
    open.append(Context(line: line))
    ended = nil
  }

  mutating func end() {
    let context = open.popLast()
    ended = open.isEmpty ? nil : context
  }

  /// Whether a line that starts with a link is indented by a step; `ending` tells that the link starts a line.
  mutating func indents(ending: Bool, onLine line: Int, isContinuation: Bool) -> Bool {
    defer { ended = nil }
    guard let innermost = open.indices.last else { return isContinuation }
    if ending, let ended, open[innermost].indentation == .undecided {
      open[innermost].indentation = ended.line == line ? .deeper : .same
    }
    return open[innermost].indentation == .same ? isContinuation : true
  }
}
