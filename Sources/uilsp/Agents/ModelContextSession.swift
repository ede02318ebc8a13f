import LSPProtocol
import Server

/// A conversation in the Model Context Protocol: one JSON-RPC message a line, each request answered once.
struct ModelContextSession {
  /// The versions of the protocol that are spoken, newest first.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private static let instructions = """
    Runs the layout of SwiftUI code without Xcode or a simulator. 'check' says what is wrong, 'frames' where every view is, \
    'explain_size' why a view has its size, 'find_uses' who uses a declaration, 'apply_fix' mends a finding with a fix that was \
    tried, 'render' draws a scene. Lines and columns are counted from 1. Files are read anew for every call.
    """

  private var workspace: AgentWorkspace

  init(_ workspace: AgentWorkspace) {
    self.workspace = workspace
  }

  /// The answer to a line; nil for what is none, or wants none.
  mutating func answer(to line: LineReader.Line) -> [UInt8]? {
    switch line {
    case .tooLong: return Self.error(nil, ResponseError(.invalidRequest, "the message is too long"))
    case .bytes(let bytes):
      switch IncomingMessage(body: bytes) {
      case .request(let id, let method, let params):
        do throws(ResponseError) {
          return OutgoingMessage.response(id: id, result: .success(try answer(method, params))).body
        } catch {
          return Self.error(id, error)
        }
      case .notification, .response: return nil
      case .invalid(let id, let error): return Self.error(id, error)
      }
    }
  }

  private static func error(_ id: RequestID?, _ error: ResponseError) -> [UInt8] {
    OutgoingMessage.response(id: id, result: .failure(error)).body
  }

  private mutating func answer(_ method: String, _ params: JSONValue) throws(ResponseError) -> [UInt8] {
    switch method {
    case "initialize": return Array(introduction(params).compact.utf8)
    case "ping": return Array("{}".utf8)
    case "tools/list": return Array(JSONText.object([("tools", .array(AgentTool.all.map(\.json)))]).compact.utf8)
    case "tools/call":
      let name = params["name"].string ?? ""
      guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
        throw ResponseError(.invalidParams, "there is no tool '\(name)'")
      }
      return Array(tool.result(&workspace, params["arguments"]).compact.utf8)
    default: throw ResponseError(.methodNotFound, "no method '\(method)'")
    }
  }

  private func introduction(_ params: JSONValue) -> JSONText {
    let asked = params["protocolVersion"].string
    let version = Self.versions.first { $0 == asked } ?? Self.versions[0]
    return [
      "protocolVersion": .string(version),
      "capabilities": ["tools": ["listChanged": .bool(false)]],
      "serverInfo": ["name": .string(ServerInfo.name), "version": .string(ServerInfo.version)],
      "instructions": .string(Self.instructions),
    ]
  }
}
