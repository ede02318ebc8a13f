import Synchronization

/// What the pages of a preview show, and who is told when it changes.
package final class PreviewHub: Sendable {
  private struct State {
    var latest: [UInt8] = Array("{}".utf8)
    var listeners: [Int: Mailbox<[UInt8]>] = [:]
    var lastListener = 0
  }

  private let state = Mutex(State())
  private let perform: @Sendable ([UInt8]) -> Void

  /// So many pages are told of changes.
  private static let mostListeners = 16

  /// `perform` takes the commands of pages, as JSON.
  package init(perform: @escaping @Sendable ([UInt8]) -> Void) {
    self.perform = perform
  }

  /// Shows `state`, as JSON, on every page.
  package func show(_ json: [UInt8]) {
    state.withLock { state in
      state.latest = json
      for listener in state.listeners.values { listener.post(json) }
    }
  }

  /// Tells pages something that does not last: what the cursor is on.
  package func tell(_ json: [UInt8]) {
    state.withLock { state in
      for listener in state.listeners.values { listener.post(json) }
    }
  }

  func receive(_ command: [UInt8]) { perform(command) }

  /// A mailbox that gets what is shown now and from now on; nil where too many listen.
  func listen() -> (id: Int, mailbox: Mailbox<[UInt8]>)? {
    state.withLock { state in
      guard state.listeners.count < Self.mostListeners else { return nil }
      state.lastListener += 1
      let mailbox = Mailbox<[UInt8]>()
      mailbox.post(state.latest)
      state.listeners[state.lastListener] = mailbox
      return (state.lastListener, mailbox)
    }
  }

  func stopListening(_ id: Int) {
    state.withLock { $0.listeners[id] = nil }
  }
}
