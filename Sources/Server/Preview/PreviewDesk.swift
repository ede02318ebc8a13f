import LSPProtocol
import Semantics
import Synchronization

/// The pages that show documents of a session. Requests open them; what they show is the loop's to say.
final class PreviewDesk: Sendable {
  private struct Desk {
    var pages: [FileID: Page] = [:]
    var isOver = false
  }

  private struct Page {
    let listener: PreviewListener
    let hub: PreviewHub
  }

  private let desk = Mutex(Desk())
  private let post: @Sendable (Event) -> Void

  /// So many documents can be shown at once.
  private static let mostPages = 16

  init(post: @escaping @Sendable (Event) -> Void) {
    self.post = post
  }

  /// The address of the page that shows a file; the same one for as long as the session lasts, and that of an earlier
  /// session where that is given and free.
  func page(
    showing file: FileID,
    at earlier: PreviewAccess?
  ) throws(ResponseError) -> (address: String, hub: PreviewHub) {
    let post = post
    let page = desk.withLock { desk -> Result<Page, ResponseError> in
      if let page = desk.pages[file] { return .success(page) }
      guard !desk.isOver, desk.pages.count < Self.mostPages else {
        return .failure(ResponseError(.requestFailed, "more than \(Self.mostPages) documents are not shown"))
      }
      let hub = PreviewHub { post(.preview(file, .command($0))) }
      guard let listener = PreviewListener(hub: hub, at: earlier) else {
        return .failure(ResponseError(.requestFailed, "no port can be had on 127.0.0.1"))
      }
      listener.start()
      let page = Page(listener: listener, hub: hub)
      desk.pages[file] = page
      return .success(page)
    }
    let known = try page.get()
    return (known.listener.address, known.hub)
  }

  /// The session is over: nobody is served any more.
  func close() {
    desk.withLock { desk in
      desk.isOver = true
      for page in desk.pages.values { page.listener.stop() }
      desk.pages = [:]
    }
  }
}
