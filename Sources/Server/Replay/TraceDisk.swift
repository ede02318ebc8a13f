import Synchronization

/// The disk as a recorded session found it: what each file and folder held when it was looked at.
final class TraceDisk: Sendable {
  private struct Record<Contents: Sendable>: Sendable {
    /// The step of the session in which it was looked at.
    let step: Int
    let contents: Contents?
  }

  private let files: [String: [Record<[UInt8]>]]
  private let folders: [String: [Record<[FileSystem.Entry]>]]
  private let step = Mutex(0)

  /// What belongs to a message of the client's is what was recorded between it and the next.
  init(_ trace: Trace) {
    var (files, folders, step) = ([String: [Record<[UInt8]>]](), [String: [Record<[FileSystem.Entry]>]](), 0)
    for entry in trace.entries {
      switch entry {
      case .client: step += 1
      case .server: break
      case .file(let path, let bytes): files[path, default: []].append(Record(step: step, contents: bytes))
      case .folder(let path, let entries): folders[path, default: []].append(Record(step: step, contents: entries))
      }
    }
    (self.files, self.folders) = (files, folders)
  }

  /// From now on it is as it was after that many messages.
  func advance(to step: Int) { self.step.withLock { $0 = step } }

  var system: FileSystem {
    FileSystem(
      read: { [self] in Self.contents(files[$0], at: step.withLock(\.self)) },
      list: { [self] in Self.contents(folders[$0], at: step.withLock(\.self)) }
    )
  }

  /// The last that was seen by then, or the first that was seen at all.
  private static func contents<Contents>(_ records: [Record<Contents>]?, at step: Int) -> Contents? {
    guard let records else { return nil }
    return (records.last { $0.step <= step } ?? records.first)?.contents
  }
}
