import Synchronization

/// What the pages of a preview show, and who is told when it changes.
package final class PreviewHub: Sendable {
  private struct State {
    var latest: [PreviewNews.Kind: PreviewNews] = [.state: PreviewNews(.state, Array("{}".utf8))]
    var listeners: [Int: Mailbox<PreviewNews?>] = [:]
    var lastListener = 0
    var isOver = false
  }

  private let state = Mutex(State())
  private let perform: @Sendable ([UInt8]) -> Void

  /// So many pages are told of changes.
  private static let mostListeners = 16
  /// The command of a page that has just been opened.
  private static let listening = Array(#"{"kind":"listen"}"#.utf8)

  /// `perform` takes the commands of pages, as JSON.
  package init(perform: @escaping @Sendable ([UInt8]) -> Void) {
    self.perform = perform
  }

  /// Tells every page, and those that come later.
  package func show(_ news: PreviewNews) {
    state.withLock { state in
      state.latest[news.kind] = news
      for listener in state.listeners.values { listener.post(news) }
    }
  }

  /// Whether any page would be told.
  var isWatched: Bool { state.withLock { !$0.listeners.isEmpty } }

  /// Ends what pages are told, for good.
  func end() {
    state.withLock { state in
      state.isOver = true
      for listener in state.listeners.values { listener.post(nil) }
    }
  }

  func receive(_ command: [UInt8]) { perform(command) }

  /// A mailbox that gets what is shown now and from now on, and nil at the end; nil where too many listen.
  func listen() -> (id: Int, mailbox: Mailbox<PreviewNews?>)? {
    let made = state.withLock { state -> (Int, Mailbox<PreviewNews?>)? in
      guard !state.isOver, state.listeners.count < Self.mostListeners else { return nil }
      state.lastListener += 1
      let mailbox = Mailbox<PreviewNews?>()
      for kind in PreviewNews.Kind.allCases {
        if let news = state.latest[kind] { mailbox.post(news) }
      }
      state.listeners[state.lastListener] = mailbox
      return (state.lastListener, mailbox)
    }
    if made != nil { perform(Self.listening) }
    return made
  }

  func stopListening(_ id: Int) {
    state.withLock { $0.listeners[id] = nil }
  }
}
