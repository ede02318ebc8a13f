import LSPProtocol

/// A recorded session (`--log`), line by line.
package struct Trace: Sendable {
  /// A line of the record.
  enum Entry: Sendable {
    /// A message of the client's, or what came in place of one.
    case client([UInt8])
    case server(JSONValue)
    /// What a file held; nil where it could not be read.
    case file(String, [UInt8]?)
    /// What a folder held; nil where there was none.
    case folder(String, [FileSystem.Entry]?)
  }

  let entries: [Entry]

  /// Why a record cannot be read.
  package struct Unreadable: Error {
    package let message: String
  }

  package init(_ bytes: [UInt8]) throws(Unreadable) {
    var entries: [Entry] = []
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      guard let json = try? JSONValue(parsing: Array(line)), let entry = Self.entry(json) else {
        throw Unreadable(message: "line \(index + 1) is no message of a session")
      }
      entries.append(entry)
    }
    self.entries = entries
  }

  private static func entry(_ json: JSONValue) -> Entry? {
    switch json["from"].string {
    case TraceLog.Side.client.rawValue:
      if let text = json["text"].string { return .client(Array(text.utf8)) }
      return json["message"].isNull ? nil : .client(JSONWriter.bytes(of: json["message"]))
    case TraceLog.Side.server.rawValue: return .server(json["message"])
    case TraceLog.Side.disk.rawValue:
      if let path = json["file"].string {
        return .file(path, json["text"].string.map { Array($0.utf8) } ?? json["bytes"].bytes)
      }
      guard let path = json["folder"].string else { return nil }
      let entries = json["entries"].array?.compactMap { entry -> FileSystem.Entry? in
        guard let name = entry["name"].string, let isFolder = entry["isFolder"].bool else { return nil }
        return FileSystem.Entry(name: name, isFolder: isFolder)
      }
      return .folder(path, entries)
    default: return nil
    }
  }
}

extension JSONValue {
  /// The bytes that an array holds as numbers.
  fileprivate var bytes: [UInt8]? { array?.map { UInt8(clamping: $0.integer ?? 0) } }
}

extension Trace.Entry: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .client(let body):
        json.member("from", TraceLog.Side.client.rawValue)
        if (try? JSONValue(parsing: body)) != nil, !body.contains(0x0A) {
          json.member("message", RawJSON(body))
        } else {
          // A body that is no JSON is kept as text, so that every line stays readable.
          json.member("text", String(decoding: body, as: UTF8.self))
        }
      case .server(let message):
        json.member("from", TraceLog.Side.server.rawValue)
        json.member("message", message)
      case .file(let path, let bytes):
        json.member("from", TraceLog.Side.disk.rawValue)
        json.member("file", path)
        guard let bytes else { return }
        if let text = String(validating: bytes, as: UTF8.self) {
          json.member("text", text)
        } else {
          json.member("bytes", bytes.map(Int.init))
        }
      case .folder(let path, let entries):
        json.member("from", TraceLog.Side.disk.rawValue)
        json.member("folder", path)
        json.member("entries", optional: entries?.map(RecordedEntry.init))
      }
    }
  }
}

private struct RecordedEntry: JSONWritable {
  let entry: FileSystem.Entry

  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("name", entry.name)
      $0.member("isFolder", entry.isFolder)
    }
  }
}
